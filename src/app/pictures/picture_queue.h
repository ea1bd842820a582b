// Pictures that are made while nothing else is to be done, one bit a turn of the event loop, and kept in the cache
// folder: of what is in sight alone.
#pragma once

#include <QCache>
#include <QImage>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "city_picture_studio.h"

namespace remparts::app {

/// What is to be drawn.
struct PictureJob {
    engine::GameState state;
    scene::PictureRequest request;
    QImage meanwhile;                       ///< shown until it is drawn
    std::function<void(QImage&)> complete;  ///< paints over what was drawn; may be empty
};

class PictureQueue : public QObject {
    Q_OBJECT
  public:
    /// `folder` within the cache folder; so many pictures as fit into `kilobytes` stay in memory.
    PictureQueue(QString folder, int kilobytes, QObject* parent = nullptr);

    /// Nothing: there is no such picture.
    using Make = std::function<std::optional<PictureJob>()>;
    /// The best picture there is by now, or none; a better one is made soon, in the order of asking. `key` tells what
    /// is in it, whatever the program does next time. After changed() one must ask again: only what is in sight is
    /// worth the time.
    [[nodiscard]] QImage find(const QByteArray& key, const Make& make);
    /// Whether all that was asked for is there.
    [[nodiscard]] bool isDone() const { return m_wanted.empty(); }
    /// Makes nothing more until the next find(), and frees what making needs.
    void rest();
    /// The same, and forgets the pictures; the cache folder keeps them.
    void forget();

  signals:
    void changed();

  private:
    struct Picture {
        QImage image;
        bool isFinal = false;
    };
    struct Wanted {
        QByteArray key;
        Make make;
    };
    void work();
    void begin(const Wanted& wanted);
    void finish(const QByteArray& key, const QImage& image, bool isFinal);
    [[nodiscard]] QString fileOf(const QByteArray& key) const;
    void keep(const QByteArray& key, const QImage& image) const;

    QString m_folder;
    QCache<QByteArray, Picture> m_pictures;
    std::vector<Wanted> m_wanted;  // the next one at the front
    QByteArray m_inWork;           // what the studio draws
    std::function<void(QImage&)> m_complete;
    std::unique_ptr<scene::PictureStudio> m_studio;
    QTimer m_timer;
};

}  // namespace remparts::app
