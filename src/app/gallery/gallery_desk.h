// The gallery brought together: where games lie on this computer, their pictures, and what happens to the lists of
// the window when files get other names.
#pragma once

#include <QObject>
#include <QSettings>

#include "gallery/gallery_pictures.h"
#include "saved_cities.h"
#include "session.h"

namespace remparts::panel {
class GalleryPage;
}

namespace remparts::app {

class GalleryDesk : public QObject {
    Q_OBJECT
  public:
    GalleryDesk(io::TileSetSource tiles, model::Session& session, QSettings& settings, QObject* parent = nullptr);
    ~GalleryDesk() override;

    /// The page belongs to whom it is put into; it must go before this.
    [[nodiscard]] panel::GalleryPage& page() { return *m_page; }
    [[nodiscard]] model::SavedCities& cities() { return m_cities; }
    [[nodiscard]] GalleryPictures& pictures() { return m_pictures; }
    /// Looks anew for what lies there.
    void refresh();

  private:
    void followRenaming(const QString& from, const QString& to);

    model::Session& m_session;
    QSettings& m_settings;
    model::SavedCities m_cities;
    GalleryPictures m_pictures;
    panel::GalleryPage* m_page;
};

/// Shows a file where it lies, in the system's file manager.
void showInFolder(const QString& path);

}  // namespace remparts::app
