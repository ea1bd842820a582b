// A position as a list of things with names: what somebody sees who opens the exported city elsewhere.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "remparts/engine/game_state.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::exporter {

/// Where a thing hangs in the tree of names.
enum class Branch : std::uint8_t { Tiles, Children, Wall, ImaginedWall, Followers };

/// Plain UTF-8, as the players are to read them.
struct Names {
    std::vector<std::string> players;                     ///< by player; a missing one is called "player 2"
    std::function<std::string(engine::Position)> places;  ///< "e4"; never empty
};

struct NamedPart {
    geometry::PlannedPart part;
    Branch branch = Branch::Tiles;
    std::string name;  ///< "Tile C17 at e4, turned 90°", "Wall 12 of Anna"; no two of a city are equal
    std::string slug;  ///< for a file's name: "01-C17-e4"; only letters a to z, digits, - and _
};

struct CityScene {
    std::vector<NamedPart> parts;  ///< tiles first, in the order of laying
    geometry::CityPlan plan;       ///< the same parts without names, for the table round them
};

/// Everything that stands on the table. `imagined` are the sides walled at the end (C8.2), none while a game runs.
/// Deterministic.
[[nodiscard]] CityScene describeCity(const engine::GameState& state, const std::vector<engine::BoardEdge>& imagined,
                                     const Names& names);

}  // namespace remparts::exporter
