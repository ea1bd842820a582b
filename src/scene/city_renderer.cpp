#include "city_renderer.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraLens>
#include <algorithm>
#include <utility>

#include "mesh_buffers.h"
#include "soft_shade.h"

namespace remparts::scene {

namespace {

// Frames without a picture until Qt 3D has handed everything over: new entities, and new textures or the start.
constexpr int framesForEntities = 1;
constexpr int framesForTextures = 2;
// Of the city's radius: towers and merlons throw shadows beyond the tiles.
constexpr float lightReach = 1.12f;
constexpr float leastLightReach = 20;
constexpr float ghostLift = 1.0f;
constexpr float ghostShadeHeight = 0.05f;
constexpr float shadeInner = 2.6f;  // of the shade below the tile in hand
constexpr float shadeOuter = 4.6f;

QVector3D toVector(const geometry::Vec3& v) {
    return {v.x, v.y, v.z};
}

// A square of the light about a place, `reach` to each side.
void aim(Qt3DRender::QCamera& light, const QVector3D& centre, const QVector3D& toLight, float reach) {
    light.setUpVector({0, 1, 0});
    light.setPosition(centre + toLight * (reach * 2));
    light.setViewCenter(centre);
    light.lens()->setOrthographicProjection(-reach, reach, -reach, reach, 0.5f, reach * 4);
}

}  // namespace

CityRenderer::CityRenderer(const RendererOptions& options)
    : m_look(geometry::lookFor(options.time)),
      m_eye(new Qt3DRender::QCamera(m_engine.root())),
      m_light(new Qt3DRender::QCamera(m_engine.root())),
      m_ghostLight(new Qt3DRender::QCamera(m_engine.root())),
      m_frameGraph(m_engine.root(), m_engine.surface(), options.shadowMapSize, {m_eye, m_light, m_ghostLight}),
      m_materials(m_engine.root(), {m_frameGraph.shadowMap(), m_frameGraph.ghostShadowMap()}, m_look),
      m_city(m_engine.root(), m_materials.ofParts(), m_look),
      m_imagined(m_engine.root(), m_materials.ofImaginedParts(), m_look),
      m_table(m_engine.root(), m_materials, m_look),
      m_hop(m_engine.root(), m_materials, m_look),
      m_floating(m_engine.root(), m_materials, m_look, m_city),
      m_readBack(m_engine.surface()) {
    m_materials.setCityDepth(m_frameGraph.target(Branch::Quick).depth());
    m_engine.start(m_frameGraph.root());
    settleStructure(framesForTextures);
}

void CityRenderer::resize(const PictureSizes& sizes) {
    m_sizes = sizes;
    m_frameGraph.resize(sizes);
}

void CityRenderer::setScale(double scale) {
    m_frameGraph.setScale(scale);
}

void CityRenderer::setCamera(const CameraPose& pose) {
    m_eye->setPosition(pose.eye);
    m_eye->setViewCenter(pose.target);
    m_eye->setUpVector(pose.up);
    m_eye->lens()->setProjectionMatrix(pose.projection);
}

void CityRenderer::showCity(const geometry::CityPlan& plan, const std::shared_ptr<const engine::TileSet>& tiles,
                            geometry::Vec3 tableCentre, float tableRadius, PartStock stock) {
    m_centre = plan.centre;
    m_radius = plan.radius;
    m_city.show(plan.parts, tiles, std::move(stock));
    m_tablePlan = {plan.parts, tableCentre, tableRadius};
    layTable();
}

void CityRenderer::layTable() {
    m_table.show(m_tablePlan);
    m_shadowStale = true;
    settleStructure(framesForEntities);
}

void CityRenderer::setTime(geometry::TimeOfDay time, PartStock city, PartStock imagined) {
    m_look = geometry::lookFor(time);
    m_materials.setLook(m_look);
    m_city.setLook(m_look, std::move(city));
    m_imagined.setLook(m_look, std::move(imagined));
    m_table.setLook(m_look);
    m_floating.show({}, nullptr);
    m_hasShadow = false;  // of a light from elsewhere
    layTable();
}

void CityRenderer::showImaginedWall(const std::vector<geometry::PlannedPart>& parts,
                                    const std::shared_ptr<const engine::TileSet>& tiles) {
    if (m_imagined.show(parts, tiles)) settleStructure(framesForEntities);
}

void CityRenderer::setPaints(geometry::PlayerPaints paints) {
    m_paints = paints;
    m_hop.setPaints(paints);
}

void CityRenderer::showGhost(const std::optional<model::Ghost>& ghost,
                             const std::shared_ptr<const engine::TileSet>& tiles) {
    for (Qt3DCore::QEntity* entity : std::exchange(m_ghost, {})) delete entity;
    m_materials.setGhostLegal(!ghost || ghost->legal);
    m_ghostShadowStale = true;
    if (!ghost) return;
    auto parts = geometry::planTileInHand(*tiles, ghost->tile, ghost->position, ghost->orientation);
    geometry::paintPlayers(parts, m_paints);
    for (const geometry::PlannedPart& part : parts) {
        const geometry::Vec3 floating = part.position + geometry::Vec3{0, ghostLift, 0};
        const geometry::PartModel model = geometry::buildPart(part.key, *tiles);
        const MeshBuffers mesh = packMesh(model.mesh, floating, m_look, m_city.lampsWith(model, floating));
        for (const Triangles triangles : {Triangles::Coarse, Triangles::Detail})
            m_ghost.push_back(
                addMeshEntity(m_engine.root(), mesh, triangles, floating, m_materials.of(Surface::Ghost)));
    }
    fitGhostLight(parts.front().position + geometry::Vec3{0, ghostLift, 0});
    const geometry::Vec3 below = parts.front().position + geometry::Vec3{0, ghostShadeHeight, 0};
    const MeshBuffers shade = packMesh(softSquare(shadeInner, shadeOuter), below, m_look);
    m_ghost.push_back(
        addMeshEntity(m_engine.root(), shade, Triangles::Coarse, below, m_materials.of(Surface::GhostShade)));
    settleStructure(framesForEntities);
}

void CityRenderer::showHop(const std::optional<Hop>& hop) {
    if (m_hop.show(hop)) settleStructure(framesForEntities);
}

void CityRenderer::showFloating(const std::vector<FloatingPart>& parts,
                                const std::shared_ptr<const engine::TileSet>& tiles) {
    const bool hadShadow = m_floating.hasShadow();
    if (!m_floating.show(parts, tiles)) return;
    m_shadowAtOnce = m_floating.hasShadow();
    m_shadowStale = m_shadowStale || m_shadowAtOnce || hadShadow;
    settleStructure(framesForEntities);
}

void CityRenderer::setReach(float reach) {
    if (m_city.setReach(m_eye->position(), reach)) settleStructure(framesForEntities);
}

void CityRenderer::draw(Branches branches) {
    if (!m_hasShadow || m_shadowAtOnce || (m_shadowStale && contains(branches, Branch::Fine))) {
        fitLight();
        branches |= static_cast<Branches>(Branch::Shadow);
        m_hasShadow = true;
        m_shadowStale = m_shadowAtOnce = false;
    }
    if (m_ghostShadowStale && contains(branches, Branch::Ghost)) {
        branches |= static_cast<Branches>(Branch::GhostShadow);
        m_ghostShadowStale = false;
    }
    if (m_frameGraph.fitTargets(branches)) settleStructure(framesForTextures);
    noteDepths(branches);
    if (m_framesToSettle > 0) m_frameGraph.enable(0);
    for (; m_framesToSettle > 0; --m_framesToSettle) m_engine.drawFrame();
    m_frameGraph.enable(branches);
    m_engine.drawFrame();
}

QImage CityRenderer::read(Branch branch) {
    return m_readBack.read(m_frameGraph.target(branch), m_frameGraph.drawnSize(branch), branch == Branch::Ghost);
}

// What floats is hidden by what the newest quick or moving picture of the city shows before it; a fine one is drawn
// in strips.
void CityRenderer::noteDepths(Branches branches) {
    const Branch branch = contains(branches, Branch::Moving) ? Branch::Moving : Branch::Quick;
    if (!contains(branches, branch)) return;
    const QSize city = m_frameGraph.drawnSize(branch);
    m_materials.setDepthScale({static_cast<float>(city.width()) / static_cast<float>(m_sizes.ghost.width()),
                               static_cast<float>(city.height()) / static_cast<float>(m_sizes.ghost.height())});
}

// The whole city must lie in the light's square.
void CityRenderer::fitLight() {
    const float radius = std::max(m_radius, m_floating.reachFrom(m_centre));
    const float reach = std::max(leastLightReach, radius * lightReach);
    aim(*m_light, toVector(m_centre), toVector(m_look.toLight), reach);
    m_materials.setLight(m_light->projectionMatrix() * m_light->viewMatrix());
}

void CityRenderer::fitGhostLight(geometry::Vec3 centre) {
    constexpr float reach = 6;  // a tile lies in it from corner to corner
    aim(*m_ghostLight, toVector(centre), toVector(m_look.toLight), reach);
    m_materials.setGhostLight(m_ghostLight->projectionMatrix() * m_ghostLight->viewMatrix());
}

void CityRenderer::settleStructure(int frames) {
    m_framesToSettle = std::max(m_framesToSettle, frames);
}

}  // namespace remparts::scene
