// The city in 3D as an ordinary widget: shows a position, moves the camera, tells where the pointer is on the table.
// The only public face of the scene; another renderer could stand behind it.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "camera_rig.h"
#include "floating_part.h"
#include "hop.h"
#include "hover_card.h"
#include "player_palette.h"
#include "remparts/engine/game_state.h"
#include "remparts/geometry/look.h"
#include "table_point.h"
#include "turn_model.h"

namespace remparts::scene {

class CameraControl;
class PiecePicker;

class CityView : public QWidget {
    Q_OBJECT
  public:
    explicit CityView(QWidget* parent = nullptr);
    ~CityView() override;

    /// False where no OpenGL 3.2 is to be had: the view stays grey and says so, everything else works.
    [[nodiscard]] bool canRender() const;

    /// The light. Golden hour at first.
    void setTime(geometry::TimeOfDay time);
    [[nodiscard]] geometry::TimeOfDay time() const;
    /// Of all pieces and children, at once. Standard at first.
    void setPlayerPalette(model::PlayerPalette palette);
    [[nodiscard]] model::PlayerPalette playerPalette() const { return m_palette; }
    /// Flights, presets, inspection and walking.
    [[nodiscard]] CameraControl& camera();

    /// Makes the scene equal to the position, with the piles of face-down tiles; only what differs is rebuilt.
    void showPosition(const engine::GameState& state) { showPosition(state, state); }
    /// The same while something is still on its way: `shown` is without it, `coming` with it. Camera and piles are
    /// there for `coming` already.
    void showPosition(const engine::GameState& shown, const engine::GameState& coming);
    /// The sides at which the closed wall is only imagined at the end (C8.2), as pale pieces; none: no such wall.
    void showImaginedWall(const engine::GameState& state, const std::vector<engine::BoardEdge>& edges);
    /// An empty table, seen from the usual side; the next position is framed anew.
    void clear();
    /// The tile in hand over a cell, half transparent feel: floating, lit; nothing hides it.
    void showGhost(const engine::GameState& state, std::optional<model::Ghost> ghost);
    /// A single figure on its way, in the layer of the tile in hand: to move it never redraws the city.
    void showHop(const std::optional<Hop>& hop);
    /// Parts on their way to their places, in the same layer, but hidden by what stands before them. They should be
    /// missing in the position that is shown; once they stand there, show none.
    void showFloating(const engine::GameState& state, std::vector<FloatingPart> parts);
    /// While something goes on, the picture of rest, which takes long, is not drawn.
    void setBusy(bool on);

    /// Where a point of the table lies in the widget (logical pixels); nothing when it is behind the camera.
    [[nodiscard]] std::optional<QPointF> project(model::TablePoint at, double height = 0) const;
    /// The table under a pixel; nothing above the horizon.
    [[nodiscard]] std::optional<model::TablePoint> tablePointAt(QPointF pixel) const;
    /// What the camera sees, for pictures of it; made for a picture of the widget's shape.
    [[nodiscard]] CameraPose cameraPose() const;
    /// The wall piece, gate, tower, follower or guard under a pixel; nothing where the ground or a tile is.
    [[nodiscard]] std::optional<model::PointedPiece> pieceAt(QPointF pixel) const;
    /// Cells per logical pixel around a point: turns a reach in pixels into one in cells.
    [[nodiscard]] double cellsPerPixel(model::TablePoint at) const;
    /// The direction on the table (unit vector, cells) that a direction on the screen means.
    [[nodiscard]] QPointF tableDirection(QPointF screenDirection) const;

    /// Where a figure comes in that hops from the panel: the table at the right edge of the free area, halfway up.
    [[nodiscard]] model::TablePoint entryPoint() const;

    /// Part of the widget that nothing covers; frame-all fits the city into it.
    void setFreeArea(QMargins covered);
    /// Whether the plain wheel turns the tile (turnRequested) instead of zooming. Ctrl+wheel always zooms.
    void setWheelTurnsTile(bool on);

    /// Whether the whole city, the free cells around it and the piles lie in the free area.
    [[nodiscard]] bool showsAll() const;
    /// Draws the picture of rest at once: fine detail, soft shadows, smooth edges. Otherwise it follows a moment
    /// after the last movement.
    void settle();
    /// Whether the picture of rest is on the screen.
    [[nodiscard]] bool isSettled() const;

  public slots:
    void frameAll();
    void setTopView(bool on);
    void lookAt(remparts::model::TablePoint at);
    /// The nearest view in the present direction that shows all of these places; nothing when there is none.
    void frame(const std::vector<remparts::model::TablePoint>& places);

  signals:
    void pointerMoved(remparts::model::TablePoint at, QPointF pixel);
    void pointerLeft();
    /// A left click that was no drag.
    void clicked(remparts::model::TablePoint at, QPointF pixel);
    /// Wheel or right click without a drag: clockwise quarter turns.
    void turnRequested(int quarterTurns);
    /// Camera or size changed: what is drawn over the city must follow.
    void viewChanged();
    void topViewChanged(bool on);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    /// The second click of a double click is none: a hasty hand means one.
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
    std::unique_ptr<PiecePicker> m_pieces;
    model::PlayerPalette m_palette = model::PlayerPalette::Standard;
};

}  // namespace remparts::scene
