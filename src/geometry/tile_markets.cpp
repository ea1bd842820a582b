#include <algorithm>
#include <vector>

#include "follower_place.h"
#include "levels.h"
#include "market.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// Rows of stalls lie at one pitch over the whole table, four to a tile; the first two look at each other across an
// aisle, and so do the others. Stalls in a row stand at one pitch, too.
constexpr std::array<float, 4> rows{-2.625f, -0.875f, 0.875f, 2.625f};
constexpr float halfStallX = 0.43f;
constexpr float halfStallZ = 0.36f;
constexpr float sellersRoom = 0.42f;

bool looksSouth(std::size_t row) {
    return row % 2 == 0;
}

// One market of the tile with what decides where things may stand on it.
struct Ground {
    std::uint8_t segment = 0;
    engine::MarketKind kind = engine::MarketKind::Fish;
    Footprint seller;
    Vec3 middle;
};

Ground groundOf(const TileSite& site, std::uint8_t segment) {
    const Vec3 seller = followerPlace(*site.tile, segment, site.orientation);
    Vec3 sum;
    int count = 0;
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column)
            if (site.picture.segment(row, column) == segment) {
                sum = sum + cellCentre(row, column);
                ++count;
            }
    return {segment, site.tile->segments[segment].market, Footprint::around(seller, sellersRoom, sellersRoom),
            sum * (1 / std::max(1.0f, asFloat(count)))};
}

// Wholly on this market, off its seller and off the lawns of stewards beside it.
bool hasRoom(const TileSite& site, const Ground& ground, const Footprint& place) {
    constexpr float edge = 0.01f;
    if (std::max({-place.x0, -place.z0, place.x1, place.z1}) > halfTile) return false;
    for (const float x : {place.x0 + edge, (place.x0 + place.x1) / 2, place.x1 - edge})
        for (const float z : {place.z0 + edge, (place.z0 + place.z1) / 2, place.z1 - edge})
            if (site.picture.segment(cellOf(z), cellOf(x)) != ground.segment) return false;
    return !ground.seller.meets(place, 0) && !site.isOnLawn(place, 0.15f);
}

// The dark foot of what stands close together: the next tile's goes on from it.
void addContact(TileSite& site, engine::MarketKind kind, const Footprint& p) {
    constexpr float y = marketLevel + 0.009f;
    site.builder().near().quad({p.x0, y, p.z1}, {p.x1, y, p.z1}, {p.x1, y, p.z0}, {p.x0, y, p.z0},
                               pavingOf(kind) * 0.84f, 0.9f, 0.9f);
}

void addRowOfStalls(TileSite& site, const Ground& ground, std::size_t row) {
    for (int column = 0; column < cells; ++column) {
        const Vec3 centre{asFloat(column) - 3, marketLevel, rows[row]};
        const Footprint place = Footprint::around(centre, halfStallX, halfStallZ);
        if (!hasRoom(site, ground, place)) continue;
        const bool atSide = column == 0 || column == cells - 1;  // there the next tile's row goes on
        if (!atSide && site.random.chance(0.12f)) {
            addGoods(site.builder().at(centre), ground.kind, site.random);
        } else {
            addStall(site.builder().at(centre, looksSouth(row) ? 0 : pi), ground.kind, site.random);
            addContact(site, ground.kind, Footprint::around(centre, 0.5f, halfStallZ));
        }
        site.kept.push_back(place);
    }
}

// Pens take cells in pairs from the tile's sides inwards, so that they end where the next tile's begin.
void addRowOfPens(TileSite& site, const Ground& ground, std::size_t row) {
    constexpr std::array<Vec2, 4> pairs{{{0, 2}, {2, 4}, {4, 5}, {5, 7}}};
    constexpr std::array<Vec2, 4> depths{{{-3.4f, -2.3f}, {-1.42f, -0.66f}, {0.66f, 1.42f}, {2.3f, 3.4f}}};
    constexpr float inset = 0.07f;
    const float z = (depths[row].x + depths[row].y) / 2;
    const float depth = depths[row].y - depths[row].x;
    for (const Vec2 pair : pairs) {
        std::vector<Footprint> places{
            {pair.x - halfTile + inset, z - depth / 2, pair.y - halfTile - inset, z + depth / 2}};
        if (!hasRoom(site, ground, places[0])) {  // one of the two cells may do
            const Footprint both = places[0];
            const float middle = (both.x0 + both.x1) / 2;
            places = {{both.x0, both.z0, middle - inset, both.z1}, {middle + inset, both.z0, both.x1, both.z1}};
        }
        for (const Footprint& place : places) {
            const float width = place.x1 - place.x0;
            if (width < 0.7f || !hasRoom(site, ground, place)) continue;
            const Vec3 centre{(place.x0 + place.x1) / 2, marketLevel, z};
            if (width < 1 && site.random.chance(0.6f))
                addStall(site.builder().at(centre, looksSouth(row) ? 0 : pi), ground.kind, site.random);
            else
                addPen(site.builder().at(centre), width, depth, site.random);
            addContact(site, ground.kind, place);
            site.kept.push_back(place);
        }
    }
}

