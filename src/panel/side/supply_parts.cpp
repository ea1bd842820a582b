#include "side/supply_parts.h"

#include <algorithm>

#include "counted.h"
#include "left/design_words.h"
#include "look/icons.h"
#include "look/text.h"
#include "look/tile_icon.h"

namespace remparts::panel {
namespace {

constexpr std::size_t stacksShown = 3;
constexpr int tilesPerLayer = 5;
constexpr double layerWidth = 18;
constexpr double layerStep = 3.4;
constexpr double layerHeight = 2.6;
constexpr double pictureSide = 20;
constexpr double iconSide = 18;

}  // namespace

StacksPart::StacksPart(const model::Session& session, QWidget* parent) : SupplyPart(parent), m_session(session) {
    refresh();
}

void StacksPart::refresh() {
    setCaption(tr("Left in the stacks"));
    m_stacks = m_session.hasGame() ? model::stackFacts(m_session.state()) : std::vector<model::StackFacts>();
    QStringList words;
    for (std::size_t k = 0; k < m_stacks.size(); ++k)
        words << tr("Stack %1: %2", "Stack 1: 5 tiles left")
                     .arg(QString::number(k + 1), model::sentences::tilesLeft(m_stacks[k].left));
    m_stacks.resize(stacksShown);
    setWords(words.join(QStringLiteral("; ")), tr("Show which tiles are left  T"));
}

void StacksPart::paintSupply(QPainter& painter, const QRectF& line) const {
    const double room = line.width() / stacksShown;
    for (std::size_t k = 0; k < stacksShown; ++k)
        paintStack(painter, QRectF(line.x() + static_cast<double>(k) * room, line.y(), room, line.height()),
                   m_stacks[k]);
}

void StacksPart::paintStack(QPainter& painter, const QRectF& box, const model::StackFacts& stack) const {
    const bool current = stack.current && m_session.hasGame() && !m_session.state().isOver();
    const QColor ink = current ? theme().accent : theme().textFaint;
    const double foot = box.bottom() - 4;
    for (int layer = 0; layer < (stack.left + tilesPerLayer - 1) / tilesPerLayer; ++layer)
        painter.fillRect(QRectF(box.x(), foot - layer * layerStep, layerWidth, layerHeight),
                         layer % 2 ? ink : mix(ink, theme().panel, 0.35));
    if (stack.left == 0) painter.fillRect(QRectF(box.x(), foot, layerWidth, layerHeight), theme().line);
    drawText(painter, box.adjusted(layerWidth + spaceXs, 0, 0, 0),
             stack.left ? QString::number(stack.left) : QStringLiteral("–"),
             {TextSize::Body, current, current ? theme().text : theme().textSoft});
}

WallsPart::WallsPart(const model::Session& session, QWidget* parent) : SupplyPart(parent), m_session(session) {
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    setEnabled(false);
    refresh();
}

void WallsPart::refresh() {
    setCaption(tr("Walls"));
    m_left = m_session.hasGame() ? m_session.state().wallPiecesLeft : 0;
    const QString words = model::sentences::wallPiecesLeft(m_left);
    setAccessibleName(words);
    setToolTip(words);
    update();
}

void WallsPart::paintSupply(QPainter& painter, const QRectF& line) const {
    const QColor ink = m_left ? theme().textSoft : theme().textFaint;
    drawIcon(painter, Icon::Wall, QRectF(line.x(), line.center().y() - iconSide / 2, iconSide, iconSide), ink);
    drawText(painter, line.adjusted(iconSide + spaceXs, 0, 0, 0), QString::number(m_left),
             {TextSize::Body, false, m_left ? theme().text : theme().textSoft});
}

AsidePart::AsidePart(const model::Session& session, QWidget* parent) : SupplyPart(parent), m_session(session) {
    refresh();
}

void AsidePart::refresh() {
    setCaption(tr("Set aside"));
    m_tiles = m_session.hasGame() ? m_session.state().stacks.discarded : std::vector<engine::TileIndex>();
    setEnabled(!m_tiles.empty());
    QStringList words{tr("Fitted nowhere and set aside (C2.5): %1")
                          .arg(model::sentences::tileCount(static_cast<int>(m_tiles.size())))};
    for (const engine::TileIndex tile : m_tiles)
        words << model::sentences::setAside((*m_session.game().setup().tiles)[tile]);
    setWords(words.join(u'\n'), m_tiles.empty() ? QString() : tr("Show them among the tiles left"));
}

void AsidePart::paintSupply(QPainter& painter, const QRectF& line) const {
    if (m_tiles.empty()) {
        drawIcon(painter, Icon::SetAside, QRectF(line.x(), line.center().y() - iconSide / 2, iconSide, iconSide),
                 theme().textFaint);
        return drawText(painter, line.adjusted(iconSide + spaceXs, 0, 0, 0), QStringLiteral("0"),
                        {TextSize::Body, false, theme().textSoft});
    }
    const QString count = QString::number(m_tiles.size());
    const double room = line.width() - spaceXs - textWidth(count, TextSize::Body);
    const double shown = std::clamp(room, pictureSide, pictureSide * static_cast<double>(m_tiles.size()));
    const double step =
        m_tiles.size() < 2 ? 0 : std::max(7.0, (shown - pictureSide) / static_cast<double>(m_tiles.size() - 1));
    double x = line.x();
    for (const engine::TileIndex tile : m_tiles) {  // those without room are counted all the same
        if (x + pictureSide > line.x() + room + 1 && x > line.x()) break;
        drawTile(painter, QRectF(x, line.center().y() - pictureSide / 2, pictureSide, pictureSide),
                 (*m_session.game().setup().tiles)[tile], engine::Orientation::Upright);
        x += step > 0 ? step : pictureSide;
    }
    const double end = std::min(x - step + pictureSide, line.x() + room);
    drawText(painter, QRectF(end + spaceXs, line.y(), line.right() - end - spaceXs, line.height()), count,
             {TextSize::Body, false, theme().text});
}

}  // namespace remparts::panel
