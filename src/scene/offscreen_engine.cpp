#include "offscreen_engine.h"

#include <QSurfaceFormat>
#include <Qt3DCore/QCoreAspect>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

namespace remparts::scene {

OffscreenEngine::OffscreenEngine() : m_root(new Qt3DCore::QEntity) {
    m_surface.setFormat(QSurfaceFormat::defaultFormat());
    m_surface.create();
    m_engine.registerAspect(new Qt3DCore::QCoreAspect);
    m_engine.registerAspect(new Qt3DRender::QRenderAspect(Qt3DRender::QRenderAspect::Automatic));
    m_engine.setRunMode(Qt3DCore::QAspectEngine::Manual);
}

OffscreenEngine::~OffscreenEngine() {
    m_engine.setRootEntity({});
}

void OffscreenEngine::start(Qt3DRender::QFrameGraphNode* frameGraph) {
    auto* settings = new Qt3DRender::QRenderSettings(m_root.data());
    settings->setActiveFrameGraph(frameGraph);
    m_root->addComponent(settings);
    m_engine.setRootEntity(m_root);
}

void OffscreenEngine::drawFrame() {
    m_engine.processFrame();
}

}  // namespace remparts::scene
