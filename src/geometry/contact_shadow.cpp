#include "contact_shadow.h"

#include <set>

#include "boundary.h"
#include "levels.h"
#include "palette.h"
#include "remparts/geometry/layout.h"
#include "surroundings.h"
#include "tile_picture.h"

namespace remparts::geometry {

namespace {

float slopeOf(Turn turn) {
    switch (turn) {
        case Turn::Inward:
            return -1;
        case Turn::Straight:
            return 0;
        case Turn::Outward:
            return 1;
    }
    return 0;
}

struct Ends {
    Turn clockwise = Turn::Straight;
    Turn counterclockwise = Turn::Straight;
};

// Along a side from −half to half, from z0 to z1 outwards, from opacity a0 to a1, its ends mitred.
void addBand(const Builder& b, float half, Ends ends, Vec2 reach, Vec2 opacity) {
    const float minus = slopeOf(ends.clockwise);
    const float plus = slopeOf(ends.counterclockwise);
    const auto [z0, z1] = reach;
    const Color color = palette::contactShadow;
    b.quad({Vec3{-half - minus * z1, 0, z1},
            {half + plus * z1, 0, z1},
            {half + plus * z0, 0, z0},
            {-half - minus * z0, 0, z0}},
           {color, color, color, color}, {opacity.y, opacity.y, opacity.x, opacity.x});
}

// A pile lies alone: its foot is dark on all sides, an empty one throws no shade.
void addPileShadow(const Builder& table, const PlannedPart& pile) {
    if (pile.key.surroundings == 0) return;
    for (const engine::Direction side : engine::allDirections) {
        const Vec3 foot = pile.position + stepTowards(side) * (pileSide / 2) + Vec3{0, 0.03f, 0};
        const Builder b = table.at(foot, yawOf(side));
        addBand(b, pileSide / 2, {Turn::Outward, Turn::Outward}, {-0.2f, 0.3f}, {0.5f, 0.3f});
        addBand(b, pileSide / 2, {Turn::Outward, Turn::Outward}, {0.3f, 1.2f}, {0.3f, 0});
    }
}

}  // namespace

void addContactShadow(const Builder& table, const CityPlan& plan) {
    std::set<engine::Position> laid;
    std::set<engine::BoardEdge> walled;
    for (const PlannedPart& part : plan.parts) {
        const PartKey& key = part.key;
        if (key.kind == PartKind::Tile) laid.insert(key.cell);
        if (key.kind == PartKind::Pile) addPileShadow(table, part);
        if (key.kind == PartKind::Wall || key.kind == PartKind::Gate)
            walled.insert({key.cell, static_cast<engine::Direction>(key.side)});
    }
    const Occupied occupied = [&](engine::Position cell) { return laid.count(cell) != 0; };
    for (const engine::Position cell : laid) {
        for (const engine::Direction side : engine::allDirections) {
            const engine::BoardEdge edge{cell, side};
            if (occupied(edge.front())) continue;
            const Ends ends{sideAfter(occupied, edge, Way::Clockwise).turn,
                            sideAfter(occupied, edge, Way::Counterclockwise).turn};
            const Builder b = table.at(middleOf(edge) + Vec3{0, tableLevel + 0.03f, 0}, yawOf(side));
            const float foot = walled.count(edge) != 0 ? 1.3f : 0.0f;
            if (foot > 0) addBand(b, halfTile, ends, {0, foot}, {0.55f, 0.55f});
            addBand(b, halfTile, ends, {foot, foot + 0.6f}, {0.55f, 0.25f});
            addBand(b, halfTile, ends, {foot + 0.6f, foot + 2.1f}, {0.25f, 0});
        }
    }
}

}  // namespace remparts::geometry
