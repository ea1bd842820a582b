// Pictures of The Kids hold what they must.
#include <algorithm>
#include <cmath>
#include <map>

#include "city_picture.h"
#include "picture_cameras.h"
#include "remparts/engine/tile_layout.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "street_walk.h"
#include "support/catch.h"
#include "support/color_distance.h"
#include "support/kids_table.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;
using namespace remparts::test;
using remparts::test::KidsTable;

namespace {

const QSize size(960, 640);

QImage draw(const engine::GameState& state, View view) {
    REQUIRE(hasOpenGl());
    const auto picture = cityPicture(state, size, view);
    REQUIRE(picture);
    return *picture;
}

CameraPose cameraOf(const engine::GameState& state, View view) {
    return view == View::Top ? mapCamera(state, size) : overviewCamera(state, size);
}

QPointF pixelOf(const CameraPose& pose, const QVector3D& point) {
    const QVector3D clip = pose.viewProjection().map(point);
    const QSizeF half = QSizeF(size) / 2;
    return {(1 + static_cast<double>(clip.x())) * half.width(), (1 - static_cast<double>(clip.y())) * half.height()};
}

double pixelsPerUnit(const CameraPose& pose, const QVector3D& at) {
    return QLineF(pixelOf(pose, at), pixelOf(pose, at + QVector3D(1, 0, 0))).length();
}

// On a tile with all four stops, unturned: places where each kind of thing is seen.
struct Spot {
    const char* name;
    std::vector<QVector3D> places;
    double radius;
};
const test::KidsPicture fourStops{"...=...", "...=...", "...h...", "==m.p==", "...w...", "...=...", "...=..."};
const std::vector<Spot> spots{
    {"road", {{0, 0, -3}, {3, 0, 0}}, 0.25},
    {"meadow", {{-2.6f, 0, -2.6f}, {2.6f, 0, -2.6f}, {-2.6f, 0, 2.6f}, {2.6f, 0, 2.6f}}, 0.6},
    {"house", {{-0.4f, 0.9f, -1.3f}, {0.4f, 0.9f, -1.3f}}, 0.25},
    {"pond", {{1.3f, 0, 0}}, 0.5},
    {"wall", {{0, 0.6f, 1.2f}}, 0.3},
    {"haystack", {{-1.2f, 0.6f, 0}}, 0.3}};

QVector3D turned(QVector3D place, int quarterTurns) {
    for (int k = 0; k < quarterTurns; ++k) place = {-place.z(), place.y(), place.x()};
    return place;
}

// Mean over four tiles in a row, each turned by a quarter more than the one before.
QColor colorOf(const QImage& picture, const CameraPose& pose, const Spot& spot) {
    int red = 0;
    int green = 0;
    int blue = 0;
    int count = 0;
    for (int tile = 0; tile < 4; ++tile)
        for (const QVector3D& unturned : spot.places) {
            const QVector3D place =
                turned(unturned, tile) + QVector3D(geometry::tileSize * static_cast<float>(tile), 0, 0);
            const QColor mean = meanNear(picture, pixelOf(pose, place), spot.radius * pixelsPerUnit(pose, place));
            red += mean.red();
            green += mean.green();
            blue += mean.blue();
            ++count;
        }
    return {red / count, green / count, blue / count};
}

bool isOf(engine::PlayerColor color, QColor pixel) {
    static const std::map<engine::PlayerColor, QColor> paints{
        {engine::PlayerColor::Red, QColor(0xc8, 0x32, 0x2b)},
        {engine::PlayerColor::Blue, QColor(0x2d, 0x6b, 0xb5)},
        {engine::PlayerColor::Green, QColor(0x3d, 0x8b, 0x45)},
        {engine::PlayerColor::Yellow, QColor(0xe3, 0xb2, 0x2a)}};
    return hueDistance(pixel, paints.at(color)) < 16 && pixel.hsvSaturation() > 110;
}

const test::KidsPicture bendsWith(char child) {
    test::KidsPicture picture{"...=...", "...==..", ".....=.", "==...==", ".=.....", ".===...", "...=..."};
    picture[1][5] = child;
    return picture;
}

const QVector3D childPlace(2, 0, -2);  // row 1, column 5

}  // namespace

