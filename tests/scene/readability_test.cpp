// The features of a city can be told apart in its picture alone, by every eye. Which pixels show a kind is found from
// the meshes (seen_places, seen_features), how far apart two kinds are by all the colours of both (look_distance).
#include <algorithm>
#include <iterator>
#include <set>

#include "city_picture.h"
#include "look_distance.h"
#include "picture_cameras.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/engine/rules/game.h"
#include "rendering_setup.h"
#include "seen_features.h"
#include "support/catch.h"
#include "support/color_distance.h"
#include "support/designs.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;
using namespace remparts::test;

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

// One picture of a city by somebody's eyes.
struct Seen {
    View view = View::Overview;
    Sight sight = Sight::Usual;
    std::map<std::string, Look> looks;
    std::map<std::string, double> grain;  // how far two samples of one kind differ
};

std::vector<SeenFeature> featuresIn(const engine::GameState& state, View view) {
    const auto picture = cityPicture(state, size, view);
    REQUIRE(picture.has_value());
    return seenFeatures(state, *picture, view == View::Top ? mapCamera(state, size) : overviewCamera(state, size));
}

std::vector<Seen> lookAt(const engine::GameState& state) {
    std::vector<Seen> all;
    for (const View view : {View::Overview, View::Top}) {
        const auto kinds = byKind(featuresIn(state, view));
        for (const Sight sight : allSights) {
            Seen& seen = all.emplace_back(Seen{view, sight, {}, {}});
            for (const auto& [kind, pixels] : kinds) {
                CAPTURE(kind);
                REQUIRE(pixels.size() > lookSize);
                seen.looks[kind] = lookOf(pixels, sight);
                seen.grain[kind] = lookDistance(seen.looks[kind], lookOf(pixels, sight, 0.5));
            }
        }
    }
    return all;
}

// What two kinds differ by beyond what two samples of one differ by.
double distanceIn(const Seen& seen, const std::string& a, const std::string& b) {
    return lookDistance(seen.looks.at(a), seen.looks.at(b)) - (seen.grain.at(a) + seen.grain.at(b)) / 2;
}

// Large buildings, and where roads stop in The Kids, stand by themselves, each with a silhouette of its own: they
// adjoin the ground about them.
bool areNeighbours(const std::string& a, const std::string& b) {
    const std::set<std::string> alone{"public", "historic", "house", "pond", "wall", "hay"};
    const std::set<std::string> ground{"area", "street", "road", "meadow"};
    return (!alone.contains(a) || ground.contains(b)) && (!alone.contains(b) || ground.contains(a));
}

// Eyes that see fewer colours are left less colour: forms and patterns (stripes, pens, rims) tell the rest.
double leastDistance(Sight sight) {
    constexpr double plainlyDifferent = 9;
    constexpr double different = 5;
    return sight == Sight::Usual ? plainlyDifferent : different;
}

void checkApart(const Seen& seen) {
    for (auto a = seen.looks.begin(); a != seen.looks.end(); ++a)
        for (auto b = std::next(a); b != seen.looks.end(); ++b) {
            if (!areNeighbours(a->first, b->first)) continue;
            CAPTURE(static_cast<int>(seen.view), static_cast<int>(seen.sight), a->first, b->first);
            CHECK(distanceIn(seen, a->first, b->first) >= leastDistance(seen.sight));
        }
}

// The kind whose look is nearest, among kinds learned elsewhere.
class Stranger {
  public:
    Stranger(const std::vector<SeenFeature>& learned, Sight sight) : m_sight(sight) {
        for (const auto& [kind, pixels] : byKind(learned)) m_looks[kind] = lookOf(pixels, sight, 0, few);
    }

    [[nodiscard]] std::string kindOf(const SeenFeature& feature) const {
        const Look look = lookOf(feature.pixels, m_sight, 0, few);
        const auto nearer = [&](const auto& a, const auto& b) {
            return lookDistance(a.second, look) < lookDistance(b.second, look);
        };
        return std::min_element(m_looks.begin(), m_looks.end(), nearer)->first;
    }

  private:
    static constexpr std::size_t few = 32;
    Sight m_sight;
    std::map<std::string, Look> m_looks;
};

// Share of the features large enough to be looked at whose kind a stranger names.
double shareNamed(const std::vector<SeenFeature>& features, const Stranger& stranger) {
    constexpr std::size_t largeEnough = 250;
    int named = 0;
    int all = 0;
    for (const SeenFeature& feature : features) {
        if (feature.pixels.size() < largeEnough) continue;
        const std::string kind = stranger.kindOf(feature);
        if (kind != feature.kind) UNSCOPED_INFO(feature.kind << " taken for " << kind);
        named += kind == feature.kind ? 1 : 0;
        ++all;
    }
    REQUIRE(all > 50);
    return static_cast<double>(named) / all;
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

TEST_CASE("In five cities every kind of feature is told from its neighbours, by every eye", "[drawn][readability]") {
    if (!hasOpenGl()) return;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        for (const Seen& seen : lookAt(playedGame(test::boxTiles(), seed))) {
            CAPTURE(seed);
            REQUIRE(seen.looks.size() == 7);
            checkApart(seen);
        }
}

TEST_CASE("Who learned in one city what the kinds look like names the features of another, by every eye",
          "[drawn][readability]") {
    if (!hasOpenGl()) return;
    const engine::GameState first = playedGame(test::boxTiles(), 1);
    const engine::GameState second = playedGame(test::boxTiles(), 2);
    for (const View view : {View::Overview, View::Top}) {
        const std::vector<SeenFeature> learned = featuresIn(first, view);
        const std::vector<SeenFeature> asked = featuresIn(second, view);
        for (const Sight sight : allSights) {
            CAPTURE(static_cast<int>(view), static_cast<int>(sight));
            CHECK(shareNamed(asked, Stranger(learned, sight)) >= (sight == Sight::Usual ? 0.9 : 0.85));
        }
    }
}

TEST_CASE("In The Kids roads, meadows and what stands there are told apart, by every eye", "[drawn][readability]") {
    if (!hasOpenGl()) return;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        for (const Seen& seen : lookAt(playedGame(test::kidsBoxTiles(), seed))) {
            CAPTURE(seed);
            REQUIRE(seen.looks.size() == 6);
            checkApart(seen);
        }
}

TEST_CASE("The distance of looks is that of their colours, and knows patterns of one mean colour", "[readability]") {
    const std::vector<QColor> red(200, QColor(180, 60, 50));
    const std::vector<QColor> grey(200, QColor(128, 128, 128));
    std::vector<QColor> stripes;
    for (int k = 0; k < 200; ++k) stripes.push_back(k % 2 == 0 ? QColor(70, 70, 70) : QColor(190, 190, 190));
    const auto distance = [](const std::vector<QColor>& a, const std::vector<QColor>& b) {
        return lookDistance(lookOf(a, Sight::Usual), lookOf(b, Sight::Usual));
    };
    CHECK(distance(red, grey) == Approx(colorDistance(red.front(), grey.front())));
    CHECK(distance(grey, grey) == Approx(0).margin(1e-9));
    CHECK(distance(grey, stripes) > 15);
    CHECK(distance(stripes, {stripes.rbegin(), stripes.rend()}) == Approx(0).margin(1e-9));
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
