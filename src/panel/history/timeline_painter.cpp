#include "history/timeline_painter.h"

#include <QCoreApplication>
#include <algorithm>

#include "look/icons.h"
#include "look/text.h"

namespace remparts::panel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

constexpr double base = 47;       // the marks stand on it
constexpr double markHeight = 7;  // a tile's
constexpr double tallestGain = 16;
constexpr double pointsOfTallest = 18;
constexpr double figuresOfTallest = 5;
constexpr double branchHeight = 5;

// A shape for each kind, told apart by its form: a block, a disc, a merlon, a spike, a line.
QPainterPath shapeOf(model::MarkKind kind, const QRectF& box) {
    QPainterPath path;
    const double width = box.width();
    const QPointF centre = box.center();
    switch (kind) {
        case model::MarkKind::Tile:
            path.addRoundedRect(box, 1, 1);
            break;
        case model::MarkKind::Follower: {
            const double radius = std::min(width, box.height()) / 2;
            path.addEllipse(QPointF(centre.x(), box.bottom() - radius), radius, radius);
            break;
        }
        case model::MarkKind::Gate:
        case model::MarkKind::Wall:
            path.addRect(QRectF(box.x(), box.bottom() - 3, width, 3));
            path.addRect(QRectF(box.x(), box.bottom() - 5, width * 0.45, 2));
            break;
        case model::MarkKind::Guard:
            path.addPolygon(QPolygonF(QList<QPointF>{box.bottomLeft(), {centre.x(), box.top()}, box.bottomRight()}));
            path.closeSubpath();
            break;
        case model::MarkKind::Tower:
            path.addRect(QRectF(centre.x() - std::max(1.0, width / 4), box.top() - 3, std::max(2.0, width / 2),
                                box.height() + 3));
            break;
        case model::MarkKind::Pass:
            path.addRect(QRectF(box.x(), box.bottom() - 1.5, width, 1.5));
            break;
        case model::MarkKind::Draw:
            path.addRect(QRectF(box.x(), box.bottom() - 4, width, 4));
            break;
    }
    return path;
}

}  // namespace

double branchRowY(int row) {
    return stripHeight + branchRowHeight * row + branchRowHeight / 2.0 - 2;
}

TimelinePainter::TimelinePainter(QPainter& painter, const model::Session& session, const TimelineScale& scale)
    : m_painter(painter), m_session(session), m_scale(scale) {}

QColor TimelinePainter::colorOf(engine::PlayerIndex player, std::size_t number) const {
    const QColor color = playerColor(m_session.game().setup().players[player].color);
    return number < m_session.game().cursor() ? color : mix(color, theme().panel, 0.6);
}

void TimelinePainter::paintStacks(const std::vector<model::ActionMark>& marks) {
    int last = -1;
    for (std::size_t k = 0; k < marks.size(); ++k) {
        if (marks[k].stack <= last) continue;
        last = marks[k].stack;
        const double x = m_scale.x(k);
        if (k > 0) m_painter.fillRect(QRectF(x - 1, 8, 1, base - 4), theme().line);
        if (m_scale.right() - x > 44)
            drawText(m_painter, QRectF(x + 3, 3, 70, 14), Words::tr("stack %1").arg(last + 1),
                     {TextSize::Small, false, theme().textSoft});
    }
}

void TimelinePainter::paintMarks(const std::vector<model::ActionMark>& marks) {
    for (std::size_t k = 0; k < marks.size(); ++k) {
        paintMark(marks[k], k);
        if (marks[k].sum() > 0) paintGain(marks[k], k);
    }
}

void TimelinePainter::paintMark(const model::ActionMark& mark, std::size_t number) {
    const double width = std::max(1.5, m_scale.step() - 1.5);
    const QRectF box(m_scale.x(number) + 0.75, base - markHeight, width, markHeight);
    m_painter.fillPath(shapeOf(mark.kind, box), colorOf(mark.player, number));
}

// What each player gained, one on the other; the sign is that of who gained most.
void TimelinePainter::paintGain(const model::ActionMark& mark, std::size_t number) {
    const bool kids = m_session.gameKind() == engine::GameKind::Kids;
    const double scale = tallestGain / std::max<double>(mark.sum(), kids ? figuresOfTallest : pointsOfTallest);
    const double width = std::clamp(m_scale.step() - 1.5, 3.0, 8.0);
    const double middle = m_scale.x(number) + m_scale.step() / 2;
    double top = base - markHeight - 1;
    for (std::size_t player = 0; player < mark.gained.size(); ++player) {
        if (mark.gained[player] == 0) continue;
        const double height = std::max(2.0, mark.gained[player] * scale);
        m_painter.fillRect(QRectF(middle - width / 2, top - height, width, height),
                           colorOf(static_cast<engine::PlayerIndex>(player), number));
        top -= height;
    }
    const auto most = std::max_element(mark.gained.begin(), mark.gained.end()) - mark.gained.begin();
    const engine::PlayerColor color = m_session.game().setup().players[static_cast<std::size_t>(most)].color;
    drawSign(m_painter, color, QRectF(middle - 4, top - 10, 8, 8));
}

void TimelinePainter::paintRest(std::size_t from) {
    const double x = m_scale.x(from);
    if (m_scale.right() > x) m_painter.fillRect(QRectF(x, base - 2, m_scale.right() - x, 2), theme().line);
}

void TimelinePainter::paintBranches(const std::vector<Branch>& branches, std::optional<model::LineTree::Node> lit) {
    m_painter.save();
    m_painter.setClipRect(QRectF(0, base, m_scale.right(), stripHeight + mostBranchRows * branchRowHeight));
    for (const Branch& branch : branches)
        if (branch.row >= 0) paintBranch(branch, lit == branch.nodes.front());
    m_painter.restore();
}

void TimelinePainter::paintBranch(const Branch& branch, bool isLit) {
    const double x = m_scale.x(branch.after);
    const double y = branchRowY(branch.row);
    QPainterPath way(QPointF(x, base + 2));
    way.lineTo(x, y - 4);
    way.quadTo(x, y, x + 4, y);
    m_painter.strokePath(way, QPen(isLit ? theme().accent : theme().textSoft, isLit ? 2 : 1.2));
    const model::LineTree& lines = m_session.lines();
    const double height = isLit ? branchHeight + 2 : branchHeight;
    for (std::size_t k = 0; k < branch.nodes.size(); ++k) {
        const engine::PlayerIndex player = lines.step(branch.nodes[k]).player;
        const QColor color = playerColor(m_session.game().setup().players[player].color);
        const double left = m_scale.x(branch.after + k) + (k == 0 ? 4 : 0.75);
        const double width = std::max(1.5, m_scale.x(branch.after + k + 1) - left - 0.75);
        m_painter.fillRect(QRectF(left, y - height / 2, width, height),
                           isLit ? color : mix(color, theme().panel, 0.2));
    }
}

void TimelinePainter::paintNow() {
    const double x = m_scale.x(m_session.game().cursor());
    m_painter.fillRect(QRectF(x - 1, 14, 2, base - 10), theme().accent);
    m_painter.setBrush(theme().accent);
    m_painter.setPen(Qt::NoPen);
    m_painter.drawEllipse(QPointF(x, base + 4), 4, 4);
}

}  // namespace remparts::panel
