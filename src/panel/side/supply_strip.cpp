#include "side/supply_strip.h"

#include <QHelpEvent>
#include <QToolTip>

#include "counted.h"
#include "look/text.h"

namespace remparts::panel {
namespace {

constexpr int stripHeight = 52;
constexpr int stacksShown = 3;
constexpr int wallCell = stacksShown;
constexpr int asideCell = stacksShown + 1;
constexpr int cells = stacksShown + 2;
constexpr double captionTop = 5;
constexpr double countTop = 23;
constexpr int tilesPerLayer = 5;

}  // namespace

SupplyStrip::SupplyStrip(model::Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setFixedHeight(stripHeight);
    connect(&session, &model::Session::changed, this, &SupplyStrip::refresh);
    refresh();
}

void SupplyStrip::refresh() {
    m_stacks = m_session.hasGame() ? model::stackFacts(m_session.state()) : std::vector<model::StackFacts>();
    m_stacks.resize(stacksShown);
    QStringList all;
    if (m_session.hasGame())
        for (int k = 0; k < cells; ++k) all << words(k);
    setAccessibleName(all.join(QStringLiteral("; ")));
    update();
}

QString SupplyStrip::words(int index) const {
    const engine::GameState& state = m_session.state();
    if (index == wallCell) return tr("%1 left").arg(model::sentences::wallPieceCount(state.wallPiecesLeft));
    if (index == asideCell)
        return tr("Fitted nowhere and set aside (C2.5): %1")
            .arg(model::sentences::tileCount(model::discardedCount(state)));
    const int left = m_stacks[static_cast<std::size_t>(index)].left;
    return tr("Stack %1: %2 left").arg(QString::number(index + 1), model::sentences::tileCount(left));
}

QRectF SupplyStrip::cell(int index) const {
    const double room = (width() - 2.0 * spaceL) / cells;
    return {spaceL + index * room, 0, room, static_cast<double>(height())};
}

bool SupplyStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !m_session.hasGame()) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    for (int k = 0; k < cells; ++k)
        if (cell(k).contains(help->pos())) QToolTip::showText(help->globalPos(), words(k), this);
    return true;
}

void SupplyStrip::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(spaceL, 0, width() - 2 * spaceL, 1), theme().line);
    const engine::GameState& state = m_session.state();
    const TextStyle caption{TextSize::Small, false, theme().textSoft};
    const double stacksWidth = cell(wallCell).x() - cell(0).x() - spaceXs;
    drawText(painter, QRectF(cell(0).x(), captionTop, stacksWidth, 16), tr("Left in the stacks"), caption);
    drawText(painter, QRectF(cell(wallCell).x(), captionTop, cell(wallCell).width() - spaceXs, 16), tr("Walls"),
             caption);
    drawText(painter, QRectF(cell(asideCell).x(), captionTop, cell(asideCell).width(), 16), tr("Set aside"), caption);
    for (int k = 0; k < stacksShown; ++k) paintStack(painter, k, m_stacks[static_cast<std::size_t>(k)]);
    paintCount(painter, wallCell, Icon::Wall, state.wallPiecesLeft);
    paintCount(painter, asideCell, Icon::SetAside, model::discardedCount(state));
}

void SupplyStrip::paintStack(QPainter& painter, int index, const model::StackFacts& stack) const {
    const QRectF box = cell(index);
    const bool current = stack.current && !m_session.state().isOver();
    const QColor ink = current ? theme().accent : theme().textFaint;
    const double foot = countTop + 17;
    for (int layer = 0; layer < (stack.left + tilesPerLayer - 1) / tilesPerLayer; ++layer)
        painter.fillRect(QRectF(box.x(), foot - layer * 3.4, 18, 2.6),
                         layer % 2 ? ink : mix(ink, theme().panel, 0.35));
    if (stack.left == 0) painter.fillRect(QRectF(box.x(), foot, 18, 2.6), theme().line);
    drawText(painter, QRectF(box.x() + 23, countTop, box.width() - 24, 20),
             stack.left ? QString::number(stack.left) : QStringLiteral("–"),
             {TextSize::Body, current, current ? theme().text : theme().textSoft});
}

void SupplyStrip::paintCount(QPainter& painter, int index, Icon icon, int count) const {
    const QRectF box = cell(index);
    const QColor ink = count ? theme().textSoft : theme().textFaint;
    drawIcon(painter, icon, QRectF(box.x() - 1, countTop + 1, 18, 18), ink);
    drawText(painter, QRectF(box.x() + 23, countTop, box.width() - 24, 20), QString::number(count),
             {TextSize::Body, false, count ? theme().text : theme().textSoft});
}

}  // namespace remparts::panel
