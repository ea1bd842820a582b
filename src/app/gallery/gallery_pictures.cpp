#include "gallery/gallery_pictures.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThreadPool>
#include <algorithm>
#include <exception>

#include "city_map.h"
#include "ended_game.h"
#include "pictures/picture_file.h"

namespace remparts::app {

namespace {

constexpr QSize pictureSize(480, 300);
constexpr int memoryKilobytes = 64 * 1024;
constexpr int breathMilliseconds = 8;  // between two bits of work, for all else that the window does

// The name holds what a picture depends on besides the record: how this version draws.
QString cacheFile(const QByteArray& key) {
    const QDir cache(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    return cache.filePath(
        QStringLiteral("cities/%1-%2.png").arg(QString::fromLatin1(key), QStringLiteral(REMPARTS_VERSION)));
}

void keep(const QByteArray& key, const QImage& image) {
    QThreadPool::globalInstance()->start([file = cacheFile(key), image] {
        if (QDir().mkpath(QFileInfo(file).path())) (void)writePicture(image, file);
    });
}

}  // namespace

GalleryPictures::GalleryPictures(io::TileSetSource tiles, QObject* parent)
    : QObject(parent), m_tiles(std::move(tiles)), m_pictures(memoryKilobytes) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(breathMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &GalleryPictures::work);
}

QImage GalleryPictures::find(const model::SavedCity& city) {
    const Picture* known = m_pictures.object(city.key);
    if (!city.isBroken() && (!known || known->stage != Stage::City)) {
        const auto same = [&](const Wanted& wanted) { return wanted.key == city.key; };
        if (std::none_of(m_wanted.begin(), m_wanted.end(), same)) m_wanted.push_back({city.path, city.key});
        if (!m_timer.isActive()) m_timer.start();
    }
    return known ? known->image : QImage();
}

void GalleryPictures::rest() {
    m_timer.stop();
    m_wanted.clear();
    m_inWork.clear();
    m_studio.reset();
}

// One thing a turn of the event loop: a map, a picture from the cache, or a bit of one that is drawn.
void GalleryPictures::work() {
    if (m_wanted.empty()) return;
    const Wanted wanted = m_wanted.front();
    if (m_inWork != wanted.key) {
        begin(wanted);
    } else if (!m_studio || !m_studio->step()) {
        const auto drawn = m_studio ? m_studio->take() : std::nullopt;
        if (drawn) keep(wanted.key, *drawn);
        const Picture* map = m_pictures.object(wanted.key);
        finish(wanted.key, drawn ? *drawn : map ? map->image : QImage(), Stage::City);
    }
    if (!m_wanted.empty()) m_timer.start();
}

void GalleryPictures::begin(const Wanted& wanted) {
    if (const QImage cached(cacheFile(wanted.key)); !cached.isNull()) return finish(wanted.key, cached, Stage::City);
    try {
        const engine::Game game =
            io::playRecord(io::readRecord(QFileInfo(wanted.path).filesystemFilePath(), m_tiles));
        finish(wanted.key, panel::cityMap(game.state(), pictureSize), Stage::Map);
        scene::PictureRequest request;
        request.size = pictureSize;
        request.imaginedWall = imaginedWall(game);
        if (!m_studio) m_studio = std::make_unique<scene::PictureStudio>();
        m_studio->begin(game.state(), request);
        m_inWork = wanted.key;
    } catch (const std::exception&) {
        finish(wanted.key, {}, Stage::City);  // gone or changed since it was listed
    }
}

void GalleryPictures::finish(const QByteArray& key, const QImage& image, Stage stage) {
    const auto cost = std::max<qsizetype>(1, image.sizeInBytes() / 1024);
    m_pictures.insert(key, new Picture{image, stage}, cost);
    if (stage == Stage::City) {
        m_inWork.clear();
        m_wanted.clear();  // what is still in sight is asked for again by the painting that follows
    }
    emit changed();
}

}  // namespace remparts::app
