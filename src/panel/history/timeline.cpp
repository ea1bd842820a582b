#include "timeline.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "counted.h"
#include "kids/shown_player.h"
#include "look/button.h"
#include "look/text.h"
#include "sentences.h"
#include "table_facts.h"

namespace remparts::panel {
namespace {

constexpr int stripHeight = 60;
constexpr double left = 56;
constexpr double countWidth = 88;
constexpr double base = 47;
constexpr double shortestBar = 5;
constexpr double tallestBar = 18;
constexpr double pointsOfTallest = 18;
constexpr double figuresOfTallest = 5;

int pointsOf(const model::TurnBar& turn) {
    return std::accumulate(turn.gained.begin(), turn.gained.end(), 0);
}

}  // namespace

Timeline::Timeline(model::Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_back(new Button({}, Button::Kind::Quiet, Icon::Left)),
      m_onward(new Button({}, Button::Kind::Quiet, Icon::Right)) {
    setFixedHeight(stripHeight);
    setMouseTracking(true);
    setAccessibleName(tr("Turns of the game"));
    m_back->setAccessibleName(tr("A turn back"));
    m_back->setToolTip(tr("A turn back"));
    m_onward->setAccessibleName(tr("A turn on"));
    m_onward->setToolTip(tr("A turn on"));
    connect(m_back, &Button::clicked, this, [this] { stepTurns(-1); });
    connect(m_onward, &Button::clicked, this, [this] { stepTurns(1); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spaceS, spaceM, spaceS, spaceM);
    row->addWidget(m_back);
    row->addStretch();
    row->addWidget(m_onward);
    connect(&session, &model::Session::changed, this, &Timeline::refresh);
    refresh();
}

void Timeline::refresh() {
    m_turns = m_session.hasGame() ? model::turnBars(m_session.game()) : std::vector<model::TurnBar>();
    m_total = m_session.hasGame() ? model::tileCount(m_session.state()).total : 0;
    m_back->setEnabled(m_session.hasGame() && m_session.game().canUndo());
    m_onward->setEnabled(m_session.hasGame() && m_session.game().canRedo());
    update();
}

std::size_t Timeline::turnAtCursor() const {
    const std::size_t cursor = m_session.game().cursor();
    return static_cast<std::size_t>(std::count_if(
        m_turns.begin(), m_turns.end(), [cursor](const model::TurnBar& turn) { return turn.first < cursor; }));
}

// Back goes to the beginning of the turn, as one step of a game read afterwards.
void Timeline::stepTurns(int turns) {
    if (!m_session.hasGame()) return;
    const std::size_t cursor = m_session.game().cursor();
    if (turns > 0) {
        for (const model::TurnBar& turn : m_turns)
            if (turn.end > cursor) return m_session.goTo(turn.end);
    } else {
        const auto begun = std::partition_point(m_turns.begin(), m_turns.end(),
                                                [cursor](const model::TurnBar& turn) { return turn.first < cursor; });
        if (begun != m_turns.begin()) m_session.goTo(std::prev(begun)->first);
    }
}

QRectF Timeline::plot() const {
    return {left, 0, std::max(10.0, width() - left - 48 - countWidth), static_cast<double>(height())};
}

QRectF Timeline::barBox(std::size_t turn) const {
    const double turns = std::max({static_cast<double>(m_turns.size()), static_cast<double>(m_total), 1.0});
    const double step = plot().width() / turns;
    return {plot().x() + step * static_cast<double>(turn), 0, step, static_cast<double>(height())};
}

void Timeline::jumpTo(double x) {
    for (std::size_t k = 0; k < m_turns.size(); ++k)
        if (x >= barBox(k).left() && x < barBox(k).right()) return m_session.goTo(m_turns[k].end);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) jumpTo(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    const bool overTurn = !m_turns.empty() && x >= barBox(0).left() && x < barBox(m_turns.size() - 1).right();
    setCursor(overTurn ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (event->buttons().testFlag(Qt::LeftButton)) jumpTo(x);
}

QString Timeline::words(std::size_t turn) const {
    const model::TurnBar& bar = m_turns[turn];
    const QString name = model::sentences::playerName(m_session.game().setup(), bar.player);
    const QString line = tr("Turn %1: %2").arg(QString::number(turn + 1), name);
    if (pointsOf(bar) <= 0) return line;
    if (playsKids(m_session)) return tr("%1, %2 placed").arg(line, model::sentences::figureCount(pointsOf(bar)));
    return tr("%1, %2").arg(line, model::sentences::pointCount(pointsOf(bar)));
}

bool Timeline::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t k = 0; k < m_turns.size(); ++k)
        if (barBox(k).contains(help->pos())) QToolTip::showText(help->globalPos(), words(k), this);
    return true;
}

void Timeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRectF(0, 0, width(), 1), theme().line);
    if (!m_session.hasGame()) return;
    if (!playsKids(m_session)) paintStacks(painter);  // The Kids' piles are drawn from by turns
    for (std::size_t k = 0; k < m_turns.size(); ++k) paintTurn(painter, k);
    for (std::size_t k = m_turns.size(); k < static_cast<std::size_t>(m_total); ++k) {
        const QRectF box = barBox(k);
        painter.fillRect(QRectF(box.x() + 1, base - 3, std::max(1.5, box.width() - 2), 3), theme().line);
    }
    paintNow(painter);
    const model::TileCount count = model::tileCount(m_session.state());
    drawText(painter, QRectF(plot().right() + spaceS, 0, countWidth - spaceS, height()),
             tr("%1 of %2").arg(count.number).arg(count.total),
             {TextSize::Small, false, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
}

void Timeline::paintStacks(QPainter& painter) const {
    std::size_t before = 0;
    const auto stacks = model::stackFacts(m_session.state());
    for (std::size_t stack = 0; stack < stacks.size(); ++stack) {
        const auto first = std::find_if(m_turns.begin(), m_turns.end(), [stack](const model::TurnBar& turn) {
            return turn.stack >= static_cast<int>(stack);
        });
        const std::size_t turn = first != m_turns.end() ? static_cast<std::size_t>(first - m_turns.begin())
                                                        : std::max(before, m_turns.size());
        const double x = barBox(turn).x();
        if (stack > 0) painter.fillRect(QRectF(x - 1, 8, 1, base - 4), theme().line);
        drawText(painter, QRectF(x + 3, 3, 70, 14), tr("stack %1").arg(stack + 1),
                 {TextSize::Small, false, theme().textSoft});
        before = turn + static_cast<std::size_t>(stacks[stack].size);
    }
}

void Timeline::paintTurn(QPainter& painter, std::size_t turn) const {
    const model::TurnBar& bar = m_turns[turn];
    const QRectF box = barBox(turn);
    const int points = pointsOf(bar);
    const double height =
        points ? shortestBar + (tallestBar - shortestBar) *
                                   std::min(1.0, points / (playsKids(m_session) ? figuresOfTallest : pointsOfTallest))
               : shortestBar;
    const engine::PlayerColor player = m_session.game().setup().players[bar.player].color;
    QColor color = points ? playerColor(player) : mix(playerColor(player), theme().panel, 0.45);
    if (bar.first >= m_session.game().cursor()) color = mix(color, theme().panel, 0.6);  // undone, may be redone
    const double breadth = std::max(2.0, box.width() - 2.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(box.x() + 1.2, base - height, breadth, height), 1.5, 1.5);
    const double middle = box.x() + 1.2 + breadth / 2;
    if (points) drawSign(painter, player, QRectF(middle - 4, base - height - 11, 8, 8));
    if (bar.wallRound) drawIcon(painter, Icon::Wall, QRectF(middle - 4.5, base + 1.5, 9, 9), theme().textSoft);
}

void Timeline::paintNow(QPainter& painter) const {
    const double x = barBox(turnAtCursor()).x();
    painter.fillRect(QRectF(x - 1, 14, 2, base - 10), theme().accent);
    painter.setBrush(theme().accent);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(x, base + 4), 4, 4);
}

}  // namespace remparts::panel
