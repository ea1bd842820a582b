#include "side/log_view.h"

#include <QKeyEvent>
#include <QScrollBar>

#include "language/spoken.h"
#include "look/scroll.h"
#include "look/text.h"
#include "side/log_delegate.h"

namespace remparts::panel {

namespace {

constexpr int foldedRows = 3;
constexpr int fadeHeight = 20;

}  // namespace

LogView::LogView(model::LogModel& log, QWidget* parent)
    : QListView(parent), m_log(log), m_delegate(new LogDelegate(this)) {
    setModel(&log);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setViewportMargins(spaceS, spaceXs, spaceS, spaceXs);
    viewport()->setAutoFillBackground(false);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::TabFocus);
    verticalScrollBar()->setStyleSheet(thinScrollBar());
    model::keepSaid(this, [this] { setAccessibleName(tr("What happened, newest first")); });
    connect(this, &QListView::clicked, this, &LogView::activate);
    connect(&log, &QAbstractItemModel::modelReset, this, &LogView::showNewest);
    connect(&log, &QAbstractItemModel::rowsInserted, this, &LogView::showNewest);
    connect(&log, &QAbstractItemModel::rowsRemoved, this, &LogView::showNewest);
}

void LogView::setFolded(bool folded) {
    m_folded = folded;
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    fitFolded();
}

QSize LogView::sizeHint() const {
    return {200, m_folded ? 120 : 200};
}

void LogView::fitFolded() {
    if (!m_folded) {
        setMaximumHeight(QWIDGETSIZE_MAX);
        return setMinimumHeight(minimumSizeHint().height());
    }
    int height = 2 * spaceXs;
    for (int row = 0; row < m_log.rowCount(); ++row) {
        height += sizeHintForIndex(m_log.index(row)).height();
        if (m_delegate->isOpen(m_log.index(row)) || row + 1 >= foldedRows) break;
    }
    setFixedHeight(height);
}

void LogView::openRow(int row) {
    m_delegate->setOpenRow(row);
    scheduleDelayedItemsLayout();
    viewport()->update();
    fitFolded();
}

void LogView::showNewest() {
    openRow(-1);
    scrollToTop();
}

void LogView::activate(const QModelIndex& index) {
    if (index.data(model::LogModel::TermsRole).toString().isEmpty()) return;
    openRow(index.row());
    emit scoringActivated(index.data(model::LogModel::StepRole).toInt());
}

void LogView::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) return activate(currentIndex());
    const bool moves = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_PageUp ||
                       event->key() == Qt::Key_PageDown;
    if (moves) return QListView::keyPressEvent(event);
    event->ignore();  // the keys of the game are for the window
}

void LogView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) verticalScrollBar()->setStyleSheet(thinScrollBar());
    QListView::changeEvent(event);
}

void LogView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    fitFolded();
}

void LogView::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(QRectF(spaceS, 0, viewport()->width() - 2 * spaceS, 1), theme().line);
    painter.end();
    QListView::paintEvent(event);
    if (m_folded || verticalScrollBar()->value() == verticalScrollBar()->maximum()) return;
    const QRectF bottom(0, viewport()->height() - fadeHeight, viewport()->width(), fadeHeight);
    QLinearGradient fade(bottom.topLeft(), bottom.bottomLeft());  // more rows follow
    QColor clear = theme().panel;
    clear.setAlpha(0);
    fade.setColorAt(0, clear);
    fade.setColorAt(1, theme().panel);
    QPainter above(viewport());
    above.fillRect(bottom, fade);
}

}  // namespace remparts::panel
