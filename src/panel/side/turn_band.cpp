#include "side/turn_band.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/text.h"
#include "sentences.h"

namespace remparts::panel {

namespace {
constexpr int leastHeight = 64;
constexpr double badgeSide = 40;
}  // namespace

TurnBand::TurnBand(model::Session& session, model::TurnModel& turn, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(turn) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&session, &model::Session::changed, this, &TurnBand::refresh);
    connect(&turn, &model::TurnModel::changed, this, &TurnBand::refresh);
    refresh();
}

QSize TurnBand::sizeHint() const {
    const double words = textHeight(TextSize::Large, true) + textHeight(TextSize::Small) + 2 * spaceXs;
    return {narrowPanelWidth, std::max(leastHeight, static_cast<int>(std::ceil(words)))};
}

QRectF TurnBand::badge() const {
    return {spaceL, (height() - badgeSide) / 2, badgeSide, badgeSide};
}

void TurnBand::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

void TurnBand::refresh() {
    setAccessibleName(m_session.hasGame() ? m_turn.hint() : QString());
    update();
}

void TurnBand::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_session.state().isOver()) return paintOver(painter);
    const engine::Player& player = m_session.game().setup().players[m_turn.decision().player];
    const QColor ink = playerInk(player.color);
    painter.fillRect(rect(), playerColor(player.color));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(badge());
    const int darker = player.color == engine::PlayerColor::Yellow ? 118 : 100;
    painter.fillPath(signPath(player.color, badge().adjusted(11, 11, -11, -11)),
                     playerColor(player.color).darker(darker));
    paintWords(painter, model::sentences::playerName(m_session.game().setup(), m_turn.decision().player),
               m_turn.ask(), ink);
}

void TurnBand::paintOver(QPainter& painter) const {
    painter.fillRect(rect(), theme().accent);
    drawIcon(painter, Icon::Crown, badge().adjusted(4, 4, -4, -4), theme().onAccent);
    paintWords(painter, tr("The game is over"), tr("The city is built"), theme().onAccent);
}

void TurnBand::paintWords(QPainter& painter, const QString& name, const QString& ask, const QColor& ink) const {
    const double x = badge().right() + spaceM;
    const double room = width() - x - spaceL;
    const double nameHeight = textHeight(TextSize::Large, true);
    const double askHeight = textHeight(TextSize::Small);
    const double top = (height() - nameHeight - askHeight) / 2;
    drawText(painter, QRectF(x, top, room, nameHeight), name, {TextSize::Large, true, ink});
    drawText(painter, QRectF(x, top + nameHeight, room, askHeight), ask, {TextSize::Small, false, ink});
}

}  // namespace remparts::panel
