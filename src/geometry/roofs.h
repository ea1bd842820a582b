// Gabled walls, and roofs on walls of height `eaves`; ridges run along x. All of them are closed bodies in prints.
#pragma once

#include "builder.h"

namespace remparts::geometry {

struct Roof {
    float width = 1;  ///< of the walls, along x
    float depth = 1;  ///< of the walls, along z
    float eaves = 1;
    float rise = 0.5f;      ///< from the eaves to the ridge
    float overhang = 0.1f;  ///< beyond the eaves
    float verge = 0.05f;    ///< of a gable roof beyond the gables
    float lean = 0;         ///< how much higher a gable roof's ridge is at +x than at −x
};

/// Four walls, two of them gables that reach up to the ridge of the same roof; they stand on y = `from`.
void addGabledWalls(const Builder& at, const Roof& roof, Color color, float from = 0, float foot = 0.5f);
void addGableRoof(const Builder& at, const Roof& roof, Color color);
/// `ridge` is the length of the ridge.
void addHipRoof(const Builder& at, const Roof& roof, float ridge, Color color);
/// Four-sided, closed from below, on a square from −half to half at height y.
void addPyramid(const Builder& at, float half, float y, float rise, Color color);
/// Round and bell-shaped, closed from below.
void addCone(const Builder& at, Vec3 base, float radius, float rise, int sides, Color color);

}  // namespace remparts::geometry
