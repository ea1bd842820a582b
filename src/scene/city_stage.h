// What a view shows and how fresh its pictures are: draws only what became stale, quickly while things move and
// finely when they rest.
#pragma once

#include <QImage>
#include <memory>
#include <optional>
#include <vector>

#include "city_loader.h"
#include "city_renderer.h"
#include "moving_pace.h"

class QPainter;

namespace remparts::scene {

enum class Quality { Quick, Fine };

class CityStage {
  public:
    using TileSetPointer = std::shared_ptr<const engine::TileSet>;

    CityStage();

    void resize(QSize devicePixels);
    void moveCamera(const CameraPose& pose);
    /// A large city is made beside the user's work, see isWorking().
    void showPosition(geometry::CityPlan plan, TileSetPointer tiles);
    void showImaginedWall(std::vector<geometry::PlannedPart> parts);
    void showGhost(const std::optional<model::Ghost>& ghost, TileSetPointer tiles);
    void showHop(const std::optional<Hop>& hop);
    void showFloating(std::vector<FloatingPart> parts, TileSetPointer tiles);
    /// Another light. It shows as soon as everything is shaded again, see isWorking().
    void setTime(geometry::TimeOfDay time);
    [[nodiscard]] geometry::TimeOfDay time() const { return m_time; }
    /// Of what has a player's colour: only that is built anew.
    void setPaints(geometry::PlayerPaints paints);

    /// Whether something is in the making on other threads. While it is, advance() has to be called now and then.
    [[nodiscard]] bool isWorking() const { return m_loader && m_loader->isBusy(); }
    /// 0 … 1 of what is in the making.
    [[nodiscard]] double progress() const { return m_loader ? m_loader->progress() : 1; }
    /// Takes over what is ready. Returns whether the pictures became stale by it.
    bool advance();

    /// Draws what is stale; a quick picture is replaced only when a fine one is wanted, which waits for all that is
    /// in the making. Needs hasOpenGl().
    void refresh(Quality quality);
    /// As refresh(Quick), with the near level of detail at full size wherever the camera is. To measure with.
    void refreshNear();
    /// The next strip of the fine picture; what was shown stays until all of them are drawn. Anything that makes
    /// pictures stale begins anew. Returns whether the picture is fine now.
    bool refine();
    /// Whether the pictures are as good as they get.
    [[nodiscard]] bool isFine() const { return m_cityFreshness == Freshness::Fine && !m_ghostStale && !isWorking(); }
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
        bool time = false;
    };
    void spoil();
    void applyPending();
    /// Whether anything is in the layer over the city.
    [[nodiscard]] bool hasOverlay() const { return m_ghost || m_hop || !m_floating.empty(); }
    [[nodiscard]] bool isNearGround() const;
    [[nodiscard]] bool fineIsQuick() const;
    [[nodiscard]] PictureSizes sizes() const;
    void prepareParts();
    void makeRenderer();
    void drawOverlay();
    void drawQuickly();
    void drawNear();
    void drawMoving();
    void drawStrip();
    void useReach();

    std::unique_ptr<CityRenderer> m_renderer;
    std::unique_ptr<CityLoader> m_loader;
    PartWorkshop m_first;  // parts of the first picture, made while the window comes up
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
    geometry::TimeOfDay m_time = geometry::TimeOfDay::GoldenHour;
    geometry::PlayerPaints m_paints = geometry::PlayerPaints::Standard;
    QImage m_cityPicture;
    QImage m_ghostPicture;
    QImage m_nextPicture;  // fine, in the making
    int m_strip = 0;       // of it, the next one
    Freshness m_cityFreshness = Freshness::Stale;
    bool m_ghostStale = false;
    bool m_cameraMoved = false;
    bool m_hasDepth = false;  // the quick target holds the depths of what is shown
    MovingPace m_farPace;
    MovingPace m_nearPace;
    double m_fineMilliseconds = 1000;  // of the last fine picture
    double m_stripMilliseconds = 0;    // of the one in the making
};

}  // namespace remparts::scene
