// The table that plays itself, in the window: its page is made when it is asked for, goes when somebody wants to do
// something, and leads back to where one was.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>

#include "remparts/io/record_file.h"

class QStackedWidget;

namespace remparts::app {

class AttractPage;
class MotionSetting;
class Preferences;
class ShownTable;

class AttractDesk : public QObject {
    Q_OBJECT
  public:
    /// All must live longer; the page comes into `pages`.
    AttractDesk(io::TileSetSource tiles, MotionSetting& motion, Preferences& preferences, QStackedWidget& pages);
    ~AttractDesk() override;

    [[nodiscard]] bool isShown() const { return m_page != nullptr; }
    /// Null while nothing is shown.
    [[nodiscard]] AttractPage* page() { return m_page; }

    /// The same seed shows the same games.
    void begin(std::uint64_t seed);

  public slots:
    /// Games that nobody has seen.
    void begin();
    void end();

  signals:
    /// It began or ended; at the end the page from before is there again.
    void shownChanged();

  private:
    /// Somebody went elsewhere, or wants to go back.
    void leave(bool back);
    io::TileSetSource m_tiles;
    MotionSetting& m_motion;
    Preferences& m_preferences;
    QStackedWidget& m_pages;
    std::unique_ptr<ShownTable> m_table;
    AttractPage* m_page = nullptr;
    QPointer<QWidget> m_before;
    QPointer<QWidget> m_focus;  ///< that had the keys before
};

}  // namespace remparts::app
