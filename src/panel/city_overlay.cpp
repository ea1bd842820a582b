#include "city_overlay.h"

#include <QEvent>
#include <chrono>
#include <utility>

#include "kids/kids_table.h"
#include "kids/shown_player.h"
#include "look/rule_links.h"
#include "overlay/city_controls.h"
#include "overlay/city_painters.h"
#include "overlay/confirm_bar.h"
#include "overlay/coordinates.h"
#include "overlay/score_words.h"

namespace remparts::panel {

namespace {
constexpr std::chrono::seconds refusalTime{3};
}

CityOverlay::CityOverlay(model::Session& session, model::TurnModel& turn, QWidget* view)
    : QWidget(view),
      m_session(session),
      m_turn(turn),
      m_controls(new CityControls(session, turn, view)),
      m_kids(new KidsTable(session, turn, this, view)),
      m_confirm(new ConfirmBar(turn, view)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_refusalTimer.setSingleShot(true);
    m_refusalTimer.setInterval(refusalTime);
    connect(&m_refusalTimer, &QTimer::timeout, this, [this] {
        if (ruleLinks().isPointedAt(*this)) return m_refusalTimer.start();  // somebody is about to read the rule
        m_refusal.reset();
        update();
    });
    connect(&session, &model::Session::stepPlayed, this, &CityOverlay::onStepPlayed);
    connect(&session, &model::Session::cursorMoved, this, [this] { showScorings({}); });
    connect(&session, &model::Session::gameReplaced, this, [this] { showScorings({}); });
    connect(&session, &model::Session::changed, this, qOverload<>(&QWidget::update));
    connect(&turn, &model::TurnModel::changed, this, qOverload<>(&QWidget::update));
    connect(&turn, &model::TurnModel::highlightsChanged, this, &CityOverlay::arrange);
    connect(&turn, &model::TurnModel::proposalChanged, this, &CityOverlay::arrange);
    connect(&turn, &model::TurnModel::refused, this, &CityOverlay::onRefused);
    view->installEventFilter(this);
    setGeometry(view->rect());
    m_controls->arrange();
}

CityOverlay::~CityOverlay() = default;

void CityOverlay::setProjection(Projection projection) {
    m_projection = std::move(projection);
    arrange();
}

void CityOverlay::setActions(const QList<QAction*>& actions) {
    m_controls->setMenuActions(actions);
}

void CityOverlay::setHistoryActions(QAction* undo, QAction* redo) {
    m_controls->setHistoryActions(undo, redo);
}

void CityOverlay::setCameraActions(QAction* frameAll, QAction* lastMove, QAction* topView) {
    m_controls->setCameraActions(frameAll, lastMove, topView);
}

void CityOverlay::setLayersAction(QAction* layers) {
    m_controls->setLayersAction(layers);
}

void CityOverlay::setLeftAction(QAction* left) {
    m_controls->setLeftAction(left);
}

void CityOverlay::setInspectAction(QAction* inspect) {
    m_controls->setInspectAction(inspect);
}

void CityOverlay::setListAction(QAction* list) {
    m_controls->setListAction(list);
}

QMargins CityOverlay::coveredMargins() const {
    return m_controls->coveredMargins();
}

void CityOverlay::setShown(bool shown) {
    setVisible(shown);
    m_controls->setShown(shown);
    m_kids->setShown(shown);
    m_confirm->setShown(shown);
    arrange();
    if (!shown) m_controls->card().hide();
}

void CityOverlay::setControls(Controls controls) {
    m_controls->setParts(controls == Controls::All, controls != Controls::None);
    arrange();
}

void CityOverlay::setOffers(bool on) {
    m_offers = on;
    m_kids->setOffers(on);
    arrange();
}

void CityOverlay::setShow(model::TableShow* show) {
    m_show = show;
    connect(show, &model::TableShow::finished, this, &CityOverlay::onShown);
    m_kids->setShow(show);
    // The hint line does not tell who won while the last figures still hop.
    const auto showHint = [this, show] {
        m_controls->setHintShown(!(m_session.hasGame() && m_session.state().isOver() && show->isPlaying()));
    };
    connect(show, &model::TableShow::started, this, showHint);
    connect(show, &model::TableShow::finished, this, showHint);
    update();
}

void CityOverlay::setMotion(bool on) {
    m_kids->setMotion(on);
}

void CityOverlay::setTellsFeatures(bool on) {
    if (on == m_tellsFeatures) return;
    m_tellsFeatures = on;
    update();
}

void CityOverlay::setNamesPlaces(bool on) {
    if (on == m_namesPlaces) return;
    m_namesPlaces = on;
    update();
}

void CityOverlay::setAlsoTaken(const std::vector<QRectF>& boxes) {
    m_controls->setAlsoTaken(boxes);
    arrange();
}

std::vector<QRectF> CityOverlay::boxes() const {
    return m_controls->boxes();
}

void CityOverlay::viewChanged() {
    arrange();
}

void CityOverlay::arrange() {
    m_kids->arrange(m_projection, m_controls->boxes());
    arrangeConfirm();
    update();
}

// Clear of the words that stand around what was chosen, as they were painted last.
void CityOverlay::arrangeConfirm() {
    std::vector<QRectF> taken = m_controls->boxes();
    for (const ChoiceBox& each : m_choiceBoxes) taken.push_back(each.box);
    m_confirm->arrange(m_projection, taken);
}

void CityOverlay::onStepPlayed() {
    const int step = static_cast<int>(m_session.game().cursor()) - 1;
    dismiss();
    if (m_show && m_show->isPlaying())
        m_stepShown = step;
    else
        showScoring(step);
}

void CityOverlay::onShown() {
    const std::optional<int> step = std::exchange(m_stepShown, std::nullopt);
    const bool isLast = step && m_session.game().cursor() == static_cast<std::size_t>(*step) + 1;
    if (isLast) showScoring(*step);
}

void CityOverlay::paintScored(OverlayCanvas& canvas) const {
    if (m_show && !m_show->countings().empty())
        paintCountings(canvas, m_session.state(), m_show->countings());
    else
        paintScoredTiles(canvas, m_session.state(), m_scored);
}

void CityOverlay::showScoring(int step) {
    dismiss();
    const auto steps = m_session.game().steps();
    if (step < 0 || step >= static_cast<int>(m_session.game().cursor())) return;
    const auto index = static_cast<std::size_t>(step);
    m_scored = scoringsOf(steps[index].events);
    m_controls->card().show(m_scored, m_session.game().stateAt(index));
    m_controls->keepCardClear(scoringsBox(m_projection, m_scored));
    update();
}

void CityOverlay::showScorings(const std::vector<engine::Scored>& scorings) {
    dismiss();
    m_scored = scorings;
    m_controls->setHintShown(scorings.empty());
    update();
}

void CityOverlay::setSpotlight(const model::Spotlight& light) {
    if (light == m_spotlight) return;
    m_spotlight = light;
    update();
}

void CityOverlay::dismiss() {
    m_scored.clear();
    m_refusal.reset();
    m_refusalTimer.stop();
    m_controls->card().hide();
    update();
}

void CityOverlay::onRefused(const model::Refusal& refusal) {
    m_refusal = refusal;
    m_refusalTimer.start();
    update();
}

void CityOverlay::keepRefusal(const model::Refusal& refusal) {
    onRefused(refusal);
    m_refusalTimer.stop();
}

bool CityOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        m_controls->arrange();
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

std::optional<int> CityOverlay::choiceAt(QPointF pixel) const {
    const auto count = static_cast<int>(m_turn.choices().size());
    for (const ChoiceBox& each : m_choiceBoxes)
        if (each.choice < count && each.box.contains(pixel)) return each.choice;
    return std::nullopt;
}

// What the pointer is on, or what was refused there.
void CityOverlay::paintPointed(OverlayCanvas& canvas) const {
    paintLit(canvas, m_session.state(), m_turn.highlights());
    if (m_refusal && m_turn.decision().phase == engine::Phase::Tile) paintForbiddenCell(canvas, m_refusal->at);
}

void CityOverlay::paintNames(OverlayCanvas& canvas) const {
    if (!m_namesPlaces) return;
    const QRectF room = canvas.view.marginsRemoved(coveredMargins()).adjusted(spaceXs, spaceXs, -spaceXs, -spaceXs);
    paintEdgeNames(canvas, edgeNames(canvas.projection, room, m_session.state().board, m_turn.highlights().ghost));
}

void CityOverlay::paintCity(OverlayCanvas& canvas) const {
    if (m_offers) paintCells(canvas, m_turn.highlights());
    paintScored(canvas);
    paintSpotlight(canvas, m_session.state(), m_spotlight);
    paintPointed(canvas);
    if (m_offers) paintOffers(canvas);
}

void CityOverlay::paintOffers(OverlayCanvas& canvas) const {
    switch (m_turn.decision().phase) {
        case engine::Phase::Follower:
        case engine::Phase::Tower:
            paintSpots(canvas, m_turn);
            break;
        case engine::Phase::Gate:
        case engine::Phase::Wall:
        case engine::Phase::Guard:
            paintSides(canvas, m_turn);
            break;
        case engine::Phase::Draw:
        case engine::Phase::Tile:
        case engine::Phase::Over:
            break;
    }
}

void CityOverlay::paintEvent(QPaintEvent*) {
    const std::vector<ChoiceBox> before = std::exchange(m_choiceBoxes, {});
    if (!m_session.hasGame() || !m_projection.project) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const engine::GameState& state = m_session.state();
    OverlayCanvas canvas{painter, m_projection, rect(), m_controls->boxes()};
    paintNames(canvas);
    if (playsKids(m_session)) {
        paintSpotlight(canvas, m_session.state(), m_spotlight);
        paintPointed(canvas);
        m_kids->paint(canvas);
    } else {
        paintCity(canvas);
    }
    if (m_offers) paintCursor(canvas, m_turn);
    m_choiceBoxes = std::move(canvas.choices);
    if (m_turn.proposal() && m_choiceBoxes != before) QTimer::singleShot(0, this, &CityOverlay::arrangeConfirm);
    paintSums(canvas, state, m_scored);
    if (m_show) paintCountedSums(canvas, state, m_show->countings());
    if (m_refusal)
        paintRefusal(canvas, *m_refusal);
    else if (!m_turn.proposal() && !m_kids->isPlaying() && (m_tellsFeatures || m_turn.highlights().ghost))
        paintHover(canvas, state, m_turn);
}

}  // namespace remparts::panel
