// How much is drawn while the camera moves.
#include "moving_pace.h"

#include "support/catch.h"

using namespace remparts::scene;

namespace {

const MovingPace::Step light{false, 0.5};
const MovingPace::Step middle{false, 0.75};
const MovingPace::Step rich{true, 1};

MovingPace startedPace() {
    return MovingPace({light, middle, rich});
}

void move(MovingPace& pace, double milliseconds, int pictures = 10) {
    for (int k = 0; k < pictures; ++k) pace.note(milliseconds);
}

}  // namespace

TEST_CASE("A movement begins light and stays as it is while it lasts") {
    MovingPace pace = startedPace();
    CHECK(pace.step() == light);
    move(pace, 5);
    CHECK(pace.step() == light);
}

TEST_CASE("After a movement with time to spare the next one looks better") {
    MovingPace pace = startedPace();
    move(pace, 5);
    pace.rest();
    CHECK(pace.step() == middle);
    move(pace, 5);
    pace.rest();
    CHECK(pace.step() == rich);
    move(pace, 5);
    pace.rest();
    CHECK(pace.step() == rich);
}

TEST_CASE("A movement that stutters becomes lighter, and what was too slow is not tried again and again") {
    MovingPace pace = startedPace();
    move(pace, 5);
    pace.rest();
    REQUIRE(pace.step() == middle);
    move(pace, 50);
    CHECK(pace.step() == light);
    move(pace, 5);
    pace.rest();
    CHECK(pace.step() == light);
    pace.forget();
    move(pace, 5);
    pace.rest();
    CHECK(pace.step() == middle);
}

TEST_CASE("A single slow picture changes nothing") {
    MovingPace pace = startedPace();
    move(pace, 5);
    pace.rest();
    pace.note(200);
    move(pace, 10);
    CHECK(pace.step() == middle);
}
