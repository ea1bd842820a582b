#include "assimp_scene.h"

#include <assimp/material.h>
#include <assimp/mesh.h>
#include <assimp/scene.h>

namespace remparts::exporter {

namespace {

aiMaterial* paint() {
    auto* material = new aiMaterial;
    const aiString name("Paint");
    const aiColor3D white(1, 1, 1);
    material->AddProperty(&name, AI_MATKEY_NAME);
    material->AddProperty(&white, 1, AI_MATKEY_COLOR_DIFFUSE);
    return material;
}

}  // namespace

void AssimpDeleter::operator()(aiMesh* mesh) const {
    delete mesh;
}
void AssimpDeleter::operator()(aiNode* node) const {
    delete node;
}
void AssimpDeleter::operator()(aiScene* scene) const {
    delete scene;
}

AssimpPointer<aiMesh> emptyMesh(const std::string& name, std::size_t vertices, std::size_t triangles) {
    AssimpPointer<aiMesh> mesh(new aiMesh);
    mesh->mName = name;
    mesh->mPrimitiveTypes = aiPrimitiveType_TRIANGLE;
    mesh->mVertices = new aiVector3D[vertices];
    mesh->mNormals = new aiVector3D[vertices];
    mesh->mNumVertices = static_cast<unsigned>(vertices);
    mesh->mFaces = new aiFace[triangles];
    mesh->mNumFaces = static_cast<unsigned>(triangles);
    return mesh;
}

void setTriangle(aiMesh& mesh, std::size_t triangle, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    aiFace& face = mesh.mFaces[triangle];
    face.mNumIndices = 3;
    face.mIndices = new unsigned[3]{a, b, c};
}

AssimpPointer<aiScene> sceneOf(std::vector<NodeWithMesh> things) {
    const std::size_t count = things.size();
    AssimpPointer<aiScene> scene(new aiScene);
    scene->mMaterials = new aiMaterial* [1] { paint() };
    scene->mNumMaterials = 1;
    scene->mMeshes = new aiMesh*[count];
    scene->mNumMeshes = static_cast<unsigned>(count);
    scene->mRootNode = new aiNode("City");
    scene->mRootNode->mChildren = new aiNode*[count];
    scene->mRootNode->mNumChildren = static_cast<unsigned>(count);
    for (std::size_t k = 0; k < count; ++k) {
        aiNode* node = things[k].node.release();
        node->mParent = scene->mRootNode;
        node->mMeshes = new unsigned[1]{static_cast<unsigned>(k)};
        node->mNumMeshes = 1;
        scene->mRootNode->mChildren[k] = node;
        scene->mMeshes[k] = things[k].mesh.release();
    }
    return scene;
}

}  // namespace remparts::exporter
