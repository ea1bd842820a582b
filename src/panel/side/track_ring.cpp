#include "side/track_ring.h"

#include <QLineF>
#include <cmath>

namespace remparts::panel {
namespace {

constexpr double sideRoom = 0.6;  // figures lean over the edge
constexpr double topRoom = 0.8;
constexpr double bottomRoom = 0.2;

}  // namespace

TrackRing::TrackRing(double width) : m_unit(width / (columns + 2 * sideRoom)) {}

double TrackRing::width() const {
    return (columns + 2 * sideRoom) * m_unit;
}

double TrackRing::height() const {
    return (rows + topRoom + bottomRoom) * m_unit;
}

QRectF TrackRing::outline() const {
    return {sideRoom * m_unit, topRoom * m_unit, columns * m_unit, rows * m_unit};
}

QRectF TrackRing::inside() const {
    return outline().adjusted(m_unit, m_unit, -m_unit, -m_unit);
}

QRectF TrackRing::stone(int field) const {
    int x = 0;
    int y = rows - 1 - field;
    if (field >= rows) x = field - (rows - 1), y = 0;
    if (field > rows + columns - 2) x = columns - 1, y = field - (rows + columns - 2);
    if (field > 2 * rows + columns - 3) x = columns - 1 - (field - (2 * rows + columns - 3)), y = rows - 1;
    return {(x + sideRoom) * m_unit, (y + topRoom) * m_unit, m_unit, m_unit};
}

QPointF TrackRing::at(double points) const {
    const double whole = std::floor(points);
    const auto field = static_cast<int>(whole) % fields;
    return QLineF(stone(field).center(), stone((field + 1) % fields).center()).pointAt(points - whole);
}

}  // namespace remparts::panel
