// One of a few large choices: a picture, a title and what it is good for.
#pragma once

#include <QAbstractButton>

#include "look/icons.h"

namespace remparts::app {

class ExportCard : public QAbstractButton {
    Q_OBJECT
  public:
    ExportCard(panel::Icon icon, const QString& title, QString line, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// Three of them in the smallest window; with large text the title shrinks.
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    panel::Icon m_icon;
    QString m_line;
};

}  // namespace remparts::app
