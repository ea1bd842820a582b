#include <tiny_gltf.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <ostream>
#include <streambuf>
#include <utility>

#include "model.h"
#include "remparts/exporter/export_city.h"

namespace remparts::exporter {

namespace {

using geometry::Color;
using geometry::Vec3;

// The bytes of one kind, of all meshes together: a buffer view of the file.
struct Bytes {
    std::vector<unsigned char> data;

    template <class T>
    void append(const T& value) {
        const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
        data.insert(data.end(), bytes, bytes + sizeof value);
    }
};

// Kinds of bytes in the order of the buffer views. All sizes of an element are multiples of 4 but Short, which comes
// last.
enum View : std::size_t { Positions, Normals, Colors, LongIndices, ShortIndices, viewCount };

constexpr std::size_t shortLimit = 65535;  // the largest index of 16 bits means something else

// Passes what the library writes on to the files.
class FilesBuffer : public std::streambuf {
  public:
    explicit FilesBuffer(OutputFiles& files) : m_files(files) {}

  protected:
    std::streamsize xsputn(const char* data, std::streamsize size) override {
        return m_files.write(data, static_cast<std::size_t>(size)) ? size : 0;
    }
    int_type overflow(int_type c) override {
        if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
        const char one = traits_type::to_char_type(c);
        return m_files.write(&one, 1) ? c : traits_type::eof();
    }

  private:
    OutputFiles& m_files;
};

class GltfModel : public Model {
  public:
    GltfModel() {
        m_model.asset.version = "2.0";
        m_model.asset.generator = "Remparts";
        m_model.materials.push_back(paint());
        m_model.nodes.push_back(named("City"));
        tinygltf::Scene scene;
        scene.name = "City";
        scene.nodes = {0};
        m_model.scenes.push_back(scene);
        m_model.defaultScene = 0;
    }

    void beginBranch(const std::string& name) override { m_branch = {name, -1}; }

    void add(const FinestMesh& mesh, Vec3 position, const std::string& name) override {
        if (m_branch.second < 0) m_branch.second = addNode(named(m_branch.first), 0);
        tinygltf::Node node = named(name);
        node.translation = {position.x, position.y, position.z};
        node.mesh = addMesh(mesh, name);
        addNode(node, m_branch.second);
    }

    void write(const std::filesystem::path& target, OutputFiles& files) override {
        joinViews();
        files.open(target);
        FilesBuffer buffer(files);
        std::ostream stream(&buffer);
        tinygltf::TinyGLTF library;
        const bool isWritten = library.WriteGltfSceneToStream(&m_model, stream, false, true);
        if (!isWritten && !files.hasEnded()) throw ExportError(target.string() + ": cannot be written");
    }

  private:
    static tinygltf::Node named(const std::string& name) {
        tinygltf::Node node;
        node.name = name;
        return node;
    }

    // Rough, without metal: what colours there are come from the vertices.
    static tinygltf::Material paint() {
        tinygltf::Material material;
        material.name = "Paint";
        material.pbrMetallicRoughness.metallicFactor = 0;
        material.pbrMetallicRoughness.roughnessFactor = 0.9;
        return material;
    }

    int addNode(const tinygltf::Node& node, int parent) {
        const auto index = static_cast<int>(m_model.nodes.size());
        m_model.nodes.push_back(node);
        m_model.nodes[static_cast<std::size_t>(parent)].children.push_back(index);
        return index;
    }

    int addAccessor(View view, int component, int type, std::size_t count, std::size_t elementSize) {
        tinygltf::Accessor accessor;
        accessor.bufferView = view;
        accessor.byteOffset = m_views[view].data.size() - count * elementSize;
        accessor.componentType = component;
        accessor.type = type;
        accessor.count = count;
        m_model.accessors.push_back(accessor);
        return static_cast<int>(m_model.accessors.size() - 1);
    }

    int addPositions(const std::vector<Vec3>& positions) {
        Vec3 low = positions.front();
        Vec3 high = low;
        for (const Vec3 p : positions) {
            m_views[Positions].append(p);
            low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
        }
        const int index =
            addAccessor(Positions, TINYGLTF_COMPONENT_TYPE_FLOAT, TINYGLTF_TYPE_VEC3, positions.size(), sizeof(Vec3));
        m_model.accessors.back().minValues = {low.x, low.y, low.z};
        m_model.accessors.back().maxValues = {high.x, high.y, high.z};
        return index;
    }

