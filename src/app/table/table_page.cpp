#include "table/table_page.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <utility>

#include "actions/action_page.h"
#include "camera_control.h"
#include "city_overlay.h"
#include "ended_game.h"
#include "history/timeline.h"
#include "history/unkept_bar.h"
#include "kids/feast_overlay.h"
#include "kids/kids_panel.h"
#include "kids/kids_result_page.h"
#include "language/spoken.h"
#include "look/rule_links.h"
#include "motion/motion_view.h"
#include "motion/payment_overlay.h"
#include "motion/show_clock.h"
#include "table/inspection.h"
#include "table/layer_desk.h"
#include "table/left_desk.h"
#include "table/table_side.h"
#include "table/table_voice.h"
#include "table/turn_input.h"

namespace remparts::app {

TablePage::TablePage(model::Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_turn(session),
      m_players(session),
      m_log(session),
      m_actions(session, m_turn),
      m_show(session),
      m_replay(session, m_show),
      m_left(session) {
    layOut();
    connectPointer();
    connectLeft();
    connectGame();
    connectShow();
    connectActions();
    m_voice = new TableVoice(m_session, m_turn, m_log, *m_city);
}

TablePage::~TablePage() = default;

void TablePage::layOut() {
    m_city = new scene::CityView(this);
    m_city->setFocusPolicy(Qt::StrongFocus);
    m_overlay = new panel::CityOverlay(m_session, m_turn, m_city);
    m_overlay->setProjection({[this](model::TablePoint at, double height) { return m_city->project(at, height); }});
    m_overlay->setShow(&m_show);
    m_input = std::make_unique<TurnInput>(m_turn, *m_city, *m_overlay);
    m_feast = new panel::FeastOverlay(m_city);
    m_side = new TableSide(m_session, m_turn, m_players, m_log, m_actions, m_show, m_left);
    m_timeline = new panel::Timeline(m_session, m_replay);
    m_inspection = new Inspection(*m_city);
    m_city->camera().setMotion(true);

    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_city, 1);
    left->addWidget(m_unkept = new panel::UnkeptBar);
    left->addWidget(m_timeline);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(left, 1);
    row->addWidget(m_side);
}

void TablePage::tellUnkept(const QString& fault) {
    m_unkept->tell(fault);
}

void TablePage::connectPointer() {
    connect(m_city, &scene::CityView::pointerMoved, this, [this](model::TablePoint at, QPointF pixel) {
        const QPointF before = std::exchange(m_pointer, pixel);
        const bool chooses = m_turn.highlights().ghost || m_turn.highlights().hotChoice >= 0;
        if (!chooses && panel::ruleLinks().isAimedAt(*m_city, before, pixel)) return;
        if (!m_inspection->isOn() && m_use != Use::Showing) m_input->pointAt(at, pixel);
    });
    connect(m_city, &scene::CityView::pointerLeft, &m_turn, &model::TurnModel::pointAway);
    connect(m_city, &scene::CityView::clicked, this, [this](model::TablePoint at, QPointF pixel) {
        const bool wasReplaying = m_replay.isPlaying();
        endShowing();
        if (!wasReplaying && m_use != Use::Showing) m_input->choose(at, pixel);
    });
    connect(m_city, &scene::CityView::turnRequested, &m_turn, &model::TurnModel::turnTile);
    connect(m_city, &scene::CityView::viewChanged, m_overlay, &panel::CityOverlay::viewChanged);
    m_layers = new LayerDesk(m_session, m_turn, *m_city, *m_overlay);
    connect(m_layers, &LayerDesk::offeredWhileWalking, this,
            [this] { tell(tr("Layers are seen from above: Esc rises from the street")); });
    connect(m_inspection, &Inspection::changed, this, &TablePage::onInspection);
    connect(m_inspection, &Inspection::coverChanged, this, &TablePage::fitCity);
}

void TablePage::connectLeft() {
    m_leftDesk = new LeftDesk(m_session, m_turn, m_left, *m_city, *m_overlay);
    connect(m_leftDesk, &LeftDesk::openChanged, m_side, &TableSide::setLeftOpen);
    connect(m_leftDesk, &LeftDesk::refused, this, &TablePage::tell);
    connect(m_side, &TableSide::leftRequested, m_leftDesk, &LeftDesk::setOpen);
}

void TablePage::connectGame() {
    connect(&m_session, &model::Session::gameReplaced, this, &TablePage::onGameReplaced);
    connect(&m_session, &model::Session::stepPlayed, this, &TablePage::onStepPlayed);
    connect(&m_session, &model::Session::cursorMoved, this, [this] {
        m_mustCelebrate = false;
        m_feast->end();
        if (!m_session.state().isOver()) showPanel();
        showPosition();
    });
    connect(&m_turn, &model::TurnModel::highlightsChanged, this, &TablePage::showGhost);
    connect(m_side, &TableSide::scoringActivated, m_overlay, &panel::CityOverlay::showScoring);
    connect(m_side, &TableSide::lit, m_overlay, &panel::CityOverlay::setSpotlight);
    connect(m_side, &TableSide::placeActivated, this,
            [this](const model::Spotlight& light) { m_city->frame(model::placesOf(light)); });
    connect(m_side, &TableSide::resultRequested, this, &TablePage::showResult);
    connect(m_side, &TableSide::scoringsShown, m_overlay, &panel::CityOverlay::showScorings);
    connect(m_side, &TableSide::cityRequested, this, &TablePage::showPanel);
    connect(m_unkept, &panel::UnkeptBar::saveRequested, this, &TablePage::saveAsRequested);
}

void TablePage::connectShow() {
    new ShowClock(m_show, this);
    m_players.follow(m_show);
    const auto project = [this](model::TablePoint at, double height) -> std::optional<QPointF> {
        const auto pixel = m_city->project(at, height);
        if (!pixel) return std::nullopt;
        return *pixel + m_city->mapTo(this, QPoint(0, 0));
    };
    const auto purseOf = [this](engine::PlayerIndex player) { return m_side->purseOf(player, *this); };
    new panel::PaymentOverlay(m_session, m_show, {project}, purseOf, this);
    new MotionView(
        m_session, m_show, *m_city, [this] { return m_turn.highlights().ghost; }, this);
    connect(&m_show, &model::TableShow::tableChanged, this, &TablePage::showPosition);
    connect(&m_show, &model::TableShow::finished, this, [this] {
        showPosition();
        if (m_mustCelebrate) celebrate();
    });
}

// Any input ends what is being shown.
void TablePage::endShowing() {
    m_overlay->dismiss();
    m_replay.stop();
    m_show.finish();
}

void TablePage::connectActions() {
    panel::ActionPage& page = m_side->actions();
    connect(&page, &panel::ActionPage::pointed, &m_turn, &model::TurnModel::select);
    connect(&page, &panel::ActionPage::chosen, this, [this](const engine::Action& action) {
        const bool wasReplaying = m_replay.isPlaying();
        endShowing();
        if (!wasReplaying) m_turn.take(action);
    });
    connect(&page, &panel::ActionPage::closed, this, [this] { setListsActions(false); });
}

void TablePage::setListsActions(bool on) {
    if (on == m_side->listsActions()) return;
    m_side->setListsActions(on);
    takeFocus();
    emit listsActionsChanged(on);
}

void TablePage::onGameReplaced() {
    m_inspection->setOn(false);
    m_mustCelebrate = false;
    m_feast->end();
    const bool kids = m_session.gameKind() == engine::GameKind::Kids;
    m_inspection->setGame(m_session.gameKind());
    m_turn.setConfirming(kids);
    showPanel();
    m_city->clear();
    showPosition();
    m_city->frameAll();
    m_mustFrame = !isVisible();
}

void TablePage::onStepPlayed() {
    showPosition();
    if (m_use != Use::Game) return;
    if (!m_city->showsAll()) m_city->frameAll();
    if (!m_session.state().isOver()) return;
    m_mustCelebrate = true;
    if (!m_show.isPlaying()) celebrate();
}

void TablePage::celebrate() {
    m_mustCelebrate = false;
    showResult();
    if (m_session.gameKind() == engine::GameKind::Kids) m_feast->begin(m_side->kidsResult().result());
}

void TablePage::setMotion(model::Motion motion) {
    m_city->camera().setMotion(motion != model::Motion::Off);
    const bool on = motion != model::Motion::Off;
    m_replay.stop();
    m_show.setMotion(motion);
    m_overlay->setMotion(on);
    m_feast->setMotion(on);
    m_side->kidsPanel().setMotion(on);
    m_side->kidsResult().setMotion(on);
}

void TablePage::showPosition() {
    if (!m_session.hasGame()) return;
    const engine::GameState state = m_show.shownState();
    m_city->showPosition(state, m_session.state());
    if (m_show.isPlaying())
        m_city->showImaginedWall(state, {});
    else
        m_city->showImaginedWall(state, imaginedWall(m_session.game()));
    fitCity();
    showGhost();
}

void TablePage::showGhost() {
    if (!m_session.hasGame()) return;
    const std::optional<model::Ghost>& ghost = m_turn.highlights().ghost;
    m_city->showGhost(m_session.state(), m_inspection->isOn() ? std::nullopt : ghost);
    const bool kidLays = m_turn.isConfirming() && m_turn.decision().phase == engine::Phase::Tile;
    m_city->setWheelTurnsTile(ghost.has_value() || kidLays);
}

void TablePage::showLastMove() {
    if (!m_session.hasGame() || m_session.state().board.isEmpty()) return;
    const engine::Position last = m_session.state().board.tiles().back().position;
    m_city->lookAt({static_cast<double>(last.x), static_cast<double>(last.y)});
}

void TablePage::showResult() {
    if (!m_session.hasGame() || !m_session.state().isOver()) return;
    m_side->showResult();
}

void TablePage::setUse(Use use) {
    m_use = use;
    using Controls = panel::CityOverlay::Controls;
    m_overlay->setControls(use == Use::Game       ? Controls::All
                           : use == Use::Learning ? Controls::PassOnly
                                                  : Controls::None);
    m_overlay->setOffers(use != Use::Showing);
    if (use == Use::Showing) m_turn.pointAway();
    arrangeInterface();
}

void TablePage::setInterfaceShown(bool shown) {
    m_interfaceShown = shown;
    arrangeInterface();
    if (!shown) tell(tr("H shows the interface again"));
}

// While the city is inspected only the bar is left of it all.
void TablePage::arrangeInterface() {
    const bool plays = m_interfaceShown && !m_inspection->isOn();
    m_overlay->setShown(plays);
    m_layers->setShown(m_interfaceShown);
    m_leftDesk->setShown(plays);
    m_timeline->setVisible(plays && m_use == Use::Game);
    m_side->setVisible(plays && m_use == Use::Game);
    m_inspection->setBarShown(m_interfaceShown);
    layout()->activate();
    fitCity();
}

void TablePage::onInspection(bool on) {
    if (on) {
        m_replay.stop();
        m_show.finish();
        m_feast->end();
        m_overlay->dismiss();
        m_turn.takeBack();
        m_turn.pointAway();
    }
    m_layers->setInspecting(on);
    arrangeInterface();
    showGhost();
}

QMargins TablePage::covered() const {
    return m_inspection->isOn() ? m_inspection->coveredMargins() : m_overlay->coveredMargins();
}

int TablePage::takenBelow() const {
    return height() - m_city->geometry().bottom() - 1 + covered().bottom();
}

void TablePage::tell(const QString& sentence) {
    m_inspection->tell(sentence, covered().bottom());
}

void TablePage::fitCity() {
    m_city->setFreeArea(covered());
    m_layers->setCovered(covered());
}

void TablePage::showPanel() {
    m_overlay->showScorings({});
    m_side->showPanel();
    if (m_use == Use::Game) takeFocus();
}

void TablePage::takeFocus() {
    (m_side->listsActions() ? static_cast<QWidget*>(&m_side->actions()) : m_city)->setFocus();
}

void TablePage::keyPressEvent(QKeyEvent* event) {
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    if (!m_session.hasGame() || m_inspection->isOn() || m_use == Use::Showing || isCommand)
        return QWidget::keyPressEvent(event);
    m_overlay->dismiss();
    m_show.finish();
    if (m_replay.isPlaying()) return m_replay.stop();
    if (!m_input->press(*event)) return QWidget::keyPressEvent(event);
    m_voice->tellSelection();
}

void TablePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_side->fold(window()->size());
    fitCity();
}

void TablePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || m_side == nullptr) return;
    m_side->fold(window()->size());
    fitCity();
}

// Sizes are known only now: a city framed before was framed for another window.
void TablePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitCity();
    if (std::exchange(m_mustFrame, false)) m_city->frameAll();
}

}  // namespace remparts::app
