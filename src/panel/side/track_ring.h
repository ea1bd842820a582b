// The ring of the score track in pixels: fifty fields round a town, and where a figure stands among them.
#pragma once

#include <QRectF>

namespace remparts::panel {

class TrackRing {
  public:
    static constexpr int fields = 50;
    static constexpr int columns = 18;
    static constexpr int rows = 9;

    /// Fills a widget of this width; one field is a square of unit() pixels.
    explicit TrackRing(double width);

    [[nodiscard]] double unit() const { return m_unit; }
    [[nodiscard]] double width() const;
    [[nodiscard]] double height() const;
    /// The ring's outer edge.
    [[nodiscard]] QRectF outline() const;
    /// What the fields surround.
    [[nodiscard]] QRectF inside() const;
    /// Field 0 is at the lower left; the count goes up the left side and on clockwise.
    [[nodiscard]] QRectF stone(int field) const;
    /// Where one stands after so many points, also on the way from one field to the next.
    [[nodiscard]] QPointF at(double points) const;

  private:
    double m_unit;
};

/// C4.6: one who has passed field 0 lies on its field. `lap` counts from 0.
struct TrackPlace {
    int field = 0;
    int lap = 0;
};
[[nodiscard]] constexpr TrackPlace trackPlace(int points) {
    return {points % TrackRing::fields, points / TrackRing::fields};
}

}  // namespace remparts::panel
