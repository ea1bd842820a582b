#include "hop_entity.h"

#include <utility>

#include "mesh_buffers.h"
#include "remparts/geometry/city_plan.h"
#include "soft_shade.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr float shadeInner = 0.25f;
constexpr float shadeOuter = 0.95f;
constexpr float shadeHeight = 0.06f;

void moveTo(Qt3DCore::QEntity* entity, const QVector3D& place) {
    for (auto* transform : entity->componentsOfType<Qt3DCore::QTransform>()) transform->setTranslation(place);
}

}  // namespace

HopEntity::HopEntity(Qt3DCore::QEntity* parent, Materials& materials, const geometry::Look& look)
    : m_parent(parent), m_materials(materials), m_look(look) {}

bool HopEntity::show(const std::optional<Hop>& hop) {
    const std::optional<engine::PlayerColor> color = hop ? std::optional(hop->color) : std::nullopt;
    const bool changes = color != m_color;
    if (changes) forget();
    if (!hop) return changes;
    if (changes) build(hop->color);
    move(*hop);
    return changes;
}

void HopEntity::setPaints(geometry::PlayerPaints paints) {
    if (paints == m_paints) return;
    m_paints = paints;
    forget();
}

void HopEntity::build(engine::PlayerColor color) {
    m_color = color;
    m_figure = addMeshEntity(m_parent, packMesh(geometry::buildFigure(color, m_paints).mesh, {}, m_look),
                             Triangles::Coarse, {}, m_materials.of(Surface::Hopping));
    m_shade = addMeshEntity(m_parent, packMesh(softSquare(shadeInner, shadeOuter), {}, m_look), Triangles::Coarse, {},
                            m_materials.of(Surface::GhostShade));
}

void HopEntity::forget() {
    m_color = std::nullopt;
    delete std::exchange(m_figure, nullptr);
    delete std::exchange(m_shade, nullptr);
}

void HopEntity::move(const Hop& hop) {
    moveTo(m_figure, toScene(hop.at, hop.height));
    moveTo(m_shade, toScene(hop.at) + QVector3D(0, shadeHeight, 0));
}

}  // namespace remparts::scene
