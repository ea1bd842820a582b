#include <assimp/mesh.h>
#include <assimp/scene.h>

#include "assimp_scene.h"
#include "model.h"

namespace remparts::exporter {

namespace {

aiVector3D vector(geometry::Vec3 v) {
    return {v.x, v.y, v.z};
}

class ObjModel : public Model {
  public:
    void beginBranch(const std::string& /*name*/) override {}

    void add(const FinestMesh& mesh, geometry::Vec3 position, const std::string& name) override {
        const std::size_t vertices = mesh.positions.size();
        AssimpPointer<aiMesh> result = emptyMesh(name, vertices, mesh.indices.size() / 3);
        result->mColors[0] = new aiColor4D[vertices];
        for (std::size_t k = 0; k < vertices; ++k) {
            result->mVertices[k] = vector(mesh.positions[k]);
            result->mNormals[k] = vector(mesh.normals[k]);
            result->mColors[0][k] = {mesh.colors[k].r, mesh.colors[k].g, mesh.colors[k].b, 1};
        }
        for (std::size_t k = 0; k < mesh.indices.size(); k += 3)
            setTriangle(*result, k / 3, mesh.indices[k], mesh.indices[k + 1], mesh.indices[k + 2]);
        AssimpPointer<aiNode> node(new aiNode(name));
        aiMatrix4x4::Translation(vector(position), node->mTransformation);
        m_things.push_back({std::move(node), std::move(result)});
    }

    void write(const std::filesystem::path& target, OutputFiles& files) override {
        writeScene(*sceneOf(std::move(m_things)), Format::Obj, target, files);
    }

  private:
    std::vector<NodeWithMesh> m_things;
};

}  // namespace

std::unique_ptr<Model> makeObjModel() {
    return std::make_unique<ObjModel>();
}

}  // namespace remparts::exporter
