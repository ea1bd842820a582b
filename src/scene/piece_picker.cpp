#include "piece_picker.h"

#include <QVector3D>

namespace remparts::scene {

namespace {

geometry::Vec3 plain(const QVector3D& v) {
    return {v.x(), v.y(), v.z()};
}

model::PointedPiece pieceOf(const geometry::PartKey& key) {
    using Kind = model::PointedPiece::Kind;
    model::PointedPiece piece;
    piece.edge = {key.cell, static_cast<engine::Direction>(key.side)};
    piece.tile = key.cell;
    piece.segment = key.segment;
    piece.color = static_cast<engine::PlayerColor>(key.color);
    switch (key.kind) {
        case geometry::PartKind::Gate:
            piece.kind = Kind::Gate;
            break;
        case geometry::PartKind::Tower:
            piece.kind = Kind::Tower;
            break;
        case geometry::PartKind::StandingFollower:
        case geometry::PartKind::LyingFollower:
            piece.kind = geometry::isGuard(key) ? Kind::Guard : Kind::Follower;
            break;
        case geometry::PartKind::Wall:
        case geometry::PartKind::Tile:
        case geometry::PartKind::Child:
        case geometry::PartKind::Figure:
        case geometry::PartKind::Pile:
            piece.kind = Kind::Wall;
            break;
    }
    return piece;
}

}  // namespace

geometry::Ray rayThrough(QPointF pixel, const CameraPose& pose, QSizeF viewport) {
    const QMatrix4x4 toScene = pose.viewProjection().inverted();
    const auto x = static_cast<float>(pixel.x() / viewport.width() * 2 - 1);
    const auto y = static_cast<float>(1 - pixel.y() / viewport.height() * 2);
    const QVector3D from = toScene.map(QVector3D(x, y, -1));
    const QVector3D to = toScene.map(QVector3D(x, y, 1));
    return {plain(from), plain((to - from).normalized())};
}

std::optional<model::PointedPiece> PiecePicker::at(QPointF pixel, const CameraPose& pose, QSizeF viewport) const {
    if (m_parts.empty() || viewport.isEmpty()) return std::nullopt;
    const auto picked = geometry::pickPiece(m_parts, rayThrough(pixel, pose, viewport));
    if (!picked) return std::nullopt;
    return pieceOf(m_parts[*picked].key);
}

}  // namespace remparts::scene
