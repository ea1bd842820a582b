// Where the presenter can go: every step of everything that is shown, searched by typing.
#pragma once

#include <QAbstractListModel>
#include <QWidget>
#include <vector>

#include "presenter/slide.h"

class QLineEdit;
class QListView;

namespace remparts::panel {

/// The rows that hold every word that is looked for.
class JumpModel : public QAbstractListModel {
    Q_OBJECT
  public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<JumpRow> rows);
    void filter(const QString& words);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Of the index of all rows, the row shown; −1 while it is filtered out.
    [[nodiscard]] int shownRow(int row) const;
    [[nodiscard]] int rowAt(int shown) const { return m_shown[static_cast<std::size_t>(shown)]; }

  private:
    std::vector<JumpRow> m_rows;
    std::vector<int> m_shown;
};

/// A card over the slide; typing searches, arrows choose, Enter goes there, Escape closes.
class JumpList : public QWidget {
    Q_OBJECT
  public:
    explicit JumpList(QWidget* parent);

    void setRows(const std::vector<JumpRow>& rows);
    /// Opens with this row under the keys.
    void open(int row);

  signals:
    void chosen(int row);
    void closed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    void take();
    void close();
    void dress();

    JumpModel* m_model;
    QLineEdit* m_search;
    QListView* m_list;
};

}  // namespace remparts::panel
