#include "read_back.h"

#include <QOffscreenSurface>
#include <QOpenGLExtraFunctions>

#include "picture_target.h"

namespace remparts::scene {

namespace {

constexpr GLenum multisampleTexture = 0x9100;  // GL_TEXTURE_2D_MULTISAMPLE, not in the headers of OpenGL ES 2

}  // namespace

ReadBack::ReadBack(QOffscreenSurface& surface) : m_surface(surface) {}

ReadBack::~ReadBack() {
    if (!m_context.isValid() || !m_context.makeCurrent(&m_surface)) return;
    m_resolved.reset();
    m_context.functions()->glDeleteFramebuffers(1, &m_frameBuffer);
    m_context.doneCurrent();
}

QImage ReadBack::read(const PictureTarget& target, QSize part, bool transparent) {
    const unsigned texture = target.textureId();
    if (texture == 0 || !makeCurrent()) return {};
    QOpenGLExtraFunctions* gl = m_context.extraFunctions();
    const bool multisample = target.samples() > 1;
    gl->glBindFramebuffer(GL_FRAMEBUFFER, m_frameBuffer);
    gl->glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0,
                               multisample ? multisampleTexture : GLenum{GL_TEXTURE_2D}, texture, 0);
    if (multisample) resolve(part);
    QImage image(part, transparent ? QImage::Format_RGBA8888_Premultiplied : QImage::Format_RGBX8888);
    gl->glReadPixels(0, 0, part.width(), part.height(), GL_RGBA, GL_UNSIGNED_BYTE, image.bits());
    gl->glBindFramebuffer(GL_FRAMEBUFFER, 0);
    m_context.doneCurrent();
    image.mirror();
    return image;
}

bool ReadBack::makeCurrent() {
    if (!m_context.isValid()) {
        m_context.setShareContext(QOpenGLContext::globalShareContext());
        m_context.setFormat(QSurfaceFormat::defaultFormat());
        if (!m_context.create()) return false;
    }
    if (!m_context.makeCurrent(&m_surface)) return false;
    if (m_frameBuffer == 0) m_context.functions()->glGenFramebuffers(1, &m_frameBuffer);
    return true;
}

// Qt 3D's own blit leaves the picture blank, so this is done here.
void ReadBack::resolve(QSize size) {
    QOpenGLExtraFunctions* gl = m_context.extraFunctions();
    if (!m_resolved || m_resolved->size() != size) m_resolved = std::make_unique<QOpenGLFramebufferObject>(size);
    gl->glBindFramebuffer(GL_READ_FRAMEBUFFER, m_frameBuffer);
    gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_resolved->handle());
    gl->glBlitFramebuffer(0, 0, size.width(), size.height(), 0, 0, size.width(), size.height(), GL_COLOR_BUFFER_BIT,
                          GL_NEAREST);
    gl->glBindFramebuffer(GL_FRAMEBUFFER, m_resolved->handle());
}

}  // namespace remparts::scene
