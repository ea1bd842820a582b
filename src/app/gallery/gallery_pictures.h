// Pictures of saved cities: the flat map at once, then the city in 3D, made while nothing else is to be done and kept
// in the cache folder by the content of the record.
#pragma once

#include <QCache>
#include <QImage>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "city_picture_studio.h"
#include "remparts/engine/rules/game.h"
#include "remparts/io/record_file.h"
#include "saved_city.h"

namespace remparts::app {

class GalleryPictures : public QObject {
    Q_OBJECT
  public:
    explicit GalleryPictures(io::TileSetSource tiles, QObject* parent = nullptr);

    /// The best picture there is by now, or none; a better one is made soon, in the order of asking. After changed()
    /// one must ask again: only what is in sight is worth the time.
    [[nodiscard]] QImage find(const model::SavedCity& city);
    /// Whether all that was asked for is there.
    [[nodiscard]] bool isDone() const { return m_wanted.empty(); }
    /// Makes nothing more until the next find(), and frees what making needs.
    void rest();

  signals:
    void changed();

  private:
    enum class Stage { Nothing, Map, City };
    struct Picture {
        QImage image;
        Stage stage = Stage::Nothing;
    };
    struct Wanted {
        QString path;
        QByteArray key;
    };
    void work();
    void begin(const Wanted& wanted);
    void finish(const QByteArray& key, const QImage& image, Stage stage);

    io::TileSetSource m_tiles;
    QCache<QByteArray, Picture> m_pictures;
    std::vector<Wanted> m_wanted;  // the next one at the front
    QByteArray m_inWork;           // what the studio draws
    std::unique_ptr<scene::PictureStudio> m_studio;
    QTimer m_timer;
};

}  // namespace remparts::app
