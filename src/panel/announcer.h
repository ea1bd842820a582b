// Speaks to screen readers: what happens without the keys going there.
#pragma once

#include <QAccessible>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace remparts::panel {

/// A live region: an unseen widget with the role of an alert whose name is what was said last. What is said within
/// one turn of the event loop is spoken together, in its order.
class Announcer : public QWidget {
    Q_OBJECT
  public:
    explicit Announcer(QWidget* parent);

    void say(const QString& sentence);
    /// Nothing that was said and is not spoken yet is spoken any more.
    void hush();

  signals:
    void spoken(const QString& words);

  protected:
    /// To whoever listens in the system.
    virtual void send(QAccessibleEvent& event);

  private:
    void speak();

    QStringList m_said;
    QTimer m_soon;
};

}  // namespace remparts::panel
