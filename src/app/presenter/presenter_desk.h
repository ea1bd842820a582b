// Showing something to a room: brings the presenter's page full screen over whatever page was seen, and everything
// back afterwards.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>

#include "lessons/lesson_shelf.h"
#include "look/tokens.h"
#include "presenter/game_show.h"

class QMainWindow;
class QStackedWidget;

namespace remparts::panel {
class PresenterPage;
}

namespace remparts::app {

class MotionSetting;
class Preferences;
class ShownTable;

class PresenterDesk : public QObject {
    Q_OBJECT
  public:
    /// All must live longer; the presenter's page comes into `pages`, which are the window's.
    PresenterDesk(model::Session& game, Preferences& preferences, MotionSetting& motion, QStackedWidget& pages,
                  QMainWindow& window);
    ~PresenterDesk() override;

    [[nodiscard]] bool isShowing() const { return m_source != nullptr; }
    /// Null while nothing is shown.
    [[nodiscard]] panel::PresenterPage* page() const { return m_page; }
    [[nodiscard]] SlideSource* source() const { return m_source.get(); }
    [[nodiscard]] ShownTable* table() const { return m_table.get(); }

    /// The course from a step of a lesson on. `shelf` must live longer.
    void showLesson(LessonShelf& shelf, const LessonShelf::ScriptPointer& script, std::size_t step);
    /// A step for the rules that lie over what is shown, in its place until they lie there again. Something must be
    /// shown; it is there again when the rules are closed.
    void showScene(LessonShelf& shelf, const LessonShelf::ScriptPointer& script, std::size_t step);

  public slots:
    /// The game on the table, which must be there: how it stands now, and all that happened before.
    void showGame();
    /// Its scorings; false when there is none yet.
    bool showScorings();
    /// Back to the page that was seen before, in the window as it was.
    void end();
    /// Out of a scene to the rules, else to the end.
    void leave();

  signals:
    /// end() was called; everything is still there.
    void ending();
    /// Nothing is shown any more.
    void ended();
    /// The rules are to lie over it again.
    void sceneLeft();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] ShownTable& begin();
    void show(std::unique_ptr<SlideSource> source);
    void connectPage();
    void onPage();
    void endScene();
    void refresh();
    void fillJumps();
    void switchTheme();
    void putAway();

    model::Session& m_game;
    Preferences& m_preferences;
    MotionSetting& m_motion;
    QStackedWidget& m_pages;
    QMainWindow& m_window;
    std::unique_ptr<ShownTable> m_table;
    std::unique_ptr<SlideSource> m_source;
    SlideSource::Reopening m_reopen;  ///< what was shown before a scene; empty without one
    bool m_isSceneOver = false;
    panel::PresenterPage* m_page = nullptr;
    QPointer<QWidget> m_pageBefore;
    Qt::WindowStates m_stateBefore;
    std::optional<panel::ThemeKind> m_themeBefore;  ///< while another one was chosen just here
};

}  // namespace remparts::app
