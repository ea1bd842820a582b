// What Qt 3D draws in one frame: shadow maps, quick picture, fine picture, ghost; each can be left out.
#pragma once

#include <QSize>
#include <array>
#include <vector>

#include "picture_target.h"

class QOffscreenSurface;

namespace Qt3DRender {
class QCamera;
class QFrameGraphNode;
class QRenderSurfaceSelector;
class QSubtreeEnabler;
class QViewport;
}  // namespace Qt3DRender

namespace remparts::scene {

/// Branches of the frame graph, to be combined; but Moving and Quick share their target.
enum class Branch : unsigned { Shadow = 1, Quick = 2, Fine = 4, Ghost = 8, Moving = 16, GhostShadow = 32 };
using Branches = unsigned;
[[nodiscard]] constexpr Branches operator|(Branch a, Branch b) {
    return static_cast<unsigned>(a) | static_cast<unsigned>(b);
}
[[nodiscard]] constexpr bool contains(Branches branches, Branch branch) {
    return (branches & static_cast<unsigned>(branch)) != 0;
}

/// In device pixels; what is never drawn may stay tiny.
struct PictureSizes {
    QSize quick{1, 1};
    QSize fine{1, 1};
    QSize ghost{1, 1};
};

/// Who sees the pictures, and the shadow maps of the city and of the ghost.
struct Cameras {
    Qt3DRender::QCamera* eye = nullptr;
    Qt3DRender::QCamera* light = nullptr;
    Qt3DRender::QCamera* ghostLight = nullptr;
};

class FrameGraph {
  public:
    FrameGraph(Qt3DCore::QNode* parent, QOffscreenSurface& surface, int shadowMapSize, const Cameras& cameras);

    [[nodiscard]] Qt3DRender::QFrameGraphNode* root() const;
    [[nodiscard]] Qt3DRender::QAbstractTexture* shadowMap() const { return m_shadow.map; }
    /// Of what the ghost throws on itself.
    [[nodiscard]] Qt3DRender::QAbstractTexture* ghostShadowMap() const { return m_ghostShadow.map; }
    [[nodiscard]] const PictureTarget& target(Branch branch) const;

    void enable(Branches branches);
    [[nodiscard]] Branches enabled() const { return m_enabled; }
    /// Sizes from the next drawing on.
    void resize(const PictureSizes& sizes);
    /// Share of its target's sides that Moving and Quick draw into, from the lower left corner: 1 is all of it.
    void setScale(double scale);
    /// What a branch draws into of its target.
    [[nodiscard]] QSize drawnSize(Branch branch) const;
    /// Gives the targets of these branches their sizes; whether any had another one.
    bool fitTargets(Branches branches);

  private:
    struct Picture;
    void addPictureBranch(const Picture& picture, Qt3DRender::QCamera* eye);
    [[nodiscard]] Qt3DRender::QViewport* addScaledViewport(Qt3DRender::QFrameGraphNode* parent);
    void addGhostBranch(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QCamera* eye);

    Qt3DRender::QRenderSurfaceSelector* m_root;
    ShadowTarget m_shadow;
    ShadowTarget m_ghostShadow;
    PictureTarget m_quick;
    PictureTarget m_fine;
    PictureTarget m_ghost;
    std::array<Qt3DRender::QSubtreeEnabler*, 6> m_branches{};
    std::vector<Qt3DRender::QViewport*> m_scaled;
    double m_scale = 1;
    Branches m_enabled = 0;
    PictureSizes m_sizes{{1, 1}, {1, 1}, {1, 1}};
};

}  // namespace remparts::scene
