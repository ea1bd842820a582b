#include "walls.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "levels.h"
#include "openings.h"
#include "palette.h"
#include "tile_picture.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

constexpr float inner = 0.03f;
constexpr float face = 1.08f;
constexpr float foot = 1.34f;
constexpr float parapet = 0.86f;
constexpr float parapetTop = walkway + 0.3f;

// From the outer foot over the parapet and the walkway to the inner foot, so that the surface looks outwards.
// The inner face is divided near the ground: it has as many corners as the light of lanterns needs.
constexpr std::array<Vec2, 11> section{Vec2{foot, tableLevel}, {face + 0.05f, 0.25f},  {face, 0.3f},
                                       {face, parapetTop},     {parapet, parapetTop},  {parapet, walkway},
                                       {0.2f, walkway},        {0.2f, walkway + 0.1f}, {inner, walkway + 0.1f},
                                       {inner, 0.1f},          {inner, tableLevel}};
constexpr std::size_t innerBand = 8;
// What of it is wider than the face.
constexpr std::array<Vec2, 4> batter{section[0], section[1], section[2], Vec2{face, tableLevel}};
constexpr std::array<Vec2, 9> uprightSection{batter[3],  section[3], section[4], section[5], section[6],
                                             section[7], section[8], section[9], section[10]};

constexpr std::array<Vec2, 4> stringCourse{
    Vec2{face, walkway}, {face + 0.05f, walkway + 0.06f}, {face + 0.05f, walkway + 0.12f}, {face, walkway + 0.16f}};

// Colour and occlusion at the lower edge of the band that begins at a point of the section.
struct Band {
    Color color;
    float foot;
};

Band bandOf(std::size_t k) {
    switch (k) {
        case 0:
            return {palette::wall, 0.55f};
        case 2:
            return {palette::wall, 0.9f};
        case 3:
        case 7:
            return {palette::wallTop * 1.08f, 1};
        case 4:
            return {palette::wall, 0.75f};
        case 5:
            return {palette::wallTop * 0.98f, 1};
        default:
            return {palette::wall, 1};
    }
}

constexpr float merlonTop = walkway + 0.66f;

// While the camera moves a merlon is a ridge: two slopes in place of a top and two ends.
void addFarMerlon(const Builder& b, const Stretch& s) {
    constexpr float middle = (face + parapet) / 2;
    b.sweep({{face, parapetTop}, {middle, merlonTop}, {parapet, parapetTop}}, s, palette::wall, 0.9f);
}

void addMerlon(const Builder& b, const Stretch& s) {
    constexpr std::array<Vec2, 4> outline{
        Vec2{face, parapetTop}, {face, merlonTop}, {parapet, merlonTop}, {parapet, parapetTop}};
    constexpr float rooted = parapetTop - 0.05f;
    b.printBar(std::array{Vec2{face, rooted}, outline[1], outline[2], Vec2{parapet, rooted}}, s, palette::wall);
    const Builder near = b.near();
    for (std::size_t k = 0; k + 1 < outline.size(); ++k)
        near.sweep({outline[k], outline[k + 1]}, s, k == 1 ? palette::wallTop * 1.12f : palette::wall, 0.9f);
    if (s.fromSlope == 0) near.cap(outline, s.from, false, palette::wall);
    if (s.toSlope == 0) near.cap(outline, s.to, true, palette::wall);
    addFarMerlon(b.far(), s);
}

constexpr float archPitch = 1.4f;

// Towards the city.
void addInnerFace(const Builder& b, const Stretch& s) {
    constexpr auto top = section[innerBand];
    constexpr auto ground = section[innerBand + 1];
    constexpr auto low = section[innerBand + 2];
    b.far().sweep({top, low}, s, palette::wall, 0.55f);
    const Builder near = b.near();
    const float from = s.from + s.fromSlope * inner;
    const float to = s.to + s.toSlope * inner;
    const int count = std::max(1, static_cast<int>(std::lround((to - from) / archPitch)));
    const auto cut = [&](int k) { return k == count ? to : from + asFloat(k) * (to - from) / asFloat(count); };
    const Vec3 firstFoot{from, low.y, inner};
    for (int k = 0; k < count; ++k) {
        near.sweep({top, ground}, {cut(k), 0, cut(k + 1), 0}, palette::wall, 0.71f);
        near.triangle({cut(k), ground.y, inner}, {cut(k + 1), ground.y, inner}, firstFoot, palette::wall, 0.63f);
    }
    near.triangle({to, ground.y, inner}, {to, low.y, inner}, firstFoot, palette::wall, 0.63f);
}

// The body: its silhouette in every level, the kerb of the walkway and the battered foot's edge near by.
void addBody(const Builder& b, const Stretch& s, Foot widening) {
    const bool upright = widening == Foot::Upright;
    const std::span<const Vec2> outline = upright ? std::span<const Vec2>(uprightSection) : section;
    const std::size_t left = section.size() - outline.size();
    b.printBar(outline, s, palette::wall);
    for (std::size_t k = 0; k + left < innerBand; ++k) {
        const std::size_t band = k == 0 ? 0 : k + left;
        const bool small = band == 1 || band == 6 || band == 7;
        (small ? b.near() : b).sweep({outline[k], outline[k + 1]}, s, bandOf(band).color, bandOf(band).foot);
    }
    addInnerFace(b, s);
    constexpr std::array<Vec2, 5> rooted{Vec2{face - 0.05f, walkway},
                                         stringCourse[0],
                                         stringCourse[1],
                                         stringCourse[2],
                                         {face - 0.05f, walkway + 0.16f}};
    b.printBar(rooted, s, palette::wallTop);
    b.near().sweep(stringCourse, s, palette::wallTop, 0.8f);
}

