// Taking a city home: the command and the dialog of the window.
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>

#include "commands/export_command.h"
#include "export/export_card.h"
#include "export/export_dialog.h"
#include "look/plates.h"
#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/exporter/export_city.h"
#include "remparts/io/resources.h"
#include "session.h"
#include "support/catch.h"

using namespace remparts;
using exporter::Format;

namespace {

io::TileSetSource tileSource() {
    return io::makeTileSetSource(io::programFolder(""), {});
}

/// A folder with a saved game in which something lies on the table.
struct SavedGame {
    QTemporaryDir folder;

    explicit SavedGame(engine::GameKind kind) {
        const std::vector<engine::Player> players{{"Anna", engine::PlayerColor::Red, {}},
                                                  {"Ben", engine::PlayerColor::Blue, {}}};
        const bool kids = kind == engine::GameKind::Kids;
        const engine::GameOptions options = kids ? engine::GameOptions(engine::KidsOptions()) : engine::CityOptions();
        engine::Game game(engine::dealGame(tileSource()(kind), players, options, 3));
        engine::Random random(3);
        for (int i = 0; i < 12; ++i) {
            const auto legal = game.rules().legalActions(game.state());
            REQUIRE_FALSE(game.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        io::saveRecord(game, path("game.remparts.json").toStdString());
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QStringList content() const { return QDir(folder.path()).entryList(QDir::Files, QDir::Name); }
    [[nodiscard]] app::Arguments arguments(const char* target) const {
        app::Arguments arguments;
        arguments.file = path("game.remparts.json").toStdString();
        arguments.exportTo = path(target).toStdString();
        return arguments;
    }
    void openIn(model::Session& session) const {
        session.setTileSource(tileSource());
        REQUIRE_FALSE(session.open(path("game.remparts.json")));
    }
};

}  // namespace

TEST_CASE("--export writes a saved game of either kind in every format") {
    const SavedGame game(GENERATE(engine::GameKind::City, engine::GameKind::Kids));
    for (const char* target : {"city.glb", "city.obj", "city.stl"})
        CHECK(app::exportCommand(game.arguments(target), tileSource()) == 0);
    CHECK(game.content() == QStringList{"city.glb", "city.mtl", "city.obj", "city.stl", "game.remparts.json"});
}

TEST_CASE("--export into a folder that is not there fails in words") {
    const SavedGame game(engine::GameKind::Kids);
    CHECK_THROWS_AS(app::exportCommand(game.arguments("nowhere/city.glb"), tileSource()), exporter::ExportError);
}

TEST_CASE("The dialog writes what is chosen, beside the window, and says so") {
    const SavedGame game(GENERATE(engine::GameKind::City, engine::GameKind::Kids));
    model::Session session;
    game.openIn(session);
    app::ExportDialog dialog(session);
    dialog.show();
    QSignalSpy ended(&dialog, &app::ExportDialog::ended);
    dialog.choose(Format::Stl);
    CHECK(dialog.options().format == Format::Stl);
    dialog.writeTo(game.path("city.stl"));
    CHECK(ended.isEmpty());  // the window is not kept waiting
    REQUIRE(ended.wait(60'000));
    CHECK(ended.front()[0].toBool());
    CHECK(ended.front()[1].toString().contains(QStringLiteral("city.stl")));
    CHECK(game.content() == QStringList{"city.stl", "game.remparts.json"});
}

TEST_CASE("What goes wrong while writing is told in the dialog") {
    const SavedGame game(engine::GameKind::Kids);
    model::Session session;
    game.openIn(session);
    app::ExportDialog dialog(session);
    QSignalSpy ended(&dialog, &app::ExportDialog::ended);
    dialog.choose(Format::Gltf);
    dialog.writeTo(game.path("nowhere/city.glb"));
    REQUIRE(ended.wait(60'000));
    CHECK_FALSE(ended.front()[0].toBool());
    CHECK(ended.front()[1].toString().endsWith(QStringLiteral("there is no such folder")));
}

TEST_CASE("Closing the dialog stops the writing, and nothing stays behind") {
    const SavedGame game(engine::GameKind::City);
    model::Session session;
    game.openIn(session);
    {
        app::ExportDialog dialog(session);
        dialog.choose(Format::Obj);
        dialog.writeTo(game.path("city.obj"));
        dialog.reject();
    }
    CHECK(game.content() == QStringList{"game.remparts.json"});
}

TEST_CASE("Each purpose of taking a city home is written in the same large letters") {
    const SavedGame game(engine::GameKind::City);
    model::Session session;
    game.openIn(session);
    app::ExportDialog dialog(session, nullptr);
    dialog.resize(dialog.sizeHint());
    dialog.show();
    const auto cards = dialog.findChildren<app::ExportCard*>();
    REQUIRE(cards.size() == 3);
    for (const app::ExportCard* card : cards) CHECK(card->width() == cards.front()->width());
    const auto& widest = *std::max_element(
        cards.begin(), cards.end(), [](const auto* a, const auto* b) { return a->text().size() < b->text().size(); });
    const double room = widest->width() - panel::shadowMargins.left() - panel::shadowMargins.right();
    CHECK(panel::textWidth(widest->text(), panel::TextSize::Large, true) + 2 * panel::spaceL <= room);
}
