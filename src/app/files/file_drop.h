// Files that are dragged onto a window.
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace remparts::app {

class FileDrop : public QObject {
    Q_OBJECT
  public:
    /// Takes what is dropped on the window, which must live longer.
    explicit FileDrop(QWidget& window);

  signals:
    /// One file of this computer. Comes after the drag is over, so that a question may be asked.
    void dropped(const QString& path);
    /// What was dropped is no single file; the sentence says so.
    void refused(const QString& sentence);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void take(const QMimeData& data);
};

}  // namespace remparts::app
