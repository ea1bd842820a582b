#include "side/turn_band.h"

#include "look/icons.h"
#include "look/text.h"
#include "sentences.h"

namespace remparts::panel {

namespace {
constexpr int bandHeight = 64;
const QRectF badge(spaceL, 12, 40, 40);
}  // namespace

TurnBand::TurnBand(model::Session& session, model::TurnModel& turn, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(turn) {
    setFixedHeight(bandHeight);
    connect(&session, &model::Session::changed, this, &TurnBand::refresh);
    connect(&turn, &model::TurnModel::changed, this, &TurnBand::refresh);
    refresh();
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
    painter.drawEllipse(badge);
    const int darker = player.color == engine::PlayerColor::Yellow ? 118 : 100;
    painter.fillPath(signPath(player.color, badge.adjusted(11, 11, -11, -11)),
                     playerColor(player.color).darker(darker));
    paintWords(painter, model::sentences::playerName(m_session.game().setup(), m_turn.decision().player),
               m_turn.ask(), ink);
}

void TurnBand::paintOver(QPainter& painter) const {
    painter.fillRect(rect(), theme().accent);
    drawIcon(painter, Icon::Crown, badge.adjusted(4, 4, -4, -4), theme().onAccent);
    paintWords(painter, tr("The game is over"), tr("The city is built"), theme().onAccent);
}

void TurnBand::paintWords(QPainter& painter, const QString& name, const QString& ask, const QColor& ink) const {
    const double x = badge.right() + spaceM;
    const double room = width() - x - spaceL;
    drawText(painter, QRectF(x, 8, room, 30), name, {TextSize::Large, true, ink});
    drawText(painter, QRectF(x, 37, room, 18), ask, {TextSize::Small, false, ink});
}

}  // namespace remparts::panel
