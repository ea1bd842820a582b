// The contact sheet: its arrangement, and whether every cell of the drawn one holds something.
#include "contact_sheet.h"

#include <cmath>

#include "remparts/geometry/samples.h"
#include "rendering_setup.h"
#include "scene_support.h"
#include "sheet_layout.h"
#include "support/catch.h"
#include "support/designs.h"
#include "support/kids_designs.h"

using namespace remparts;
using namespace remparts::scene;

namespace {

// How much the lightness of an area's pixels varies (0 … 127): an empty table is all but even.
double contrastIn(const QImage& picture, const QRect& area) {
    double sum = 0;
    double squares = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const int grey = qGray(picture.pixel(x, y));
            sum += grey;
            squares += grey * grey;
        }
    const double count = static_cast<double>(area.width()) * area.height();
    return std::sqrt(std::max(0.0, squares / count - sum / count * (sum / count)));
}

}  // namespace

TEST_CASE("The cells of a sheet lie inside it and apart from each other") {
    const std::vector<SheetSection> sections{{13, 2}, {27, 1}, {64, 1}};
    for (const QSize size : {QSize(3840, 3000), QSize(800, 1600), QSize(2000, 300)}) {
        const SheetLayout layout = layOutSheet(size, sections);
        REQUIRE(layout.sections.size() == sections.size());
        std::vector<QRect> areas;
        for (std::size_t k = 0; k < sections.size(); ++k) {
            CHECK(layout.sections[k].cells.size() == sections[k].cells);
            areas.push_back(layout.sections[k].heading);
            areas.insert(areas.end(), layout.sections[k].cells.begin(), layout.sections[k].cells.end());
        }
        for (std::size_t a = 0; a < areas.size(); ++a) {
            CHECK(QRect(QPoint(), size).contains(areas[a]));
            for (std::size_t b = 0; b < a; ++b) CHECK_FALSE(areas[a].intersects(areas[b]));
        }
    }
}

TEST_CASE("A sheet shows every design, every building and every piece by name") {
    const auto names = [](const std::vector<geometry::Sample>& samples) {
        std::vector<std::string> all;
        for (const geometry::Sample& sample : samples) all.push_back(sample.name);
        return all;
    };
    CHECK(geometry::designSamples(*test::boxTiles()).size() == 64);
    const auto buildings = names(geometry::buildingSamples(*test::boxTiles()));
    CHECK(buildings.size() == 13);
    for (const char* name : {"Petit Puits", "Saint Nazaire", "Château Comtal", "bathhouse"})
        CHECK(std::count(buildings.begin(), buildings.end(), name) == 1);
    const auto pieces = names(geometry::pieceSamples(*test::boxTiles()));
    for (const char* name : {"gate", "wall, inward corner", "tower, green", "steward, yellow", "guard, blue"})
        CHECK(std::count(pieces.begin(), pieces.end(), name) == 1);
    CHECK(geometry::designSamples(*test::kidsBoxTiles()).size() == 15);
    CHECK(geometry::buildingSamples(*test::kidsBoxTiles()).size() == 4);
    CHECK(geometry::pieceSamples(*test::kidsBoxTiles()).size() == 11);
}

TEST_CASE("Each cell of a drawn sheet holds something", "[drawn]") {
    if (!hasOpenGl()) return;
    for (const auto& tiles : {test::boxTiles(), test::kidsBoxTiles()}) {
        ContactSheetOptions options;
        options.size = {1200, 960};
        const auto sheet = contactSheet(tiles, options);
        REQUIRE(sheet.has_value());
        CHECK(sheet->size() == options.size);
        for (const QRect& cell : contactSheetCells(*tiles, options.size)) {
            CAPTURE(cell.x(), cell.y());
            CHECK(contrastIn(*sheet, cell) > 5);
        }
    }
}
