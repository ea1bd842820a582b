#include "kids/kids_band.h"

#include <algorithm>

#include "kids/shown_player.h"
#include "look/icons.h"
#include "look/text.h"
#include "sentences.h"

namespace remparts::panel {

namespace {
constexpr double leastAskHeight = 20;
}

KidsBand::KidsBand(model::Session& session, model::TurnModel& turn, model::TableShow& show, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(turn), m_show(show) {
    connect(&turn, &model::TurnModel::changed, this, &KidsBand::refresh);
    connect(&session, &model::Session::changed, this, &KidsBand::refresh);
    connect(&show, &model::TableShow::started, this, &KidsBand::refresh);
    connect(&show, &model::TableShow::finished, this, &KidsBand::refresh);
    refresh();
}

void KidsBand::refresh() {
    setAccessibleName(playsKids(m_session) ? m_turn.hint() : QString());
    update();
}

void KidsBand::paintEvent(QPaintEvent*) {
    if (!playsKids(m_session)) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isShownOver(m_session, m_show)) return paintOver(painter);
    const engine::PlayerIndex index = shownPlayer(m_session, m_show);
    const engine::PlayerColor color = m_session.game().setup().players[index].color;
    const QColor ink = playerInk(color);
    painter.fillRect(rect(), playerColor(color));
    const double side = height() - 2.0 * spaceM;
    const QRectF badge(spaceL, spaceM, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(badge);
    const double in = side * 0.25;
    const int darker = color == engine::PlayerColor::Yellow ? 118 : 100;
    painter.fillPath(signPath(color, badge.adjusted(in, in, -in, -in)), playerColor(color).darker(darker));
    const double x = badge.right() + spaceM;
    const double room = width() - x - spaceL;
    const double ask = m_show.isPlaying() ? 0 : std::max(leastAskHeight, textHeight(TextSize::Small));
    const double name = std::min(textHeight(TextSize::Huge, true), height() - ask - spaceXs);
    const double top = std::max(0.0, (height() - name - ask) / 2);
    drawText(painter, QRectF(x, top, room, name), model::sentences::playerName(m_session.game().setup(), index),
             {TextSize::Huge, true, ink});
    if (ask > 0) drawText(painter, QRectF(x, top + name - 2, room, ask), m_turn.ask(), {TextSize::Small, false, ink});
}

void KidsBand::paintOver(QPainter& painter) const {
    painter.fillRect(rect(), theme().accent);
    const double side = height() - 2.0 * spaceM;
    drawIcon(painter, Icon::Crown, QRectF(spaceL, spaceM, side, side), theme().onAccent);
    const double x = spaceL + side + spaceM;
    drawText(painter, QRectF(x, 0, width() - x - spaceL, height()), tr("The game is over"),
             {TextSize::Large, true, theme().onAccent});
}

}  // namespace remparts::panel
