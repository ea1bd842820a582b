// Trees, garden beds. The ground is y = 0.
#pragma once

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

/// Round crown; `size` is about its height.
void addTree(const Builder& at, float size, Random& random);
void addCypress(const Builder& at, float size);
/// A bed with three rows of crops along z.
void addBed(const Builder& at, float width, float depth, Random& random);

}  // namespace remparts::geometry
