#include "side/log_delegate.h"

#include <QAbstractItemView>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double signSide = 12;

void paintWords(QPainter& painter, const LogRowLayout::Words& words, const QColor& ink) {
    drawParagraph(painter, words.box, words.text, {TextSize::Small, false, ink, Qt::AlignLeft | Qt::AlignTop});
}

void paintSum(QPainter& painter, const std::vector<LogRowLayout::Line>& sum) {
    for (const LogRowLayout::Line& line : sum) {
        if (!line.words.text.isEmpty()) paintWords(painter, line.words, theme().text);
        const QRectF& box = line.number.box;
        if (line.total) painter.fillRect(QRectF(box.left(), box.top() - 1, box.width(), 1), theme().textFaint);
        drawText(painter, box, line.number.text,
                 {TextSize::Small, line.total, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    }
}

void paintUnfolded(QPainter& painter, const LogRowLayout& layout) {
    if (layout.terms) paintWords(painter, *layout.terms, theme().textSoft);
    paintSum(painter, layout.sum);
    for (const LogRowLayout::Words& note : layout.notes) paintWords(painter, note, theme().textSoft);
    if (layout.badge)
        drawRuleBadge(painter, QPointF(layout.badge->box.left(), layout.badge->box.center().y()), layout.badge->text);
    if (layout.title) drawText(painter, layout.title->box, layout.title->text, {TextSize::Small, true, theme().text});
    if (layout.rule) paintWords(painter, *layout.rule, theme().textSoft);
    if (layout.link) drawText(painter, layout.link->box, layout.link->text, {TextSize::Small, true, theme().accent});
}

}  // namespace

LogDelegate::LogDelegate(const model::LogModel& log, QObject* parent) : QStyledItemDelegate(parent), m_log(log) {}

void LogDelegate::setOpenRow(const QModelIndex& index) {
    m_open = index;
    m_closed = false;
}

void LogDelegate::closeAll() {
    m_open = QPersistentModelIndex();
    m_closed = true;
}

RowFold LogDelegate::foldOf(const QModelIndex& index) const {
    if (m_open.isValid()) return m_open == index ? RowFold::Open : RowFold::Closed;
    if (m_closed || !m_log.row(index).points) return RowFold::Closed;
    for (int row = 0; row < index.row(); ++row)
        if (m_log.row(m_log.index(row)).points) return RowFold::Closed;
    return RowFold::Brief;
}

LogRowLayout LogDelegate::layoutOf(const QModelIndex& index, double width) const {
    return layOutLogRow(m_log, index, foldOf(index), width);
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(option.rect.topLeft());
    const QRectF card = QRectF(0, 1, option.rect.width(), option.rect.height() - 4);
    const bool unfolded = foldOf(index) != RowFold::Closed;
    const bool pointed = option.state.testFlag(QStyle::State_MouseOver);
    if (unfolded)
        drawCard(*painter, card, theme().card);
    else if (pointed)
        drawCard(*painter, card, theme().accentSoft, false, buttonRadius);
    if (option.state.testFlag(QStyle::State_HasFocus)) drawFocusFrame(*painter, card);
    const LogRowLayout layout = layoutOf(index, option.rect.width());
    paintHead(*painter, layout, index);
    paintUnfolded(*painter, layout);
    painter->restore();
}

void LogDelegate::paintHead(QPainter& painter, const LogRowLayout& layout, const QModelIndex& index) const {
    using Model = model::LogModel;
    const model::LogRow& row = m_log.row(index);
    const RowFold fold = foldOf(index);
    const QRectF& line = layout.head;
    const int color = index.data(Model::ColorRole).toInt();
    if (color >= 0)
        drawSign(painter, static_cast<engine::PlayerColor>(color),
                 QRectF(line.x() + 14, line.center().y() - signSide / 2, signSide, signSide));
    const bool bold =
        fold != RowFold::Closed && textWidth(row.text, TextSize::Small, true) <= layout.text.box.width();
    drawParagraph(
        painter, layout.text.box, row.text,
        {TextSize::Small, bold, row.points ? theme().text : theme().textSoft, Qt::AlignLeft | Qt::AlignVCenter});
    if (layout.gain)
        drawText(painter, layout.gain->box, layout.gain->text,
                 {TextSize::Small, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    if (layout.mark) drawRuleBadge(painter, QPointF(layout.mark->box.left(), line.center().y()), layout.mark->text);
    drawIcon(painter, fold == RowFold::Open ? Icon::Down : Icon::Right,
             QRectF(line.right() - 20, line.center().y() - 5, 10, 10), theme().textFaint);
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();  // the option has no width yet
    return {width, static_cast<int>(layoutOf(index, width).height)};
}

}  // namespace remparts::panel
