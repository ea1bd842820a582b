// A small handle with a name that shows or hides a part of the panel.
#pragma once

#include <QAbstractButton>

namespace remparts::panel {

class FoldHandle : public QAbstractButton {
    Q_OBJECT
  public:
    /// `part` names what it folds; clicking alone changes nothing, its owner calls setOpen().
    explicit FoldHandle(const QString& part, QWidget* parent = nullptr);

    void setName(const QString& part);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    bool m_open = false;
};

}  // namespace remparts::panel
