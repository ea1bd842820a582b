#include "rendering_setup.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

#include "city_picture.h"

namespace remparts::scene {

namespace {

constexpr std::pair<int, int> neededVersion{3, 2};

bool probeOpenGl() {
    QOpenGLContext context;
    context.setFormat(QSurfaceFormat::defaultFormat());
    if (!QOpenGLContext::globalShareContext() || !context.create()) return false;
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!context.makeCurrent(&surface)) return false;
    const bool enough = context.format().version() >= neededVersion && !context.isOpenGLES();
    context.doneCurrent();
    return enough;
}

}  // namespace

void prepareRendering() {
    // Qt 3D's other renderer stays empty with techniques written for OpenGL.
    if (qEnvironmentVariableIsEmpty("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setSamples(0);
    QSurfaceFormat::setDefaultFormat(format);
}

bool hasOpenGl() {
    static const bool found = probeOpenGl();
    return found;
}

}  // namespace remparts::scene
