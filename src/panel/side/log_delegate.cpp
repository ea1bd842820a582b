#include "side/log_delegate.h"

#include <QAbstractItemView>
#include <cmath>

#include "log_model.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

using Model = model::LogModel;

constexpr double rowHeight = 32;
constexpr double textLeft = 38;
constexpr double pointsWidth = 38;
constexpr double arrowWidth = 28;

bool hasTerms(const QModelIndex& index) {
    return !index.data(Model::TermsRole).toString().isEmpty();
}

double termsHeight(const QModelIndex& index, double width) {
    return paragraphHeight(index.data(Model::TermsRole).toString(), width - textLeft - spaceM, {TextSize::Small});
}

void paintTerms(QPainter& painter, const QModelIndex& index, const QRectF& row) {
    const QRectF room(row.x() + textLeft, row.y() + rowHeight - 4, row.width() - textLeft - spaceM,
                      termsHeight(index, row.width()));
    drawParagraph(painter, room, index.data(Model::TermsRole).toString(),
                  {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop});
    const QString rule = index.data(Model::RuleRole).toString();
    if (rule.isEmpty()) return;
    const double y = room.bottom() + 17;
    const double badge = drawRuleBadge(painter, QPointF(room.x(), y), rule);
    drawText(painter, QRectF(room.x() + badge + spaceS, y - 9, room.width() - badge - spaceS, 18),
             LogDelegate::tr("show in the city"), {TextSize::Small, true, theme().accent});
}

}  // namespace

bool LogDelegate::isOpen(const QModelIndex& index) const {
    if (!hasTerms(index)) return false;
    if (m_openRow >= 0) return index.row() == m_openRow;
    for (int row = 0; row < index.row(); ++row)
        if (hasTerms(index.siblingAtRow(row))) return false;
    return true;
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = option.rect;
    const bool open = isOpen(index);
    if (open) drawCard(*painter, row.adjusted(0, 1, 0, -3), theme().card);
    if (option.state.testFlag(QStyle::State_HasFocus)) drawFocusFrame(*painter, row.adjusted(0, 1, 0, -3));
    const QRectF line(row.x(), row.y(), row.width(), rowHeight);
    const int color = index.data(Model::ColorRole).toInt();
    if (color >= 0)
        drawSign(*painter, static_cast<engine::PlayerColor>(color),
                 QRectF(line.x() + 14, line.center().y() - 6, 12, 12));
    const QVariant points = index.data(Model::PointsRole);
    const double after = hasTerms(index) ? arrowWidth : spaceM;
    const double room = row.width() - textLeft - after - (points.isValid() ? pointsWidth : 0);
    drawText(*painter, QRectF(line.x() + textLeft, line.y(), room, line.height()),
             index.data(Model::TextRole).toString(),
             {TextSize::Small, open, points.isValid() ? theme().text : theme().textSoft});
    if (points.isValid())
        drawText(*painter, QRectF(line.right() - after - pointsWidth, line.y(), pointsWidth, line.height()),
                 QStringLiteral("+%1").arg(points.toInt()),
                 {TextSize::Small, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    if (hasTerms(index))
        drawIcon(*painter, open ? Icon::Down : Icon::Right, QRectF(line.right() - 20, line.center().y() - 5, 10, 10),
                 theme().textFaint);
    if (open) paintTerms(*painter, index, row);
    painter->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();  // the option has no width yet
    double height = rowHeight;
    if (isOpen(index)) {
        height += termsHeight(index, width) + spaceXs;
        if (!index.data(Model::RuleRole).toString().isEmpty()) height += 28;
    }
    return {width, static_cast<int>(std::ceil(height))};
}

}  // namespace remparts::panel
