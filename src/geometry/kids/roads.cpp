#include <cmath>

#include "meadow_site.h"
#include "palette.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// A road lies between two rims, its sand lower than they are.
struct Station {
    float out = 0;
    float height = 0;
    Color color;
    float occlusion = 1;
};
constexpr std::array<Station, 4> section{{{rimHalf, 0.0f, palette::toyRim * 0.9f, 0.75f},
                                          {0.52f, 0.085f, palette::toyRim, 1},
                                          {roadHalf, 0.03f, palette::toyRoad, 0.72f},
                                          {0, 0.045f, palette::toyRoadMiddle, 1}}};

struct Point {
    Vec3 at;
    Vec3 aside;  ///< unit vector across the road
};

Vec3 place(const Point& point, const Station& station, float side) {
    return point.at + point.aside * (station.out * side) + Vec3{0, station.height, 0};
}

// Prints have no colours: they show a road by its rims, higher than on the table.
void printRim(const Builder& b, const Point& from, const Point& to, float side) {
    if (!b.isPrint()) return;
    constexpr Station foot{rimHalf, -0.06f, {}};
    constexpr Station top{(rimHalf + roadHalf) / 2, 0.11f, {}};
    constexpr Station inside{roadHalf, -0.06f, {}};
    const Point& a = side > 0 ? from : to;
    const Point& z = side > 0 ? to : from;
    b.body({place(a, foot, side), place(a, top, side), place(a, inside, side), place(z, foot, side),
            place(z, top, side), place(z, inside, side)},
           {{{0, 1, 2, BodySide::none}, palette::toyRim},
            {{3, 5, 4, BodySide::none}, palette::toyRim},
            {{0, 3, 4, 1}, palette::toyRim},
            {{1, 4, 5, 2}, palette::toyRim},
            {{2, 5, 3, 0}, palette::toyRim}});
}

// From one point of the line to the next, both halves.
void layStretch(const Builder& b, const Point& from, const Point& to) {
    for (const float side : {1.0f, -1.0f}) {
        printRim(b, from, to, side);
        for (std::size_t k = 0; k + 1 < section.size(); ++k) {
            const Station& outer = section[k];
            const Station& inner = section[k + 1];
            std::array<Vec3, 4> corners{place(from, outer, side), place(to, outer, side), place(to, inner, side),
                                        place(from, inner, side)};
            std::array<Color, 4> colors{outer.color, outer.color, inner.color, inner.color};
            std::array<float, 4> occlusion{outer.occlusion, outer.occlusion, inner.occlusion, inner.occlusion};
            if (side < 0) {
                std::swap(corners[0], corners[1]);
                std::swap(corners[2], corners[3]);
            }
            b.near().quad(corners, colors, occlusion);
        }
    }
    const Station edge{rimHalf, 0.04f, {}};
    const Color sand = mix(palette::toyRoad, palette::toyRim, 0.3f);
    b.far().quad(place(from, edge, 1), place(to, edge, 1), place(to, edge, -1), place(from, edge, -1), sand);
}

// Half a circle of the same section round an end; `ahead` is the way the road would go on.
void closeEnd(const Builder& b, const Point& end, Vec3 ahead) {
    constexpr int steps = 6;
    // While the camera moves the round end is a point.
    const Station edge{rimHalf, 0.04f, {}};
    b.far().triangle(place(end, edge, 1), end.at + ahead * rimHalf + Vec3{0, edge.height, 0}, place(end, edge, -1),
                     palette::toyRoad);
    const auto around = [&](int k) {
        const float angle = pi * asFloat(k) / steps;
        return Point{end.at, end.aside * std::cos(angle) + ahead * std::sin(angle)};
    };
    for (int k = 0; k < steps; ++k) {
        const Point from = around(k);
        const Point to = around(k + 1);
        printRim(b, from, to, 1);
        for (std::size_t s = 0; s + 1 < section.size(); ++s) {
            const Station& outer = section[s];
            const Station& inner = section[s + 1];
            b.near().quad({place(from, outer, 1), place(to, outer, 1), place(to, inner, 1), place(from, inner, 1)},
                          {outer.color, outer.color, inner.color, inner.color},
                          {outer.occlusion, outer.occlusion, inner.occlusion, inner.occlusion});
        }
    }
}

Vec3 rightOf(Vec3 way) {
    return {-way.z, 0, way.x};
}

std::vector<Point> pointsOf(const RoadLine& line) {
    std::vector<Point> points;
    const std::size_t n = line.points.size();
    for (std::size_t k = 0; k < n; ++k) {
        const Vec3 before = line.points[k == 0 ? 0 : k - 1];
        const Vec3 after = line.points[k + 1 == n ? k : k + 1];
        points.push_back({line.points[k], rightOf(normalized(after - before))});
    }
    return points;
}

void layRoad(const Builder& b, const RoadLine& line) {
    const std::vector<Point> points = pointsOf(line);
    for (std::size_t k = 0; k + 1 < points.size(); ++k) layStretch(b, points[k], points[k + 1]);
    const Point& first = points.front();
    const Point& last = points.back();
    if (!line.startsOnBorder) closeEnd(b, {first.at, first.aside * -1}, rightOf(first.aside));
    if (!line.endsOnBorder && !line.endsInWater) closeEnd(b, last, rightOf(last.aside) * -1);
}

// A round place that covers the rims of the roads that meet there.
void addJoint(const Builder& b) {
    constexpr float r = 0.74f;
    b.near().lathe({}, {{r, 0}, {r - 0.06f, 0.11f}, {r - 0.12f, 0.1f}}, 14, palette::toyRim, {0.75f, false});
    b.near().lathe({}, {{r - 0.12f, 0.1f}, {0, 0.105f}}, 14, palette::toyRoadMiddle, {0.9f, false});
    b.far().lathe({}, {{r, 0.08f}, {0, 0.09f}}, 8, palette::toyRoadMiddle, {0.9f});
}

// Flat stones here and there in the sand.
void strewPebbles(MeadowSite& site, const RoadLine& line) {
    constexpr int wanted = 4;
    for (int k = 0; k < wanted; ++k) {
        const auto at = static_cast<std::size_t>(site.random.below(static_cast<int>(line.points.size()) - 1));
        const Vec3 from = line.points[at];
        const Vec3 way = line.points[at + 1] - from;
        const Vec3 middle = from + way * site.random.between(0.1f, 0.9f);
        const Vec3 off = rightOf(normalized(way)) * site.random.between(-0.28f, 0.28f);
        const float size = site.random.between(0.05f, 0.1f);
        const Color color = palette::pebble * site.random.between(0.92f, 1.08f);
        site.builder().fine().lathe(middle + off + Vec3{0, 0.03f, 0}, {{size, 0}, {size * 0.8f, 0.035f}, {0, 0.04f}},
                                    5, color, {0.8f, false, site.random.unit()});
    }
}

}  // namespace

void layRoads(MeadowSite& site) {
    for (const Vec3 joint : site.roads.joints) addJoint(site.builder().at(joint));
    for (const RoadLine& line : site.roads.lines) {
        if (line.points.size() < 2) continue;
        layRoad(site.builder(), line);
        strewPebbles(site, line);
    }
}

}  // namespace remparts::geometry
