#include "camera_rig.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "remparts/geometry/layout.h"

namespace remparts::scene {

namespace {

constexpr double smallestFreeShare = 0.2;
constexpr double leastMaxDistance = 150;
constexpr double roomAroundCity = 1.3;
constexpr float farPlane = 1500;
constexpr float mapHeight = 100;

// Along one direction of the picture, in the camera's axes: a camera at (side, depth) sees a point when
// |point.side − side| ≤ tangent × (point.depth − depth). The limits over all points give the farthest depth that
// shows them all, and the side in the middle.
struct Fit {
    double tangent;
    double low = std::numeric_limits<double>::lowest();
    double high = std::numeric_limits<double>::max();

    void add(double side, double depth) {
        low = std::max(low, side - tangent * depth);
        high = std::min(high, side + tangent * depth);
    }
    [[nodiscard]] double depth() const { return (high - low) / (2 * tangent); }
    [[nodiscard]] double side() const { return (low + high) / 2; }
};

}  // namespace

QMatrix4x4 CameraPose::viewProjection() const {
    QMatrix4x4 view;
    view.lookAt(eye, target, up);
    return projection * view;
}

void CameraRig::setViewport(QSizeF size) {
    m_viewport = size.expandedTo(QSizeF(1, 1));
}

bool CameraRig::setFreeArea(const QMarginsF& covered) {
    if (covered == m_covered) return false;
    m_covered = covered;
    return true;
}

QRectF CameraRig::freeArea() const {
    const QRectF whole(QPointF(0, 0), m_viewport);
    const QRectF free = whole.marginsRemoved(m_covered);
    const bool usable = free.width() >= m_viewport.width() * smallestFreeShare &&
                        free.height() >= m_viewport.height() * smallestFreeShare;
    return usable ? free : whole;
}

void CameraRig::setExtent(CityExtent extent) {
    m_extent = std::move(extent);
    keepWithinLimits();
}

double CameraRig::maxDistance() const {
    const double diagonal = std::hypot(m_extent.east - m_extent.west, m_extent.south - m_extent.north);
    const QSizeF tangents = freeTangents();
    return std::max(leastMaxDistance, roomAroundCity * diagonal / std::min(tangents.width(), tangents.height()));
}

void CameraRig::frameAll() {
    if (m_topView)
        fitMap();
    else
        fitPerspective();
}

void CameraRig::fitPerspective() {
    const Axes a = axes();
    const QSizeF tangents = freeTangents();
    Fit across{tangents.width()};
    Fit upwards{tangents.height()};
    for (const QVector3D& point : m_extent.points) {
        const double depth = QVector3D::dotProduct(point, a.forward);
        across.add(QVector3D::dotProduct(point, a.right), depth);
        upwards.add(QVector3D::dotProduct(point, a.up), depth);
    }
    const double depth = std::min(across.depth(), upwards.depth());
    const QVector3D eye = a.right * static_cast<float>(across.side()) + a.up * static_cast<float>(upwards.side()) +
                          a.forward * static_cast<float>(depth);
    m_distance = static_cast<double>(-eye.y() / a.forward.y());
    m_target = eye + a.forward * static_cast<float>(m_distance);
    m_target.setY(0);
}

void CameraRig::fitMap() {
    QVector3D low = m_extent.points.front();
    QVector3D high = low;
    for (const QVector3D& point : m_extent.points) {
        low = {std::min(low.x(), point.x()), 0, std::min(low.z(), point.z())};
        high = {std::max(high.x(), point.x()), 0, std::max(high.z(), point.z())};
    }
    const QVector3D half = (high - low) / 2;
    const QSizeF tangents = freeTangents();
    m_target = low + half;
    m_target.setY(0);
    m_distance = std::max(half.x() / tangents.width(), half.z() / tangents.height());
}

bool CameraRig::showsAll() const {
    const QRectF free = freeArea().adjusted(-1, -1, 1, 1);
    return std::all_of(m_extent.points.begin(), m_extent.points.end(), [&](const QVector3D& point) {
        const auto pixel = project(point);
        return pixel && free.contains(*pixel);
    });
}

void CameraRig::orbit(double round, double up) {
    if (m_topView) return;
    m_bearing = std::fmod(m_bearing + round + 360, 360);
    m_elevation = std::clamp(m_elevation + up, minElevation, maxElevation);
}

void CameraRig::pan(QPointF from, QPointF to) {
    const auto before = groundAt(from);
    const auto after = groundAt(to);
    if (!before || !after) return;
    m_target += *before - *after;
    keepWithinLimits();
}

void CameraRig::zoom(double factor, QPointF around) {
    const auto before = groundAt(around);
    m_distance = std::clamp(m_distance / factor, minDistance, maxDistance());
    const auto after = groundAt(around);
    if (before && after) m_target += *before - *after;
    keepWithinLimits();
}

void CameraRig::turn(double degrees, QPointF around) {
    const auto before = groundAt(around);
    orbit(-degrees, 0);
    const auto after = groundAt(around);
    if (before && after) m_target += *before - *after;
    keepWithinLimits();
}

void CameraRig::lookAt(const QVector3D& ground) {
    m_target = {ground.x(), 0, ground.z()};
    keepWithinLimits();
}

void CameraRig::setTopView(bool on) {
    m_topView = on;
}

void CameraRig::setDirection(double bearing, double elevation) {
    m_bearing = bearing;
    m_elevation = std::clamp(elevation, minElevation, maxElevation);
}

CameraView CameraRig::view() const {
    return {m_target, m_bearing, m_elevation, m_distance, m_fieldOfView, m_topView};
}

void CameraRig::setView(const CameraView& view) {
    m_target = view.target;
    m_bearing = view.bearing;
    m_elevation = view.elevation;
    m_distance = view.distance;
    m_fieldOfView = view.fieldOfView;
    m_topView = view.topView;
}

CameraPose CameraRig::pose() const {
    const Axes a = axes();
    const QPointF middle = freeArea().center();
    const double near = m_topView ? 1 : m_distance * 0.05;
    const double perPixel = (m_topView ? m_distance : near) * halfHeightTangent() / (m_viewport.height() / 2);
    const auto left = static_cast<float>(-middle.x() * perPixel);
    const auto right = static_cast<float>((m_viewport.width() - middle.x()) * perPixel);
    const auto bottom = static_cast<float>((middle.y() - m_viewport.height()) * perPixel);
    const auto top = static_cast<float>(middle.y() * perPixel);
    CameraPose pose{eye(), m_target, a.up, {}};
    if (m_topView)
        pose.projection.ortho(left, right, bottom, top, 1, mapHeight * 2);
    else
        pose.projection.frustum(left, right, bottom, top, static_cast<float>(near), farPlane);
    return pose;
}

std::optional<QPointF> CameraRig::project(const QVector3D& point) const {
    const Axes a = axes();
    const QVector3D way = point - eye();
    const double depth = QVector3D::dotProduct(way, a.forward);
    if (depth < 0.01) return std::nullopt;
    const double perPixel = (m_topView ? m_distance : depth) * halfHeightTangent() / (m_viewport.height() / 2);
    return freeArea().center() +
           QPointF(QVector3D::dotProduct(way, a.right) / perPixel, -QVector3D::dotProduct(way, a.up) / perPixel);
}

std::optional<QVector3D> CameraRig::groundAt(QPointF pixel) const {
    const Axes a = axes();
    const double perPixel = (m_topView ? m_distance : 1) * halfHeightTangent() / (m_viewport.height() / 2);
    const QPointF offset = (pixel - freeArea().center()) * perPixel;
    const QVector3D aside = a.right * static_cast<float>(offset.x()) - a.up * static_cast<float>(offset.y());
    const QVector3D from = m_topView ? eye() + aside : eye();
    const QVector3D way = m_topView ? a.forward : a.forward + aside;
    const auto hit = geometry::meetPlane({{from.x(), from.y(), from.z()}, {way.x(), way.y(), way.z()}});
    if (!hit) return std::nullopt;
    return QVector3D(hit->x, hit->y, hit->z);
}

CameraRig::Axes CameraRig::axes() const {
    if (m_topView) return {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}};
    const double bearing = qDegreesToRadians(m_bearing);
    const double elevation = qDegreesToRadians(m_elevation);
    const QVector3D forward(static_cast<float>(-std::cos(elevation) * std::sin(bearing)),
                            static_cast<float>(-std::sin(elevation)),
                            static_cast<float>(std::cos(elevation) * std::cos(bearing)));
    const QVector3D right(static_cast<float>(-std::cos(bearing)), 0, static_cast<float>(-std::sin(bearing)));
    return {right, QVector3D::crossProduct(right, forward), forward};
}

double CameraRig::halfHeightTangent() const {
    return std::tan(qDegreesToRadians(m_fieldOfView) / 2);
}

// Tangents of the half openings under which the free area is seen.
QSizeF CameraRig::freeTangents() const {
    return freeArea().size() * (halfHeightTangent() / m_viewport.height());
}

QVector3D CameraRig::eye() const {
    return m_target - axes().forward * (m_topView ? mapHeight : static_cast<float>(m_distance));
}

void CameraRig::keepWithinLimits() {
    m_distance = std::clamp(m_distance, minDistance, maxDistance());
    m_target.setX(std::clamp(m_target.x(), m_extent.west, m_extent.east));
    m_target.setZ(std::clamp(m_target.z(), m_extent.north, m_extent.south));
}

}  // namespace remparts::scene
