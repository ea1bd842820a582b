// Pictures of the table to keep: asks what is wanted, draws it bit by bit while the window goes on, writes the file
// and says so.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <optional>

#include "city_picture_studio.h"
#include "picture/picture_caption.h"
#include "pictures/picture_dialog.h"
#include "session.h"

class QAction;

namespace remparts::panel {
class NoticeBar;
}
namespace remparts::scene {
class CityView;
}

namespace remparts::app {

class PictureDesk : public QObject {
    Q_OBJECT
  public:
    /// `window` is where dialogs and notices are shown; all must live longer.
    PictureDesk(const model::Session& session, const scene::CityView& city, QSettings& settings, QWidget& window);
    ~PictureDesk() override;

    /// "Save a picture …", for menus; Ctrl+Shift+S.
    [[nodiscard]] QAction* action() { return m_action; }
    [[nodiscard]] panel::NoticeBar& notice() { return *m_notice; }
    /// Whether a picture is being drawn or written.
    [[nodiscard]] bool isWorking() const { return m_work.has_value(); }

  public slots:
    /// Nothing without a game.
    void ask();
    /// Draws the position that lies on the table now.
    void begin(const remparts::app::PictureChoice& choice);
    /// Leaves no file.
    void stop();

  private:
    struct Work {
        PictureChoice choice;
        panel::PictureCaption caption;
    };
    void step();
    void write(QImage picture);
    void written();
    void fail(const QString& fault);

    const model::Session& m_session;
    const scene::CityView& m_city;
    QSettings& m_settings;
    QWidget& m_window;
    panel::NoticeBar* m_notice;
    QAction* m_action;
    scene::PictureStudio m_studio;
    QTimer m_timer;
    std::optional<Work> m_work;
    QFutureWatcher<std::optional<QString>> m_writing;
};

}  // namespace remparts::app
