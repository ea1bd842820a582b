#include <QLineF>
#include <algorithm>

#include "look/plates.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"
#include "overlay/pill_layout.h"

namespace remparts::panel {
namespace {

constexpr double wallHeight = 0.41;
const QSizeF sumSize(72, 44);

bool sameThing(const engine::Scored& a, const engine::Scored& b) {
    return a.feature == b.feature && a.edge == b.edge && a.score == b.score;
}

// Tied players score one thing together (C4.4).
std::vector<const engine::Scored*> thingsOf(const std::vector<engine::Scored>& scored) {
    std::vector<const engine::Scored*> things;
    for (const engine::Scored& one : scored)
        if (std::none_of(things.begin(), things.end(), [&](const auto* other) { return sameThing(one, *other); }))
            things.push_back(&one);
    return things;
}

bool hasFeature(const engine::Scored& scored) {
    return scored.feature.tile >= 0;
}

std::vector<QPointF> countedPoints(const OverlayCanvas& canvas, const engine::GameState& state,
                                   const engine::Scored& scored) {
    std::vector<QPointF> points;
    for (const CountedPlace& place : countedPlaces(state, scored))
        if (const auto point = canvas.at(place.at, place.height)) points.push_back(*point);
    return points;
}

void paintLight(OverlayCanvas& canvas, const engine::GameState& state, const engine::Scored& scored) {
    if (hasFeature(scored)) {
        const auto members = state.features.members(scored.feature);
        paintLitArea(canvas.painter, segmentsArea(canvas.projection, state, members), 215);
    } else if (!scored.tiles.empty()) {
        paintLitArea(canvas.painter, cellsArea(canvas.projection, scored.tiles), 90);
    }
    if (!hasFeature(scored))
        paintOutline(canvas.painter, wallOutline(canvas.projection, scored.edge), possibleColor(), 2.5, 160);
}

// Small tiles get small numbers, so that all of them are seen.
double countRadius(const OverlayCanvas& canvas, const engine::Scored& scored) {
    const auto a = canvas.at(centreOf(scored.tiles.front()));
    const auto b = canvas.at(centreOf(engine::neighbour(scored.tiles.front(), engine::Direction::North)));
    return a && b ? std::clamp(QLineF(*a, *b).length() * 0.3, 8.5, 13.0) : 13.0;
}

bool countsTiles(const engine::Scored& scored) {
    return std::holds_alternative<engine::StreetScore>(scored.score) ||
           std::holds_alternative<engine::MarketScore>(scored.score);
}

// Dark, so that nobody takes the count for keys.
void paintCount(OverlayCanvas& canvas, QPointF middle, const QString& number, double radius) {
    const QRectF box(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    canvas.painter.setPen(QPen(possibleColor(), 1.5));
    canvas.painter.setBrush(QColor(42, 37, 33, 235));
    canvas.painter.drawEllipse(box);
    drawText(canvas.painter, box, number, {TextSize::Small, true, possibleColor(), Qt::AlignCenter});
    canvas.taken.push_back(box);
}

void paintCounts(OverlayCanvas& canvas, const engine::Scored& thing, std::span<const QPointF> points) {
    const double radius = countRadius(canvas, thing);
    for (std::size_t k = 0; k < points.size(); ++k) paintCount(canvas, points[k], QString::number(k + 1), radius);
}

// Beside the feature, never on it: it would hide the tiles that it has just counted.
void paintSum(OverlayCanvas& canvas, const engine::GameState& state, const engine::Scored& scored, QPointF anchor,
              int points) {
    const QRectF room = canvas.view.adjusted(spaceM, spaceM, -spaceM, -spaceM);
    const QRectF box = placeBeside(anchor, 26, sumSize, room, canvas.taken);
    canvas.taken.push_back(box);
    const engine::PlayerColor color = state.setup->players[scored.player].color;
    drawCard(canvas.painter, box, playerColor(color), true, box.height() / 2);
    drawText(canvas.painter, box, QStringLiteral("+%1").arg(points),
             {TextSize::Large, true, playerInk(color), Qt::AlignCenter});
}

}  // namespace

QRectF scoringsBox(const Projection& projection, const std::vector<engine::Scored>& scored) {
    QRectF box;
    for (const engine::Scored& one : scored) {
        for (const engine::Position& cell : one.tiles) box |= cellOutline(projection, cell).boundingRect();
        if (!hasFeature(one)) box |= wallOutline(projection, one.edge).boundingRect();
    }
    return box;
}

void paintScoredTiles(OverlayCanvas& canvas, const engine::GameState& state,
                      const std::vector<engine::Scored>& scored) {
    const std::vector<const engine::Scored*> things = thingsOf(scored);
    for (const engine::Scored* thing : things) paintLight(canvas, state, *thing);
    for (const engine::Scored* thing : things)
        if (countsTiles(*thing)) paintCounts(canvas, *thing, countedPoints(canvas, state, *thing));
}

void paintCountings(OverlayCanvas& canvas, const engine::GameState& state,
                    std::span<const model::acts::Counting> countings) {
    for (const model::acts::Counting& counting : countings) paintLight(canvas, state, counting.scored.front());
    for (const model::acts::Counting& counting : countings) {
        const engine::Scored& thing = counting.scored.front();
        const std::vector<QPointF> points = countedPoints(canvas, state, thing);
        if (points.empty()) continue;
        if (countsTiles(thing)) {
            const auto counted =
                std::min(points.size(), static_cast<std::size_t>(model::acts::countedTiles(counting)));
            paintCounts(canvas, thing, std::span(points).first(counted));
        }
    }
}

void paintCountedSums(OverlayCanvas& canvas, const engine::GameState& state,
                      std::span<const model::acts::Counting> countings) {
    for (const model::acts::Counting& counting : countings) {
        const std::vector<QPointF> points = countedPoints(canvas, state, counting.scored.front());
        if (points.empty()) continue;
        for (const engine::Scored& one : counting.scored)
            paintSum(canvas, state, one, points[points.size() / 2], model::acts::countedPoints(counting));
    }
}

// On the feature's own cells.
std::vector<CountedPlace> countedPlaces(const engine::GameState& state, const engine::Scored& scored) {
    if (!hasFeature(scored)) return {{centreOf(scored.edge.tile), wallHeight}};
    const auto members = state.features.members(scored.feature);
    std::vector<CountedPlace> places;
    for (const engine::Position& cell : scored.tiles) {
        const std::int32_t tile = state.board.indexAt(cell);
        const auto member = std::find_if(members.begin(), members.end(),
                                         [tile](const engine::SegmentRef& segment) { return segment.tile == tile; });
        places.push_back({member != members.end() ? middleOf(state, *member) : centreOf(cell), 0.05});
    }
    return places;
}

void paintSums(OverlayCanvas& canvas, const engine::GameState& state, const std::vector<engine::Scored>& scored) {
    for (const engine::Scored* thing : thingsOf(scored)) {
        const std::vector<QPointF> points = countedPoints(canvas, state, *thing);
        if (points.empty()) continue;
        for (const engine::Scored& one : scored)
            if (sameThing(one, *thing))
                paintSum(canvas, state, one, points[points.size() / 2], engine::pointsOf(one.score));
    }
}

}  // namespace remparts::panel
