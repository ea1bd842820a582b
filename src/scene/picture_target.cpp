#include "picture_target.h"

#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QRenderTarget;
using Qt3DRender::QRenderTargetOutput;

namespace remparts::scene {

namespace {

void addOutput(QRenderTarget* target, QRenderTargetOutput::AttachmentPoint point, QAbstractTexture* texture) {
    auto* output = new QRenderTargetOutput(target);
    output->setAttachmentPoint(point);
    output->setTexture(texture);
    target->addOutput(output);
}

}  // namespace

PictureTarget::PictureTarget(Qt3DCore::QNode* parent, int samples)
    : m_samples(samples),
      m_node(new QRenderTarget(parent)),
      m_color(addTexture(QAbstractTexture::RGBA8_UNorm)),
      m_depth(addTexture(QAbstractTexture::D24)) {
    addOutput(m_node, QRenderTargetOutput::Color0, m_color);
    addOutput(m_node, QRenderTargetOutput::Depth, m_depth);
}

QAbstractTexture* PictureTarget::addTexture(QAbstractTexture::TextureFormat format) {
    QAbstractTexture* texture = nullptr;
    if (m_samples > 1) {
        texture = new Qt3DRender::QTexture2DMultisample(m_node);
        texture->setSamples(m_samples);
    } else {
        texture = new Qt3DRender::QTexture2D(m_node);
    }
    texture->setFormat(format);
    texture->setGenerateMipMaps(false);
    texture->setSize(1, 1);
    return texture;
}

QSize PictureTarget::size() const {
    return {m_color->width(), m_color->height()};
}

void PictureTarget::resize(QSize size) {
    for (QAbstractTexture* texture : {m_color, m_depth}) texture->setSize(size.width(), size.height());
}

unsigned PictureTarget::textureId() const {
    return m_color->handle().toUInt();
}

ShadowTarget makeShadowTarget(Qt3DCore::QNode* parent, int size) {
    auto* node = new QRenderTarget(parent);
    auto* map = new Qt3DRender::QTexture2D(node);
    map->setFormat(QAbstractTexture::D16);  // finer than a coin over the depth of the largest city
    map->setSize(size, size);
    map->setGenerateMipMaps(false);
    map->setMinificationFilter(QAbstractTexture::Nearest);
    map->setMagnificationFilter(QAbstractTexture::Nearest);
    map->setWrapMode(Qt3DRender::QTextureWrapMode(Qt3DRender::QTextureWrapMode::ClampToEdge));
    map->setComparisonFunction(QAbstractTexture::CompareLessEqual);
    map->setComparisonMode(QAbstractTexture::CompareRefToTexture);
    addOutput(node, QRenderTargetOutput::Depth, map);
    return {node, map};
}

}  // namespace remparts::scene