// Places between the rows, from the market's middle outwards.
std::vector<Vec3> aislesOf(const TileSite& site, const Ground& ground) {
    std::vector<Vec3> places;
    for (const float z : {-1.75f, 0.0f, 1.75f})
        for (int column = 0; column < cells; ++column) {
            const Vec3 centre{asFloat(column) - 3, marketLevel, z};
            if (hasRoom(site, ground, Footprint::around(centre, 0.45f, 0.3f))) places.push_back(centre);
        }
    const auto distance = [&](Vec3 p) { return length(p - ground.middle); };
    std::stable_sort(places.begin(), places.end(), [&](Vec3 a, Vec3 b) { return distance(a) < distance(b); });
    return places;
}

void furnishAisles(TileSite& site, const Ground& ground) {
    bool first = true;
    for (const Vec3 centre : aislesOf(site, ground)) {
        const Footprint place = Footprint::around(centre, 0.4f, 0.4f);
        if (first && site.isFree(place, 0)) {
            addCentrepiece(site.builder().at(centre), ground.kind, site.random);
            standLantern(site, centre + Vec3{0.5f, 0, 0.16f});
            first = false;
            site.kept.push_back(place);
        } else if (site.random.chance(0.4f)) {
            const float aside = site.random.between(-0.08f, 0.08f);
            addGoods(site.builder().at(centre + Vec3{aside, 0, 0}), ground.kind, site.random);
            site.kept.push_back(place);
        }
    }
}

// What the tips of a market have room for.
void addAtTip(TileSite& site, const Ground& ground, Vec3 centre, bool roomy) {
    const Builder b = site.builder().at(centre);
    if (!roomy) return addGoods(b, ground.kind, site.random);
    if (ground.kind == engine::MarketKind::Livestock) return addPen(b, 2 * halfStallX, 2 * halfStallZ, site.random);
    addStall(b, ground.kind, site.random);
}

// Cells that rows and aisles leave over. A market so narrow that few stalls found room gets some there.
void fillTips(TileSite& site, const Ground& ground, std::size_t stalls) {
    constexpr std::size_t few = 5;
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column) {
            const Vec3 centre = cellCentre(row, column) + Vec3{0, marketLevel, 0};
            const Footprint large = Footprint::around(centre, halfStallX, halfStallZ);
            const bool roomy = stalls < few && hasRoom(site, ground, large) && site.isFree(large, 0.08f);
            const Footprint place = roomy ? large : Footprint::around(centre, 0.36f, 0.3f);
            if (!hasRoom(site, ground, place) || !site.isFree(place, 0.02f)) continue;
            if (!site.random.chance(roomy ? 0.8f : 0.6f)) continue;
            addAtTip(site, ground, centre, roomy);
            site.kept.push_back(place);
            stalls += roomy ? 1u : 0u;
        }
}

}  // namespace

void setUpMarkets(TileSite& site) {
    for (std::size_t k = 0; k < site.tile->segments.size(); ++k) {
        if (site.tile->segments[k].kind != engine::SegmentKind::Market) continue;
        const Ground ground = groundOf(site, static_cast<std::uint8_t>(k));
        const std::size_t before = site.kept.size();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (ground.kind == engine::MarketKind::Livestock)
                addRowOfPens(site, ground, row);
            else
                addRowOfStalls(site, ground, row);
        }
        const std::size_t stalls = site.kept.size() - before;
        furnishAisles(site, ground);
        fillTips(site, ground, stalls);
    }
}

}  // namespace remparts::geometry
