#include "seen_places.h"

#include <QVector3D>
#include <algorithm>
#include <cmath>

#include "remparts/geometry/city_plan.h"

namespace remparts::scene::tests {

namespace {

QVector3D qt(geometry::Vec3 v) {
    return {v.x, v.y, v.z};
}

// Twice the area, positive where the corners run counter-clockwise with y upwards.
double area(const QVector3D& a, const QVector3D& b, double x, double y) {
    return (static_cast<double>(b.x()) - static_cast<double>(a.x())) * (y - static_cast<double>(a.y())) -
           (static_cast<double>(b.y()) - static_cast<double>(a.y())) * (x - static_cast<double>(a.x()));
}

}  // namespace

SeenPlaces::SeenPlaces(const engine::GameState& state, QSize size, const CameraPose& pose)
    : m_size(size), m_pixels(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height())) {
    QMatrix4x4 toPixels;
    toPixels.scale(static_cast<float>(size.width()) / 2, static_cast<float>(size.height()) / 2, 1);
    toPixels.translate(1, 1, 0);
    m_toScreen = toPixels * pose.viewProjection();
    m_fromScreen = m_toScreen.inverted();
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts)
        draw(geometry::buildPart(part.key, *state.setup->tiles).mesh, part.position,
             part.key.kind == geometry::PartKind::Tile);
}

std::optional<geometry::Vec3> SeenPlaces::at(QPoint pixel) const {
    const auto index = static_cast<std::size_t>(pixel.y()) * static_cast<std::size_t>(m_size.width()) +
                       static_cast<std::size_t>(pixel.x());
    if (!m_pixels[index].isTile) return std::nullopt;
    const QVector3D point =
        m_fromScreen.map(QVector3D(static_cast<float>(pixel.x()) + 0.5f,
                                   static_cast<float>(m_size.height() - pixel.y()) - 0.5f, m_pixels[index].depth));
    return geometry::Vec3{point.x(), point.y(), point.z()};
}

void SeenPlaces::draw(const geometry::Mesh& mesh, geometry::Vec3 position, bool isTile) {
    std::vector<QVector3D> corners;
    corners.reserve(mesh.vertices.size());
    for (const geometry::Vertex& vertex : mesh.vertices)
        corners.push_back(m_toScreen.map(qt(vertex.position + position)));
    for (const auto* list : {&mesh.indices, &mesh.near, &mesh.detail})
        for (std::size_t k = 0; k + 2 < list->size(); k += 3)
            drawTriangle(corners[(*list)[k]], corners[(*list)[k + 1]], corners[(*list)[k + 2]], isTile);
}

void SeenPlaces::drawTriangle(const QVector3D& a, const QVector3D& b, const QVector3D& c, bool isTile) {
    const double whole = area(a, b, static_cast<double>(c.x()), static_cast<double>(c.y()));
    if (whole <= 0) return;  // seen from behind
    const auto first = [](float low, int end) { return std::clamp(static_cast<int>(std::ceil(low - 0.5f)), 0, end); };
    const auto [left, right] = std::minmax({a.x(), b.x(), c.x()});
    const auto [low, high] = std::minmax({a.y(), b.y(), c.y()});
    for (int y = first(low, m_size.height()); y < first(high, m_size.height()); ++y)
        for (int x = first(left, m_size.width()); x < first(right, m_size.width()); ++x) {
            const double u = area(b, c, x + 0.5, y + 0.5) / whole;
            const double v = area(c, a, x + 0.5, y + 0.5) / whole;
            if (u < 0 || v < 0 || u + v > 1) continue;
            const auto depth = static_cast<float>(u * static_cast<double>(a.z()) + v * static_cast<double>(b.z()) +
                                                  (1 - u - v) * static_cast<double>(c.z()));
            Pixel& pixel = m_pixels[static_cast<std::size_t>(m_size.height() - 1 - y) *
                                        static_cast<std::size_t>(m_size.width()) +
                                    static_cast<std::size_t>(x)];
            if (depth < pixel.depth) pixel = {depth, isTile};
        }
}

}  // namespace remparts::scene::tests
