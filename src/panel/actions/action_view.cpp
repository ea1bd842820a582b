#include "actions/action_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <cmath>

#include "language/spoken.h"
#include "look/plates.h"
#include "look/scroll.h"

namespace remparts::panel {
namespace {

constexpr double rowPadding = 7;

class RowDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(0, 1, 0, -1);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        if (current) drawCard(*painter, row, theme().accentSoft);
        if (option.state.testFlag(QStyle::State_HasFocus)) drawFocusFrame(*painter, row);
        drawParagraph(*painter, row.adjusted(spaceM, rowPadding, -spaceM, -rowPadding), index.data().toString(),
                      {TextSize::Body, current});
        painter->restore();
    }

    // As high as the bold text of the current row needs, so that no row jumps.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view ? view->viewport()->width() : option.rect.width();
        const double words =
            paragraphHeight(index.data().toString(), width - 2.0 * spaceM, {TextSize::Body, true}) + 2 * rowPadding;
        return {width, std::max(targetHeight(), static_cast<int>(std::ceil(words)) + 2)};
    }
};

bool isTyped(const QKeyEvent& event) {
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !isCommand && !event.text().isEmpty() && event.text().at(0).isPrint();
}

}  // namespace

ActionView::ActionView(model::ActionListModel& actions, QWidget* parent) : QListView(parent), m_actions(actions) {
    setModel(&actions);
    setItemDelegate(new RowDelegate(this));
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setViewportMargins(spaceS, spaceXs, spaceS, spaceXs);
    setResizeMode(QListView::Adjust);
    setLayoutMode(QListView::Batched);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setFocusPolicy(Qt::StrongFocus);
    verticalScrollBar()->setStyleSheet(thinScrollBar());
    model::keepSaid(this, [this] { setAccessibleName(tr("What can be done now")); });
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) { emit chosen(index.row()); });
    connect(&actions, &QAbstractItemModel::modelReset, this, &ActionView::onReset);
    onReset();
}

void ActionView::onReset() {
    m_searched.clear();
    setCurrentIndex(m_actions.index(0));
    scrollToTop();
}

bool ActionView::isSearching() const {
    return !m_searched.isEmpty() && m_typed.isValid() &&
           m_typed.elapsed() < 2 * QApplication::keyboardInputInterval();
}

void ActionView::search(const QString& typed) {
    if (!isSearching()) m_searched.clear();
    m_searched += typed;
    m_typed.start();
    // The row that still fits what is typed stays; a new search begins at the next one.
    const int from = m_searched.size() > 1 ? row() - 1 : row();
    const int found = m_actions.rowMatching(m_searched, from);
    if (found >= 0) setCurrentIndex(m_actions.index(found));
}

bool ActionView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (isTyped(*key) && (key->key() != Qt::Key_Space || isSearching())) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

void ActionView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (currentIndex().isValid()) emit chosen(row());
            return;
        case Qt::Key_Escape:
            return emit escaped();
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QListView::keyPressEvent(event);
            return event->accept();  // at the ends, too: the table has another selection of its own
        case Qt::Key_Left:
        case Qt::Key_Right:
            return;  // nothing lies beside a row
        default:
            break;
    }
    const bool passes = event->key() == Qt::Key_Space && !isSearching();
    if (isTyped(*event) && !passes) return search(event->text());
    event->ignore();  // the other keys of the game are for the table
}

void ActionView::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (currentIndex().isValid()) emit pointed(row());
}

// Whoever plays with the mouse while the list is open is not led elsewhere by it.
void ActionView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (current.isValid() && hasFocus()) emit pointed(current.row());
}

void ActionView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) verticalScrollBar()->setStyleSheet(thinScrollBar());
    QListView::changeEvent(event);
}

}  // namespace remparts::panel
