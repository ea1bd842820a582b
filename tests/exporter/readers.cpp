#include "exporter/readers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

namespace remparts::test {

namespace {

using geometry::Vec3;
using nlohmann::json;

void demand(bool holds, const char* what) {
    if (!holds) throw std::runtime_error(what);
}

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    demand(stream.is_open(), "the file is not there");
    return {std::istreambuf_iterator<char>(stream), {}};
}

template <class T>
T valueAt(const std::string& bytes, std::size_t at) {
    T value;
    demand(at + sizeof value <= bytes.size(), "the file is too short");
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

bool isUnit(Vec3 v) {
    return std::abs(v.x * v.x + v.y * v.y + v.z * v.z - 1) < 1e-3f;
}

class Glb {
  public:
    explicit Glb(const std::filesystem::path& file) : m_bytes(bytesOf(file)) {
        demand(m_bytes.compare(0, 4, "glTF") == 0, "no glTF");
        demand(valueAt<std::uint32_t>(m_bytes, 4) == 2, "not version 2");
        demand(valueAt<std::uint32_t>(m_bytes, 8) == m_bytes.size(), "the length is wrong");
        const auto length = valueAt<std::uint32_t>(m_bytes, 12);
        demand(m_bytes.compare(16, 4, "JSON") == 0 && length % 4 == 0, "no JSON");
        m_json = json::parse(m_bytes.substr(20, length));
        m_binary = 20 + length + 8;
        demand(m_bytes.compare(m_binary - 4, 4, std::string("BIN\0", 4)) == 0, "no binary chunk");
        demand(m_json["buffers"].size() == 1, "not one buffer");
        demand(m_binary + m_json["buffers"][0]["byteLength"].get<std::size_t>() <= m_bytes.size(), "a short buffer");
    }

    ReadModel read() {
        ReadModel model;
        const json& roots = m_json["scenes"][m_json["scene"].get<std::size_t>()]["nodes"];
        demand(roots.size() == 1, "not one root");
        const json& root = node(roots[0]);
        model.root = root["name"];
        for (const json& branch : root["children"]) {
            model.branches.push_back(node(branch)["name"]);
            for (const json& child : node(branch)["children"]) model.things.push_back(thing(node(child)));
            for (std::size_t k = model.things.size() - node(branch)["children"].size(); k < model.things.size(); ++k)
                model.things[k].parent = model.branches.back();
        }
        return model;
    }

  private:
    const json& node(const json& index) const { return m_json["nodes"].at(index.get<std::size_t>()); }

    struct Accessor {
        std::size_t start;
        std::size_t stride;
        std::size_t count;
        int component;
    };
    Accessor accessor(const json& index, const char* type, std::size_t elements) const {
        const json& a = m_json["accessors"].at(index.get<std::size_t>());
        const json& view = m_json["bufferViews"].at(a["bufferView"].get<std::size_t>());
        demand(a["type"] == type, "another type of element");
        const int component = a["componentType"];
        const std::size_t size = (component == 5123 ? 2u : 4u) * elements;
        const std::size_t stride = view.value("byteStride", size);
        const std::size_t start = view.value("byteOffset", std::size_t{0}) + a.value("byteOffset", std::size_t{0});
        const std::size_t count = a["count"];
        demand(count > 0, "an empty accessor");
        demand(start % (component == 5123 ? 2u : 4u) == 0, "an element out of line");
        demand(a.value("byteOffset", std::size_t{0}) + stride * (count - 1) + size <=
                   view["byteLength"].get<std::size_t>(),
               "an accessor beyond its view");
        return {m_binary + start, stride, count, component};
    }

    std::vector<Vec3> vectors(const json& index) const {
        const Accessor a = accessor(index, "VEC3", 3);
        demand(a.component == 5126, "vectors are no floats");
        std::vector<Vec3> result;
        for (std::size_t k = 0; k < a.count; ++k) result.push_back(valueAt<Vec3>(m_bytes, a.start + k * a.stride));
        return result;
    }

    std::vector<std::array<double, 3>> colors(const json& index) const {
        const Accessor a = accessor(index, "VEC4", 4);
        demand(a.component == 5123 && m_json["accessors"].at(index.get<std::size_t>())["normalized"] == true,
               "colours are no normalized shorts");
        std::vector<std::array<double, 3>> result;
        for (std::size_t k = 0; k < a.count; ++k) {
            const auto c = valueAt<std::array<std::uint16_t, 4>>(m_bytes, a.start + k * a.stride);
            result.push_back({c[0] / 65535.0, c[1] / 65535.0, c[2] / 65535.0});
        }
        return result;
    }

    std::vector<std::size_t> indices(const json& index) const {
        const Accessor a = accessor(index, "SCALAR", 1);
        std::vector<std::size_t> result;
        for (std::size_t k = 0; k < a.count; ++k) {
            const std::size_t at = a.start + k * a.stride;
            result.push_back(a.component == 5123 ? valueAt<std::uint16_t>(m_bytes, at)
                                                 : valueAt<std::uint32_t>(m_bytes, at));
        }
        return result;
    }

    void checkBounds(const json& index, const std::vector<Vec3>& positions) const {
        const json& a = m_json["accessors"].at(index.get<std::size_t>());
        for (const Vec3 p : positions) {
            const std::array<float, 3> place{p.x, p.y, p.z};
            for (std::size_t k = 0; k < 3; ++k)
                demand(place[k] >= a["min"][k].get<float>() && place[k] <= a["max"][k].get<float>(), "wrong bounds");
        }
    }

    ReadThing thing(const json& n) const {
        ReadThing result;
        result.name = n["name"];
        const json& mesh = m_json["meshes"].at(n["mesh"].get<std::size_t>());
        demand(mesh["name"] == n["name"], "mesh and node have different names");
        const json& primitive = mesh["primitives"].at(0);
        demand(m_json["materials"].at(
                   primitive["material"].get<std::size_t>())["pbrMetallicRoughness"]["metallicFactor"] == 0.0,
               "metal");
        const json& attributes = primitive["attributes"];
        const std::vector<Vec3> positions = vectors(attributes["POSITION"]);
        checkBounds(attributes["POSITION"], positions);
        for (const Vec3 normal : vectors(attributes["NORMAL"]))
            result.normalsAreUnit = result.normalsAreUnit && isUnit(normal);
        result.colors = colors(attributes["COLOR_0"]);
        const json& move = n["translation"];
        const Vec3 moved{move[0], move[1], move[2]};
        const std::vector<std::size_t> corners = indices(primitive["indices"]);
        for (std::size_t k = 0; k + 2 < corners.size(); k += 3)
            result.triangles.push_back({positions.at(corners[k]) + moved, positions.at(corners[k + 1]) + moved,
                                        positions.at(corners[k + 2]) + moved});
        return result;
    }

    std::string m_bytes;
    json m_json;
    std::size_t m_binary = 0;
};

}  // namespace

ReadModel readGlb(const std::filesystem::path& file) {
    return Glb(file).read();
}

ReadModel readObj(const std::filesystem::path& file) {
    std::istringstream lines(bytesOf(file));
    ReadModel model;
    std::vector<Vec3> positions;
    std::vector<std::array<double, 3>> colors;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string key;
        words >> key;
        if (key == "v") {
            Vec3 p;
            std::array<double, 3> c{};
            demand(static_cast<bool>(words >> p.x >> p.y >> p.z >> c[0] >> c[1] >> c[2]), "a corner without colour");
            positions.push_back(p);
            colors.push_back(c);
        } else if (key == "o" || key == "g") {
            ReadThing thing;
            words >> thing.name;
            model.things.push_back(thing);
        } else if (key == "f") {
            std::array<std::size_t, 3> corner{};
            for (std::size_t& c : corner) {
                demand(static_cast<bool>(words >> c), "a face that is no triangle");
                std::string rest;
                words >> rest;
                model.things.back().colors.push_back(colors.at(c - 1));
            }
            model.things.back().triangles.push_back(
                {positions.at(corner[0] - 1), positions.at(corner[1] - 1), positions.at(corner[2] - 1)});
        } else if (key == "mtllib") {
            std::string name;
            std::getline(words >> std::ws, name);
            demand(std::filesystem::exists(file.parent_path() / name), "the .mtl is not there");
        }
    }
    return model;
}

std::vector<Triangle> readStl(const std::filesystem::path& file) {
    const std::string bytes = bytesOf(file);
    const auto count = valueAt<std::uint32_t>(bytes, 80);
    demand(bytes.compare(0, 5, "solid") != 0, "a binary STL must not begin with \"solid\"");
    demand(bytes.size() == 84 + std::size_t{50} * count, "the length is wrong");
    std::vector<Triangle> triangles;
    for (std::size_t k = 0; k < count; ++k) triangles.push_back(valueAt<Triangle>(bytes, 84 + 50 * k + 12));
    return triangles;
}

Extent extentOf(const std::vector<Triangle>& triangles) {
    Extent extent{triangles.at(0)[0], triangles.at(0)[0]};
    for (const Triangle& triangle : triangles)
        for (const Vec3 p : triangle) {
            Vec3& low = extent.low;
            Vec3& high = extent.high;
            low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
        }
    return extent;
}

std::vector<Triangle> trianglesOf(const ReadModel& model) {
    std::vector<Triangle> all;
    for (const ReadThing& thing : model.things) all.insert(all.end(), thing.triangles.begin(), thing.triangles.end());
    return all;
}

}  // namespace remparts::test
