// How a row of the log looks: one line; unfolded its sum, what else belongs to it, and its rule.
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include "side/log_row_layout.h"

namespace remparts::panel {

class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    explicit LogDelegate(const model::LogModel& log, QObject* parent);

    /// The row that is unfolded; none: the newest scoring shows its terms.
    void setOpenRow(const QModelIndex& index);
    /// No row at all is unfolded.
    void closeAll();
    [[nodiscard]] QModelIndex openRow() const { return m_open; }
    [[nodiscard]] RowFold foldOf(const QModelIndex& index) const;
    /// The layout of a row in a view of this width.
    [[nodiscard]] LogRowLayout layoutOf(const QModelIndex& index, double width) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    void paintHead(QPainter& painter, const LogRowLayout& layout, const QModelIndex& index) const;

    const model::LogModel& m_log;
    QPersistentModelIndex m_open;
    bool m_closed = false;
};

}  // namespace remparts::panel
