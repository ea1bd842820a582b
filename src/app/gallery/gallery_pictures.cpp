#include "gallery/gallery_pictures.h"

#include <QFileInfo>
#include <exception>

#include "city_map.h"
#include "ended_game.h"

namespace remparts::app {

namespace {

constexpr QSize pictureSize(480, 300);
constexpr int memoryKilobytes = 64 * 1024;

}  // namespace

GalleryPictures::GalleryPictures(io::TileSetSource tiles, QObject* parent)
    : QObject(parent), m_tiles(std::move(tiles)), m_queue(QStringLiteral("cities"), memoryKilobytes) {
    connect(&m_queue, &PictureQueue::changed, this, &GalleryPictures::changed);
}

QImage GalleryPictures::find(const model::SavedCity& city) {
    if (city.isBroken()) return {};
    return m_queue.find(city.key, [this, path = city.path] { return jobFor(path); });
}

std::optional<PictureJob> GalleryPictures::jobFor(const QString& path) const {
    try {
        const engine::Game game = io::playRecord(io::readRecord(QFileInfo(path).filesystemFilePath(), m_tiles));
        PictureJob job{game.state(), {}, panel::cityMap(game.state(), pictureSize), {}};
        job.request.size = pictureSize;
        job.request.imaginedWall = imaginedWall(game);
        return job;
    } catch (const std::exception&) {
        return std::nullopt;  // gone or changed since it was listed
    }
}

}  // namespace remparts::app
