// Pictures of saved cities: the flat map at once, then the city in 3D, made while nothing else is to be done and kept
// in the cache folder by the content of the record.
#pragma once

#include "pictures/picture_queue.h"
#include "remparts/io/record_file.h"
#include "saved_city.h"

namespace remparts::app {

class GalleryPictures : public QObject {
    Q_OBJECT
  public:
    explicit GalleryPictures(io::TileSetSource tiles, QObject* parent = nullptr);

    /// As PictureQueue::find; none of a broken one.
    [[nodiscard]] QImage find(const model::SavedCity& city);
    [[nodiscard]] bool isDone() const { return m_queue.isDone(); }
    void rest() { m_queue.rest(); }

  signals:
    void changed();

  private:
    [[nodiscard]] std::optional<PictureJob> jobFor(const QString& path) const;

    io::TileSetSource m_tiles;
    PictureQueue m_queue;
};

}  // namespace remparts::app
