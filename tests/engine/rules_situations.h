// Situations that several chapters of the rules begin with.
#pragma once

#include "support/catch.h"
#include "support/table.h"
#include "support/text.h"

namespace remparts::test {

using engine::Direction;
using engine::Phase;
using engine::Position;
using engine::RejectionReason;
using engine::WallEnd;

/// With the option that every completed street or market starts a wall round, so that a tile with an alley (a street
/// of one tile, complete as soon as it lies) is enough.
[[nodiscard]] TableSetup completedTriggers(std::size_t players = 2);

/// Plain tiles on these cells, in this order.
void layPlain(Table& table, const std::vector<Position>& cells);

/// A row of `length` tiles from (0, 0) to the east. The last one, from the given stack, carries an alley: wall
/// building has just begun and the gate is to be set.
[[nodiscard]] Table rowBeforeGate(int length, int stack = 2, TableSetup setup = completedTriggers());

/// A ring of eight plain tiles round the free cell (1, 1), the last one with an alley: the gate is to be set.
[[nodiscard]] Table ringBeforeGate(int stack = 2, TableSetup setup = completedTriggers());

/// A place named by tile and side.
[[nodiscard]] inline engine::BoardEdge edge(int x, int y, Direction side) {
    return {{x, y}, side};
}

}  // namespace remparts::test
