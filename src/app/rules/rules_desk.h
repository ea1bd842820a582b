// The rules at hand: opens their page over whatever the window shows, and leads back to it.
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QStackedWidget;

namespace remparts::model {
class Session;
}
namespace remparts::panel {
class RulesPage;
}

namespace remparts::app {

class RulesDesk : public QObject {
    Q_OBJECT
  public:
    /// `pages` are those of the window. The page is made when it is asked for first.
    RulesDesk(const model::Session& session, QStackedWidget& pages, QMainWindow& window);

    [[nodiscard]] QAction* action() const { return m_action; }
    [[nodiscard]] bool isOpen() const;
    /// Null before it is opened first.
    [[nodiscard]] panel::RulesPage* page() const { return m_page; }

  public slots:
    /// At a rule; without one where they were read last, of the game on the table.
    void open(const QString& rule = {});
    /// Back to what was shown before, which has the keys again.
    void close();

  signals:
    /// The page comes up.
    void opened();

  private:
    void toggle();
    panel::RulesPage& makePage();

    const model::Session& m_session;
    QStackedWidget& m_pages;
    QMainWindow& m_window;
    QAction* m_action;
    panel::RulesPage* m_page = nullptr;
    QPointer<QWidget> m_before;  ///< the page that the rules lie over
    QPointer<QWidget> m_focus;   ///< and what had the keys there
};

}  // namespace remparts::app
