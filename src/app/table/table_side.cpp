#include "table/table_side.h"

#include "actions/action_page.h"
#include "kids/kids_panel.h"
#include "kids/kids_result_page.h"
#include "language/spoken.h"
#include "left/left_page.h"
#include "result_page.h"
#include "side/player_rows.h"
#include "side/score_track.h"
#include "side_panel.h"
#include "statistics/statistics_page.h"

namespace remparts::app {

TableSide::TableSide(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                     model::LogModel& log, model::ActionListModel& actions, model::TableShow& show,
                     model::LeftModel& left, QWidget* parent)
    : QStackedWidget(parent),
      m_session(session),
      m_cityPanel(new panel::SidePanel(session, turn, players, log)),
      m_cityResult(new panel::ResultPage),
      m_actions(new panel::ActionPage(session, turn, actions)),
      m_kidsPanel(new panel::KidsPanel(session, turn, players, log, show)),
      m_kidsResult(new panel::KidsResultPage),
      m_left(new panel::LeftPage(session, turn, left)),
      m_statistics(new panel::StatisticsPage) {
    for (QWidget* page :
         {static_cast<QWidget*>(m_cityPanel), static_cast<QWidget*>(m_cityResult), static_cast<QWidget*>(m_kidsPanel),
          static_cast<QWidget*>(m_kidsResult), static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_actions),
          static_cast<QWidget*>(m_statistics)})
        addWidget(page);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_cityPanel->follow(show);
    connectCity();
    connectKids();
    connect(m_cityResult, &panel::ResultPage::statisticsRequested, this, &TableSide::showStatistics);
    connect(m_kidsResult, &panel::KidsResultPage::statisticsRequested, this, &TableSide::showStatistics);
    connect(m_statistics, &panel::StatisticsPage::closeRequested, this, &TableSide::closeStatistics);
    connect(m_left, &panel::LeftPage::closeRequested, this, [this] { emit leftRequested(false); });
    connect(&model::languageNews(), &model::LanguageNews::changed, this, &TableSide::tellResultAgain);
}

void TableSide::connectCity() {
    connect(m_cityPanel, &panel::SidePanel::resultRequested, this, &TableSide::resultRequested);
    connect(m_cityPanel, &panel::SidePanel::hiddenPartsChosen, this, &TableSide::hiddenPartsChosen);
    connect(m_cityPanel, &panel::SidePanel::leftRequested, this, [this](bool setAside) {
        emit leftRequested(true);
        if (setAside && m_leftOpen) m_left->showSetAside();
    });
    connect(m_cityPanel, &panel::SidePanel::scoringActivated, this, &TableSide::scoringActivated);
    connect(m_cityPanel, &panel::SidePanel::placeActivated, this, &TableSide::placeActivated);
    connect(m_cityPanel, &panel::SidePanel::lit, this, &TableSide::lit);
    connect(m_cityPanel, &panel::SidePanel::pointsNowChanged, this, &TableSide::pointsNowChanged);
    connect(m_cityResult, &panel::ResultPage::scoringsShown, this, &TableSide::scoringsShown);
    connect(m_cityResult, &panel::ResultPage::cityRequested, this, &TableSide::cityRequested);
    connect(m_cityResult, &panel::ResultPage::newGameRequested, this, &TableSide::newGameRequested);
    connect(m_cityResult, &panel::ResultPage::saveRequested, this, &TableSide::saveRequested);
}

void TableSide::connectKids() {
    connect(m_kidsPanel, &panel::KidsPanel::resultRequested, this, &TableSide::resultRequested);
    connect(m_kidsPanel, &panel::KidsPanel::placeActivated, this, &TableSide::placeActivated);
    connect(m_kidsPanel, &panel::KidsPanel::lit, this, &TableSide::lit);
    connect(m_kidsPanel, &panel::KidsPanel::pointsNowChanged, this, &TableSide::pointsNowChanged);
    connect(m_kidsResult, &panel::KidsResultPage::cityRequested, this, &TableSide::cityRequested);
    connect(m_kidsResult, &panel::KidsResultPage::newGameRequested, this, &TableSide::newGameRequested);
    connect(m_kidsResult, &panel::KidsResultPage::saveRequested, this, &TableSide::saveRequested);
}

void TableSide::setPointsNow(bool open) {
    if (playsKids())
        m_kidsPanel->setPointsNow(open);
    else
        m_cityPanel->setPointsNow(open);
}

bool TableSide::showsPointsNow() const {
    return playsKids() ? m_kidsPanel->showsPointsNow() : m_cityPanel->showsPointsNow();
}

void TableSide::tellResultAgain() {
    if (currentWidget() == m_cityResult) m_cityResult->tellAgain(m_session.game());
    if (currentWidget() == m_kidsResult) m_kidsResult->showResult(m_session.game());
    if (currentWidget() == m_statistics) m_statistics->showStatistics(m_session.game());
}

bool TableSide::playsKids() const {
    return m_session.hasGame() && m_session.gameKind() == engine::GameKind::Kids;
}

panel::PaymentOverlay::Purse TableSide::purseOf(engine::PlayerIndex player, const QWidget& page) const {
    const panel::PlayerRows& rows = m_cityPanel->players();
    const panel::ScoreTrack& track = m_cityPanel->track();
    const auto onPage = [&](const QWidget& part, const QRectF& box) {
        return box.translated(part.mapTo(&page, QPoint(0, 0)));
    };
    if (rows.isVisible()) return {onPage(rows, rows.pointsBox(player)), onPage(rows, rows.followersBox(player))};
    if (!track.isVisible()) return {};
    const QRectF figure = onPage(track, track.figureBox(player));
    return {figure, figure};
}

void TableSide::fold(QSize window) {
    m_cityPanel->fold(window);
    m_kidsPanel->fold(window);
    m_actions->fold(window);
    m_left->fold(window);
}

void TableSide::setHiddenParts(const QStringList& parts) {
    m_cityPanel->setHiddenParts(parts);
}

void TableSide::showPanel() {
    QWidget* panel = playsKids() ? static_cast<QWidget*>(m_kidsPanel) : m_cityPanel;
    setCurrentWidget(m_leftOpen ? m_left : m_listsActions ? m_actions : panel);
}

bool TableSide::showsResult() const {
    return currentWidget() == m_cityResult || currentWidget() == m_kidsResult || currentWidget() == m_statistics;
}

void TableSide::setLeftOpen(bool open) {
    if (open == m_leftOpen) return;
    m_leftOpen = open;
    if (open || !showsResult()) showPanel();
}

void TableSide::setListsActions(bool on) {
    m_listsActions = on;
    if (on && m_leftOpen) emit leftRequested(false);
    showPanel();
}

void TableSide::showResult() {
    QWidget* page = m_cityResult;
    if (playsKids()) {
        m_kidsResult->showResult(m_session.game());
        page = m_kidsResult;
    } else {
        m_cityResult->showResult(m_session.game());
    }
    setCurrentWidget(page);
    page->setFocus();
}

void TableSide::showStatistics() {
    m_statistics->showStatistics(m_session.game());
    setCurrentWidget(m_statistics);
    m_statistics->setFocus();
}

// Back to where they came from: of a finished position to its result, without its walk from the beginning.
void TableSide::closeStatistics() {
    if (!m_session.state().isOver()) return emit cityRequested();
    QWidget* page = playsKids() ? static_cast<QWidget*>(m_kidsResult) : m_cityResult;
    showResult();
    if (page == m_cityResult) m_cityResult->skip();
}

}  // namespace remparts::app
