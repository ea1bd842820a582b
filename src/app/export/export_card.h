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
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    panel::Icon m_icon;
    QString m_line;
};

}  // namespace remparts::app
