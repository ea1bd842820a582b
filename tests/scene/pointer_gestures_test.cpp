#include "pointer_gestures.h"

#include "support/catch.h"

using namespace remparts::scene;

TEST_CASE("A press and release at one place is a click") {
    PointerGestures hand;
    hand.press(Qt::LeftButton, {}, {10, 10});
    const Gesture gesture = hand.release(Qt::LeftButton, {12, 11});
    CHECK(gesture.kind == Gesture::Kind::Click);
    CHECK(gesture.to == QPointF(12, 11));
}

TEST_CASE("A tremble of six pixels still clicks, more drags") {
    PointerGestures hand;
    hand.press(Qt::RightButton, {}, {10, 10});
    CHECK(hand.move({16, 10}).kind == Gesture::Kind::None);
    CHECK(hand.release(Qt::RightButton, {16, 10}).kind == Gesture::Kind::RightClick);

    hand.press(Qt::RightButton, {}, {10, 10});
    CHECK(hand.move({17, 10}).kind == Gesture::Kind::Orbit);
    CHECK(hand.release(Qt::RightButton, {10, 10}).kind == Gesture::Kind::None);
}

TEST_CASE("A drag tells each part of its way once") {
    PointerGestures hand;
    hand.press(Qt::MiddleButton, {}, {0, 0});
    const Gesture first = hand.move({20, 0});
    const Gesture second = hand.move({25, 5});
    CHECK(first.from == QPointF(0, 0));
    CHECK(first.to == QPointF(20, 0));
    CHECK(second.from == QPointF(20, 0));
    CHECK(second.to == QPointF(25, 5));
}

TEST_CASE("The right button orbits, middle, left and Shift with right pan") {
    const auto [button, modifiers, kind] = GENERATE(table<Qt::MouseButton, Qt::KeyboardModifier, Gesture::Kind>(
        {{Qt::RightButton, Qt::NoModifier, Gesture::Kind::Orbit},
         {Qt::RightButton, Qt::ShiftModifier, Gesture::Kind::Pan},
         {Qt::MiddleButton, Qt::NoModifier, Gesture::Kind::Pan},
         {Qt::LeftButton, Qt::NoModifier, Gesture::Kind::Pan}}));
    PointerGestures hand;
    hand.press(button, modifiers, {0, 0});
    CHECK(hand.move({30, 0}).kind == kind);
}

TEST_CASE("A second button during a drag changes nothing") {
    PointerGestures hand;
    hand.press(Qt::RightButton, {}, {0, 0});
    (void)hand.move({30, 0});
    hand.press(Qt::LeftButton, {}, {30, 0});
    CHECK(hand.release(Qt::LeftButton, {30, 0}).kind == Gesture::Kind::None);
    CHECK(hand.move({40, 0}).kind == Gesture::Kind::Orbit);
}

TEST_CASE("Without a button the pointer points") {
    PointerGestures hand;
    CHECK(hand.move({3, 4}).kind == Gesture::Kind::Point);
}

TEST_CASE("Finely graded wheels add up to notches") {
    WheelNotches notches;
    CHECK(notches.add(120) == 1);
    CHECK(notches.add(40) == 0);
    CHECK(notches.add(40) == 0);
    CHECK(notches.add(40) == 1);
    CHECK(notches.add(-240) == -2);
}

TEST_CASE("While a city is inspected the left button turns the camera, with Shift it moves the table") {
    PointerGestures hand;
    hand.setLeftTurns(true);
    hand.press(Qt::LeftButton, Qt::NoModifier, {0, 0});
    CHECK(hand.move({20, 0}).kind == Gesture::Kind::Orbit);
    (void)hand.release(Qt::LeftButton, {20, 0});
    hand.press(Qt::LeftButton, Qt::ShiftModifier, {0, 0});
    CHECK(hand.move({20, 0}).kind == Gesture::Kind::Pan);
    (void)hand.release(Qt::LeftButton, {20, 0});
    hand.press(Qt::LeftButton, Qt::NoModifier, {0, 0});
    CHECK(hand.release(Qt::LeftButton, {1, 0}).kind == Gesture::Kind::Click);
}
