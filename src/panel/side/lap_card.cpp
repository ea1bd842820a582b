#include "side/lap_card.h"

#include <algorithm>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int cardHeight = 152;
constexpr double stopsPerRow = 4;
constexpr double rowStep = 44;
constexpr double labelWidth = 62;

}  // namespace

LapCard::LapCard(model::Session& session, model::TurnModel& turn, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(turn) {
    setFixedHeight(cardHeight);
    connect(&session, &model::Session::changed, this, &LapCard::refresh);
    connect(&turn, &model::TurnModel::changed, this, &LapCard::refresh);
    refresh();
}

void LapCard::refresh() {
    m_round = m_session.hasGame() ? model::wallRoundFacts(m_session.state()) : std::nullopt;
    setAccessibleName(tr("Wall round: %1").arg(progress()));
    update();
}

QString LapCard::progress() const {
    if (!m_round) return {};
    if (m_round->toGo == 0 && m_turn.decision().phase == engine::Phase::Tower)
        return tr("All pieces are set, now a tower");
    return tr("%1 of %n piece(s) to go", nullptr, m_round->pieces).arg(m_round->toGo);
}

void LapCard::paintEvent(QPaintEvent*) {
    if (!m_round) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QString rule = QStringLiteral("C5.5");
    drawText(painter, QRectF(spaceL, spaceM - 2, 200, 20), tr("Wall round"), {TextSize::Body, true});
    drawRuleBadge(painter, QPointF(width() - spaceL - ruleBadgeWidth(rule), spaceM + 8), rule);
    const std::size_t lapsPerRow = m_round->laps.size() > 2 ? 2 : 1;  // two players build four laps
    double y = m_round->laps.size() > lapsPerRow ? 60 : 80;
    for (std::size_t lap = 0; lap < m_round->laps.size(); lap += lapsPerRow) {
        paintLaps(painter, lap, lapsPerRow, y);
        y += rowStep;
    }
    drawText(painter, QRectF(spaceL, cardHeight - 25, width() - 2 * spaceL, 18), progress(),
             {TextSize::Small, false, theme().textSoft});
}

void LapCard::paintLaps(QPainter& painter, std::size_t first, std::size_t count, double y) const {
    const std::size_t last = std::min(first + count, m_round->laps.size());
    const QString label = count > 1 ? tr("Laps %1, %2").arg(first + 1).arg(last) : tr("Lap %1").arg(first + 1);
    drawText(painter, QRectF(spaceL, y - 10, labelWidth - 6, 20), label, {TextSize::Small, false, theme().textSoft});
    const double step = std::min(62.0, (width() - labelWidth - spaceL - 20) / stopsPerRow);
    QPointF middle(spaceL + labelWidth + 18, y);
    for (std::size_t lap = first; lap < last; ++lap) {
        for (std::size_t k = 0; k < m_round->laps[lap].size(); ++k) {
            if (k > 0) {
                painter.setPen(QPen(theme().line, 2));
                painter.drawLine(middle - QPointF(step - 21, 0), middle - QPointF(21, 0));
            }
            paintStop(painter, m_round->laps[lap][k], middle);
            middle += QPointF(step, 0);
        }
    }
}

void LapCard::paintStop(QPainter& painter, const model::LapSeat& seat, QPointF middle) const {
    const engine::PlayerColor color = m_session.game().setup().players[seat.player].color;
    const QRectF box(middle.x() - 15, middle.y() - 15, 30, 30);
    switch (seat.state) {
        case model::LapState::Done:
            drawSignBadge(painter, color, box.adjusted(2, 2, -2, -2));
            painter.setBrush(theme().panel);
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(middle + QPointF(12, 10), 8, 8);
            drawIcon(painter, Icon::Check, QRectF(middle.x() + 6, middle.y() + 4, 12, 12), theme().text);
            break;
        case model::LapState::Now:
            drawSignBadge(painter, color, box);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, 2.5));
            painter.drawEllipse(box.adjusted(-4, -4, 4, 4));
            break;
        case model::LapState::ToCome:
            painter.setBrush(theme().card);
            painter.setPen(QPen(theme().line, 1.5));
            painter.drawEllipse(box.adjusted(2, 2, -2, -2));
            drawSign(painter, color, box.adjusted(9, 9, -9, -9));
            break;
    }
}

}  // namespace remparts::panel
