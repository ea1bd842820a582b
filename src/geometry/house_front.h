// What is on a house's walls: doors, windows, half-timbering, things beside the door.
#pragma once

#include "house.h"

namespace remparts::geometry {

/// One house, worked out; front is +z.
struct HousePlan {
    HouseKind kind = HouseKind::Row;
    float width = 1;
    float depth = 1;
    float ground = 0;  ///< height of the ground floor
    float eaves = 0;
    float rise = 0;
    float lean = 0;           ///< of the ridge
    float jetty = 0;          ///< how far the upper storey stands out
    bool gableFront = false;  ///< the gable looks at the street
    bool timber = false;
    bool freeLeft = false;
    bool freeRight = false;
    Color wall;
    Color roof;
    Color shutter;
};

void addFront(const Builder& house, const HousePlan& plan, Random& random);
void addBack(const Builder& house, const HousePlan& plan, Random& random);
/// Windows and timber on the sides that stand free.
void addFlanks(const Builder& house, const HousePlan& plan, Random& random);
/// A bush, a barrel, a bench, pots or a shop's sign beside the door, or nothing.
void addFrontage(const Builder& house, const HousePlan& plan, Random& random);

}  // namespace remparts::geometry
