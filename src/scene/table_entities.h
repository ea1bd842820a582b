// The table that the city stands on, its foot's contact shadow, and the sky.
#pragma once

#include <Qt3DCore/QEntity>

#include "materials.h"
#include "remparts/geometry/city_plan.h"
#include "remparts/geometry/look.h"

namespace remparts::scene {

class TableEntities {
  public:
    TableEntities(Qt3DCore::QEntity* parent, Materials& materials, const geometry::Look& look);

    /// Boards round the plan's centre, laid anew only when centre or radius changed; contact shadow of its parts.
    void show(const geometry::CityPlan& plan);
    /// Everything in another light from the next show() on.
    void setLook(const geometry::Look& look);

  private:
    void replace(Qt3DCore::QEntity*& entity, const geometry::Mesh& mesh, Surface surface);

    Qt3DCore::QEntity* m_parent;
    Materials& m_materials;
    geometry::Look m_look;
    Qt3DCore::QEntity* m_near = nullptr;  // null: to be laid anew
    Qt3DCore::QEntity* m_far = nullptr;
    Qt3DCore::QEntity* m_contact = nullptr;
    geometry::Vec3 m_centre;
    float m_radius = 0;
};

}  // namespace remparts::scene
