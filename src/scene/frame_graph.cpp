#include "frame_graph.h"

#include <QColor>
#include <QOffscreenSurface>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QFrustumCulling>
#include <Qt3DRender/QMultiSampleAntiAliasing>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QViewport>

#include "materials.h"

using namespace Qt3DRender;  // most lines of this file name its classes

namespace remparts::scene {

namespace {

constexpr int samplesOfFinePicture = 4;
constexpr float shadowSlopeOffset = 3.5f;
constexpr float shadowOffset = 4;
constexpr int ghostShadowMapSize = 512;

QFrameGraphNode* addPassFilter(QFrameGraphNode* parent, const char* pass) {
    auto* filter = new QRenderPassFilter(parent);
    auto* key = new QFilterKey(filter);
    key->setName("pass");
    key->setValue(QString::fromLatin1(pass));
    filter->addMatch(key);
    return filter;
}

enum class Sides { Front, Both };

QRenderStateSet* addSolidState(QFrameGraphNode* parent, Sides sides = Sides::Front) {
    auto* state = new QRenderStateSet(parent);
    auto* depth = new QDepthTest(state);
    depth->setDepthFunction(QDepthTest::LessOrEqual);
    state->addRenderState(depth);
    auto* cull = new QCullFace(state);
    cull->setMode(sides == Sides::Front ? QCullFace::Back : QCullFace::NoCulling);
    state->addRenderState(cull);
    return state;
}

void addCamera(QFrameGraphNode* parent, QCamera* camera) {
    auto* selector = new QCameraSelector(parent);
    selector->setCamera(camera);
}

QFrameGraphNode* addTarget(QFrameGraphNode* parent, QRenderTarget* target) {
    auto* selector = new QRenderTargetSelector(parent);
    selector->setTarget(target);
    return selector;
}

// Every leaf below a QClearBuffers clears again, so only the first pass of a picture hangs below one.
QFrameGraphNode* addClear(QFrameGraphNode* parent, QClearBuffers::BufferType buffers) {
    auto* clear = new QClearBuffers(parent);
    clear->setBuffers(buffers);
    clear->setClearColor(QColor(0, 0, 0, 0));
    return clear;
}

// All that answers to the pass, nearest first: software rendering pays for every shaded pixel.
void addPassBranch(QFrameGraphNode* parent, const char* pass, QCamera* eye, bool multisample,
                   Sides sides = Sides::Front) {
    QRenderStateSet* state = addSolidState(parent, sides);
    if (multisample) state->addRenderState(new QMultiSampleAntiAliasing(state));
    auto* sort = new QSortPolicy(addPassFilter(state, pass));
    sort->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::FrontToBack});
    addCamera(new QFrustumCulling(sort), eye);
}

// In the order of drawing: shadow maps come before what looks into them.
std::size_t indexOf(Branch branch) {
    switch (branch) {
        case Branch::Shadow:
            return 0;
        case Branch::GhostShadow:
            return 1;
        case Branch::Quick:
            return 2;
        case Branch::Fine:
            return 3;
        case Branch::Ghost:
            return 4;
        case Branch::Moving:
            return 5;
    }
    return 0;
}

constexpr std::array allBranches{Branch::Shadow, Branch::GhostShadow, Branch::Quick,
                                 Branch::Fine,   Branch::Ghost,       Branch::Moving};

void addShadowBranch(QFrameGraphNode* parent, const ShadowTarget& target, const char* pass, QCamera* light) {
    auto* clear = addClear(addTarget(parent, target.node), QClearBuffers::DepthBuffer);
    QRenderStateSet* state = addSolidState(clear);
    auto* offset = new QPolygonOffset(state);
    offset->setScaleFactor(shadowSlopeOffset);
    offset->setDepthSteps(shadowOffset);
    state->addRenderState(offset);
    addCamera(addPassFilter(state, pass), light);
}

}  // namespace

// How a picture of everything is drawn.
struct FrameGraph::Picture {
    QFrameGraphNode* parent;
    PictureTarget& target;
    const char* modelPass;
    const char* groundPass;
};

