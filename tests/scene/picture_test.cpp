// Pictures of a known city hold what they must.
#include "city_picture.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>

#include "picture_cameras.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "support/catch.h"
#include "table_scale.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

const QSize size(960, 640);

QImage draw(const engine::GameState& state, View view, QSize pictureSize = size) {
    REQUIRE(hasOpenGl());
    const auto picture = cityPicture(state, pictureSize, view);
    REQUIRE(picture);
    return *picture;
}

QPointF pixelOf(const CameraPose& pose, const QVector3D& point) {
    const QVector3D clip = pose.viewProjection().map(point);
    const QSizeF half = QSizeF(size) / 2;
    return {(1 + static_cast<double>(clip.x())) * half.width(), (1 - static_cast<double>(clip.y())) * half.height()};
}

// On the map, where a pixel's ray does not depend on its depth.
QVector3D groundAt(const QMatrix4x4& fromPixels, QPoint pixel) {
    const QSizeF half = QSizeF(size) / 2;
    return fromPixels.map(QVector3D(static_cast<float>((pixel.x() + 0.5) / half.width() - 1),
                                    static_cast<float>(1 - (pixel.y() + 0.5) / half.height()), 0));
}

std::vector<engine::BoardEdge> wallEdges(const engine::GameState& state) {
    std::vector<engine::BoardEdge> edges;
    for (const auto& arm : state.wall.arms)
        for (const engine::WallPiece& piece : arm) edges.push_back(piece.edge);
    return edges;
}

// A point of the wall's walkway or of the table before it: `outwards` from the middle of a tile's side.
QVector3D before(engine::BoardEdge edge, float outwards, float height) {
    const geometry::Vec3 middle = geometry::middleOf(edge);
    const geometry::Vec3 tile = geometry::centreOf(edge.tile);
    const QVector3D way(middle.x - tile.x, 0, middle.z - tile.z);
    return QVector3D(middle.x, height, middle.z) + way.normalized() * outwards;
}

bool isWallStone(QColor color) {
    return color.hsvHue() >= 28 && color.hsvHue() <= 52 && color.hsvSaturation() < 150 && color.value() > 100;
}

bool isTable(QColor color) {
    return color.hsvHue() >= 16 && color.hsvHue() <= 34 && color.hsvSaturation() > 90;
}

double distanceToCity(const engine::GameState& state, const QVector3D& ground) {
    double nearest = 1e9;
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const geometry::Vec3 at = geometry::centreOf(tile.position);
        const double half = geometry::tileSize / 2;
        nearest = std::min(nearest, std::hypot(std::max(0.0, std::abs(ground.x() - at.x) - half),
                                               std::max(0.0, std::abs(ground.z() - at.z) - half)));
    }
    return nearest;
}

const std::map<engine::PlayerColor, QColor> playerColors{{engine::PlayerColor::Red, QColor(0xc8, 0x32, 0x2b)},
                                                         {engine::PlayerColor::Blue, QColor(0x2d, 0x6b, 0xb5)},
                                                         {engine::PlayerColor::Green, QColor(0x3d, 0x8b, 0x45)},
                                                         {engine::PlayerColor::Yellow, QColor(0xe3, 0xb2, 0x2a)}};

bool isFollower(const geometry::PartKey& key) {
    return key.kind == geometry::PartKind::StandingFollower || key.kind == geometry::PartKind::LyingFollower;
}

// A position in the middle of the game at which all four colours stand in the city.
engine::GameState populousState() {
    const engine::Game& game = walledCity();
    for (std::size_t step = game.steps().size(); step > 0; --step) {
        engine::GameState state = game.stateAt(step);
        std::map<int, int> byPlayer;
        for (const engine::FollowerPlacement& follower : state.followers) ++byPlayer[follower.player];
        if (byPlayer.size() == 4) return state;
    }
    FAIL("the recorded game never shows four colours");
    return game.state();
}

}  // namespace

TEST_CASE("On the map the wall's stone runs along the whole boundary and the table begins right outside", "[drawn]") {
    const engine::GameState& state = walledCity().state();
    const QImage picture = draw(state, View::Top);
    const CameraPose pose = mapCamera(state, size);
    REQUIRE(wallEdges(state).size() > 20);
    int outsides = 0;
    for (const engine::BoardEdge& edge : wallEdges(state)) {
        CHECK(shareNear(picture, pixelOf(pose, before(edge, 0.6f, 2)), 6, isWallStone) > 0.3);
        const QVector3D outside = before(edge, 5, 0);
        const QPointF pixel = pixelOf(pose, outside);
        const bool hidden = distanceToCity(state, outside) < 4.5 || !QRectF(picture.rect()).contains(pixel);
        if (hidden) continue;  // in an inward corner, or beyond the picture's border
        CHECK(shareNear(picture, pixel, 6, isTable) > 0.95);
        ++outsides;
    }
    CHECK(outsides > 5);
}

