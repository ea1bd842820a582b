// Textures that a picture is drawn into, and the way back to an image.
#pragma once

#include <QImage>
#include <QSize>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderTarget>

namespace remparts::scene {

class PictureTarget {
  public:
    /// `samples` above 1: each pixel is the mean of so many.
    PictureTarget(Qt3DCore::QNode* parent, int samples);

    [[nodiscard]] Qt3DRender::QRenderTarget* node() const { return m_node; }
    [[nodiscard]] int samples() const { return m_samples; }
    [[nodiscard]] QSize size() const;
    void resize(QSize size);
    [[nodiscard]] Qt3DRender::QAbstractTexture* depth() const { return m_depth; }
    /// OpenGL's name of the colour texture; 0 until it was drawn into.
    [[nodiscard]] unsigned textureId() const;

  private:
    [[nodiscard]] Qt3DRender::QAbstractTexture* addTexture(Qt3DRender::QAbstractTexture::TextureFormat format);

    int m_samples;
    Qt3DRender::QRenderTarget* m_node;
    Qt3DRender::QAbstractTexture* m_color;
    Qt3DRender::QAbstractTexture* m_depth;
};

/// A depth texture that can be compared with, and the target that fills it.
struct ShadowTarget {
    Qt3DRender::QRenderTarget* node = nullptr;
    Qt3DRender::QAbstractTexture* map = nullptr;
};
[[nodiscard]] ShadowTarget makeShadowTarget(Qt3DCore::QNode* parent, int size);

}  // namespace remparts::scene
