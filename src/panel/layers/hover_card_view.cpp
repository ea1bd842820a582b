#include "layers/hover_card_view.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/plates.h"
#include "overlay/pill_layout.h"

namespace remparts::panel {
namespace {

constexpr double mostWidth = 320;
constexpr double leastWidth = 150;
constexpr double lineGap = 2;
constexpr double ownerHeight = 24;
constexpr double badgeSide = 18;
constexpr double whereHeight = 20;
constexpr double pointerRoom = 18;
constexpr double labelGap = spaceM;
constexpr double followsAfter = 110;  // pixels: until then the card of one thing stays where it is

}  // namespace

HoverCardView::HoverCardView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("hoverCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HoverCardView::show(const model::HoverCard& card, QPointF pixel, const std::vector<QRectF>& taken) {
    if (card.isEmpty()) {
        m_card = card;
        return hide();
    }
    const bool isSame = card == m_card && !isHidden();
    const bool isNear = QLineF(pixel, m_anchor).length() < followsAfter;
    if (isSame && isNear && !geometry().contains(pixel.toPoint())) return;
    m_anchor = pixel;
    if (card != m_card) {
        m_card = card;
        QStringList words{card.title, card.owner};
        for (const model::CardLine& line : card.lines) words << line.label + QLatin1Char(' ') + line.value;
        words << card.where << card.rule;
        setAccessibleName(words.join(QStringLiteral("; ")));
        update();
    }
    const QSizeF size = innerSize() + QSizeF(2 * spaceM, 2 * spaceS + 2);
    const QRectF room = QRectF(parentWidget()->rect()).adjusted(spaceM, spaceM, -spaceM, -spaceM);
    const QRectF box = placeBeside(pixel, pointerRoom, size, room, taken);
    setGeometry(box.marginsAdded(shadowMargins).toAlignedRect());
    raise();
    QWidget::show();
}

double HoverCardView::labelWidth() const {
    double width = 0;
    for (const model::CardLine& line : m_card.lines) width = std::max(width, textWidth(line.label, TextSize::Small));
    return std::ceil(width);
}

double HoverCardView::titleHeight(double width) const {
    const double badge = m_card.rule.isEmpty() ? 0 : ruleBadgeWidth(m_card.rule) + spaceS;
    return std::max(22.0, paragraphHeight(m_card.title, width - badge, {TextSize::Body, true}));
}

double HoverCardView::valueHeight(const model::CardLine& line, double width) const {
    return std::max(19.0, paragraphHeight(line.value, width - labelWidth() - labelGap, {TextSize::Small, true}));
}

QSizeF HoverCardView::innerSize() const {
    const double badge = m_card.rule.isEmpty() ? 0 : ruleBadgeWidth(m_card.rule) + spaceS;
    double width = textWidth(m_card.title, TextSize::Body, true) + badge;
    const double signs = static_cast<double>(m_card.players.size()) * (badgeSide + 4);
    width = std::max(width, signs + textWidth(m_card.owner, TextSize::Body) + 4);
    for (const model::CardLine& line : m_card.lines)
        width = std::max(width, labelWidth() + labelGap + textWidth(line.value, TextSize::Small, true));
    width = std::max(width, textWidth(m_card.where, TextSize::Small));
    width = std::clamp(std::ceil(width) + 3, leastWidth, mostWidth - 2 * spaceM);
    double height = titleHeight(width) + whereHeight;
    if (!m_card.owner.isEmpty() || !m_card.players.empty()) height += ownerHeight;
    for (const model::CardLine& line : m_card.lines) height += valueHeight(line, width) + lineGap;
    return {width, std::ceil(height)};
}

void HoverCardView::paintOwner(QPainter& painter, const QRectF& row) const {
    double x = row.x();
    for (const engine::PlayerColor player : m_card.players) {
        drawSignBadge(painter, player, {x, row.center().y() - badgeSide / 2, badgeSide, badgeSide});
        x += badgeSide + 4;
    }
    drawText(painter, {x, row.y(), row.right() - x, row.height()}, m_card.owner,
             {TextSize::Body, false, m_card.players.empty() ? theme().textSoft : theme().text});
}

double HoverCardView::paintLines(QPainter& painter, const QRectF& room) const {
    double y = room.y();
    const double labels = labelWidth();
    for (const model::CardLine& line : m_card.lines) {
        const double height = valueHeight(line, room.width());
        drawText(painter, {room.x(), y, labels + 1, std::min(height, 19.0)}, line.label,
                 {TextSize::Small, false, theme().textSoft});
        drawParagraph(painter, {room.x() + labels + labelGap, y, room.width() - labels - labelGap, height},
                      line.value, {TextSize::Small, true, theme().text, Qt::AlignLeft | Qt::AlignVCenter});
        y += height + lineGap;
    }
    return y;
}

void HoverCardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, card, theme().card, true);
    const QRectF inner = card.adjusted(spaceM, spaceS + 1, -spaceM, -spaceS - 1);
    const double badge = m_card.rule.isEmpty() ? 0 : ruleBadgeWidth(m_card.rule) + spaceS;
    const double head = titleHeight(inner.width());
    drawParagraph(painter, {inner.x(), inner.y(), inner.width() - badge, head}, m_card.title,
                  {TextSize::Body, true, theme().text, Qt::AlignLeft | Qt::AlignVCenter});
    if (!m_card.rule.isEmpty()) drawRuleBadge(painter, {inner.right() - badge + spaceS, inner.y() + 11}, m_card.rule);
    double y = inner.y() + head;
    if (!m_card.owner.isEmpty() || !m_card.players.empty()) {
        paintOwner(painter, {inner.x(), y, inner.width(), ownerHeight});
        y += ownerHeight;
    }
    y = paintLines(painter, {inner.x(), y, inner.width(), 0});
    drawText(painter, {inner.x(), y, inner.width(), whereHeight}, m_card.where,
             {TextSize::Small, false, theme().textSoft});
}

}  // namespace remparts::panel
