#include "table_entities.h"

#include <utility>

#include "materials.h"
#include "mesh_buffers.h"

namespace remparts::scene {

namespace {

// Boards catch shadows this far beyond the city, and the haze begins where such a square ends.
constexpr float shadowReach = 7;
constexpr float squareDiagonal = 1.42f;
constexpr float hazeEndInRadii = 4;

geometry::Mesh skySquare() {
    constexpr float half = 1000;  // the shader only takes the corners' signs from it
    geometry::Mesh mesh;
    for (const geometry::Vec3 corner : {geometry::Vec3{-half, -half, 0}, geometry::Vec3{half, -half, 0},
                                        geometry::Vec3{half, half, 0}, geometry::Vec3{-half, half, 0}})
        mesh.vertices.push_back({corner, {0, 0, 1}, {}, 1});
    mesh.indices = {0, 1, 2, 0, 2, 3};
    return mesh;
}

}  // namespace

TableEntities::TableEntities(Qt3DCore::QEntity* parent, Materials& materials, const geometry::Look& look)
    : m_parent(parent), m_materials(materials), m_look(look) {
    addMeshEntity(parent, packMesh(skySquare(), {}, look), Triangles::Coarse, {}, materials.of(Surface::Sky));
}

void TableEntities::show(const geometry::CityPlan& plan) {
    const geometry::TableModel table = geometry::buildTable(plan);
    replace(m_contact, table.contact, Surface::Contact);
    if (m_near && plan.centre == m_centre && plan.radius == m_radius) return;
    m_centre = plan.centre;
    m_radius = plan.radius;
    replace(m_near, table.near, Surface::NearTable);
    replace(m_far, table.far, Surface::FarTable);
    m_materials.setHaze({plan.centre.x, plan.centre.y, plan.centre.z}, (plan.radius + shadowReach) * squareDiagonal,
                        plan.radius * hazeEndInRadii);
}

void TableEntities::setLook(const geometry::Look& look) {
    m_look = look;
    delete std::exchange(m_near, nullptr);
}

void TableEntities::replace(Qt3DCore::QEntity*& entity, const geometry::Mesh& mesh, Surface surface) {
    delete entity;
    entity = addMeshEntity(m_parent, packMesh(mesh, {}, m_look), Triangles::Coarse, {}, m_materials.of(surface));
}

}  // namespace remparts::scene
