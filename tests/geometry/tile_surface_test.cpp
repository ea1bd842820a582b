// What one sees of a tile from near by: nothing flickers, nothing is in the way.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "color.h"
#include "follower_place.h"
#include "geometry/mesh_checks.h"
#include "remparts/geometry/city_plan.h"
#include "support/catch.h"
#include "support/designs.h"
#include "tile_picture.h"
#include "vector.h"

using namespace remparts::geometry;
using namespace remparts::test;
namespace engine = remparts::engine;

namespace {

struct Flat {
    std::array<Vec3, 3> corners;
    Vec3 normal;
    float distance = 0;  ///< of its plane from the origin
    Color color;
};

std::vector<Flat> flatsOf(const Mesh& mesh, std::initializer_list<const std::vector<std::uint32_t>*> lists) {
    std::vector<Flat> flats;
    for (const auto* list : lists)
        for (std::size_t k = 0; k + 2 < list->size(); k += 3) {
            const Vertex& a = mesh.vertices[(*list)[k]];
            const Vec3 b = mesh.vertices[(*list)[k + 1]].position;
            const Vec3 c = mesh.vertices[(*list)[k + 2]].position;
            const Vec3 facing = cross(b - a.position, c - a.position);
            if (length(facing) < 1e-5f) continue;
            const Vec3 normal = normalized(facing);
            flats.push_back({{a.position, b, c}, normal, dot(normal, a.position), a.color * a.occlusion});
        }
    return flats;
}

// Whether a line along `axis` parts two triangles, or lets them overlap by no more than a hair.
bool parts(const Flat& a, const Flat& b, Vec3 axis) {
    constexpr float hair = 0.015f;
    float lowA = 1000, highA = -1000, lowB = 1000, highB = -1000;
    for (std::size_t k = 0; k < 3; ++k) {
        const float p = dot(a.corners[k], axis);
        const float q = dot(b.corners[k], axis);
        lowA = std::min(lowA, p), highA = std::max(highA, p);
        lowB = std::min(lowB, q), highB = std::max(highB, q);
    }
    return lowA > highB - hair || lowB > highA - hair;
}

bool overlaps(const Flat& a, const Flat& b) {
    for (const Flat* flat : {&a, &b})
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec3 edge = flat->corners[(k + 1) % 3] - flat->corners[k];
            if (parts(a, b, normalized(cross(edge, flat->normal)))) return false;
        }
    return true;
}

// Whether one lies in the other's plane, or closer to it than one sees.
bool isLevelWith(const Flat& a, const Flat& b) {
    constexpr float near = 0.002f;
    return std::all_of(b.corners.begin(), b.corners.end(),
                       [&](Vec3 corner) { return std::abs(dot(a.normal, corner) - a.distance) < near; });
}

bool looksAlike(const Flat& a, const Flat& b) {
    return std::max({std::abs(a.color.r - b.color.r), std::abs(a.color.g - b.color.g),
                     std::abs(a.color.b - b.color.b)}) < 0.03f;
}

// Pairs that face the same way in planes closer than 0.002 and are told apart by their colours.
std::vector<Vec3> flickersIn(std::vector<Flat> flats) {
    constexpr float near = 0.01f;
    std::sort(flats.begin(), flats.end(), [](const Flat& a, const Flat& b) { return a.distance < b.distance; });
    std::vector<Vec3> found;
    for (std::size_t k = 0; k < flats.size(); ++k)
        for (std::size_t j = k + 1; j < flats.size() && flats[j].distance - flats[k].distance < near; ++j) {
            if (dot(flats[k].normal, flats[j].normal) < 0.9999f || looksAlike(flats[k], flats[j])) continue;
            if (isLevelWith(flats[k], flats[j]) && overlaps(flats[k], flats[j])) found.push_back(flats[k].corners[0]);
        }
    return found;
}

template <class Visit>
void forEachTile(Visit visit) {
    const auto set = boxTiles();
    for (std::size_t design = 0; design < set->size(); ++design) {
        const auto turn = static_cast<engine::Orientation>(design % 4);
        const engine::TileDefinition& tile = (*set)[static_cast<engine::TileIndex>(design)];
        INFO(tile.id << " turned by " << engine::degrees(turn));
        const engine::Position cell{static_cast<int>(design) - 9, 2};
        visit(tile, turn, buildPart(planTile(static_cast<engine::TileIndex>(design), cell, turn).key, *set).mesh);
    }
}

}  // namespace

TEST_CASE("No two faces of a tile lie in one plane and flicker") {
    forEachTile([](const engine::TileDefinition&, engine::Orientation, const Mesh& mesh) {
        for (const auto& flats :
             {flatsOf(mesh, {&mesh.indices, &mesh.near, &mesh.detail}), flatsOf(mesh, {&mesh.indices, &mesh.far})}) {
            const std::vector<Vec3> flickers = flickersIn(flats);
            if (!flickers.empty())
                UNSCOPED_INFO("at " << flickers[0].x << ", " << flickers[0].y << ", " << flickers[0].z);
            CHECK(flickers.size() == 0);
        }
    });
}

