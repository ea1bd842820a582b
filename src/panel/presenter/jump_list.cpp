#include "presenter/jump_list.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "language/spoken.h"
#include "look/labels.h"
#include "look/plates.h"
#include "look/scroll.h"
#include "presenter/far_type.h"

namespace remparts::panel {
namespace {

constexpr double widthShare = 0.86;   // of the page
constexpr int rowGap = 3;             // so that each row has room for the pointer
constexpr double heightShare = 0.82;  // of the page

bool holds(const JumpRow& row, const QStringList& words) {
    const QString text = row.title + QLatin1Char(' ') + row.words;
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

void JumpModel::setRows(std::vector<JumpRow> rows) {
    m_rows = std::move(rows);
    filter({});
}

void JumpModel::filter(const QString& words) {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    for (std::size_t k = 0; k < m_rows.size(); ++k)
        if (holds(m_rows[k], wanted)) m_shown.push_back(static_cast<int>(k));
    endResetModel();
}

int JumpModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant JumpModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const JumpRow& row = m_rows[static_cast<std::size_t>(rowAt(index.row()))];
    if (role != Qt::DisplayRole) return {};
    const bool hasOneTitle = m_rows.front().title == m_rows.back().title;
    if (hasOneTitle) return tr("%1: %2", "3: Anna lays").arg(row.number).arg(row.words);
    return tr("%1, %2: %3", "Streets, 3: Anna lays").arg(row.title).arg(row.number).arg(row.words);
}

int JumpModel::shownRow(int row) const {
    const auto place = std::find(m_shown.begin(), m_shown.end(), row);
    return place == m_shown.end() ? -1 : static_cast<int>(place - m_shown.begin());
}

JumpList::JumpList(QWidget* parent)
    : QWidget(parent), m_model(new JumpModel(this)), m_search(new QLineEdit), m_list(new QListView) {
    setObjectName(QStringLiteral("jumpList"));
    setAttribute(Qt::WA_NoMousePropagation);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(shadowMargins + QMargins(spaceL, spaceL, spaceL, spaceL));
    column->setSpacing(spaceM);
    auto* title = new TextLabel({}, TextSize::Large, true);
    column->addWidget(title);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(rowGap);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus);  // the keys stay where one types
    m_search->installEventFilter(this);
    parent->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model->filter(words);
        m_list->setCurrentIndex(m_model->index(0));
    });
    connect(m_list, &QListView::clicked, this, &JumpList::take);
    model::keepSaid(this, [this, title] {
        title->setText(tr("Go to"));
        setAccessibleName(tr("Go to"));
        m_search->setPlaceholderText(tr("Words of the step"));
        m_search->setAccessibleName(tr("Words of the step"));
        m_list->setAccessibleName(tr("Steps"));
    });
    dress();
    hide();
}

void JumpList::setRows(const std::vector<JumpRow>& rows) {
    m_model->setRows(rows);
}

void JumpList::open(int row) {
    m_search->clear();
    m_model->filter({});
    arrange();
    show();
    raise();
    m_search->setFocus();
    m_list->setCurrentIndex(m_model->index(std::max(0, m_model->shownRow(row))));
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void JumpList::arrange() {
    const QSize page = parentWidget()->size();
    const QFont font = farFont(FarRole::Label, page.height(), 1);
    m_search->setFont(font);
    m_list->setFont(font);
    const int width = static_cast<int>(page.width() * widthShare);
    const int height = static_cast<int>(page.height() * heightShare);
    setGeometry((page.width() - width) / 2, (page.height() - height) / 2, width, height);
}

void JumpList::take() {
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid()) return;
    const int row = m_model->rowAt(index.row());
    close();
    emit chosen(row);
}

void JumpList::close() {
    hide();
    emit closed();
}

void JumpList::dress() {
    m_list->verticalScrollBar()->setStyleSheet(thinScrollBar());
}

bool JumpList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) arrange();
    if (watched != m_search || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
        case Qt::Key_Escape:
            close();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            take();
            return true;
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        default:
            return QWidget::eventFilter(watched, event);
    }
}

void JumpList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) dress();
    QWidget::changeEvent(event);
}

void JumpList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
}

}  // namespace remparts::panel
