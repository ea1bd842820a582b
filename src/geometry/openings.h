// Windows and arches: painted on a wall that looks along +z at distance z from the builder's origin.
#pragma once

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

/// A rectangle on a wall: middle of its lower edge, width and height.
struct Opening {
    float x = 0;
    float y = 0;
    float z = 0;
    float width = 0;
    float height = 0;
};

/// A framed pane; it shines at night when lit. Nobody sees it while the camera moves.
void addWindow(const Builder& at, const Opening& opening, Color frame, bool lit);
/// Round-headed; `glow` is its occlusion (lampGlow: it shines at night).
void addArch(const Builder& at, const Opening& opening, Color color, float glow = 1);
/// The same with a pale frame; while the camera moves a plain pane stands for it.
void addFramedArch(const Builder& at, const Opening& opening, Color color, float glow = 1);
/// `count` framed, glazed arches spread over the wall from −halfWidth to halfWidth; `one.x` is ignored. Some are lit.
void addArchRow(const Builder& at, float halfWidth, int count, Opening one, Random& random);
/// An arrow slit with pale jambs.
void addSlit(const Builder& at, float x, float y, float z);

}  // namespace remparts::geometry
