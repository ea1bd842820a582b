// The features of a city can be told apart in its picture alone, by every eye.
#include <cstdio>
#include <utility>

#include "city_picture.h"
#include "color_distance.h"
#include "kind_colors.h"
#include "picture_cameras.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/engine/rules/game.h"
#include "rendering_setup.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

constexpr QSize size(960, 680);

engine::GameState playedGame(const std::shared_ptr<const engine::TileSet>& tiles, std::uint64_t seed) {
    using engine::PlayerColor;
    const std::vector<engine::Player> players{
        {"A", PlayerColor::Red}, {"B", PlayerColor::Blue}, {"C", PlayerColor::Green}, {"D", PlayerColor::Yellow}};
    const auto setup = tiles->game() == engine::GameKind::Kids
                           ? engine::dealGame(tiles, players, engine::KidsOptions{}, seed)
                           : engine::dealGame(tiles, players, engine::CityOptions{}, seed);
    constexpr std::uint64_t together = 2;  // a player that lays tiles side by side
    return test::playRandomGame(setup, seed * 3 + together, [](const test::Moment&) {});
}

struct Seen {
    View view = View::Overview;
    std::map<std::string, KindColor> kinds;
};

std::vector<Seen> look(const engine::GameState& state) {
    std::vector<Seen> seen;
    for (const View view : {View::Overview, View::Top}) {
        const auto picture = cityPicture(state, size, view);
        REQUIRE(picture.has_value());
        const CameraPose pose = view == View::Top ? mapCamera(state, size) : overviewCamera(state, size);
        seen.push_back({view, kindColors(state, *picture, pose)});
    }
    return seen;
}

struct Apart {
    std::string a;
    std::string b;
    Sight sight = Sight::Usual;
    double distance = 0;
};

std::vector<Apart> distances(const Seen& seen) {
    std::vector<Apart> all;
    for (auto a = seen.kinds.begin(); a != seen.kinds.end(); ++a)
        for (auto b = std::next(a); b != seen.kinds.end(); ++b)
            for (const Sight sight : allSights)
                all.push_back({a->first, b->first, sight,
                               colorDistance(seenBy(sight, a->second.mean), seenBy(sight, b->second.mean))});
    return all;
}

constexpr double plainlyDifferent = 10;

// Pairs that form tells apart where colour does not; the first one's form is what its cells show.
struct ByForm {
    const char* patterned;
    const char* other;
};
constexpr ByForm byForm[] = {{"fish", "public"}};

bool formTells(const Seen& seen, const Apart& pair) {
    constexpr double trace = 1.25;  // times the other's contrast
    for (const ByForm& form : byForm) {
        const bool same =
            (pair.a == form.patterned && pair.b == form.other) || (pair.b == form.patterned && pair.a == form.other);
        if (same) return seen.kinds.at(form.patterned).contrast > trace * seen.kinds.at(form.other).contrast;
    }
    return false;
}

void checkApart(const Seen& seen) {
    for (const Apart& pair : distances(seen)) {
        if (pair.distance >= plainlyDifferent || formTells(seen, pair)) continue;
        CAPTURE(static_cast<int>(seen.view), pair.a, pair.b, static_cast<int>(pair.sight));
        CHECK(pair.distance >= plainlyDifferent);
    }
}

// Share of the pixels of which `test` holds.
template <class Test>
double share(const QImage& picture, Test test) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) count += test(picture.pixelColor(x, y)) ? 1 : 0;
    return static_cast<double>(count) / picture.width() / picture.height();
}

}  // namespace

// The next two are wished for and do not hold yet (hidden: run them by their tag). The figures say which pairs are
// near.
TEST_CASE("In five cities every kind of feature is told from the others, by every eye", "[.readability][drawn]") {
    if (!hasOpenGl()) return;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        for (const Seen& seen : look(playedGame(test::boxTiles(), seed))) {
            REQUIRE(seen.kinds.size() == 7);
            checkApart(seen);
        }
}

TEST_CASE("In The Kids roads, meadows and stops are told apart, by every eye", "[.readability][drawn]") {
    if (!hasOpenGl()) return;
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        for (const Seen& seen : look(playedGame(test::kidsBoxTiles(), seed))) {
            REQUIRE(seen.kinds.size() == 6);
            checkApart(seen);
        }
}

TEST_CASE("At no time of day is there black or pure white in the picture", "[drawn]") {
    if (!hasOpenGl()) return;
    for (const auto& tiles : {test::boxTiles(), test::kidsBoxTiles()}) {
        const engine::GameState state = playedGame(tiles, 2);
        for (const geometry::TimeOfDay time : geometry::allTimesOfDay)
            for (const View view : {View::Overview, View::Street}) {
                PictureRequest request;
                request.size = {640, 400};
                request.view = view;
                request.time = time;
                const auto picture = cityPicture(state, request);
                REQUIRE(picture.has_value());
                CAPTURE(static_cast<int>(time), static_cast<int>(view));
                const auto black = [](QColor c) { return c.red() < 10 && c.green() < 10 && c.blue() < 10; };
                const auto white = [](QColor c) { return c.red() > 252 && c.green() > 252 && c.blue() > 252; };
                CHECK(share(*picture, black) < 0.001);
                CHECK(share(*picture, white) < 0.001);
            }
    }
}

TEST_CASE("Figures of what can be told apart", "[.figures][drawn]") {
    for (const auto& tiles : {test::boxTiles(), test::kidsBoxTiles()})
        for (const Seen& seen : look(playedGame(tiles, 3))) {
            for (const auto& [kind, color] : seen.kinds)
                std::printf("%d %-10s %s contrast %.1f cells %d\n", static_cast<int>(seen.view), kind.c_str(),
                            qUtf8Printable(color.mean.name()), color.contrast, color.cells);
            for (const Apart& pair : distances(seen))
                if (pair.distance < plainlyDifferent * 1.3)
                    std::printf("  %s – %s, sight %d: %.1f\n", pair.a.c_str(), pair.b.c_str(),
                                static_cast<int>(pair.sight), pair.distance);
        }
}