TEST_CASE("A child shows its colour where it stands, from every camera", "[drawn]") {
    const std::map<char, engine::PlayerColor> children{{'R', engine::PlayerColor::Red},
                                                       {'B', engine::PlayerColor::Blue},
                                                       {'G', engine::PlayerColor::Green},
                                                       {'Y', engine::PlayerColor::Yellow}};
    for (const auto& [letter, color] : children) {
        KidsTable table({{engine::PlayerColor::Red, engine::PlayerColor::Blue}, bendsWith(letter)});
        for (const View view : {View::Overview, View::Top}) {
            CAPTURE(letter, static_cast<int>(view));
            const QImage picture = draw(table.state(), view);
            const CameraPose pose = cameraOf(table.state(), view);
            const double cell = pixelsPerUnit(pose, childPlace);
            const auto share = [&](engine::PlayerColor wanted) {
                return shareNear(picture, pixelOf(pose, childPlace), 0.7 * cell,
                                 [&](QColor pixel) { return isOf(wanted, pixel); });
            };
            CHECK(share(color) > 0.25);
            for (const auto& [other, wrong] : children)
                if (wrong != color && wrong != engine::PlayerColor::Yellow) CHECK(share(wrong) < share(color) / 2);
        }
    }
}

TEST_CASE("Road, meadow, house, pond and wall differ plainly, whoever looks; a haystack does to most", "[drawn]") {
    KidsTable table({{engine::PlayerColor::Red, engine::PlayerColor::Blue}, fourStops});
    for (int tile = 1; tile < 4; ++tile) table.lay(fourStops, {tile, 0}, 90 * tile);
    for (const View view : {View::Overview, View::Top}) {
        const QImage picture = draw(table.state(), view);
        const CameraPose pose = cameraOf(table.state(), view);
        for (const Sight sight : allSights)
            for (std::size_t a = 0; a < spots.size(); ++a)
                for (std::size_t b = a + 1; b < spots.size(); ++b) {
                    // It stands tall among flowers: its form tells it, too.
                    if (sight != Sight::Usual && spots[b].name == std::string("haystack")) continue;
                    const QColor one = seenBy(sight, colorOf(picture, pose, spots[a]));
                    const QColor two = seenBy(sight, colorOf(picture, pose, spots[b]));
                    INFO(spots[a].name << " and " << spots[b].name << ", sight " << static_cast<int>(sight)
                                       << ", view " << static_cast<int>(view) << ": " << one.name().toStdString()
                                       << " " << two.name().toStdString());
                    CHECK(colorDistance(one, two) >= 10);
                }
    }
}

TEST_CASE("The figures of a position are in the picture, each in its colour", "[drawn]") {
    const engine::GameState& state = kidsGame().state();
    REQUIRE(state.followers.size() > 8);
    const QImage picture = draw(state, View::Overview);
    const CameraPose pose = overviewCamera(state, size);
    int seen = 0;
    int all = 0;
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        if (part.key.kind != geometry::PartKind::Figure) continue;
        const QVector3D belly(part.position.x, 1.1f, part.position.z);
        const auto color = static_cast<engine::PlayerColor>(part.key.color);
        const double share = shareNear(picture, pixelOf(pose, belly), 0.6 * pixelsPerUnit(pose, belly),
                                       [&](QColor pixel) { return isOf(color, pixel); });
        ++all;
        if (share > 0.3) ++seen;
    }
    CHECK(static_cast<std::size_t>(all) == state.followers.size());
    CHECK(seen >= all * 0.85);  // some stand behind others
}

TEST_CASE("The Kids' street picture stands on a road and looks along it", "[drawn]") {
    const engine::GameState& state = kidsGame().state();
    const auto place = finestStreet(state);
    REQUIRE(place);
    CHECK(place->kind == engine::SegmentKind::Road);
    const QImage picture = draw(state, View::Street);
    const QColor sky = meanNear(picture, {size.width() / 2.0, 20}, 15);
    CHECK(sky.hsvHue() > 195);
    CHECK(sky.hsvHue() < 235);
    const QColor road = meanNear(picture, {size.width() / 2.0, size.height() - 20.0}, 15);
    CHECK(road.hsvHue() > 25);
    CHECK(road.hsvHue() < 50);
    CHECK(road.value() > 120);
}

TEST_CASE("No child stands in the eye of the street picture") {
    const engine::GameState& state = kidsGame().state();
    const auto place = finestStreet(state);
    REQUIRE(place);
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts)
        if (part.key.kind == geometry::PartKind::Child)
            CHECK(QVector3D(part.position.x, 0, part.position.z).distanceToPoint(place->at) > 0.9f);
}

TEST_CASE("A picture of The Kids needs no piles, and the same position gives the same bytes", "[drawn]") {
    const engine::GameState state = kidsGame().stateAt(20);
    CHECK(draw(state, View::Overview) == draw(state, View::Overview));
    const QImage picture = draw(state, View::Top);
    const CameraPose pose = mapCamera(state, size);
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        if (part.key.kind != geometry::PartKind::Tile) continue;
        const QPointF pixel = pixelOf(pose, {part.position.x, 0, part.position.z});
        CHECK(QRectF(QPointF(), QSizeF(size)).contains(pixel));
    }
}
