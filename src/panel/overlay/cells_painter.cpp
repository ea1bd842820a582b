#include <algorithm>
#include <cmath>

#include "look/text.h"
#include "overlay/city_painters.h"
#include "overlay/overlay_parts.h"
#include "sentences.h"

namespace remparts::panel {
namespace {

constexpr double cellInset = 0.055;
constexpr double labelDistance = 1.68;  // beyond the cells that can be free at the rim

struct Bounds {
    int west = 0, east = 0, south = 0, north = 0;
};

Bounds boundsOf(const engine::Board& board) {
    Bounds bounds{board.tiles()[0].position.x, board.tiles()[0].position.x, board.tiles()[0].position.y,
                  board.tiles()[0].position.y};
    for (const engine::PlacedTile& tile : board.tiles()) {
        bounds.west = std::min(bounds.west, tile.position.x);
        bounds.east = std::max(bounds.east, tile.position.x);
        bounds.south = std::min(bounds.south, tile.position.y);
        bounds.north = std::max(bounds.north, tile.position.y);
    }
    return bounds;
}

struct Label {
    model::TablePoint at;
    QString text;
};

std::optional<QRectF> labelBox(const OverlayCanvas& canvas, const Label& label) {
    const auto point = canvas.at(label.at);
    if (!point) return std::nullopt;
    const QRectF box(point->x() - 14, point->y() - 10, 28, 20);
    const bool covered = std::any_of(canvas.taken.begin(), canvas.taken.end(),
                                     [&](const QRectF& other) { return other.intersects(box); });
    return covered || !canvas.view.contains(box) ? std::nullopt : std::optional(box);
}

// Of two opposite sides of the city the one with more labels in sight; nearer to the eye when that is the same.
void paintBetterSide(const OverlayCanvas& canvas, const std::vector<Label>& first, const std::vector<Label>& second) {
    std::vector<std::pair<QRectF, QString>> best;
    double nearest = 0;
    for (const std::vector<Label>& side : {first, second}) {
        std::vector<std::pair<QRectF, QString>> seen;
        double lowest = 0;
        for (const Label& label : side) {
            const auto box = labelBox(canvas, label);
            if (!box) continue;
            seen.emplace_back(*box, label.text);
            lowest = std::max(lowest, box->y());
        }
        if (seen.size() < best.size() || (seen.size() == best.size() && lowest <= nearest + 8)) continue;
        best = seen;
        nearest = lowest;
    }
    for (const auto& [box, text] : best) {
        drawText(canvas.painter, box.translated(0, 1), text,
                 {TextSize::Small, true, QColor(30, 15, 0, 120), Qt::AlignCenter});
        drawText(canvas.painter, box, text, {TextSize::Small, true, QColor(255, 240, 210, 190), Qt::AlignCenter});
    }
}

QString letters(const QString& place) {
    const auto digit =
        std::find_if(place.begin(), place.end(), [](QChar c) { return c.isDigit() || c == u'-' || c == u'−'; });
    return place.left(digit - place.begin());
}

}  // namespace

void paintCoordinates(OverlayCanvas& canvas, const engine::GameState& state) {
    if (state.board.isEmpty()) return;
    const Bounds b = boundsOf(state.board);
    std::vector<Label> south, north, west, east;
    for (int x = b.west; x <= b.east; ++x) {
        const QString text = letters(model::sentences::place({x, 0}));
        south.push_back({{static_cast<double>(x), b.south - labelDistance}, text});
        north.push_back({{static_cast<double>(x), b.north + labelDistance}, text});
    }
    for (int y = b.south; y <= b.north; ++y) {
        const QString place = model::sentences::place({0, y});
        const QString text = place.mid(letters(place).size());
        west.push_back({{b.west - labelDistance, static_cast<double>(y)}, text});
        east.push_back({{b.east + labelDistance, static_cast<double>(y)}, text});
    }
    paintBetterSide(canvas, south, north);
    paintBetterSide(canvas, west, east);
}

void paintCells(OverlayCanvas& canvas, const model::Highlights& highlights) {
    for (const engine::Position& cell : highlights.possibleCells) {
        const bool underGhost = highlights.ghost && highlights.ghost->position == cell;
        if (!underGhost)
            paintOutline(canvas.painter, cellOutline(canvas.projection, cell, cellInset), possibleColor(), 1.7, 38);
    }
    if (highlights.ghost && highlights.ghost->legal)
        paintOutline(canvas.painter, cellOutline(canvas.projection, highlights.ghost->position), possibleColor(), 2.6,
                     0);
    if (highlights.ghost && !highlights.ghost->legal)
        paintForbiddenCell(canvas, centreOf(highlights.ghost->position));
    if (highlights.justLaid)
        paintOutline(canvas.painter, cellOutline(canvas.projection, *highlights.justLaid), QColor("#fffdf9"), 2.4, 0);
}

void paintForbiddenCell(OverlayCanvas& canvas, model::TablePoint at) {
    const engine::Position cell{static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
    const QPolygonF outline = cellOutline(canvas.projection, cell, cellInset);
    if (outline.isEmpty()) return;
    const QPolygonF cross = cellOutline(canvas.projection, cell, 0.2);
    QPainter& painter = canvas.painter;
    for (const auto& [color, width] : {std::pair{QColor(255, 246, 232, 170), 7.0}, {forbiddenColor(), 4.0}}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(outline);
        painter.drawLine(cross[0], cross[2]);
        painter.drawLine(cross[1], cross[3]);
    }
}

void paintLit(OverlayCanvas& canvas, const engine::GameState& state, const model::Highlights& highlights) {
    if (!highlights.litSegments.empty())
        paintLitArea(canvas.painter, segmentsArea(canvas.projection, state, highlights.litSegments), 150);
    if (!highlights.row.empty()) paintLitArea(canvas.painter, cellsArea(canvas.projection, highlights.row), 72);
    for (const engine::Position& cell : highlights.row)
        canvas.taken.push_back(cellOutline(canvas.projection, cell).boundingRect());
    for (const model::WorthTag& worth : highlights.worths) {
        const auto point = canvas.at(centreOf(worth.cell), 0.42);
        if (!point) continue;
        const QRectF box(point->x() - 17, point->y() - 11, 34, 22);
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(QColor(42, 37, 33, 235));  // dark tags, so that nobody takes them for keys
        canvas.painter.drawRoundedRect(box, 11, 11);
        drawText(canvas.painter, box, QStringLiteral("+%1").arg(worth.points),
                 {TextSize::Small, true, possibleColor(), Qt::AlignCenter});
        canvas.taken.push_back(box);
    }
}

}  // namespace remparts::panel
