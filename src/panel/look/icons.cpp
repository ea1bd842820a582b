#include "look/icons.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>

#include "look/icon_paths.h"

namespace remparts::panel {
namespace {

using engine::PlayerColor;

QPainterPath makePath(Icon icon) {
    using namespace paths;
    switch (icon) {
        case Icon::Meeple:
            return meeple();
        case Icon::LyingMeeple:
            return lyingMeeple();
        case Icon::Tower:
            return tower();
        case Icon::Wall:
            return wall();
        case Icon::Gate:
            return gate();
        case Icon::Stack:
            return stack();
        case Icon::SetAside:
            return setAside();
        case Icon::Street:
            return street();
        case Icon::Market:
            return market();
        case Icon::House:
            return house();
        case Icon::Guard:
            return guard();
        case Icon::Crown:
            return crown();
        case Icon::Undo:
            return undo();
        case Icon::Redo:
            return mirrored(undo());
        case Icon::Menu:
            return lines({{{4, 6.5}, {20, 6.5}}, {{4, 12}, {20, 12}}, {{4, 17.5}, {20, 17.5}}}, 2.1);
        case Icon::Pass:
            return lines({{{4, 5}, {11, 12}, {4, 19}}, {{12, 5}, {19, 12}, {12, 19}}}, 2.3);
        case Icon::Left:
            return lines({{{15, 5}, {8, 12}, {15, 19}}}, 2.3);
        case Icon::Right:
            return lines({{{9, 5}, {16, 12}, {9, 19}}}, 2.3);
        case Icon::Down:
            return lines({{{5, 9}, {12, 16}, {19, 9}}}, 2.3);
        case Icon::Frame:
            return frame();
        case Icon::LastMove:
            return lastMove();
        case Icon::TopView:
            return topView();
        case Icon::Plus:
            return lines({{{12, 4.5}, {12, 19.5}}, {{4.5, 12}, {19.5, 12}}}, 2.3);
        case Icon::Close:
            return lines({{{5.5, 5.5}, {18.5, 18.5}}, {{18.5, 5.5}, {5.5, 18.5}}}, 2.3);
        case Icon::Check:
            return lines({{{4, 12.6}, {9.6, 18}, {20, 6}}}, 2.6);
        case Icon::TurnLeft:
        case Icon::Again:
            return turnLeft();
        case Icon::TurnRight:
            return mirrored(turnLeft());
        case Icon::Play:
            return polygon({{6, 3.4}, {20.4, 12}, {6, 20.6}});
        case Icon::Folder:
            return folder();
        case Icon::Save:
            return save();
        case Icon::Dice:
            return dice();
    }
    return {};
}

QTransform intoBox(const QRectF& box) {
    const double scale = std::min(box.width(), box.height()) / 24;
    QTransform transform;
    transform.translate(box.center().x() - 12 * scale, box.center().y() - 12 * scale);
    transform.scale(scale, scale);
    return transform;
}

}  // namespace

const QPainterPath& iconPath(Icon icon) {
    static QHash<int, QPainterPath> made;
    const int key = static_cast<int>(icon);
    auto found = made.find(key);
    if (found == made.end()) found = made.insert(key, makePath(icon));
    return *found;
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
