// Where the camera stands and what it sees: orbit, pan, zoom, frame-all, map; projection and its inverse.
// Plain arithmetic. Units: those of remparts/geometry/layout.h (a tile is 7 wide; x east, y up, z south) and logical
// pixels of the widget.
#pragma once

#include <QMarginsF>
#include <QMatrix4x4>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVector3D>
#include <optional>
#include <vector>

namespace remparts::scene {

/// What there is to be seen.
struct CityExtent {
    std::vector<QVector3D> points;  ///< all that has to be in the picture lies between them; at least one
    float west = 0;                 ///< the part of the table that the camera may turn about
    float east = 0;
    float north = 0;  ///< smallest z
    float south = 0;  ///< largest z
};

/// What a renderer needs to know.
struct CameraPose {
    QVector3D eye;
    QVector3D target;
    QVector3D up;
    QMatrix4x4 projection;

    /// From the table to the cube that is drawn (−1 … 1).
    [[nodiscard]] QMatrix4x4 viewProjection() const;
};

/// Where the camera stands, apart from the widget it looks into. Degrees and units of the table.
struct CameraView {
    QVector3D target;
    double bearing = 0;  ///< where the camera stands as seen from the target, clockwise from north
    double elevation = 0;
    double distance = 1;
    double fieldOfView = 32;
    bool topView = false;  ///< straight down without perspective; bearing and elevation are those to come back to

    friend bool operator==(const CameraView&, const CameraView&) = default;
};

class CameraRig {
  public:
    /// The view from which a game begins.
    static constexpr double usualBearing = 168;
    static constexpr double usualElevation = 46;
    /// The view from behind the piles, where a game is drawn from the table: tiles lie as the panel shows them.
    static constexpr double pilesBearing = 180;
    static constexpr double pilesElevation = 54;
    static constexpr double minElevation = 10;
    static constexpr double maxElevation = 85;
    static constexpr double minDistance = 9;
    static constexpr double usualFieldOfView = 32;

    void setViewport(QSizeF size);
    /// How much of the viewport is covered at each side. The camera turns about the middle of what is left free.
    /// Returns whether that is anything new.
    bool setFreeArea(const QMarginsF& covered);
    [[nodiscard]] QRectF freeArea() const;
    void setExtent(CityExtent extent);

    /// The nearest view in the present direction that shows all points of the extent.
    void frameAll();
    /// Whether all points of the extent lie in the free area.
    [[nodiscard]] bool showsAll() const;
    /// Degrees; clockwise seen from above, and upwards. Nothing on the map.
    void orbit(double round, double up);
    /// Moves the table so that what lies under `from` comes to lie under `to`.
    void pan(QPointF from, QPointF to);
    /// Above 1 comes nearer. What lies under `around` stays there, as far as the limits allow.
    void zoom(double factor, QPointF around);
    /// Turns the table clockwise on the screen about what is seen at a pixel; not in the view from above.
    void turn(double degrees, QPointF around);
    /// Brings a point of the table to the middle of the free area.
    void lookAt(const QVector3D& ground);
    /// Map: straight down, north up, no perspective.
    void setTopView(bool on);
    [[nodiscard]] bool isTopView() const { return m_topView; }
    /// Where the camera stands as seen from the target: degrees clockwise from north, and above the table.
    void setDirection(double bearing, double elevation);
    [[nodiscard]] CameraView view() const;
    /// Takes a view over as it is: flights and walkers go beyond the limits that a hand has.
    void setView(const CameraView& view);

    [[nodiscard]] double bearing() const { return m_bearing; }
    [[nodiscard]] double elevation() const { return m_elevation; }
    /// From the eye to the target; on the map, from where a view would show a piece of table of the same size.
    [[nodiscard]] double distance() const { return m_distance; }
    [[nodiscard]] const QVector3D& target() const { return m_target; }

    [[nodiscard]] CameraPose pose() const;
    /// Nothing when the point is behind the camera.
    [[nodiscard]] std::optional<QPointF> project(const QVector3D& point) const;
    /// The table under a pixel; nothing above the horizon.
    [[nodiscard]] std::optional<QVector3D> groundAt(QPointF pixel) const;

  private:
    struct Axes {
        QVector3D right;
        QVector3D up;
        QVector3D forward;
    };
    [[nodiscard]] Axes axes() const;
    [[nodiscard]] double halfHeightTangent() const;
    [[nodiscard]] QSizeF freeTangents() const;
    [[nodiscard]] QVector3D eye() const;
    void fitPerspective();
    void fitMap();
    [[nodiscard]] double maxDistance() const;
    void keepWithinLimits();

    QSizeF m_viewport{1280, 800};
    QMarginsF m_covered;
    CityExtent m_extent{{QVector3D()}};
    QVector3D m_target;
    double m_bearing = usualBearing;
    double m_elevation = usualElevation;
    double m_distance = 60;
    double m_fieldOfView = usualFieldOfView;
    bool m_topView = false;
};

}  // namespace remparts::scene
