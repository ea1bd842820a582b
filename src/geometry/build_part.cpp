#include "followers.h"
#include "kids/children.h"
#include "kids/figures.h"
#include "kids/piles.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/layout.h"
#include "signs.h"
#include "surroundings.h"
#include "tile_model.h"
#include "tile_picture.h"
#include "vector.h"
#include "walls.h"

namespace remparts::geometry {

namespace {

// Figures are seen from the south-east by most cameras: they half turn towards it.
constexpr float followerYaw = 0.35f;
constexpr float lyingTurn = 0.4f;
constexpr float standingScale = 0.85f;
constexpr float lyingScale = 0.74f;
constexpr float guardScale = 0.74f;
constexpr float crowdedScale = 0.6f;
constexpr int tileCells = cells * cells;

// Pennants blow the same way all round the city.
constexpr float towerYaw = -0.35f;

engine::Direction sideOf(const PartKey& key) {
    return static_cast<engine::Direction>(key.side);
}

Livery liveryOf(const PartKey& key) {
    return {static_cast<engine::PlayerColor>(key.color), key.paints};
}

PartModel emptyModel(Purpose purpose) {
    PartModel model;
    model.mesh.purpose = purpose;
    return model;
}

// A wall that is only thought of is pale, like a drawing of it.
void makePale(Mesh& mesh) {
    const Color pale = linear(hex(0xf6efdd));
    for (Vertex& v : mesh.vertices) v.color = mix(v.color, pale, 0.55f);
}

PartModel buildWall(const PartKey& key, Purpose purpose) {
    PartModel model = emptyModel(purpose);
    model.mesh.vertices.reserve(1200);
    const engine::Position seat{key.cell.x * 4 + key.side, key.cell.y};
    Random random(seedOf("wall", seat));
    const Builder b(model.mesh, Frame({}, yawOf(sideOf(key))));
    const Joints joints = unpackJoints(key.surroundings);
    if (key.kind == PartKind::Gate) {
        addGate(b, joints, random);
        model.lamps.push_back(b.frame().point({0, 0.4f, 2.2f}));
    } else {
        addWall(b, joints, random);
    }
    if (isImagined(key.surroundings)) makePale(model.mesh);
    return model;
}

PartModel buildStanding(const PartKey& key, Purpose purpose) {
    PartModel model = emptyModel(purpose);
    const bool guards = key.surroundings == onGuard;
    // A guard looks into the city, away from its side.
    const float yaw = guards ? yawOf(sideOf(key)) + pi : followerYaw;
    addStandingFollower(Builder(model.mesh, Frame({}, yaw, guards ? guardScale : standingScale)), liveryOf(key));
    return model;
}

PartModel buildLying(const PartKey& key, Purpose purpose) {
    PartModel model = emptyModel(purpose);
    addLyingFollower(Builder(model.mesh, Frame({}, followerYaw + lyingTurn, lyingScale)), liveryOf(key));
    return model;
}

// Children that stand on cells side by side are smaller.
float scaleOf(const PartKey& key) {
    return (key.surroundings & crowded) != 0 ? crowdedScale : 1;
}

PartModel figureOf(const Livery& livery, float scale, Purpose purpose) {
    PartModel model = emptyModel(purpose);
    addFigure(Builder(model.mesh, Frame({0, discTop * scale, 0}, followerYaw, scale)), livery);
    return model;
}

PartModel buildChild(const PartKey& key, Purpose purpose) {
    PartModel model = emptyModel(purpose);
    const Builder b(model.mesh, Frame({}, followerYaw, scaleOf(key)));
    const engine::Position seat{key.cell.x * tileCells + key.segment, key.cell.y};
    Random random(seedOf("child", seat));
    const Livery livery = liveryOf(key);
    addDisc(b, livery);
    if ((key.surroundings & carried) != 0)
        addChild(b.at({0, discTop + figureSeat, 0}), livery, ChildPose::Carried, random);
    else
        addChild(b.at({0, discTop, childBack}), livery, ChildPose::Standing, random);
    return model;
}

PartModel buildTower(const PartKey& key, Purpose purpose) {
    PartModel model = emptyModel(purpose);
    addTower(Builder(model.mesh, Frame({}, towerYaw)), paintOf(liveryOf(key)));
    return model;
}

}  // namespace

PartModel buildPart(const PartKey& key, const engine::TileSet& tiles, Purpose purpose) {
    switch (key.kind) {
        case PartKind::Tile:
            return buildTile(tiles.game(), tiles[key.design], key.cell,
                             static_cast<engine::Orientation>(key.orientation), key.surroundings, purpose);
        case PartKind::Wall:
        case PartKind::Gate:
            return buildWall(key, purpose);
        case PartKind::Tower:
            return buildTower(key, purpose);
        case PartKind::StandingFollower:
            return buildStanding(key, purpose);
        case PartKind::LyingFollower:
            return buildLying(key, purpose);
        case PartKind::Child:
            return buildChild(key, purpose);
        case PartKind::Figure:
            return figureOf(liveryOf(key), scaleOf(key), purpose);
        case PartKind::Pile:
            return buildPile(key, purpose);
    }
    return {};
}

PartModel buildFigure(engine::PlayerColor color, PlayerPaints paints) {
    return figureOf({color, paints}, 1, Purpose::Picture);
}

}  // namespace remparts::geometry
