// Scenes of Assimp, which writes OBJ and STL.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "output_files.h"
#include "remparts/exporter/export_city.h"

struct aiMesh;
struct aiNode;
struct aiScene;

namespace remparts::exporter {

struct AssimpDeleter {
    void operator()(aiMesh* mesh) const;
    void operator()(aiNode* node) const;
    void operator()(aiScene* scene) const;
};
template <class T>
using AssimpPointer = std::unique_ptr<T, AssimpDeleter>;

/// Triangles still to be filled in, with room for normals.
[[nodiscard]] AssimpPointer<aiMesh> emptyMesh(const std::string& name, std::size_t vertices, std::size_t triangles);
void setTriangle(aiMesh& mesh, std::size_t triangle, std::uint32_t a, std::uint32_t b, std::uint32_t c);

/// Each mesh with its node.
struct NodeWithMesh {
    AssimpPointer<aiNode> node;
    AssimpPointer<aiMesh> mesh;
};
[[nodiscard]] AssimpPointer<aiScene> sceneOf(std::vector<NodeWithMesh> things);

/// Writes into `files`; what the format needs beside the target (the .mtl of an OBJ) goes there, too. What goes wrong
/// with the files is told by `files`; throws ExportError for everything else. Knows Obj and Stl.
void writeScene(const aiScene& scene, Format format, const std::filesystem::path& target, OutputFiles& files);

}  // namespace remparts::exporter
