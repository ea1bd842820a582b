#include "layers/tone_look.h"

#include <QPixmap>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/text.h"

namespace remparts::panel {
namespace {

using model::LayerTone;

constexpr double badgeHeight = 22;
constexpr double signSide = 11;
constexpr double discRadius = 9;
constexpr int insideAlpha = 150;
constexpr int stripeWidth = 9;

QColor toneColor(LayerTone tone) {
    switch (tone) {
        case LayerTone::Players:
        case LayerTone::Nobody:
            return {"#6e665d"};
        case LayerTone::Fish:
            return {"#2f6f9f"};
        case LayerTone::Grain:
            return {"#d9a62e"};
        case LayerTone::Livestock:
            return {"#9f3b2e"};
        case LayerTone::Step0:
            return {"#b4aca2"};
        case LayerTone::Step1:
            return {"#d9b3d6"};
        case LayerTone::Step2:
            return {"#a45fa0"};
        case LayerTone::Step3:
            return {"#5a2458"};
        case LayerTone::Open:
            return {"#c9bfb2"};
        case LayerTone::Closed:
            return {"#6a3468"};
        case LayerTone::Plain:
            return {"#fffdf9"};
    }
    return {};
}

bool isPale(const QColor& color) {
    return color.red() * 0.3 + color.green() * 0.59 + color.blue() * 0.11 > 150;
}

// Diagonal stripes, each player's as wide; no other sharing looks the same.
QBrush stripes(const std::vector<engine::PlayerColor>& players) {
    const auto count = static_cast<int>(players.size());
    const int side = stripeWidth * count;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            QColor color = playerColor(players[static_cast<std::size_t>((x + y) / stripeWidth % count)]);
            color.setAlpha(insideAlpha);
            image.setPixelColor(x, y, color);
        }
    return QBrush(image);
}

void drawSigns(QPainter& painter, QPointF leftMiddle, const model::LayerBadge& badge) {
    double x = leftMiddle.x();
    for (const engine::PlayerColor player : badge.style.players) {
        const QRectF box(x, leftMiddle.y() - signSide / 2, signSide, signSide);
        const QColor color =
            badge.filled && badge.style.players.size() == 1 ? playerInk(player) : playerColor(player);
        painter.fillPath(signPath(player, box), color);
        x += signSide + 3;
    }
}

void drawDisc(QPainter& painter, QPointF middle, const model::LayerBadge& badge) {
    const QColor color = lineColor(badge.style);
    painter.setPen(QPen(badge.filled ? QColor("#fffdf9") : color, 2));
    painter.setBrush(badge.filled ? color : theme().card);
    painter.drawEllipse(middle, discRadius, discRadius);
    if (badge.style.players.empty()) return;
    constexpr double half = discRadius * 0.52;
    painter.fillPath(
        signPath(badge.style.players.front(), {middle.x() - half, middle.y() - half, 2 * half, 2 * half}),
        badge.filled ? inkOn(badge.style) : color);
}

}  // namespace

QColor lineColor(const model::LayerStyle& style) {
    if (style.tone == LayerTone::Players && style.players.size() == 1) return playerColor(style.players.front());
    return style.tone == LayerTone::Players ? QColor("#fffdf9") : toneColor(style.tone);
}

QColor inkOn(const model::LayerStyle& style) {
    if (style.tone == LayerTone::Players && style.players.size() == 1) return playerInk(style.players.front());
    return isPale(lineColor(style)) ? inkOnPossible() : QColor("#fffdf9");
}

QBrush insideBrush(const model::LayerStyle& style) {
    if (style.tone == LayerTone::Players && style.players.size() > 1) return stripes(style.players);
    QColor color = lineColor(style);
    color.setAlpha(style.tone == LayerTone::Plain || style.tone == LayerTone::Nobody ? 60 : insideAlpha);
    return color;
}

QBrush hatchBrush(const model::LayerStyle& style) {
    switch (style.tone) {
        case LayerTone::Nobody:
            return {QColor(40, 34, 28, 70), Qt::BDiagPattern};
        case LayerTone::Fish:
            return {QColor(255, 253, 249, 120), Qt::HorPattern};
        case LayerTone::Grain:
            return {QColor(90, 60, 0, 120), Qt::Dense6Pattern};
        case LayerTone::Livestock:
            return {QColor(255, 240, 225, 120), Qt::DiagCrossPattern};
        case LayerTone::Players:
        case LayerTone::Step0:
        case LayerTone::Step1:
        case LayerTone::Step2:
        case LayerTone::Step3:
        case LayerTone::Open:
        case LayerTone::Closed:
        case LayerTone::Plain:
            break;
    }
    return Qt::NoBrush;
}

bool isDashed(LayerTone tone) {
    return tone == LayerTone::Nobody;
}

void drawSwatch(QPainter& painter, const QRectF& box, const model::LayerStyle& style) {
    QPen pen(lineColor(style), 2);
    if (style.tone == LayerTone::Plain || style.players.size() > 1) pen.setColor(theme().textFaint);
    if (isDashed(style.tone)) pen.setDashPattern({2, 1.6});
    painter.setPen(Qt::NoPen);
    for (const QBrush& brush : {insideBrush(style), hatchBrush(style)}) {
        painter.setBrush(brush);
        painter.drawRoundedRect(box, 4, 4);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
    if (style.players.size() != 1) return;
    const double half = box.height() * 0.28;
    const QPointF c = box.center();
    painter.fillPath(signPath(style.players.front(), {c.x() - half, c.y() - half, 2 * half, 2 * half}),
                     style.tone == LayerTone::Players ? playerInk(style.players.front()) : theme().text);
}

QSizeF badgeSize(const model::LayerBadge& badge) {
    if (badge.text.isEmpty()) return {2 * discRadius, 2 * discRadius};
    const double signs = static_cast<double>(badge.style.players.size()) * (signSide + 3);
    return {std::max(badgeHeight, std::ceil(textWidth(badge.text, TextSize::Small, true) + signs + 13)), badgeHeight};
}

void drawBadge(QPainter& painter, QPointF middle, const model::LayerBadge& badge) {
    if (badge.text.isEmpty()) return drawDisc(painter, middle, badge);
    const QSizeF size = badgeSize(badge);
    const QRectF box(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
    const QColor color = lineColor(badge.style);
    const bool shared = badge.style.players.size() > 1;
    const bool filled = badge.filled && !shared;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 10, 0, 70));
    painter.drawRoundedRect(box.translated(0, 1.5), badgeHeight / 2, badgeHeight / 2);
    const QColor rim = badge.filled || isPale(color) ? QColor(42, 37, 33, 200) : color;
    painter.setPen(QPen(rim, badge.filled ? 1.2 : 2.4));
    painter.setBrush(filled ? color : theme().card);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), badgeHeight / 2 - 1, badgeHeight / 2 - 1);
    model::LayerBadge drawn = badge;
    drawn.filled = filled;
    drawSigns(painter, {box.x() + 6.5, box.center().y()}, drawn);
    const double signs = static_cast<double>(badge.style.players.size()) * (signSide + 3);
    drawText(painter, box.adjusted(5 + signs, 0, -5, 0), badge.text,
             {TextSize::Small, true, filled ? inkOn(badge.style) : theme().text, Qt::AlignCenter});
}

}  // namespace remparts::panel
