#include "left/left_list.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

#include "language/spoken.h"
#include "look/icons.h"
#include "look/plates.h"
#include "look/scroll.h"
#include "look/tile_icon.h"

namespace remparts::panel {
namespace {

using model::LeftModel;

constexpr double pictureSide = 54;
constexpr double markSide = 18;
constexpr double absent = 0.3;  // how much is seen of a design of which none is left

int cellHeight() {
    return static_cast<int>(std::ceil(pictureSide + textHeight(TextSize::Small, true))) + spaceM + spaceXs;
}

class DesignDelegate : public QStyledItemDelegate {
  public:
    DesignDelegate(const model::Session& session, QListView* list)
        : QStyledItemDelegate(list), m_session(session), m_list(*list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return m_list.gridSize();
    }

  private:
    const model::Session& m_session;
    const QListView& m_list;
};

void DesignDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!m_session.hasGame()) return;
    const int left = index.data(LeftModel::LeftRole).toInt();
    const auto tile = static_cast<engine::TileIndex>(index.data(LeftModel::TileRole).toInt());
    const QRectF cell = option.rect;
    const QRectF picture(cell.center().x() - pictureSide / 2, cell.y() + spaceXs, pictureSide, pictureSide);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(left ? 1 : absent);
    drawTile(*painter, picture, (*m_session.game().setup().tiles)[tile], engine::Orientation::Upright);
    painter->setOpacity(1);
    if (index.data(LeftModel::FitsRole).toBool()) {
        const QRectF mark(picture.right() - markSide + 3, picture.y() - 3, markSide, markSide);
        painter->setPen(QPen(theme().card, 1.5));
        painter->setBrush(theme().accent);
        painter->drawEllipse(mark);
        drawIcon(*painter, Icon::Check, mark.adjusted(3, 3, -3, -3), theme().onAccent);
    }
    const QRectF words(cell.x() + 1, picture.bottom() + spaceXs, cell.width() - 2, textHeight(TextSize::Small, true));
    drawText(*painter, words, LeftList::tr("%1 of %2").arg(left).arg(index.data(LeftModel::AllRole).toInt()),
             {TextSize::Small, left > 0, left ? theme().text : theme().textSoft, Qt::AlignCenter});
    if (option.state & QStyle::State_HasFocus) drawFocusFrame(*painter, cell, innerRadius);
    painter->restore();
}

}  // namespace

LeftList::LeftList(LeftModel& left, const model::Session& session, QWidget* parent) : QListView(parent) {
    setModel(&left);
    setItemDelegate(new DesignDelegate(session, this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);  // without it no key moves
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    viewport()->setAutoFillBackground(false);
    verticalScrollBar()->setStyleSheet(thinScrollBar());
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Tiles left"));
        fitCells();
    });
}

QSize LeftList::minimumSizeHint() const {
    return {static_cast<int>(pictureSide), cellHeight() + spaceS};
}

// The bar's room stays free whether it shows or not: cells that counted on it would lose a column.
void LeftList::fitCells() {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
    const int room = width() - bar - 1;
    const double wanted =
        std::max(pictureSide + spaceS, textWidth(tr("%1 of %2").arg(10).arg(10), TextSize::Small, true));
    const int columns = std::max(1, static_cast<int>(room / wanted));
    setGridSize({std::max(1, room / columns), cellHeight()});
    verticalScrollBar()->setSingleStep(cellHeight() / 3);
}

void LeftList::keyPressEvent(QKeyEvent* event) {
    if (event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z) return event->ignore();
    QListView::keyPressEvent(event);
    const bool moves = event->key() >= Qt::Key_Home && event->key() <= Qt::Key_PageDown;
    if (moves) event->accept();  // at the ends, too: the table has a selection of its own
}

void LeftList::resizeEvent(QResizeEvent* event) {
    fitCells();
    QListView::resizeEvent(event);
}

void LeftList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) fitCells();
    if (event->type() == QEvent::PaletteChange) verticalScrollBar()->setStyleSheet(thinScrollBar());
    QListView::changeEvent(event);
}

}  // namespace remparts::panel
