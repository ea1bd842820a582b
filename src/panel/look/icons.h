// Icons, signs and the wooden figure as paths in a box of 24 × 24, crisp at any scale.
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "look/tokens.h"

namespace remparts::panel {

enum class Icon {
    Meeple,
    LyingMeeple,
    Tower,
    Wall,
    Gate,
    Stack,
    SetAside,
    Street,
    Market,
    House,
    Guard,
    Crown,
    Undo,
    Redo,
    Menu,
    Pass,
    Left,
    Right,
    Down,
    Frame,
    LastMove,
    TopView,
    Plus,
    Close,
    Check,
    TurnLeft,
    TurnRight,
    Play,
    Again,
    Folder,
    Save,
    Dice,
    Bulb,
    PointDown,
    Eye,
    Pause,
    NextScoring,
    PreviousScoring,
    Branch,
    TilesLeft,
    Settings,
    Chart,
    Book,
};

/// In a box of 24 × 24, to be filled.
[[nodiscard]] const QPainterPath& iconPath(Icon icon);
void drawIcon(QPainter& painter, Icon icon, const QRectF& box, const QColor& color);

/// A player's sign: disc, square, triangle or cross.
[[nodiscard]] QPainterPath signPath(engine::PlayerColor player, const QRectF& box);
/// "disc"
[[nodiscard]] QString signName(engine::PlayerColor player);
/// The sign in the player's colour.
void drawSign(QPainter& painter, engine::PlayerColor player, const QRectF& box);
/// A disc in the player's colour with the sign in it.
void drawSignBadge(QPainter& painter, engine::PlayerColor player, const QRectF& box);
/// The wooden figure with its sign.
void drawFigure(QPainter& painter, engine::PlayerColor player, const QRectF& box, bool lying = false);

}  // namespace remparts::panel
