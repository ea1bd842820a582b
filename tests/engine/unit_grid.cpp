#include <set>
#include <vector>

#include "remparts/engine/grid.h"
#include "remparts/engine/random.h"
#include "support/catch.h"

using namespace remparts::engine;

TEST_CASE("Four quarter turns lead back, one leads from north to east", "[grid]") {
    CHECK(turned(Direction::North, 1) == Direction::East);
    CHECK(turned(Direction::North, -1) == Direction::West);
    CHECK(opposite(Direction::East) == Direction::West);
    for (const Direction direction : allDirections) CHECK(turned(direction, 4) == direction);
}

TEST_CASE("East is x + 1 and north is y + 1", "[grid]") {
    CHECK(neighbour({2, 3}, Direction::East) == Position{3, 3});
    CHECK(neighbour({2, 3}, Direction::North) == Position{2, 4});
    CHECK(neighbour({2, 3}, Direction::West, 5) == Position{-3, 3});
    CHECK(BoardEdge{{2, 3}, Direction::South}.front() == Position{2, 2});
}

TEST_CASE("Turning a tile moves each port on by three and back again", "[grid]") {
    for (std::uint8_t number = 0; number < portCount; ++number)
        for (const Orientation orientation : allOrientations) {
            const Port turnedPort = turned(Port{number}, orientation);
            CHECK(sideOf(turnedPort) == turned(sideOf(Port{number}), quarterTurns(orientation)));
            CHECK(placeOf(turnedPort) == placeOf(Port{number}));
            CHECK(unturned(turnedPort, orientation) == Port{number});
        }
}

TEST_CASE("Ports that face each other do so both ways and swap left and right", "[grid]") {
    CHECK(facing(port(Direction::North, PortPlace::LeftHalf)) == port(Direction::South, PortPlace::RightHalf));
    CHECK(facing(port(Direction::East, PortPlace::Centre)) == port(Direction::West, PortPlace::Centre));
    for (std::uint8_t number = 0; number < portCount; ++number) CHECK(facing(facing(Port{number})) == Port{number});
}

TEST_CASE("The generator gives the published numbers of SplitMix64", "[random]") {
    Random random(1234567);
    CHECK(random.next() == 6457827717110365317u);
    CHECK(random.next() == 3203168211198807973u);
}

TEST_CASE("Numbers below a bound stay below it and all occur", "[random]") {
    Random random(5);
    std::set<std::uint32_t> seen;
    for (int i = 0; i < 200; ++i) seen.insert(random.below(6));
    CHECK(seen == std::set<std::uint32_t>{0, 1, 2, 3, 4, 5});
}

TEST_CASE("Shuffling keeps every item and depends on the seed alone", "[random]") {
    const std::vector<int> ordered{1, 2, 3, 4, 5, 6, 7, 8};
    std::vector<int> first = ordered;
    std::vector<int> second = ordered;
    Random random(9);
    Random sameSeed(9);
    shuffle(std::span(first), random);
    shuffle(std::span(second), sameSeed);
    CHECK(first == second);
    CHECK(first != ordered);
    CHECK(std::multiset<int>(first.begin(), first.end()) == std::multiset<int>(ordered.begin(), ordered.end()));
}