TEST_CASE("Outside the city's surroundings there is nothing but table", "[drawn]") {
    const engine::GameState& state = walledCity().state();
    const QImage picture = draw(state, View::Top);
    const QMatrix4x4 fromPixels = mapCamera(state, size).viewProjection().inverted();
    int outside = 0;
    int table = 0;
    for (int y = 0; y < size.height(); y += 3)
        for (int x = 0; x < size.width(); x += 3) {
            const QVector3D ground = groundAt(fromPixels, {x, y});
            if (distanceToCity(state, ground) < 4.5) continue;
            ++outside;
            if (isTable(picture.pixelColor(x, y))) ++table;
        }
    CHECK(outside > 5000);
    CHECK(table >= outside * 0.999);
}

TEST_CASE("Followers of all four colours stand where the position has them, in right proportions", "[drawn]") {
    engine::GameState state = populousState();
    const QImage with = draw(state, View::Overview);
    const CameraPose pose = overviewCamera(state, size);
    std::map<int, int> differing;  // pixels by colour
    const auto parts = geometry::planCity(state).parts;
    state.followers.clear();
    const QImage without = draw(state, View::Overview);
    std::map<int, int> figures;
    int strangers = 0;
    const double cell = QLineF(pixelOf(pose, {0, 0, 0}), pixelOf(pose, {1, 0, 0})).length();
    eachDifference(with, without, [&](QPoint pixel) {
        const geometry::PlannedPart* nearest = nullptr;
        double distance = 4 * cell;  // a figure and its shadow
        for (const geometry::PlannedPart& part : parts) {
            if (!isFollower(part.key)) continue;
            const QVector3D foot(part.position.x, part.position.y + 0.5f, part.position.z);
            const double away = QLineF(pixelOf(pose, foot), pixel).length();
            if (away < distance) {
                distance = away;
                nearest = &part;
            }
        }
        if (!nearest) {
            ++strangers;
            return;
        }
        const int color = nearest->key.color;
        if (hueDistance(with.pixelColor(pixel), playerColors.at(engine::PlayerColor(color))) < 14) ++differing[color];
    });
    CHECK(strangers == 0);
    for (const geometry::PlannedPart& part : parts)
        if (isFollower(part.key)) ++figures[part.key.color];
    REQUIRE(figures.size() == 4);
    // A standing figure is about one cell wide and high; it may be hidden in part.
    for (const auto& [color, count] : figures) {
        CAPTURE(color, count, cell);
        CHECK(differing[color] > 0.12 * count * cell * cell);
        CHECK(differing[color] < 2.5 * count * cell * cell);
    }
}

TEST_CASE("In the street there is sky above and the street below", "[drawn]") {
    const QImage picture = draw(walledCity().state(), View::Street);
    const QColor sky = meanNear(picture, {size.width() / 2.0, 20}, 15);
    CHECK(sky.hsvHue() > 195);
    CHECK(sky.hsvHue() < 235);
    const QColor ground = meanNear(picture, {size.width() / 2.0, size.height() - 40.0}, 30);
    CHECK(ground.hsvSaturation() < 90);
    CHECK(ground.value() > 80);
}

TEST_CASE("The overview shows the whole city with a border", "[drawn]") {
    const engine::GameState& state = walledCity().state();
    const QImage picture = draw(state, View::Overview);
    for (int x = 0; x < size.width(); x += 8) {
        CHECK(isTable(picture.pixelColor(x, 3)));
        CHECK(isTable(picture.pixelColor(x, size.height() - 4)));
    }
    const CameraPose pose = overviewCamera(state, size);
    for (const engine::BoardEdge& edge : wallEdges(state)) {
        const QPointF pixel = pixelOf(pose, before(edge, 1, 2.5f));
        CHECK(QRectF(QPointF(), QSizeF(size)).contains(pixel));
    }
}

TEST_CASE("The same position gives the same bytes", "[drawn]") {
    const engine::GameState state = walledCity().stateAt(30);
    const QImage first = draw(state, View::Overview, {320, 240});
    const QImage second = draw(state, View::Overview, {320, 240});
    CHECK(first == second);
}

TEST_CASE("An empty table can be drawn", "[drawn]") {
    const engine::GameState start = walledCity().stateAt(0);
    const QImage picture = draw(start, View::Top, {200, 150});
    CHECK(shareNear(picture, {100, 75}, 60, isTable) > 0.99);
    CHECK_FALSE(draw(start, View::Street, {64, 48}).isNull());
}
