#include "look/icons.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "look/icon_paths.h"

namespace remparts::panel {
namespace {

using engine::PlayerColor;

// In the order of Icon.
constexpr std::array shapes{
    paths::meeple,      paths::lyingMeeple,
    paths::tower,       paths::wall,
    paths::gate,        paths::stack,
    paths::setAside,    paths::street,
    paths::market,      paths::house,
    paths::guard,       paths::crown,
    paths::undo,        paths::redo,
    paths::menu,        paths::pass,
    paths::left,        paths::right,
    paths::down,        paths::frame,
    paths::lastMove,    paths::topView,
    paths::plus,        paths::close,
    paths::check,       paths::turnLeft,
    paths::turnRight,   paths::play,
    paths::turnLeft,    paths::folder,
    paths::save,        paths::dice,
    paths::bulb,        paths::pointDown,
    paths::eye,         paths::pause,
    paths::nextScoring, paths::previousScoring,
    paths::branch,      paths::tilesLeft,
    paths::settings,    paths::chart,
    paths::book,
};
static_assert(shapes.size() == static_cast<std::size_t>(Icon::Book) + 1);

QTransform intoBox(const QRectF& box) {
    const double scale = std::min(box.width(), box.height()) / 24;
    QTransform transform;
    transform.translate(box.center().x() - 12 * scale, box.center().y() - 12 * scale);
    transform.scale(scale, scale);
    return transform;
}

}  // namespace

const QPainterPath& iconPath(Icon icon) {
    static std::array<QPainterPath, shapes.size()> made;
    QPainterPath& path = made[static_cast<std::size_t>(icon)];
    if (path.isEmpty()) path = shapes[static_cast<std::size_t>(icon)]();
    return path;
}

void drawIcon(QPainter& painter, Icon icon, const QRectF& box, const QColor& color) {
    painter.fillPath(intoBox(box).map(iconPath(icon)), color);
}

QPainterPath signPath(PlayerColor player, const QRectF& box) {
    const QPointF c = box.center();
    const double h = std::min(box.width(), box.height()) / 2;
    switch (player) {
        case PlayerColor::Red:
            return paths::disc(c.x(), c.y(), h * 0.94);
        case PlayerColor::Blue:
            return paths::box(c.x() - h * 0.84, c.y() - h * 0.84, h * 1.68, h * 1.68, h * 0.16);
        case PlayerColor::Green:
            return paths::polygon({{c.x(), c.y() - h * 0.98},
                                   {c.x() + h * 1.04, c.y() + h * 0.82},
                                   {c.x() - h * 1.04, c.y() + h * 0.82}});
        case PlayerColor::Yellow:
            return paths::box(c.x() - h, c.y() - h * 0.36, h * 2, h * 0.72, h * 0.1)
                .united(paths::box(c.x() - h * 0.36, c.y() - h, h * 0.72, h * 2, h * 0.1));
    }
    return {};
}

QString signName(PlayerColor player) {
    switch (player) {
        case PlayerColor::Red:
            return QCoreApplication::translate("panel", "red disc");
        case PlayerColor::Blue:
            return QCoreApplication::translate("panel", "blue square");
        case PlayerColor::Green:
            return QCoreApplication::translate("panel", "green triangle");
        case PlayerColor::Yellow:
            return QCoreApplication::translate("panel", "yellow cross");
    }
    return {};
}

void drawSign(QPainter& painter, PlayerColor player, const QRectF& box) {
    const QPainterPath path = signPath(player, box);
    const bool dark = theme().dark;
    painter.fillPath(path, dark ? mix(playerColor(player), QColor("#fffdf9"), 0.12) : playerColor(player));
    if (player == PlayerColor::Yellow && !dark) painter.strokePath(path, QPen(QColor("#9c7510"), 1));
}

void drawSignBadge(QPainter& painter, PlayerColor player, const QRectF& box) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(playerColor(player));
    painter.drawEllipse(box);
    const double in = box.width() * 0.27;
    painter.fillPath(signPath(player, box.adjusted(in, in, -in, -in)), playerInk(player));
}

void drawFigure(QPainter& painter, PlayerColor player, const QRectF& box, bool lying) {
    const QTransform transform = intoBox(box);
    const QPainterPath body = transform.map(iconPath(lying ? Icon::LyingMeeple : Icon::Meeple));
    const double scale = box.height() / 24;
    const QColor color = playerColor(player);
    painter.fillPath(body.translated(0, 1.4 * scale), color.darker(170));  // thickness of the wood
    QLinearGradient light(box.topLeft(), box.bottomRight());
    light.setColorAt(0, color.lighter(122));
    light.setColorAt(1, color);
    painter.fillPath(body, light);
    painter.strokePath(body, QPen(color.darker(150), std::max(0.6, 0.7 * scale)));
    const QPointF chest = transform.map(lying ? QPointF(10.8, 17) : QPointF(12, 13.2));
    const double sign = 2.9 * scale;
    painter.fillPath(signPath(player, QRectF(chest.x() - sign, chest.y() - sign, 2 * sign, 2 * sign)),
                     playerInk(player));
}

}  // namespace remparts::panel
