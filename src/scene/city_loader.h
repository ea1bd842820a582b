// Brings a renderer to what it is to show: small changes at once, large ones beside the user's work, piece by piece.
#pragma once

#include <optional>

#include "city_renderer.h"
#include "part_workshop.h"

namespace remparts::scene {

class CityLoader {
  public:
    /// The renderer must outlive this.
    explicit CityLoader(CityRenderer& renderer) : m_renderer(renderer) {}

    /// Shows the plan, or begins to: what lies near `around` comes first. `stock`: parts made in advance.
    void show(const geometry::CityPlan& plan, const TileSetPointer& tiles, geometry::Vec3 around,
              PartStock stock = {});
    /// Whether so many parts are made without a thought of the user's waiting.
    [[nodiscard]] static bool isSmall(const geometry::CityPlan& plan);
    void showImaginedWall(const Parts& parts, const TileSetPointer& tiles);
    /// Another light: the city keeps the old one until all is shaded again.
    void setTime(geometry::TimeOfDay time);

    /// Whether something is in the making.
    [[nodiscard]] bool isBusy() const { return m_parts.isBusy() || m_light.isBusy(); }
    /// 0 … 1 of what is in the making.
    [[nodiscard]] double progress() const { return m_parts.isBusy() ? m_parts.progress() : m_light.progress(); }
    /// Hands over what is ready. Returns whether the renderer shows anything else now.
    bool advance();
    /// Waits for everything.
    void finish();

  private:
    void showParts(PartStock stock);
    bool advanceLight();
    bool advanceParts();

    CityRenderer& m_renderer;
    PartWorkshop m_parts;  // of the plan
    PartWorkshop m_light;  // everything in another light
    geometry::TimeOfDay m_time = geometry::TimeOfDay::GoldenHour;
    geometry::TimeOfDay m_timeToCome = geometry::TimeOfDay::GoldenHour;
    geometry::CityPlan m_plan;
    geometry::Vec3 m_around;
    Parts m_imagined;
    TileSetPointer m_tiles;
};

}  // namespace remparts::scene