    int addNormals(const std::vector<Vec3>& normals) {
        for (const Vec3 n : normals) m_views[Normals].append(n);
        return addAccessor(Normals, TINYGLTF_COMPONENT_TYPE_FLOAT, TINYGLTF_TYPE_VEC3, normals.size(), sizeof(Vec3));
    }

    // 16 bits a channel: 8 would show steps in linear shadows.
    int addColors(const std::vector<Color>& colors) {
        using Channels = std::array<std::uint16_t, 4>;
        const auto channel = [](float v) { return static_cast<std::uint16_t>(std::lround(v * 65535)); };
        for (const Color& c : colors)
            m_views[Colors].append(Channels{channel(c.r), channel(c.g), channel(c.b), 65535});
        const int index = addAccessor(Colors, TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT, TINYGLTF_TYPE_VEC4,
                                      colors.size(), sizeof(Channels));
        m_model.accessors.back().normalized = true;
        return index;
    }

    int addIndices(const std::vector<std::uint32_t>& indices, std::size_t vertices) {
        if (vertices > shortLimit) {
            for (const std::uint32_t index : indices) m_views[LongIndices].append(index);
            return addAccessor(LongIndices, TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT, TINYGLTF_TYPE_SCALAR,
                               indices.size(), sizeof(std::uint32_t));
        }
        for (const std::uint32_t index : indices) m_views[ShortIndices].append(static_cast<std::uint16_t>(index));
        return addAccessor(ShortIndices, TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT, TINYGLTF_TYPE_SCALAR, indices.size(),
                           sizeof(std::uint16_t));
    }

    int addMesh(const FinestMesh& mesh, const std::string& name) {
        tinygltf::Primitive primitive;
        primitive.mode = TINYGLTF_MODE_TRIANGLES;
        primitive.material = 0;
        primitive.attributes["POSITION"] = addPositions(mesh.positions);
        primitive.attributes["NORMAL"] = addNormals(mesh.normals);
        primitive.attributes["COLOR_0"] = addColors(mesh.colors);
        primitive.indices = addIndices(mesh.indices, mesh.positions.size());
        tinygltf::Mesh result;
        result.name = name;
        result.primitives.push_back(primitive);
        m_model.meshes.push_back(result);
        return static_cast<int>(m_model.meshes.size() - 1);
    }

    // One buffer behind the other. Views that nothing uses are left out: the format forbids empty ones.
    void joinViews() {
        constexpr std::array<std::size_t, viewCount> strides{sizeof(Vec3), sizeof(Vec3), 4 * sizeof(std::uint16_t), 0,
                                                             0};
        std::array<int, viewCount> numbers{};
        tinygltf::Buffer buffer;
        for (std::size_t k = 0; k < viewCount; ++k) {
            std::vector<unsigned char>& data = m_views[k].data;
            if (data.empty()) continue;
            tinygltf::BufferView view;
            view.buffer = 0;
            view.byteOffset = buffer.data.size();
            view.byteLength = data.size();
            view.byteStride = strides[k];
            view.target = strides[k] == 0 ? TINYGLTF_TARGET_ELEMENT_ARRAY_BUFFER : TINYGLTF_TARGET_ARRAY_BUFFER;
            numbers[k] = static_cast<int>(m_model.bufferViews.size());
            m_model.bufferViews.push_back(view);
            buffer.data.insert(buffer.data.end(), data.begin(), data.end());
            data = {};
        }
        for (tinygltf::Accessor& accessor : m_model.accessors)
            accessor.bufferView = numbers[static_cast<std::size_t>(accessor.bufferView)];
        m_model.buffers.push_back(std::move(buffer));
    }

    tinygltf::Model m_model;
    std::array<Bytes, viewCount> m_views;
    std::pair<std::string, int> m_branch;  ///< its name, and its node once it has one
};

}  // namespace

std::unique_ptr<Model> makeGltfModel() {
    return std::make_unique<GltfModel>();
}

}  // namespace remparts::exporter