// Half a merlon stands at both ends, so that two pieces make a whole one, and an angle at a corner. Round an outward
// corner its inner side is shorter by the parapet's thickness: there it is longer.
void addBattlements(const Builder& b, const Stretch& s) {
    constexpr float gap = 0.34f;
    constexpr float width = 0.48f;
    const float from = s.from + s.fromSlope * face;
    const float to = s.to + s.toSlope * face;
    if (to - from < 2 * gap) return addMerlon(b, s);
    const int count = std::max(1, static_cast<int>(std::lround((to - from) / (gap + width))));
    const float pitch = (to - from) / asFloat(count);
    const float half = (pitch - gap) / 2;
    const float firstHalf = half + (s.fromSlope < 0 ? face - parapet : 0);
    const float lastHalf = half + (s.toSlope > 0 ? face - parapet : 0);
    addMerlon(b, {s.from, s.fromSlope, from + firstHalf, 0});
    for (int k = 1; k < count; ++k) {
        const float middle = from + asFloat(k) * pitch;
        addMerlon(b, {middle - half, 0, middle + half, 0});
    }
    addMerlon(b, {to - lastHalf, 0, s.to, s.toSlope});
}

// Some single stones, lighter or darker than the wall; few enough to stay calm from afar.
void addStones(const Builder& b, float from, float to, Random& random) {
    constexpr float z = face + 0.008f;
    if (to - from < 1) return;
    const int count = static_cast<int>((to - from) * 4.5f);
    for (int k = 0; k < count; ++k) {
        const float x = random.between(from + 0.2f, to - 0.35f);
        const float y = 0.36f + 0.16f * asFloat(random.below(7));
        const float width = random.between(0.12f, 0.26f);
        b.fine().quad({x, y, z}, {x + width, y, z}, {x + width, y + 0.11f, z}, {x, y + 0.11f, z},
                      palette::wall * random.between(0.9f, 1.06f));
    }
}

// Towards the city the walkway rests on shallow arches.
void addArches(const Builder& b, float from, float to) {
    const int count = static_cast<int>(std::lround((to - from) / archPitch));
    for (int k = 0; k < count; ++k) {
        const float x = from + (asFloat(k) + 0.5f) * (to - from) / asFloat(count);
        addArch(b.at({x, 0, inner}, pi), {0, 0, 0, 0.95f, 1.08f}, palette::wall * 0.93f, 0.8f);
    }
}

// A piece that begins at the gate's wall: its foot is wider.
void addShortEnd(const Builder& b, float x, bool towardsPlusX) {
    b.cap(batter, x, towardsPlusX, palette::wall);
}

}  // namespace

float slopeOf(Joint joint) {
    switch (joint) {
        case Joint::Inward:
            return -1;
        case Joint::Outward:
            return 1;
        case Joint::Straight:
        case Joint::Free:
        case Joint::ShortAtGate:
            break;
    }
    return 0;
}

void addWallRun(const Builder& b, const Stretch& s, Random& random, Foot widening) {
    addBody(b, s, widening);
    addBattlements(b, s);
    // What is on the face keeps clear of a wall that meets it in an inward corner.
    const float from = std::max(s.from, s.from + s.fromSlope * face);
    const float to = std::min(s.to, s.to + s.toSlope * face);
    addStones(b, from, to, random);
    addArches(b.near(), from, to);
    const int slits = static_cast<int>((to - from) / 1.5f);
    for (int k = 0; k < slits; ++k)
        addSlit(b.near(), from + (asFloat(k) + 0.5f) * (to - from) / asFloat(slits), 0.5f, face);
}

void addWallEnd(const Builder& b, float x) {
    b.near().cap(section, x, x > 0, palette::wall);
    constexpr std::array<Vec2, 4> simple{
        Vec2{foot, tableLevel}, {face, parapetTop}, {inner, walkway}, {inner, tableLevel}};
    b.far().cap(simple, x, x > 0, palette::wall);
    b.near().cap(stringCourse, x, x > 0, palette::wallTop);
}

void addWall(const Builder& b, const Joints& joints, Random& random) {
    const auto reach = [](Joint joint) { return joint == Joint::ShortAtGate ? halfTile - gateArm : halfTile; };
    const Stretch all{-reach(joints.minusX), -slopeOf(joints.minusX), reach(joints.plusX), slopeOf(joints.plusX)};
    addWallRun(b, all, random);
    if (joints.minusX == Joint::Free) addWallEnd(b, all.from);
    if (joints.plusX == Joint::Free) addWallEnd(b, all.to);
    if (joints.minusX == Joint::ShortAtGate) addShortEnd(b, all.from, false);
    if (joints.plusX == Joint::ShortAtGate) addShortEnd(b, all.to, true);
}

void addSlateCone(const Builder& place, float y, float radius, float rise, int sides) {
    const Builder b = place.at({0, y, 0});
    const std::array<Vec2, 5> outline{
        Vec2{0, 0}, {radius, 0}, {radius * 0.8f, rise * 0.17f}, {radius * 0.4f, rise * 0.6f}, {0, rise}};
    if (b.isPrint()) return b.lathe({}, outline, sides, palette::slate);
    const Builder near = b.near();
    near.lathe({}, {{0, 0.02f}, outline[1]}, sides, palette::slate * 0.5f, {0.6f, false});
    near.lathe({}, {outline[1], outline[2]}, sides, palette::slate * 0.92f, {0.85f});
    near.lathe({}, {outline[2], outline[3], outline[4]}, sides, palette::slate * 1.06f, {0.95f});
    b.far().lathe({}, {outline[1], outline[4]}, farSides, palette::slate, {0.9f});
}

}  // namespace remparts::geometry
