// A sentence over the city that goes away by itself.
#pragma once

#include <QTimer>
#include <QWidget>

namespace remparts::panel {

class Notice : public QWidget {
    Q_OBJECT
  public:
    /// Hidden at first; it lets the mouse through.
    explicit Notice(QWidget* parent);

    /// For two seconds, in the lower middle of the parent, above what covers that much of its lower edge.
    void tell(const QString& sentence, int coveredBelow);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_sentence;
    QTimer m_timer;
};

}  // namespace remparts::panel
