#include "side/log_view.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <utility>

#include "language/spoken.h"
#include "look/rule_links.h"
#include "look/scroll.h"
#include "look/text.h"
#include "side/log_delegate.h"

namespace remparts::panel {

namespace {

constexpr int foldedRows = 3;
constexpr double unfoldedLines = 11;
constexpr int fadeHeight = 20;

}  // namespace

LogView::LogView(model::LogModel& log, QWidget* parent)
    : QListView(parent), m_log(log), m_delegate(new LogDelegate(log, this)) {
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
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    verticalScrollBar()->setStyleSheet(thinScrollBar());
    model::keepSaid(this, [this] { setAccessibleName(tr("What happened, newest first")); });
    connect(this, &QListView::clicked, this, &LogView::click);
    connect(&log, &QAbstractItemModel::modelReset, this, &LogView::showNewest);
    connect(&log, &QAbstractItemModel::rowsInserted, this, &LogView::showNewest);
    connect(&log, &QAbstractItemModel::rowsRemoved, this, &LogView::showNewest);
    connect(&log, &QAbstractItemModel::dataChanged, this, &LogView::relayout);
}

void LogView::setFolded(bool folded) {
    m_folded = folded;
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    fitHeight();
}

QSize LogView::sizeHint() const {
    return {200, m_folded ? 120 : 200};
}

// Folded: three rows, or down to the first one that is unfolded. A row unfolded by hand always gets its room, but it
// scrolls in itself rather than that the panel scrolls far.
void LogView::fitHeight() {
    const QModelIndex open = m_delegate->openRow();
    const int most = static_cast<int>(unfoldedLines * textHeight(TextSize::Small));
    const int opened = open.isValid() ? std::min(sizeHintForIndex(open).height(), most) : 0;
    if (!m_folded) {
        setMaximumHeight(QWIDGETSIZE_MAX);
        return setMinimumHeight(std::max(minimumSizeHint().height(), opened));
    }
    int height = 2 * spaceXs;
    for (int row = 0; row < m_log.rowCount(); ++row) {
        height += sizeHintForIndex(m_log.index(row)).height();
        if (isUnfolded(m_log.index(row)) || row + 1 >= foldedRows) break;
    }
    setFixedHeight(std::min(std::max(height, opened), most));
}

// The log may have grown below the panel's lower edge.
void LogView::bringIntoSight() {
    QWidget* at = parentWidget();
    while (at != nullptr && qobject_cast<QScrollArea*>(at) == nullptr) at = at->parentWidget();
    if (at == nullptr) return;
    QMetaObject::invokeMethod(
        this, [this, area = static_cast<QScrollArea*>(at)] { area->ensureWidgetVisible(this, 0, 0); },
        Qt::QueuedConnection);
}

bool LogView::isUnfolded(const QModelIndex& index) const {
    return m_delegate->foldOf(index) != RowFold::Closed;
}

QRect LogView::linkBox(const QModelIndex& index) const {
    const QRect row = visualRect(index);
    const LogRowLayout layout = m_delegate->layoutOf(index, row.width());
    return layout.link ? layout.link->box.translated(row.topLeft()).toAlignedRect() : QRect();
}

void LogView::unfold(const QModelIndex& index) {
    m_delegate->setOpenRow(index);
    relayout();
    scrollTo(index);
    m_comesIntoSight = true;
    bringIntoSight();
}

void LogView::foldUp() {
    m_comesIntoSight = false;
    m_delegate->closeAll();
    relayout();
}

void LogView::relayout() {
    scheduleDelayedItemsLayout();
    viewport()->update();
    fitHeight();
    refreshLight();
}

void LogView::showNewest() {
    m_comesIntoSight = false;
    m_delegate->setOpenRow({});
    m_pointed = QPersistentModelIndex();
    relayout();
    scrollToTop();
}

void LogView::click(const QModelIndex& index) {
    if (linkBox(index).contains(m_pressed)) return showInCity(index);
    if (m_delegate->foldOf(index) == RowFold::Open)
        foldUp();
    else
        unfold(index);
}

void LogView::showInCity(const QModelIndex& index) {
    const model::LogRow& row = m_log.row(index);
    if (row.light.isEmpty()) return;
    emit placeActivated(row.light);
    if (row.points && !row.isFinal) emit scoringActivated(row.step);  // the end has its own walk
}

// The pointer goes before the keyboard.
void LogView::refreshLight() {
    const QModelIndex keyed = hasFocus() ? currentIndex() : QModelIndex();
    const QModelIndex index = m_pointed.isValid() ? QModelIndex(m_pointed) : keyed;
    const model::Spotlight light = isVisible() && index.isValid() && index.row() < m_log.rowCount()
                                       ? m_log.row(index).light
                                       : model::Spotlight();
    if (light == m_light) return;
    m_light = light;
    emit lit(light);
}

void LogView::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QListView::mousePressEvent(event);
}

void LogView::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    viewport()->setCursor(index.isValid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_pointed = index;
    refreshLight();
    QListView::mouseMoveEvent(event);
}

void LogView::leaveEvent(QEvent* event) {
    m_pointed = QPersistentModelIndex();
    refreshLight();
    QListView::leaveEvent(event);
}

void LogView::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_log.rowCount() > 0) setCurrentIndex(m_log.index(0));
    refreshLight();
}

void LogView::focusOutEvent(QFocusEvent* event) {
    QListView::focusOutEvent(event);
    refreshLight();
}

void LogView::hideEvent(QHideEvent* event) {
    QListView::hideEvent(event);
    refreshLight();
}

// Where the rules' numbers are is noted while they are painted.
void LogView::scrollContentsBy(int dx, int dy) {
    QListView::scrollContentsBy(dx, dy);
    viewport()->update();
}

QString LogView::ruleAtHand() const {
    const QModelIndex index = hasFocus() ? currentIndex() : QModelIndex();
    return index.isValid() ? m_log.row(index).rule : QString();
}

// F2 opens the rule of the row that the keyboard is on, elsewhere the rules as they are.
bool LogView::event(QEvent* event) {
    const bool isRule = event->type() == QEvent::ShortcutOverride &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2 && !ruleAtHand().isEmpty();
    if (!isRule) return QListView::event(event);
    event->accept();
    return true;
}

void LogView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    refreshLight();
}

void LogView::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    const bool open = index.isValid() && m_delegate->foldOf(index) == RowFold::Open;
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!index.isValid()) return event->ignore();
            return open ? showInCity(index) : unfold(index);
        case Qt::Key_F2:
            return ruleLinks().request(ruleAtHand());
        case Qt::Key_Right:
            return index.isValid() ? unfold(index) : event->ignore();
        case Qt::Key_Left:
            return open ? foldUp() : event->ignore();
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
            QListView::keyPressEvent(event);
            return event->accept();  // at the ends, too: the table has a selection of its own
        default:
            event->ignore();  // the keys of the game are for the window
    }
}

void LogView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) verticalScrollBar()->setStyleSheet(thinScrollBar());
    if (event->type() == QEvent::FontChange) relayout();
    QListView::changeEvent(event);
}

void LogView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    fitHeight();
    if (std::exchange(m_comesIntoSight, false)) bringIntoSight();
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
