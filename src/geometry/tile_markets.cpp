#include <algorithm>
#include <vector>

#include "levels.h"
#include "market.h"
#include "remparts/engine/tile_layout.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

using engine::PictureCell;

Vec3 centreOnMarket(PictureCell cell) {
    return cellCentre(cell.row, cell.column) + Vec3{0, marketLevel, 0};
}

// The cell that is left to a market's seller.
bool isSellersCell(const TileSite& site, PictureCell cell) {
    const std::uint8_t segment = site.picture.segment(cell.row, cell.column);
    const PictureCell seller = engine::turned(engine::followerCell(*site.tile, segment), site.orientation);
    return seller.row == cell.row && seller.column == cell.column;
}

bool canStandOn(const TileSite& site, int row, int column) {
    return site.picture.isMarket(row, column) && !isSellersCell(site, {row, column});
}

// Returns the number of cells it takes.
int addPenAt(TileSite& site, int row, int column) {
    const bool twoWide =
        site.picture.at(row, column + 1) == site.picture.at(row, column) && canStandOn(site, row, column + 1);
    const float width = twoWide ? 1.86f : 0.86f;
    const Vec3 centre = centreOnMarket({row, column}) + Vec3{twoWide ? 0.5f : 0, 0, 0};
    addPen(site.builder().at(centre), width, 0.84f, site.random);
    site.taken.push_back(Footprint::around(centre, width / 2, 0.4f));
    return twoWide ? 2 : 1;
}

// Stalls stand in the even rows and look at the aisle between them; rows keep to the table's axes and so run on.
void setUpRow(TileSite& site, int row) {
    const float turn = row == 0 || row == 4 ? 0 : pi;
    for (int column = 0; column < cells; ++column) {
        if (!canStandOn(site, row, column)) continue;
        const engine::MarketKind kind = marketKindOf(site.picture.at(row, column));
        if (kind == engine::MarketKind::Livestock && site.random.chance(0.72f)) {
            column += addPenAt(site, row, column) - 1;
            continue;
        }
        const Vec3 centre = centreOnMarket({row, column});
        if (site.random.chance(0.12f))
            addGoods(site.builder().at(centre), kind, site.random);
        else
            addStall(site.builder().at(centre, turn), kind, site.random);
    }
}

// Cells of the segment in aisles, without the seller's, from the segment's middle outwards.
std::vector<PictureCell> aisleOf(const TileSite& site, std::uint8_t segment) {
    std::vector<PictureCell> aisle;
    Vec3 sum;
    int count = 0;
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            if (site.picture.segment(row, column) != segment) continue;
            sum = sum + cellCentre(row, column);
            ++count;
            if (row % 2 == 1 && !isSellersCell(site, {row, column})) aisle.push_back({row, column});
        }
    }
    const Vec3 middle = sum * (1 / std::max(1.0f, asFloat(count)));
    const auto distance = [&](PictureCell cell) { return length(cellCentre(cell.row, cell.column) - middle); };
    std::stable_sort(aisle.begin(), aisle.end(),
                     [&](PictureCell a, PictureCell b) { return distance(a) < distance(b); });
    return aisle;
}

void furnishAisle(TileSite& site, engine::MarketKind kind, const std::vector<PictureCell>& aisle) {
    for (std::size_t k = 0; k < aisle.size(); ++k) {
        const Vec3 centre = centreOnMarket(aisle[k]);
        if (k == 0) {
            addCentrepiece(site.builder().at(centre), kind, site.random);
            site.model.lamps.push_back(centre + Vec3{0, 1, 0});
        } else if (site.random.chance(0.45f)) {
            const float aside = site.random.between(-0.2f, 0.2f);
            addGoods(site.builder().at(centre + Vec3{aside, 0, 0}), kind, site.random);
        }
    }
}

}  // namespace

void setUpMarkets(TileSite& site) {
    for (int row = 0; row < cells; row += 2) setUpRow(site, row);
    for (std::size_t k = 0; k < site.tile->segments.size(); ++k) {
        const engine::Segment& segment = site.tile->segments[k];
        if (segment.kind != engine::SegmentKind::Market) continue;
        furnishAisle(site, segment.market, aisleOf(site, static_cast<std::uint8_t>(k)));
    }
}

}  // namespace remparts::geometry
