// What the tests of the scene share: a recorded game, mouse events, and questions about pictures.
#pragma once

#include <QImage>
#include <QPointF>
#include <QWidget>
#include <functional>

#include "remparts/engine/rules/game.h"

namespace remparts::scene::tests {

/// Four players, 20 tiles, the wall closed; cursor at the end. Read once.
[[nodiscard]] const engine::Game& walledCity();

/// The Kids: four players, the whole box, played to the end at random but close together. Played once.
[[nodiscard]] const engine::Game& kidsGame();

/// Moves the mouse with a button held, as a hand does: by several events. QTest cannot hold buttons.
void drag(QWidget& widget, Qt::MouseButton button, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {});
void turnWheel(QWidget& widget, QPointF at, int angle, Qt::KeyboardModifiers modifiers = {});

using PixelTest = std::function<bool(QColor)>;
/// Share of the pixels within `radius` of `centre` that pass; 0 when none lies in the picture.
[[nodiscard]] double shareNear(const QImage& picture, QPointF centre, double radius, const PixelTest& test);
/// Mean colour of the pixels within `radius`.
[[nodiscard]] QColor meanNear(const QImage& picture, QPointF centre, double radius);
/// Visits the pixels in which two pictures of one size differ visibly.
void eachDifference(const QImage& a, const QImage& b, const std::function<void(QPoint)>& visit);
/// Degrees between two hues, 0 to 180; 180 for greys.
[[nodiscard]] int hueDistance(QColor a, QColor b);

}  // namespace remparts::scene::tests
