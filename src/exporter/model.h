// A city on its way into a file to be looked at: a tree of things with names.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "finest_mesh.h"
#include "output_files.h"

namespace remparts::exporter {

class Model {
  public:
    Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
    virtual ~Model() = default;

    /// What follows hangs on a new branch. A branch that stays empty is left out.
    virtual void beginBranch(const std::string& name) = 0;
    /// A mesh with triangles, its origin at `position`, both in units of the file.
    virtual void add(const FinestMesh& mesh, geometry::Vec3 position, const std::string& name) = 0;
    /// Once, at the end. What goes wrong with the files is told by `files`; throws ExportError for everything else.
    virtual void write(const std::filesystem::path& target, OutputFiles& files) = 0;
};

[[nodiscard]] std::unique_ptr<Model> makeGltfModel();
/// Knows no branches: OBJ lists its objects one after the other.
[[nodiscard]] std::unique_ptr<Model> makeObjModel();

}  // namespace remparts::exporter
