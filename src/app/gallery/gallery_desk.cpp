#include "gallery/gallery_desk.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include "files/saved_games.h"
#include "gallery/gallery_page.h"

namespace remparts::app {

GalleryDesk::GalleryDesk(io::TileSetSource tiles, model::Session& session, QSettings& settings, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_settings(settings),
      m_pictures(tiles),
      m_page(new panel::GalleryPage(m_cities)) {
    m_cities.setTileSource(tiles);
    m_page->setPictures([this](const model::SavedCity& city) { return m_pictures.find(city); });
    connect(&m_pictures, &GalleryPictures::changed, m_page, &panel::GalleryPage::picturesChanged);
    connect(m_page, &panel::GalleryPage::folderRequested, this, &showInFolder);
    connect(m_page, &panel::GalleryPage::left, &m_pictures, &GalleryPictures::rest);
    connect(&m_cities, &model::SavedCities::renamed, this, &GalleryDesk::followRenaming);
}

GalleryDesk::~GalleryDesk() = default;

void GalleryDesk::refresh() {
    QStringList files = recentPaths(m_settings);
    if (!m_session.path().isEmpty()) files << m_session.path();
    QStringList folders{QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
    for (const QString& file : files) folders << QFileInfo(file).absolutePath();
    folders.removeAll(QString());
    folders.removeDuplicates();
    m_cities.refresh(folders, files);
}

void GalleryDesk::followRenaming(const QString& from, const QString& to) {
    renameRecent(m_settings, from, to);
    if (m_session.hasGame() && QFileInfo(m_session.path()).absoluteFilePath() == from) m_session.fileMoved(to);
}

void showInFolder(const QString& path) {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

}  // namespace remparts::app
