// One of everything, to be looked at: the contact sheet's contents.
#pragma once

#include <string>
#include <vector>

#include "remparts/geometry/city_plan.h"

namespace remparts::geometry {

/// Something to be shown by itself.
struct Sample {
    std::string name;
    std::vector<PlannedPart> parts;
    Vec3 middle;      ///< what is to be looked at
    float reach = 1;  ///< of a ball round `middle` that holds it
};

/// Every design of the set once, upright, named by its id; in The Kids with its children.
[[nodiscard]] std::vector<Sample> designSamples(const engine::TileSet& tiles);
/// The City: walls with every joint, the gate, towers and followers in every colour. The Kids: children, figures and
/// piles. What stands on tiles stands where a design has room for it.
[[nodiscard]] std::vector<Sample> pieceSamples(const engine::TileSet& tiles);
/// The City: each kind of public building and each historic one where a design bears it. The Kids: each kind of stop.
[[nodiscard]] std::vector<Sample> buildingSamples(const engine::TileSet& tiles);

}  // namespace remparts::geometry
