// Draws a city into images: all of Qt 3D behind plain values.
#pragma once

#include <QImage>
#include <QSize>
#include <optional>
#include <span>

#include "camera_rig.h"
#include "city_entities.h"
#include "floating_parts.h"
#include "frame_graph.h"
#include "hop_entity.h"
#include "materials.h"
#include "offscreen_engine.h"
#include "read_back.h"
#include "table_entities.h"
#include "turn_model.h"

namespace remparts::scene {

struct RendererOptions {
    geometry::TimeOfDay time = geometry::TimeOfDay::GoldenHour;
    int shadowMapSize = 2048;
};

/// Needs hasOpenGl().
class CityRenderer {
  public:
    explicit CityRenderer(const RendererOptions& options);

    void resize(const PictureSizes& sizes);
    void setCamera(const CameraPose& pose);
    /// Share of their sides at which moving and quick pictures are drawn, 1 or less.
    void setScale(double scale);
    /// Another time of day: everything is shaded again, but what lies in the stocks, made for that time. What floats
    /// must be shown anew.
    void setTime(geometry::TimeOfDay time, PartStock city = {}, PartStock imagined = {});

    /// Everything of a plan; where the table's middle lies and how far the boards reach is taken from `tableCentre`
    /// and `tableRadius`, so that boards need not move when a city grows.
    void showCity(const geometry::CityPlan& plan, const std::shared_ptr<const engine::TileSet>& tiles,
                  geometry::Vec3 tableCentre, float tableRadius, PartStock stock = {});
    void showImaginedWall(const std::vector<geometry::PlannedPart>& parts,
                          const std::shared_ptr<const engine::TileSet>& tiles);
    /// Of the ghost and the figure that hops, when they are shown the next time.
    void setPaints(geometry::PlayerPaints paints);
    void showGhost(const std::optional<model::Ghost>& ghost, const std::shared_ptr<const engine::TileSet>& tiles);
    void showHop(const std::optional<Hop>& hop);
    void showFloating(const std::vector<FloatingPart>& parts, const std::shared_ptr<const engine::TileSet>& tiles);
    /// What lies farther from the eye is drawn as while the camera moves.
    void setReach(float reach);

    /// Draws the branches. The shadow map follows what stands there with the next fine picture, and what floats and
    /// throws shadows at once; the very first picture has one, too.
    void draw(Branches branches);
    /// What draw() has left there. Null when OpenGL failed. The ghost's picture is transparent where it is not.
    [[nodiscard]] QImage read(Branch branch);

    [[nodiscard]] bool hasGhost() const { return !m_ghost.empty(); }
    [[nodiscard]] std::size_t floatingCount() const { return m_floating.count(); }
    [[nodiscard]] bool hasHop() const { return m_hop.isShown(); }
    [[nodiscard]] const CityEntities& city() const { return m_city; }
    [[nodiscard]] const CityEntities& imaginedWall() const { return m_imagined; }

  private:
    void fitLight();
    void fitGhostLight(geometry::Vec3 centre);
    void noteDepths(Branches branches);
    void layTable();
    void settleStructure(int frames);

    geometry::Look m_look;
    OffscreenEngine m_engine;
    Qt3DRender::QCamera* m_eye;
    Qt3DRender::QCamera* m_light;
    Qt3DRender::QCamera* m_ghostLight;
    FrameGraph m_frameGraph;
    Materials m_materials;
    CityEntities m_city;
    CityEntities m_imagined;
    TableEntities m_table;
    geometry::PlayerPaints m_paints = geometry::PlayerPaints::Standard;
    HopEntity m_hop;
    FloatingParts m_floating;
    ReadBack m_readBack;
    std::vector<Qt3DCore::QEntity*> m_ghost;
    PictureSizes m_sizes;
    geometry::Vec3 m_centre;
    float m_radius = 10;
    geometry::CityPlan m_tablePlan;
    bool m_hasShadow = false;
    bool m_shadowStale = true;
    bool m_shadowAtOnce = false;
    bool m_ghostShadowStale = true;
    int m_framesToSettle = 0;
};

}  // namespace remparts::scene
