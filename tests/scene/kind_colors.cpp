#include "kind_colors.h"

#include <cmath>
#include <optional>
#include <vector>

#include "kids/road_lines.h"
#include "remparts/geometry/layout.h"
#include "tile_picture.h"

namespace remparts::scene::tests {

namespace {

using geometry::Vec3;

// A place of a kind on the table; `height` is where its surface is seen from above.
struct Place {
    std::string kind;
    Vec3 middle;
};

std::string kindOf(char cell) {
    switch (cell) {
        case '=':
        case '+':
            return "street";
        case 'f':
            return "fish";
        case 'g':
            return "grain";
        case 'c':
            return "livestock";
        case '.':
            return "area";
        case 'P':
            return "public";
        case 'H':
            return "historic";
        default:
            return {};
    }
}

void addCityPlaces(const geometry::TilePicture& picture, Vec3 centre, std::vector<Place>& places) {
    constexpr float roofs = 1.2f;
    constexpr float awnings = 0.4f;
    for (int row = 0; row < geometry::cells; ++row)
        for (int column = 0; column < geometry::cells; ++column) {
            // Beside a large building an area is paving.
            if (picture.isResidential(row, column) && picture.isBesideBuilding(row, column)) continue;
            const float height = picture.isBuilding(row, column) ? roofs
                                 : picture.isMarket(row, column) ? awnings
                                                                 : 0;
            places.push_back(
                {kindOf(picture.at(row, column)), centre + geometry::cellCentre(row, column) + Vec3{0, height, 0}});
        }
}

void addKidsPlaces(const geometry::TilePicture& picture, Vec3 centre, std::vector<Place>& places) {
    const geometry::RoadPlan roads = geometry::planRoads(picture);
    for (const geometry::Stop& stop : roads.stops) {
        constexpr const char* names[] = {"house", "pond", "wall", "hay"};
        constexpr float heights[] = {0.9f, 0, 0.5f, 0.5f};
        const auto kind = static_cast<std::size_t>(stop.kind);
        places.push_back({names[kind], centre + stop.place + Vec3{0, heights[kind], 0}});
    }
    for (int row = 0; row < geometry::cells; ++row)
        for (int column = 0; column < geometry::cells; ++column) {
            const Vec3 at = geometry::cellCentre(row, column);
            const bool beside = geometry::distanceToRoads(roads.lines, at.x, at.z) > 1.2f;
            if (picture.at(row, column) == '=') places.push_back({"road", centre + at});
            if (picture.at(row, column) == '.' && beside) places.push_back({"meadow", centre + at});
        }
}

std::vector<Place> placesOf(const engine::GameState& state) {
    std::vector<Place> places;
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const geometry::TilePicture picture(state.definition(tile), tile.orientation);
        const Vec3 centre = geometry::centreOf(tile.position);
        if (state.setup->tiles->game() == engine::GameKind::Kids)
            addKidsPlaces(picture, centre, places);
        else
            addCityPlaces(picture, centre, places);
    }
    return places;
}

struct Sum {
    double red = 0;
    double green = 0;
    double blue = 0;
    double contrast = 0;
    int cells = 0;
};

// The pixels of the middle of a cell.
void addCell(const QImage& picture, const QMatrix4x4& toScreen, Vec3 middle, Sum& sum) {
    constexpr int steps = 7;
    constexpr float reach = 0.34f;
    double red = 0, green = 0, blue = 0, grey = 0, squares = 0;
    for (int i = 0; i < steps; ++i)
        for (int j = 0; j < steps; ++j) {
            const auto off = [](int k) { return reach * (2 * static_cast<float>(k) / (steps - 1) - 1); };
            const QVector3D seen = toScreen.map(QVector3D(middle.x + off(i), middle.y, middle.z + off(j)));
            const QPoint pixel(static_cast<int>((seen.x() + 1) / 2 * static_cast<float>(picture.width())),
                               static_cast<int>((1 - seen.y()) / 2 * static_cast<float>(picture.height())));
            if (!picture.rect().contains(pixel)) return;
            const QColor color = picture.pixelColor(pixel);
            red += color.red();
            green += color.green();
            blue += color.blue();
            const double light = qGray(color.rgb());
            grey += light;
            squares += light * light;
        }
    constexpr double count = steps * steps;
    sum.red += red / count;
    sum.green += green / count;
    sum.blue += blue / count;
    sum.contrast += std::sqrt(std::max(0.0, squares / count - grey / count * (grey / count)));
    ++sum.cells;
}

}  // namespace

std::map<std::string, KindColor> kindColors(const engine::GameState& state, const QImage& picture,
                                            const CameraPose& pose) {
    const QMatrix4x4 toScreen = pose.viewProjection();
    std::map<std::string, Sum> sums;
    for (const Place& place : placesOf(state))
        if (!place.kind.empty()) addCell(picture, toScreen, place.middle, sums[place.kind]);
    std::map<std::string, KindColor> colors;
    for (const auto& [kind, sum] : sums) {
        if (sum.cells == 0) continue;
        const auto mean = [cells = sum.cells](double all) { return static_cast<int>(std::lround(all / cells)); };
        colors[kind] = {QColor(mean(sum.red), mean(sum.green), mean(sum.blue)), sum.contrast / sum.cells, sum.cells};
    }
    return colors;
}

}  // namespace remparts::scene::tests
