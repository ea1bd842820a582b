// Reads exported files without the library that wrote them, and only what the tests ask about.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "support/closed_bodies.h"

namespace remparts::test {

struct ReadThing {
    std::string name;
    std::string parent;  ///< the branch it hangs on; empty where the format has no tree
    std::vector<Triangle> triangles;
    std::vector<std::array<double, 3>> colors;
    bool normalsAreUnit = true;
};

struct ReadModel {
    std::string root;                   ///< the name of the node that holds all
    std::vector<std::string> branches;  ///< in their order
    std::vector<ReadThing> things;
};

/// Throws std::runtime_error for what the format forbids.
[[nodiscard]] ReadModel readGlb(const std::filesystem::path& file);
[[nodiscard]] ReadModel readObj(const std::filesystem::path& file);
[[nodiscard]] std::vector<Triangle> readStl(const std::filesystem::path& file);

struct Extent {
    geometry::Vec3 low;
    geometry::Vec3 high;
};
[[nodiscard]] Extent extentOf(const std::vector<Triangle>& triangles);
[[nodiscard]] std::vector<Triangle> trianglesOf(const ReadModel& model);

}  // namespace remparts::test
