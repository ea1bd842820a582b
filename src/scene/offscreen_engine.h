// Qt 3D without a window: a surface to draw on and an engine that draws when it is told to.
#pragma once

#include <QOffscreenSurface>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QEntity>

namespace Qt3DRender {
class QFrameGraphNode;
}

namespace remparts::scene {

class OffscreenEngine {
  public:
    OffscreenEngine();
    ~OffscreenEngine();
    OffscreenEngine(const OffscreenEngine&) = delete;
    OffscreenEngine& operator=(const OffscreenEngine&) = delete;

    [[nodiscard]] QOffscreenSurface& surface() { return m_surface; }
    /// Owned by the engine; everything that is drawn hangs below it.
    [[nodiscard]] Qt3DCore::QEntity* root() { return m_root.data(); }
    /// Begins to draw by this frame graph. Once.
    void start(Qt3DRender::QFrameGraphNode* frameGraph);
    /// Hands all changes over and draws.
    void drawFrame();

  private:
    QOffscreenSurface m_surface;  // before the engine, which uses it until its end
    Qt3DCore::QAspectEngine m_engine;
    Qt3DCore::QEntityPtr m_root;
};

}  // namespace remparts::scene
