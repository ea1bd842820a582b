#include "history/timeline.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "history/playback_bar.h"
#include "history/timeline_painter.h"
#include "history/told_timeline.h"
#include "kids/shown_player.h"
#include "language/spoken.h"
#include "look/button.h"
#include "look/text.h"
#include "table_facts.h"

namespace remparts::panel {

namespace {

constexpr int countWidth = 76;
constexpr int narrowBelowWidth = 620;
// A tile is laid and something is put on it or not; walls come on top and make the marks a little narrower.
constexpr std::size_t actionsPerTile = 2;
// How far beside a line the pointer still means it.
constexpr double reach = 9;

}  // namespace

Timeline::Timeline(model::Session& session, model::Replay& replay, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_replay(replay),
      m_bar(new PlaybackBar(replay)),
      m_lines(new Button({}, Button::Kind::Quiet, Icon::Branch)) {
    makeTimelinesTold();
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Timeline"));
        m_lines->setAccessibleName(tr("Other lines of this game"));
        m_lines->setToolTip(m_lines->accessibleName());
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spaceXs, spaceM, spaceXs, 0);
    row->setSpacing(0);
    row->addWidget(m_bar, 0, Qt::AlignTop);
    row->addStretch();
    row->addWidget(m_lines, 0, Qt::AlignTop);
    connect(m_bar, &PlaybackBar::backRequested, this, &Timeline::goBack);
    connect(m_bar, &PlaybackBar::onwardRequested, this, &Timeline::goOn);
    connect(m_bar, &PlaybackBar::previousScoringRequested, this, &Timeline::goToPreviousScoring);
    connect(m_bar, &PlaybackBar::nextScoringRequested, this, &Timeline::goToNextScoring);
    connect(m_lines, &Button::clicked, this, &Timeline::offerLines);
    connect(&session, &model::Session::changed, this, &Timeline::refresh);
    refresh();
}

void Timeline::refresh() {
    const bool playing = m_session.hasGame();
    m_marks = playing ? model::actionMarks(m_session.game()) : std::vector<model::ActionMark>();
    m_branches = playing ? branchRows(m_session.lines()) : std::vector<Branch>();
    m_expected = m_marks.size();
    if (playing) {
        const engine::GameState end = m_session.game().stateAt(m_marks.size());
        if (!end.isOver()) m_expected += actionsPerTile * static_cast<std::size_t>(model::tilesInStacks(end) + 1);
    }
    const std::size_t cursor = playing ? m_session.game().cursor() : 0;
    m_bar->setPossible(playing && m_session.game().canUndo(), m_session.canRedo(),
                       model::previousScoring(m_marks, cursor).has_value(),
                       model::nextScoring(m_marks, cursor).has_value());
    m_lines->setVisible(!m_branches.empty());
    setFixedHeight(stripHeight + branchRowHeight * rowCount(m_branches));
    setAccessibleDescription(words());
    tellTimelineMoved(*this);
    update();
}

void Timeline::fold() {
    m_bar->setNarrow(width() < narrowBelowWidth);
    layout()->invalidate();  // the bar's new width is not known to it yet
    layout()->activate();
    update();
}

TimelineScale Timeline::scale() const {
    const int left = m_bar->geometry().right() + spaceM;
    const int right = width() - countWidth - spaceM - (m_branches.empty() ? 0 : targetHeight());
    return {static_cast<double>(left), static_cast<double>(right - left), m_expected};
}

QRectF Timeline::markBox(std::size_t action) const {
    return {scale().x(action), 0, scale().step(), static_cast<double>(stripHeight)};
}

QRectF Timeline::branchBox(std::size_t branch, std::size_t action) const {
    const Branch& at = m_branches[branch];
    if (at.row < 0) return {};
    return {scale().x(at.after + action), branchRowY(at.row) - branchRowHeight / 2.0, scale().step(),
            static_cast<double>(branchRowHeight)};
}

void Timeline::goTo(std::optional<std::size_t> count) {
    if (!m_session.hasGame() || !count) return;
    m_replay.stop();
    m_session.goTo(*count);
}

void Timeline::goBack() {
    if (m_session.hasGame() && m_session.game().canUndo()) goTo(m_session.game().cursor() - 1);
}

void Timeline::goOn() {
    if (m_session.canRedo()) goTo(m_session.game().cursor() + 1);
}

void Timeline::goToPreviousScoring() {
    if (m_session.hasGame()) goTo(model::previousScoring(m_marks, m_session.game().cursor()));
}

void Timeline::goToNextScoring() {
    if (m_session.hasGame()) goTo(model::nextScoring(m_marks, m_session.game().cursor()));
}

void Timeline::scrub(double x) {
    goTo(scale().countAt(x, m_marks.size()));
}

bool Timeline::isOverMarks(QPointF at) const {
    return m_session.hasGame() && at.y() < stripHeight && at.x() > scale().x(0) - reach &&
           at.x() < scale().x(m_marks.size()) + reach;
}

std::optional<Timeline::Pointed> Timeline::branchAt(QPointF at) const {
    if (at.y() < stripHeight - 4) return std::nullopt;
    const TimelineScale along = scale();
    std::optional<Pointed> nearest;
    double distance = reach;
    for (const Branch& branch : m_branches) {
        const double away = branch.row < 0 ? reach : std::abs(at.y() - branchRowY(branch.row));
        if (away >= distance || at.x() < along.x(branch.after) - reach || at.x() > along.x(branch.end()) + reach)
            continue;
        const std::size_t count = along.countAt(at.x(), branch.end());
        nearest = Pointed{&branch, count > branch.after ? count - branch.after - 1 : 0};
        distance = away;
    }
    return nearest;
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const auto pointed = branchAt(event->position())) {
        m_replay.stop();
        return m_session.goToNode(pointed->branch->nodes[pointed->action]);
    }
    m_isScrubbing = isOverMarks(event->position());
    if (m_isScrubbing) scrub(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (m_isScrubbing) return scrub(event->position().x());
    const auto pointed = branchAt(event->position());
    light(pointed ? std::optional(pointed->branch->nodes.front()) : std::nullopt);
    setCursor(pointed || isOverMarks(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Timeline::mouseReleaseEvent(QMouseEvent*) {
    m_isScrubbing = false;
}

void Timeline::leaveEvent(QEvent*) {
    light(std::nullopt);
}

void Timeline::light(std::optional<model::LineTree::Node> branch) {
    if (branch == m_lit) return;
    m_lit = branch;
    update();
}

void Timeline::contextMenuEvent(QContextMenuEvent* event) {
    const auto pointed = branchAt(event->pos());
    if (!pointed) return;
    const model::LineTree::Node first = pointed->branch->nodes.front();
    const model::LineTree::Node there = pointed->branch->nodes[pointed->action];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Go on with this line")), &QAction::triggered, this,
            [this, there] { m_session.goToNode(there); });
    connect(menu->addAction(tr("Remove this line")), &QAction::triggered, this,
            [this, first] { m_session.forget(first); });
    menu->popup(event->globalPos());
}

void Timeline::offerLines() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Branch& branch : m_branches)
        connect(menu->addAction(wordsOf(branch)), &QAction::triggered, this,
                [this, end = branch.nodes.back()] { m_session.goToNode(end); });
    menu->popup(
        m_lines->mapToGlobal(QPoint(m_lines->width() - menu->sizeHint().width(), -menu->sizeHint().height())));
}

void Timeline::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return goBack();
        case Qt::Key_Right:
            return goOn();
        case Qt::Key_PageUp:
            return goToPreviousScoring();
        case Qt::Key_PageDown:
            return goToNextScoring();
        case Qt::Key_Home:
            return goTo(0);
        case Qt::Key_End:
            return goTo(m_marks.size());
        default:
            QWidget::keyPressEvent(event);
    }
}

