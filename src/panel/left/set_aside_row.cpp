#include "left/set_aside_row.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "left/design_words.h"
#include "look/plates.h"
#include "look/tile_icon.h"

namespace remparts::panel {
namespace {

constexpr int pictureSide = 44;
constexpr int step = pictureSide + spaceS;

}  // namespace

SetAsideRow::SetAsideRow(const model::LeftModel& left, const model::Session& session, QWidget* parent)
    : QWidget(parent), m_left(left), m_session(session) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
    refresh();
}

void SetAsideRow::refresh() {
    m_tiles = m_left.discarded();
    QStringList all;
    for (std::size_t k = 0; k < m_tiles.size(); ++k) all << words(k);
    setAccessibleName(all.join(u' '));
    updateGeometry();
    update();
}

int SetAsideRow::columns(int width) const {
    return std::max(1, (width + spaceS) / step);
}

int SetAsideRow::heightForWidth(int width) const {
    const int rows = (static_cast<int>(m_tiles.size()) + columns(width) - 1) / columns(width);
    return std::max(1, rows) * step;
}

QSize SetAsideRow::sizeHint() const {
    return {4 * step, heightForWidth(std::max(width(), 4 * step))};
}

QString SetAsideRow::words(std::size_t number) const {
    return model::sentences::setAside((*m_session.game().setup().tiles)[m_tiles[number]]);
}

QRectF SetAsideRow::pictureBox(std::size_t number) const {
    const int k = static_cast<int>(number);
    return QRectF(k % columns(width()) * step + 2, k / columns(width()) * step + 2, pictureSide, pictureSide);
}

void SetAsideRow::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    for (std::size_t k = 0; k < m_tiles.size(); ++k)
        drawTile(painter, pictureBox(k), (*m_session.game().setup().tiles)[m_tiles[k]], engine::Orientation::Upright);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) drawFocusFrame(painter, rect(), innerRadius);
}

bool SetAsideRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t k = 0; k < m_tiles.size(); ++k)
        if (pictureBox(k).contains(help->pos())) QToolTip::showText(help->globalPos(), words(k), this);
    return true;
}

}  // namespace remparts::panel
