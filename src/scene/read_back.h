// From a drawn texture to an image in memory.
#pragma once

#include <QImage>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <memory>

class QOffscreenSurface;

namespace remparts::scene {

class PictureTarget;

class ReadBack {
  public:
    /// The surface must outlive this.
    explicit ReadBack(QOffscreenSurface& surface);
    ~ReadBack();
    ReadBack(const ReadBack&) = delete;
    ReadBack& operator=(const ReadBack&) = delete;

    /// The lower left part of a target. Null while nothing was drawn. `transparent`: keeps the alpha, premultiplied.
    [[nodiscard]] QImage read(const PictureTarget& target, QSize part, bool transparent);

  private:
    [[nodiscard]] bool makeCurrent();
    void resolve(QSize size);

    QOffscreenSurface& m_surface;
    QOpenGLContext m_context;
    unsigned m_frameBuffer = 0;
    std::unique_ptr<QOpenGLFramebufferObject> m_resolved;  // one sample a pixel, for pictures with more
};

}  // namespace remparts::scene
