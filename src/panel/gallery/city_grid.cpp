#include "gallery/city_grid.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>

#include "language/spoken.h"
#include "look/scroll.h"
#include "look/tokens.h"

namespace remparts::panel {
namespace {

constexpr int wantedWidth = 300;
constexpr double pictureShape = 0.6;  // height by width
constexpr int wordsHeight = 100;      // with the shadow

}  // namespace

CityGrid::CityGrid(model::SavedCityOrder& cities, QWidget* parent)
    : QListView(parent), m_card(new CityCard(cities, this)) {
    setModel(&cities);
    setItemDelegate(m_card);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);  // cards leave room for it in any case
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    model::keepSaid(this, [this] { setAccessibleName(tr("Cities")); });
    viewport()->setAttribute(Qt::WA_Hover);
    viewport()->setAutoFillBackground(false);
    dress();
}

void CityGrid::dress() {
    verticalScrollBar()->setStyleSheet(thinScrollBar());
}

QModelIndex CityGrid::chosen() const {
    const QModelIndexList selected = selectionModel()->selectedIndexes();
    return selected.isEmpty() ? QModelIndex() : selected.front();
}

void CityGrid::choose(const QModelIndex& index) {
    setCurrentIndex(index);
    if (index.isValid()) scrollTo(index);
}

// The list keeps this much free for its bar, whether it shows or not: cards that counted on it would lose a column.
void CityGrid::fitCards() {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
    const int room = width() - bar - 1;
    const int columns = std::max(1, room / wantedWidth);
    const int wide = std::max(1, room / columns);
    const QSize cell(wide, static_cast<int>(wide * pictureShape) + wordsHeight);
    m_card->setCardSize(cell);
    setGridSize(cell);
    verticalScrollBar()->setSingleStep(cell.height() / 4);
}

void CityGrid::keyPressEvent(QKeyEvent* event) {
    if (event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z) return event->ignore();
    QListView::keyPressEvent(event);
}

void CityGrid::resizeEvent(QResizeEvent* event) {
    fitCards();
    QListView::resizeEvent(event);
}

void CityGrid::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    emit chosenChanged();
}

void CityGrid::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) dress();
}

}  // namespace remparts::panel
