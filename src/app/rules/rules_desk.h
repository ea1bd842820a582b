// The rules at hand: opens their page over whatever the window shows, and leads back to it.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>

#include "remparts/io/record_file.h"
#include "rules/rule_pictures.h"
#include "rules/rule_scene_index.h"

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

class LessonShelf;

class RulesDesk : public QObject {
    Q_OBJECT
  public:
    /// `shelf` must live longer, `pages` are those of the window. The page is made, and the lessons are read, when it
    /// is opened first.
    RulesDesk(io::TileSetSource tiles, LessonShelf& shelf, const model::Session& session, QStackedWidget& pages,
              QMainWindow& window);
    ~RulesDesk() override;

    [[nodiscard]] QAction* action() const { return m_action; }
    [[nodiscard]] bool isOpen() const;
    /// Null before it is opened first.
    [[nodiscard]] panel::RulesPage* page() const { return m_page; }
    /// Empty until the lessons were read.
    [[nodiscard]] const RuleSceneIndex& scenes() const { return m_scenes; }
    [[nodiscard]] RulePictures& pictures() { return m_pictures; }

  public slots:
    /// At a rule; without one where they were read last, of the game on the table.
    void open(const QString& rule = {});
    /// Back to what was shown before, which has the keys again.
    void close();
    /// To the rules again, from a scene that they asked for.
    void comeBack();
    /// A scene that they asked for is a page like others from now on.
    void forgetScene();

  signals:
    /// The page comes up.
    void opened();
    /// What was shown before is gone meanwhile.
    void closedToNothing();
    /// This step of a lesson is to be played.
    void sceneRequested(const remparts::app::RuleScene& scene);

  private:
    void toggle();
    panel::RulesPage& makePage();
    void readLessons();
    void indexScenes();
    void play(const QString& rule);

    io::TileSetSource m_tiles;
    LessonShelf& m_shelf;
    const model::Session& m_session;
    QStackedWidget& m_pages;
    QMainWindow& m_window;
    QAction* m_action;
    panel::RulesPage* m_page = nullptr;
    QPointer<QWidget> m_before;  ///< the page that the rules lie over
    QPointer<QWidget> m_focus;   ///< and what had the keys there
    QPointer<QWidget> m_scene;   ///< the page with the scene that they asked for
    QFutureWatcher<std::shared_ptr<LessonShelf>> m_reading;
    RuleSceneIndex m_scenes;
    RulePictures m_pictures;
};

}  // namespace remparts::app
