// A number of a rule in a text as something that the keyboard and assistive tools reach. It draws only its focus
// frame: the number itself stands in the text below.
#pragma once

#include <QAbstractButton>

namespace remparts::panel {

class LinkSpot : public QAbstractButton {
    Q_OBJECT
  public:
    explicit LinkSpot(const QString& rule, QWidget* parent);

    [[nodiscard]] const QString& rule() const { return m_rule; }
    [[nodiscard]] QSize sizeHint() const override { return {}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString m_rule;
};

}  // namespace remparts::panel
