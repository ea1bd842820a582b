// The designs that are left as pictures in as many columns as there is room for, each with its numbers.
#pragma once

#include <QListView>

#include "left/left_model.h"

namespace remparts::panel {

class LeftList : public QListView {
    Q_OBJECT
  public:
    /// Both must live longer.
    LeftList(model::LeftModel& left, const model::Session& session, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    /// Letters are commands of the table.
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fitCells();
};

}  // namespace remparts::panel
