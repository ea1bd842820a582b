// How a row of the log looks: one line, and opened the terms of the sum with their rule.
#pragma once

#include <QStyledItemDelegate>

namespace remparts::panel {

class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The row that shows its terms; −1: the newest scoring.
    void setOpenRow(int row) { m_openRow = row; }
    [[nodiscard]] bool isOpen(const QModelIndex& index) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    int m_openRow = -1;
};

}  // namespace remparts::panel