void Timeline::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

QString Timeline::words() const {
    if (!m_session.hasGame()) return {};
    const std::size_t cursor = m_session.game().cursor();
    if (cursor == 0) return tr("The beginning of the game");
    const engine::Game& game = m_session.game();
    return model::sentences::mark(game.setup(), game.steps()[cursor - 1].action, m_marks[cursor - 1]);
}

int Timeline::actionsDone() const {
    return m_session.hasGame() ? static_cast<int>(m_session.game().cursor()) : 0;
}

QString Timeline::valueWords() const {
    return tr("%1 of %n action(s)", nullptr, actionsInAll()).arg(actionsDone());
}

QString Timeline::wordsOf(const Branch& branch) const {
    const model::LineTree::Step& first = m_session.lines().step(branch.nodes.front());
    const QString line =
        model::sentences::line(m_session.game().setup(), first.player, first.action, branch.nodes.size());
    if (branch.after == 0) return tr("From the beginning, %1").arg(line);
    return tr("From turn %1, %2").arg(QString::number(m_marks[branch.after - 1].turn + 1), line);
}

QString Timeline::wordsAt(QPointF at) const {
    if (const auto pointed = branchAt(at)) return wordsOf(*pointed->branch);
    if (!isOverMarks(at)) return {};
    const std::size_t count = scale().countAt(at.x(), m_marks.size());
    if (count == 0) return tr("The beginning of the game");
    const engine::Game& game = m_session.game();
    return model::sentences::mark(game.setup(), game.steps()[count - 1].action, m_marks[count - 1]);
}

bool Timeline::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wordsAt(help->pos()), this);
    return true;
}

void Timeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRectF(0, 0, width(), 1), theme().line);
    if (!m_session.hasGame()) return;
    const TimelineScale along = scale();
    TimelinePainter strip(painter, m_session, along);
    if (!playsKids(m_session)) strip.paintStacks(m_marks);  // The Kids' piles are drawn from by turns
    strip.paintRest(m_marks.size());
    strip.paintMarks(m_marks);
    strip.paintBranches(m_branches, m_lit);
    strip.paintNow();
    if (hasFocus()) {
        painter.setPen(QPen(theme().accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(along.x(0) - 6, 2, along.right() - along.x(0) + 12, height() - 4), 4, 4);
    }
    const model::TileCount count = model::tileCount(m_session.state());
    drawText(painter, QRectF(along.right() + spaceXs, 0, countWidth, stripHeight),
             tr("%1 of %2").arg(count.number).arg(count.total),
             {TextSize::Small, false, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
}

}  // namespace remparts::panel
