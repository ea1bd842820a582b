#include <cstdint>

#include "follower_place.h"
#include "house.h"
#include "plants.h"
#include "tile_site.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

enum class YardKind : std::uint8_t { BackHouse, Tree, Bed, Cypress, Oddment };

struct YardThing {
    YardKind kind;
    float width;
    float depth;
    float margin;       ///< from the tile's border: neighbours know nothing of what stands here
    float lawnOverlap;  ///< cypresses may stand at a lawn's corner
    float shade;        ///< how much less far than its footprint its contact shade begins
    int wanted;         ///< on one tile
    int tries;
};

constexpr std::array<YardThing, 5> yardThings{{{YardKind::BackHouse, 0.85f, 0.8f, 0.3f, 0, 0, 5, 70},
                                               {YardKind::Tree, 0.6f, 0.6f, 0.05f, 0, 0.2f, 7, 120},
                                               {YardKind::Bed, 0.7f, 0.5f, 0.1f, 0, 0.2f, 4, 60},
                                               {YardKind::Cypress, 0.3f, 0.3f, 0.1f, 0.1f, 0.08f, 4, 60},
                                               {YardKind::Oddment, 0.6f, 0.3f, 0.1f, 0, 0.15f, 3, 50}}};

void addYardThing(const Builder& b, const YardThing& thing, Random& random) {
    switch (thing.kind) {
        case YardKind::BackHouse:
            return addHouse(b, {thing.width, thing.depth, HouseKind::Rear}, random);
        case YardKind::Tree:
            return addTree(b, random.between(0.9f, 1.25f), random);
        case YardKind::Bed:
            return addBed(b, thing.width, thing.depth, random);
        case YardKind::Cypress:
            return addCypress(b, random.between(0.7f, 0.95f));
        case YardKind::Oddment:
            return addYardOddment(b, random);
    }
}

// At a place left to chance; false when something is in the way there.
bool tryYardThing(TileSite& site, const YardThing& thing) {
    const float x = site.random.between(-halfTile, halfTile);
    const float z = site.random.between(-halfTile, halfTile);
    const bool turned = site.random.chance(0.5f);
    const float halfX = (turned ? thing.depth : thing.width) / 2;
    const float halfZ = (turned ? thing.width : thing.depth) / 2;
    const Footprint place = Footprint::around({x, 0, z}, halfX, halfZ);
    if (!site.isOnHouseGround(place, thing.margin) || !site.isFree(place, 0.08f)) return false;
    if (site.isOnLawn(place, thing.lawnOverlap)) return false;
    addYardThing(site.builder().at({x, 0, z}, turned ? quarterTurn : 0), thing, site.random);
    site.taken.push_back(Footprint::around({x, 0, z}, halfX - thing.shade, halfZ - thing.shade));
    site.kept.push_back(place);
    return true;
}

}  // namespace

void reserveLawns(TileSite& site) {
    constexpr float half = 0.6f;
    for (std::size_t k = 0; k < site.tile->segments.size(); ++k) {
        if (site.tile->segments[k].kind != engine::SegmentKind::Residential) continue;
        const Vec3 place = followerPlace(*site.tile, static_cast<std::uint8_t>(k), site.orientation);
        site.lawns.push_back(Footprint::around(place, half, half));
    }
}

void plantYards(TileSite& site) {
    for (const YardThing& thing : yardThings) {
        int made = 0;
        for (int k = 0; k < thing.tries && made < thing.wanted; ++k) made += tryYardThing(site, thing) ? 1 : 0;
    }
}

}  // namespace remparts::geometry