FrameGraph::FrameGraph(Qt3DCore::QNode* parent, QOffscreenSurface& surface, int shadowMapSize, const Cameras& cameras)
    : m_root(new QRenderSurfaceSelector(parent)),
      m_shadow(makeShadowTarget(m_root, shadowMapSize)),
      m_ghostShadow(makeShadowTarget(m_root, ghostShadowMapSize)),
      m_quick(m_root, 1),
      m_fine(m_root, samplesOfFinePicture),
      m_ghost(m_root, samplesOfFinePicture) {
    m_root->setSurface(&surface);
    // Its texels are large on the screen: four are compared with and mixed.
    m_ghostShadow.map->setMinificationFilter(QAbstractTexture::Linear);
    m_ghostShadow.map->setMagnificationFilter(QAbstractTexture::Linear);
    auto* viewport = new QViewport(m_root);
    new QNoDraw(viewport);  // a frame graph without any leaf would wait for ever
    for (QSubtreeEnabler*& enabler : m_branches) {
        enabler = new QSubtreeEnabler(viewport);
        enabler->setEnabled(false);
    }
    const auto branch = [this](Branch which) { return m_branches[indexOf(which)]; };
    addShadowBranch(branch(Branch::Shadow), m_shadow, passes::shadow, cameras.light);
    addShadowBranch(branch(Branch::GhostShadow), m_ghostShadow, passes::ghostShadow, cameras.ghostLight);
    QCamera* eye = cameras.eye;
    addPictureBranch({addScaledViewport(branch(Branch::Quick)), m_quick, passes::quickModel, passes::quickGround},
                     eye);
    addPictureBranch({addScaledViewport(branch(Branch::Moving)), m_quick, passes::movingModel, passes::quickGround},
                     eye);
    addPictureBranch({branch(Branch::Fine), m_fine, passes::fineModel, passes::fineGround}, eye);
    addGhostBranch(branch(Branch::Ghost), eye);
}

QFrameGraphNode* FrameGraph::root() const {
    return m_root;
}

const PictureTarget& FrameGraph::target(Branch branch) const {
    switch (branch) {
        case Branch::Shadow:
        case Branch::GhostShadow:
        case Branch::Quick:
        case Branch::Moving:
            break;
        case Branch::Fine:
            return m_fine;
        case Branch::Ghost:
            return m_ghost;
    }
    return m_quick;
}

void FrameGraph::enable(Branches branches) {
    m_enabled = branches;
    for (const Branch branch : allBranches) m_branches[indexOf(branch)]->setEnabled(contains(branches, branch));
}

void FrameGraph::resize(const PictureSizes& sizes) {
    m_root->setExternalRenderTargetSize(sizes.fine);
    m_sizes = sizes;
}

// Qt 3D notices that a target has other textures only by another size than at its last drawing. So textures change
// right before they are drawn into, and not at all when a size comes back in between.
bool FrameGraph::fitTargets(Branches branches) {
    bool anyChanged = false;
    const auto fit = [&](PictureTarget& target, QSize size) {
        if (target.size() == size) return;
        target.resize(size);
        anyChanged = true;
    };
    if (contains(branches, Branch::Quick) || contains(branches, Branch::Moving)) fit(m_quick, m_sizes.quick);
    if (contains(branches, Branch::Fine)) fit(m_fine, m_sizes.fine);
    if (contains(branches, Branch::Ghost)) fit(m_ghost, m_sizes.ghost);
    return anyChanged;
}

void FrameGraph::addPictureBranch(const Picture& picture, QCamera* eye) {
    const bool multisample = picture.target.samples() > 1;
    auto* target = addTarget(picture.parent, picture.target.node());
    auto* clear = addClear(target, QClearBuffers::ColorDepthBuffer);
    addPassBranch(clear, picture.modelPass, eye, multisample);
    addPassBranch(target, picture.groundPass, eye, multisample);
    addPassBranch(target, passes::veil, eye, multisample);
}

QViewport* FrameGraph::addScaledViewport(QFrameGraphNode* parent) {
    m_scaled.push_back(new QViewport(parent));
    return m_scaled.back();
}

void FrameGraph::setScale(double scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    for (QViewport* viewport : m_scaled) viewport->setNormalizedRect({0, 1 - scale, scale, scale});
}

QSize FrameGraph::drawnSize(Branch branch) const {
    const QSize size = target(branch).size();
    if (branch != Branch::Quick && branch != Branch::Moving) return size;
    return {static_cast<int>(size.width() * m_scale), static_cast<int>(size.height() * m_scale)};
}

void FrameGraph::addGhostBranch(QFrameGraphNode* parent, QCamera* eye) {
    auto* target = addTarget(parent, m_ghost.node());
    auto* clear = addClear(target, QClearBuffers::ColorDepthBuffer);
    addPassBranch(clear, passes::ghostVeil, eye, true);
    addPassBranch(target, passes::floating, eye, true, Sides::Both);
    addPassBranch(target, passes::ghost, eye, true);
}

}  // namespace remparts::scene