namespace {

// What one sees of a tile from above, in squares of a quarter of a cell.
struct Map {
    static constexpr int size = 28;
    std::array<float, size * size> height{};
    std::array<Color, size * size> color{};

    explicit Map(const std::vector<Flat>& flats) {
        height.fill(-1);
        for (const Flat& flat : flats)
            if (flat.normal.y > 0.01f) draw(flat);
    }

    void draw(const Flat& flat) {
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const float x = (asFloat(column) + 0.5f) / 4 - halfTile;
                const float z = (asFloat(row) + 0.5f) / 4 - halfTile;
                if (!covers(flat, x, z)) continue;
                const float y = (flat.distance - flat.normal.x * x - flat.normal.z * z) / flat.normal.y;
                const auto at = static_cast<std::size_t>(row * size + column);
                if (y <= height[at]) continue;
                height[at] = y;
                color[at] = flat.color;
            }
    }

    static bool covers(const Flat& flat, float x, float z) {
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec3 from = flat.corners[k];
            const Vec3 to = flat.corners[(k + 1) % 3];
            if ((to.x - from.x) * (z - from.z) - (to.z - from.z) * (x - from.x) > 0) return false;
        }
        return true;
    }

    /// The mean over a block of one cell.
    [[nodiscard]] Color block(int row, int column) const {
        Color sum{0, 0, 0};
        for (int r = 4 * row; r < 4 * row + 4; ++r)
            for (int c = 4 * column; c < 4 * column + 4; ++c)
                sum = sum + color[static_cast<std::size_t>(r * size + c)] * (1.0f / 16);
        return sum;
    }
};

float differenceOf(Color a, Color b) {
    return (std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b)) / 3;
}

}  // namespace

TEST_CASE("While the camera moves a tile keeps its colours and heights, seen from above") {
    forEachTile([](const engine::TileDefinition&, engine::Orientation, const Mesh& mesh) {
        const Map moving(flatsOf(mesh, {&mesh.indices, &mesh.far}));
        const Map near(flatsOf(mesh, {&mesh.indices, &mesh.near}));
        float color = 0;
        for (int row = 0; row < cells; ++row)
            for (int column = 0; column < cells; ++column)
                color += differenceOf(moving.block(row, column), near.block(row, column)) / (cells * cells);
        CHECK(color < 0.03f);
        float height = 0;
        for (std::size_t k = 0; k < near.height.size(); ++k)
            height += std::abs(moving.height[k] - near.height[k]) / asFloat(Map::size * Map::size);
        CHECK(height < 0.06f);
    });
}

TEST_CASE("A street's middle is seen over the houses beside it from two thirds of the way up to the map") {
    forEachTile([](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
        if (!tile.buildings.empty()) return;
        const TilePicture picture(tile, turn);
        float steepest = 0;
        Vec3 where;
        for (const auto* list : {&mesh.indices, &mesh.near})
            for (const std::uint32_t index : *list) {
                const Vec3 p = mesh.vertices[index].position;
                if (picture.at(cellOf(p.z), cellOf(p.x)) == '+') continue;  // a well or a tree stands there
                for (int k = 0; k < cells * cells; ++k) {
                    if (picture.at(k / cells, k % cells) != '=') continue;
                    const Vec3 off = p - cellCentre(k / cells, k % cells);
                    const float away = std::hypot(off.x, off.z);
                    if (away < 0.65f || p.y / away < steepest) continue;  // nearer stand lanterns
                    steepest = p.y / away;
                    where = p;
                }
            }
        INFO("at " << where.x << ", " << where.y << ", " << where.z);
        CHECK(steepest < 1.75f);  // rise over run at 60 degrees
    });
}

TEST_CASE("No roof reaches over a street") {
    forEachTile([](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
        const TilePicture picture(tile, turn);
        float nearest = 1;
        for (const Vertex& v : mesh.vertices) {
            if (v.position.y < 0.8f) continue;
            for (int row = 0; row < cells; ++row)
                for (int column = 0; column < cells; ++column) {
                    if (picture.at(row, column) != '=' || picture.isBesideBuilding(row, column)) continue;
                    const Vec3 off = v.position - cellCentre(row, column);
                    nearest = std::min(nearest, std::max(std::abs(off.x), std::abs(off.z)) - 0.5f);
                }
        }
        CHECK(nearest > -0.35f);
    });
}

TEST_CASE("Nothing stands where a follower stands or lies") {
    forEachTile([](const engine::TileDefinition& tile, engine::Orientation turn, const Mesh& mesh) {
        for (std::size_t k = 0; k < tile.segments.size(); ++k) {
            const engine::SegmentKind kind = tile.segments[k].kind;
            if (kind == engine::SegmentKind::Street) continue;
            const Vec3 place = followerPlace(tile, static_cast<std::uint8_t>(k), turn);
            INFO("segment " << k << " at " << place.x << ", " << place.z);
            // Before a building that fills its area a steward has no more room than a seller.
            const TilePicture picture(tile, turn);
            const bool narrow =
                kind == engine::SegmentKind::Market || picture.isBesideBuilding(cellOf(place.z), cellOf(place.x));
            CHECK(highestNear(mesh, place, narrow ? 0.3f : 0.4f) < 0.15f);
        }
    });
}
