#include "overlay/coordinates.h"

#include <algorithm>
#include <cmath>

#include "look/plates.h"
#include "sentences.h"

namespace remparts::panel {
namespace {

constexpr double beyond = 1.68;  // cells: past the free cells at the rim
constexpr double step = 0.25;    // cells, from the rim inwards

struct Bounds {
    int west = 0, east = 0, south = 0, north = 0;
};

Bounds boundsOf(const engine::Board& board) {
    const engine::Position first = board.tile(0).position;
    Bounds bounds{first.x, first.x, first.y, first.y};
    for (const engine::PlacedTile& tile : board.tiles()) {
        bounds.west = std::min(bounds.west, tile.position.x);
        bounds.east = std::max(bounds.east, tile.position.x);
        bounds.south = std::min(bounds.south, tile.position.y);
        bounds.north = std::max(bounds.north, tile.position.y);
    }
    return bounds;
}

/// A column or a row of the city, from rim to rim.
struct Line {
    model::TablePoint from, to;
};

model::TablePoint along(const Line& line, double share) {
    return {line.from.x + (line.to.x - line.from.x) * share, line.from.y + (line.to.y - line.from.y) * share};
}

/// Whether the line is to be followed from its other end: that lies lower on the screen, or, where the line runs
/// across it, farther left.
bool beginsAtEnd(const Projection& projection, const Line& line) {
    const auto from = projection.project(line.from, 0);
    const auto to = projection.project(line.to, 0);
    if (!from || !to) return !from;  // what is behind the camera is no beginning
    const QPointF way = *to - *from;
    return std::abs(way.y()) >= std::abs(way.x()) ? way.y() > 0 : way.x() < 0;
}

class NameMaker {
  public:
    NameMaker(const Projection& projection, const QRectF& room) : m_projection(projection), m_room(room) {}

    void add(const Line& line, bool backwards, const QString& text, bool hot) {
        const QSizeF size(std::ceil(textWidth(text, TextSize::Small, true)) + 2.0 * spaceS,
                          std::ceil(textHeight(TextSize::Small, true)) + 2);
        const double length = std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
        for (double way = 0; way <= length; way += step) {
            const double share = way / length;
            const auto at = m_projection.project(along(line, backwards ? 1 - share : share), 0);
            if (!at) continue;
            const QRectF box(at->x() - size.width() / 2, at->y() - size.height() / 2, size.width(), size.height());
            if (!m_room.contains(box)) continue;
            if (isFree(box)) m_names.push_back({box, text, hot});
            return;
        }
    }

    [[nodiscard]] std::vector<EdgeName> take() { return std::move(m_names); }

  private:
    [[nodiscard]] bool isFree(const QRectF& box) const {
        return std::none_of(m_names.begin(), m_names.end(),
                            [&](const EdgeName& other) { return other.box.intersects(box); });
    }

    const Projection& m_projection;
    QRectF m_room;
    std::vector<EdgeName> m_names;
};

}  // namespace

std::vector<EdgeName> edgeNames(const Projection& projection, const QRectF& room, const engine::Board& board,
                                const std::optional<model::Ghost>& ghost) {
    if (board.isEmpty() || !projection.project) return {};
    const Bounds b = boundsOf(board);
    const auto column = [&](double x) { return Line{{x, b.south - beyond}, {x, b.north + beyond}}; };
    const auto row = [&](double y) { return Line{{b.west - beyond, y}, {b.east + beyond, y}}; };
    const bool fromNorth = beginsAtEnd(projection, column((b.west + b.east) / 2.0));
    const bool fromEast = beginsAtEnd(projection, row((b.south + b.north) / 2.0));
    NameMaker maker(projection, room);
    // One more on each side: tiles may come to lie there.
    for (int x = b.west - 1; x <= b.east + 1; ++x)
        maker.add(column(x), fromNorth, model::sentences::column(x), ghost && ghost->position.x == x);
    for (int y = b.south - 1; y <= b.north + 1; ++y)
        maker.add(row(y), fromEast, model::sentences::row(y), ghost && ghost->position.y == y);
    return maker.take();
}

void paintEdgeNames(OverlayCanvas& canvas, const std::vector<EdgeName>& names) {
    for (const EdgeName& name : names) {
        QColor fill = name.hot ? possibleColor() : theme().card;
        fill.setAlpha(name.hot ? 255 : 225);
        drawCard(canvas.painter, name.box, fill, false, name.box.height() / 2);
        drawText(canvas.painter, name.box, name.text,
                 {TextSize::Small, true, name.hot ? inkOnPossible() : theme().text, Qt::AlignCenter});
        canvas.taken.push_back(name.box);
    }
}

}  // namespace remparts::panel
