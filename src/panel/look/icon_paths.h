// The shapes behind the icons, and small tools to draw them with.
#pragma once

#include <QPainterPath>
#include <initializer_list>

namespace remparts::panel::paths {

/// A line drawing turned into an outline that can be filled.
[[nodiscard]] QPainterPath stroked(const QPainterPath& line, double width = 2);
[[nodiscard]] QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes, double width = 2);
[[nodiscard]] QPainterPath polygon(std::initializer_list<QPointF> points);
[[nodiscard]] QPainterPath box(double x, double y, double width, double height, double radius = 0);
[[nodiscard]] QPainterPath disc(double x, double y, double radius);
[[nodiscard]] QPainterPath mirrored(const QPainterPath& path);

// Things of the game.
[[nodiscard]] QPainterPath meeple();
[[nodiscard]] QPainterPath lyingMeeple();
[[nodiscard]] QPainterPath tower();
[[nodiscard]] QPainterPath wall();
[[nodiscard]] QPainterPath gate();
[[nodiscard]] QPainterPath stack();
[[nodiscard]] QPainterPath setAside();
[[nodiscard]] QPainterPath street();
[[nodiscard]] QPainterPath market();
[[nodiscard]] QPainterPath house();
[[nodiscard]] QPainterPath guard();
[[nodiscard]] QPainterPath crown();

// Signs of the interface.
[[nodiscard]] QPainterPath undo();
[[nodiscard]] QPainterPath redo();
[[nodiscard]] QPainterPath menu();
[[nodiscard]] QPainterPath pass();
[[nodiscard]] QPainterPath left();
[[nodiscard]] QPainterPath right();
[[nodiscard]] QPainterPath down();
[[nodiscard]] QPainterPath plus();
[[nodiscard]] QPainterPath close();
[[nodiscard]] QPainterPath check();
[[nodiscard]] QPainterPath play();
[[nodiscard]] QPainterPath turnLeft();
[[nodiscard]] QPainterPath turnRight();
[[nodiscard]] QPainterPath frame();
[[nodiscard]] QPainterPath lastMove();
[[nodiscard]] QPainterPath topView();
[[nodiscard]] QPainterPath folder();
[[nodiscard]] QPainterPath save();
[[nodiscard]] QPainterPath dice();
[[nodiscard]] QPainterPath bulb();
/// A thick arrow.
[[nodiscard]] QPainterPath pointDown();
[[nodiscard]] QPainterPath eye();
[[nodiscard]] QPainterPath pause();
/// An arrow to a coin.
[[nodiscard]] QPainterPath nextScoring();
[[nodiscard]] QPainterPath previousScoring();
/// Three tiles, and the place of a fourth.
[[nodiscard]] QPainterPath tilesLeft();
/// Bars of three heights on a ground line.
[[nodiscard]] QPainterPath chart();
/// Open, with lines on its pages.
[[nodiscard]] QPainterPath book();
/// A line that leaves another.
[[nodiscard]] QPainterPath branch();
/// Three sliders.
[[nodiscard]] QPainterPath settings();

}  // namespace remparts::panel::paths
