#include "side_panel.h"

#include <QVBoxLayout>

#include "language/spoken.h"
#include "look/scroll.h"
#include "look/text.h"
#include "score/points_now_part.h"
#include "side/hand_card.h"
#include "side/lap_card.h"
#include "side/log_view.h"
#include "side/player_rows.h"
#include "side/score_parts.h"
#include "side/score_track.h"
#include "side/supply_strip.h"
#include "side/turn_band.h"

namespace remparts::panel {
namespace {

constexpr int tallFrom = 1000;

QWidget* inBox(ScoreTrack* track) {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(spaceL, 0, spaceL, spaceM);
    layout->addWidget(track);
    return box;
}

}  // namespace

SidePanel::SidePanel(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                     model::LogModel& log, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_turn(turn),
      m_hand(new HandCard(session, turn)),
      m_laps(new LapCard(session, turn)),
      m_supplies(new SupplyStrip(session)),
      m_rows(new PlayerRows(players)),
      m_parts(new ScoreParts),
      m_track(new ScoreTrack(players)),
      m_trackBox(inBox(m_track)),
      m_points(new PointsNowPart(session)),
      m_log(new LogView(log)) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* part :
         {static_cast<QWidget*>(m_hand), static_cast<QWidget*>(m_laps), static_cast<QWidget*>(m_supplies),
          static_cast<QWidget*>(m_parts), static_cast<QWidget*>(m_rows), m_trackBox})
        column->addWidget(part);
    column->addWidget(m_points);
    column->addWidget(m_log, 1);
    column->addStretch(0);

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(new TurnBand(session, turn));
    outer->addWidget(scrolling(content), 1);
    connect(m_log, &LogView::scoringActivated, this, &SidePanel::scoringActivated);
    connect(m_log, &LogView::placeActivated, this, &SidePanel::placeActivated);
    connect(m_log, &LogView::lit, this, &SidePanel::lit);
    connect(m_hand, &HandCard::resultRequested, this, &SidePanel::resultRequested);
    connect(m_supplies, &SupplyStrip::leftRequested, this, [this] { emit leftRequested(false); });
    connect(m_supplies, &SupplyStrip::setAsideRequested, this, [this] { emit leftRequested(true); });
    connect(m_parts, &ScoreParts::changed, this, &SidePanel::showParts);
    connect(m_parts, &ScoreParts::chosen, this, [this] { emit hiddenPartsChosen(m_parts->hidden()); });
    connect(m_points, &PointsNowPart::openChanged, this, [this](bool open) {
        showParts();
        emit pointsNowChanged(open);
    });
    connect(&session, &model::Session::changed, this, &SidePanel::refresh);
    connect(&turn, &model::TurnModel::changed, this, &SidePanel::refresh);
    model::keepSaid(this, [this] { setAccessibleName(tr("Game")); });
    fold({narrowBelow, lowBelow});
    refresh();
}

void SidePanel::fold(QSize window) {
    setFixedWidth(panelWidthIn(window.width()));
    m_isSmall = window.width() < narrowBelow || window.height() < lowBelow;
    m_isTall = window.height() >= tallFrom;
    m_points->setCompact(m_isSmall);
    m_parts->setLow(window.height() < lowBelow);
    m_log->setFolded(window.width() < narrowBelow);
    showParts();
}

void SidePanel::follow(const model::TableShow& show) {
    m_track->follow(m_session, show);
    m_points->follow(show);
}

void SidePanel::setHiddenParts(const QStringList& parts) {
    m_parts->setHidden(parts);
}

void SidePanel::setPointsNow(bool open) {
    m_points->setOpen(open);
}

bool SidePanel::showsPointsNow() const {
    return m_points->isOpen();
}

// The points now take the place of the log in a small window, and of the track beside the players in one that is not
// tall, so that they push nothing out.
void SidePanel::showParts() {
    const bool points = m_points->isOpen();
    m_rows->setVisible(m_parts->showsPlayers());
    m_trackBox->setVisible(m_parts->showsTrack() && (!points || m_isTall || !m_parts->showsPlayers()));
    m_log->setVisible(!points || !m_isSmall);
}

void SidePanel::refresh() {
    const bool round = m_session.hasGame() && m_session.state().wallRound.has_value();
    m_hand->setVisible(!round);
    m_laps->setVisible(round);
}

void SidePanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
