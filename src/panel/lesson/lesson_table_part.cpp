#include "lesson/lesson_table_part.h"

#include <QVBoxLayout>
#include <algorithm>

#include "kids/kids_band.h"
#include "kids/kids_hand.h"
#include "kids/kids_rows.h"
#include "kids/shown_player.h"
#include "look/tokens.h"
#include "side/hand_card.h"
#include "side/lap_card.h"
#include "side/player_rows.h"
#include "side/turn_band.h"

namespace remparts::panel {

namespace {

constexpr int lowTable = 900;  // of the window
constexpr int kidsBandHeight = 64;
constexpr int kidsHandHeight = 160;
constexpr int kidsRowHeight = 54;

}  // namespace

LessonTablePart::LessonTablePart(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                                 model::TableShow& show, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_band(new TurnBand(session, turn)),
      m_hand(new HandCard(session, turn)),
      m_laps(new LapCard(session, turn)),
      m_rows(new PlayerRows(players)),
      m_kidsBand(new KidsBand(session, turn, show)),
      m_kidsHand(new KidsHand(session, turn, show)),
      m_kidsRows(new KidsRows(session, players, show)) {
    m_kidsBand->setFixedHeight(kidsBandHeight);
    m_kidsHand->setFixedHeight(kidsHandHeight);
    m_kidsRows->setRowHeight(kidsRowHeight);
    m_kidsRows->setShowsAll(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* part :
         {static_cast<QWidget*>(m_band), static_cast<QWidget*>(m_kidsBand), static_cast<QWidget*>(m_hand),
          static_cast<QWidget*>(m_kidsHand), static_cast<QWidget*>(m_laps), static_cast<QWidget*>(m_rows),
          static_cast<QWidget*>(m_kidsRows)})
        column->addWidget(part);
    connect(&session, &model::Session::changed, this, &LessonTablePart::refresh);
    refresh();
}

void LessonTablePart::setActing(bool acting) {
    m_acting = acting;
    refresh();
}

void LessonTablePart::setAsking(bool asking) {
    m_asking = asking;
    refresh();
}

void LessonTablePart::fold(QSize window) {
    m_isLow = window.height() < lowTable;
    refresh();
}

void LessonTablePart::setRoom(int height) {
    m_room = height;
    refresh();
}

bool LessonTablePart::haveRoom(const QWidget& rows) const {
    int others = 0;
    for (const QWidget* part : {static_cast<const QWidget*>(m_band), static_cast<const QWidget*>(m_kidsBand),
                                static_cast<const QWidget*>(m_hand), static_cast<const QWidget*>(m_kidsHand),
                                static_cast<const QWidget*>(m_laps)})
        if (!part->isHidden()) others += std::max(part->minimumHeight(), part->sizeHint().height());
    return others + rows.minimumHeight() <= m_room;
}

void LessonTablePart::setMotion(bool on) {
    m_kidsHand->setMotion(on);
}

void LessonTablePart::refresh() {
    const bool kids = playsKids(m_session);
    const bool round = m_session.hasGame() && m_session.state().wallRound.has_value();
    const bool rows = !m_acting || !m_isLow;
    m_band->setVisible(m_acting && !kids);
    m_hand->setVisible(m_acting && !kids && !round);
    m_laps->setVisible(!kids && round && rows && !(m_asking && m_isLow));
    m_kidsBand->setVisible(m_acting && kids);
    m_kidsHand->setVisible(m_acting && kids);
    m_rows->setVisible(!kids && (rows || round) && haveRoom(*m_rows));
    m_kidsRows->setVisible(kids && rows && haveRoom(*m_kidsRows));
}

}  // namespace remparts::panel
