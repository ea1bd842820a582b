// remparts --render as a command: a picture of either game, and its faults in words.
#include <QImage>
#include <QTemporaryDir>
#include <set>

#include "commands/render_command.h"
#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/io/record_file.h"
#include "remparts/io/resources.h"
#include "support/catch.h"

using namespace remparts;

namespace {

io::TileSetSource tileSource() {
    return io::makeTileSetSource(io::programFolder(""), {});
}

engine::Game playedGame(engine::GameKind kind, const engine::GameOptions& options) {
    const std::vector<engine::Player> players{{"Anna", engine::PlayerColor::Red, {}},
                                              {"Ben", engine::PlayerColor::Blue, {}}};
    engine::Game game(engine::dealGame(tileSource()(kind), players, options, 3));
    engine::Random random(3);
    for (int i = 0; i < 30; ++i) {
        const auto legal = game.rules().legalActions(game.state());
        REQUIRE_FALSE(game.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return game;
}

struct Command {
    QTemporaryDir folder;
    app::Arguments arguments;

    explicit Command(const engine::Game& game) {
        arguments.file = folder.filePath(QStringLiteral("game.remparts.json")).toStdString();
        arguments.renderTo = folder.filePath(QStringLiteral("picture.png")).toStdString();
        arguments.size = {320, 200};
        io::saveRecord(game, arguments.file);
    }
    [[nodiscard]] QImage picture() const { return QImage(QString::fromStdString(arguments.renderTo)); }
};

// Shades of the middle of a picture: a table alone has few.
std::size_t shadesOf(const QImage& picture) {
    std::set<QRgb> shades;
    for (int x = picture.width() / 4; x < picture.width() * 3 / 4; ++x)
        for (int y = picture.height() / 4; y < picture.height() * 3 / 4; ++y) shades.insert(picture.pixel(x, y));
    return shades.size();
}

}  // namespace

TEST_CASE("--render draws a saved game of either kind in all three views", "[window]") {
    const bool kids = GENERATE(false, true);
    const Command command(kids ? playedGame(engine::GameKind::Kids, engine::KidsOptions())
                               : playedGame(engine::GameKind::City, engine::CityOptions()));
    app::Arguments arguments = command.arguments;
    for (const scene::View view : {scene::View::Overview, scene::View::Street, scene::View::Top}) {
        arguments.view = view;
        REQUIRE(app::renderPicture(arguments, tileSource()) == 0);
        CHECK(command.picture().size() == arguments.size);
        CHECK(shadesOf(command.picture()) > 500);
    }
}

TEST_CASE("--caption writes into the lower edge and leaves the rest of the picture alone", "[window]") {
    const Command command(playedGame(engine::GameKind::City, engine::CityOptions()));
    app::Arguments arguments = command.arguments;
    arguments.view = scene::View::Street;  // whose camera needs no room for a caption
    REQUIRE(app::renderPicture(arguments, tileSource()) == 0);
    const QImage plain = command.picture();
    arguments.caption = true;
    REQUIRE(app::renderPicture(arguments, tileSource()) == 0);
    const QImage captioned = command.picture();
    const QRect upper(0, 0, plain.width(), plain.height() / 2);
    CHECK(plain.copy(upper) == captioned.copy(upper));
    CHECK_FALSE(plain == captioned);
    CHECK(captioned.pixelColor(1, captioned.height() - 2).lightness() < 90);
}

TEST_CASE("--render into a folder that is not there fails in words", "[window]") {
    const Command command(playedGame(engine::GameKind::Kids, engine::KidsOptions()));
    app::Arguments arguments = command.arguments;
    arguments.renderTo = command.folder.filePath(QStringLiteral("nowhere/picture.png")).toStdString();
    CHECK(app::renderPicture(arguments, tileSource()) == 1);
}
