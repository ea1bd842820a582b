// The real window, driven as a person would: by mouse and key events on what is to be seen.
#pragma once

#include <QAbstractButton>
#include <QPointF>
#include <QTemporaryDir>
#include <functional>
#include <memory>
#include <optional>

#include "main_window.h"
#include "table/table_page.h"

namespace remparts::tests {

/// A main window of 1280×800 with settings of its own, shown and painted.
class WindowFixture {
  public:
    WindowFixture();
    ~WindowFixture();

    /// The window goes without being closed, as if the program were stopped, and another one opens.
    void restart();
    [[nodiscard]] app::MainWindow& window() { return *m_window; }
    [[nodiscard]] app::TablePage& table() { return m_window->table(); }
    [[nodiscard]] scene::CityView& city() { return table().city(); }
    [[nodiscard]] model::Session& session() { return m_window->session(); }
    [[nodiscard]] model::TurnModel& turn() { return table().turn(); }
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }

    /// The button with this text or accessible name that can be seen now; fails the test when there is none.
    [[nodiscard]] QAbstractButton& button(const QString& text);
    /// Presses the left button of the mouse on the middle of what can be clicked there.
    void click(QAbstractButton& button);
    /// From the start page through the new-game page to the table, by mouse.
    void startByMouse();
    /// The Kids in the same way, by its picture.
    void startKidsByMouse();
    /// The same by Enter alone.
    void startByKeys();
    /// A game at the table with a given deck, so that a test is the same each time.
    void startGame(int players, std::uint64_t seed, const engine::GameOptions& options = engine::CityOptions());

    /// Moves the pointer to a place on the table and clicks; fails the test when something else lies there.
    void clickTable(model::TablePoint at, double height = 0, Qt::MouseButton button = Qt::LeftButton);
    /// One finger on the table, up again at once.
    void touchTable(model::TablePoint at, double height = 0);
    /// Notches of the wheel, away from the hand when positive.
    void wheelOverTable(model::TablePoint at, int notches);
    void pointAtTable(model::TablePoint at, double height = 0);
    /// A key to whatever has the focus.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

  private:
    void open();
    /// Nothing when the place cannot be clicked as the view is now.
    [[nodiscard]] std::optional<QPoint> pixelInSight(model::TablePoint at, double height);
    /// Where the place is in the view, which is moved when the place is not in sight.
    [[nodiscard]] QPoint pixelOf(model::TablePoint at, double height);

    QTemporaryDir m_folder;
    std::unique_ptr<app::MainWindow> m_window;
};

/// Runs `answer` on the modal dialog that `trigger` opens.
void answerDialog(const std::function<void()>& trigger, const std::function<void(QWidget&)>& answer);

}  // namespace remparts::tests
