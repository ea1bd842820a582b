#include "seen_features.h"

#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include "kids/road_lines.h"
#include "remparts/geometry/layout.h"
#include "seen_places.h"
#include "tile_picture.h"

namespace remparts::scene::tests {

namespace {

using geometry::Vec3;

constexpr int nothing = -1;

// Which feature a point of the table is part of, by its number.
class FeatureMap {
  public:
    virtual ~FeatureMap() = default;
    [[nodiscard]] virtual int at(Vec3 point) const = 0;

    // Nothing near a border, where kerbs and rims lie.
    [[nodiscard]] int plainAt(Vec3 point) const {
        constexpr float border = 0.16f;
        const int feature = at(point);
        for (const float x : {-border, border})
            for (const float z : {-border, border})
                if (at(point + Vec3{x, 0, z}) != feature) return nothing;
        return feature;
    }
    [[nodiscard]] const std::vector<SeenFeature>& features() const { return m_features; }

  protected:
    int add(const char* kind) {
        m_features.push_back({kind, {}});
        return static_cast<int>(m_features.size()) - 1;
    }

  private:
    std::vector<SeenFeature> m_features;
};

const char* kindOf(const engine::Segment& segment) {
    constexpr std::array<const char*, 3> markets{"fish", "grain", "livestock"};
    if (segment.kind == engine::SegmentKind::Street) return "street";
    return segment.kind == engine::SegmentKind::Market ? markets[static_cast<std::size_t>(segment.market)] : "area";
}

class CityMap : public FeatureMap {
  public:
    explicit CityMap(const engine::GameState& state) {
        std::map<std::pair<engine::SegmentRef, const char*>, int> numbers;
        std::int32_t index = 0;
        for (const engine::PlacedTile& tile : state.board.tiles()) {
            const engine::TileDefinition& design = state.definition(tile);
            Tile& map = m_tiles.emplace(tile.position, Tile{{design, tile.orientation}, {}}).first->second;
            for (std::size_t k = 0; k < design.segments.size(); ++k) {
                const engine::SegmentRef segment{index, static_cast<std::uint8_t>(k)};
                const char* kind = kindOf(design.segments[k]);
                const auto [known, isNew] =
                    numbers.try_emplace({state.features.feature(segment).first, kind}, nothing);
                if (isNew) known->second = add(kind);
                map.features.push_back(known->second);
            }
            map.building = addBuilding(map.picture);
            ++index;
        }
    }

    [[nodiscard]] int at(Vec3 point) const override {
        const engine::Position cell = geometry::cellAt(point);
        const auto tile = m_tiles.find(cell);
        if (tile == m_tiles.end()) return nothing;
        return tile->second.at(point - geometry::centreOf(cell));
    }

  private:
    struct Tile {
        geometry::TilePicture picture;
        std::vector<int> features;  // by segment
        int building = nothing;

        // A large building reaches over its cell; the paving round it belongs to neither.
        [[nodiscard]] int at(Vec3 point) const {
            constexpr float paving = 0.2f;
            const int row = geometry::cellOf(point.z);
            const int column = geometry::cellOf(point.x);
            const bool mayBeBuilding = picture.isResidential(row, column) || picture.isBuilding(row, column);
            if (mayBeBuilding && picture.isBesideBuilding(row, column)) return point.y > paving ? building : nothing;
            if (picture.at(row, column) == ' ') return nothing;
            const std::uint8_t segment = picture.segment(row, column);
            return segment < features.size() ? features[segment] : nothing;
        }
    };

    int addBuilding(const geometry::TilePicture& picture) {
        for (int row = 0; row < geometry::cells; ++row)
            for (int column = 0; column < geometry::cells; ++column)
                if (picture.isBuilding(row, column))
                    return add(picture.at(row, column) == 'P' ? "public" : "historic");
        return nothing;
    }

    std::map<engine::Position, Tile> m_tiles;
};

class MeadowMap : public FeatureMap {
  public:
    explicit MeadowMap(const engine::GameState& state) {
        for (const char* kind : {"house", "pond", "wall", "hay", "road", "meadow"}) add(kind);
        for (const engine::PlacedTile& tile : state.board.tiles())
            m_tiles.emplace(tile.position,
                            geometry::planRoads(geometry::TilePicture(state.definition(tile), tile.orientation)));
    }

    [[nodiscard]] int at(Vec3 point) const override {
        constexpr std::array<float, 4> reaches{0.95f, 1.1f, 0.95f, 1.15f};  // a little beyond their forms
        constexpr int road = 4;
        const engine::Position cell = geometry::cellAt(point);
        const auto tile = m_tiles.find(cell);
        if (tile == m_tiles.end()) return nothing;
        const Vec3 onTile = point - geometry::centreOf(cell);
        for (const geometry::Stop& stop : tile->second.stops)
            if (std::hypot(onTile.x - stop.place.x, onTile.z - stop.place.z) <
                reaches[static_cast<std::size_t>(stop.kind)])
                return static_cast<int>(stop.kind);
        const float distance = geometry::distanceToRoads(tile->second.lines, onTile.x, onTile.z);
        return distance < (geometry::roadHalf + geometry::rimHalf) / 2 ? road : road + 1;
    }

  private:
    std::map<engine::Position, geometry::RoadPlan> m_tiles;
};

std::unique_ptr<FeatureMap> mapOf(const engine::GameState& state) {
    if (state.setup->tiles->game() == engine::GameKind::Kids) return std::make_unique<MeadowMap>(state);
    return std::make_unique<CityMap>(state);
}

}  // namespace

std::vector<SeenFeature> seenFeatures(const engine::GameState& state, const QImage& picture, const CameraPose& pose) {
    const SeenPlaces places(state, picture.size(), pose);
    const std::unique_ptr<FeatureMap> map = mapOf(state);
    const int width = picture.width();
    std::vector<int> seen;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < width; ++x) {
            const auto point = places.at({x, y});
            seen.push_back(point ? map->plainAt(*point) : nothing);
        }
    std::vector<SeenFeature> features = map->features();
    for (int y = 1; y + 1 < picture.height(); ++y)
        for (int x = 1; x + 1 < width; ++x) {
            const int* at = seen.data() + (y * width + x);
            if (*at == nothing || at[-1] != *at || at[1] != *at || at[-width] != *at || at[width] != *at) continue;
            features[static_cast<std::size_t>(*at)].pixels.push_back(picture.pixelColor(x, y));
        }
    return features;
}

std::map<std::string, std::vector<QColor>> byKind(const std::vector<SeenFeature>& features) {
    std::map<std::string, std::vector<QColor>> kinds;
    for (const SeenFeature& feature : features) {
        std::vector<QColor>& pixels = kinds[feature.kind];
        pixels.insert(pixels.end(), feature.pixels.begin(), feature.pixels.end());
    }
    return kinds;
}

}  // namespace remparts::scene::tests
