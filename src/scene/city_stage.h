// What a view shows and how fresh its pictures are: draws only what became stale, quickly while things move and
// finely when they rest.
#pragma once

#include <QImage>
#include <memory>
#include <optional>
#include <vector>

#include "city_renderer.h"

class QPainter;

namespace remparts::scene {

enum class Quality { Quick, Fine };

class CityStage {
  public:
    using TileSetPointer = std::shared_ptr<const engine::TileSet>;

    void resize(QSize devicePixels);
    void moveCamera(const CameraPose& pose);
    void showPosition(geometry::CityPlan plan, TileSetPointer tiles);
    void showImaginedWall(std::vector<geometry::PlannedPart> parts);
    void showGhost(const std::optional<model::Ghost>& ghost, TileSetPointer tiles);
    void showHop(const std::optional<Hop>& hop);
    void showFloating(std::vector<FloatingPart> parts, TileSetPointer tiles);

    /// Draws what is stale; a quick picture is replaced only when a fine one is wanted. Needs hasOpenGl().
    void refresh(Quality quality);
    /// Whether the pictures are as good as they get.
    [[nodiscard]] bool isFine() const { return m_cityFreshness == Freshness::Fine && !m_ghostStale; }
    /// False before the first refresh(), and where OpenGL gave up.
    [[nodiscard]] bool hasPicture() const { return !m_cityPicture.isNull(); }
    /// The newest pictures, scaled to `area`.
    void paint(QPainter& painter, const QRect& area) const;

    /// Null before the first refresh().
    [[nodiscard]] const CityRenderer* renderer() const { return m_renderer.get(); }

  private:
    enum class Freshness { Stale, Quick, Fine };
    /// What changed since the renderer was told, applied at the next refresh: many changes cost one.
    struct Pending {
        bool size = false;
        bool position = false;
        bool imagined = false;
        bool ghost = false;
        bool hop = false;
        bool floating = false;
    };
    void applyPending();
    /// Whether anything is in the layer over the city.
    [[nodiscard]] bool hasOverlay() const { return m_ghost || m_hop || !m_floating.empty(); }
    void showDetail(bool on);
    [[nodiscard]] Branches staleBranches(Quality quality) const;
    [[nodiscard]] bool fineIsQuick() const;

    std::unique_ptr<CityRenderer> m_renderer;
    Pending m_pending;
    QSize m_size{1, 1};
    CameraPose m_pose;
    geometry::CityPlan m_plan;
    std::vector<geometry::PlannedPart> m_imagined;
    std::optional<model::Ghost> m_ghost;
    std::optional<Hop> m_hop;
    std::vector<FloatingPart> m_floating;
    TileSetPointer m_floatingTiles;
    TileSetPointer m_tiles;
    TileSetPointer m_ghostTiles;
    QImage m_cityPicture;
    QImage m_ghostPicture;
    Freshness m_cityFreshness = Freshness::Stale;
    bool m_ghostStale = false;
    bool m_cameraMoved = true;
    bool m_detailShown = true;
    double m_fineMilliseconds = 1000;  // of the last fine picture
};

}  // namespace remparts::scene
