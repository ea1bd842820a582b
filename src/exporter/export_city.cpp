#include "remparts/exporter/export_city.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "model.h"
#include "output_files.h"
#include "print.h"
#include "remparts/geometry/layout.h"

namespace remparts::exporter {

namespace {

namespace fs = std::filesystem;
using geometry::Purpose;

constexpr std::array branchNames{"Tiles", "Children", "Wall", "Imagined wall", "Followers"};
constexpr double millimetresPerMetre = 1000;

// Shares of the whole: making the meshes; what the library does unseen; writing.
constexpr double meshesDone = 0.4;
constexpr double libraryDone = 0.7;
constexpr double almostAll = 0.99;

// What of the work is done, told to whoever asked; remembers that it was stopped.
class Course {
  public:
    explicit Course(const Progress& progress) : m_progress(progress) {}

    bool goesOn(double done) {
        m_done = std::clamp(done, m_done, 1.0);
        if (!m_isStopped && m_progress) m_isStopped = !m_progress(m_done);
        return !m_isStopped;
    }
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

  private:
    const Progress& m_progress;
    double m_done = 0;
    bool m_isStopped = false;
};

// Units of the file that a picture cell takes.
float scaleOf(const ExportOptions& options) {
    const double millimetres = options.tileWidth / static_cast<double>(geometry::tileSize);
    return static_cast<float>(options.format == Format::Stl ? millimetres : millimetres / millimetresPerMetre);
}

// Roughly, for the progress alone.
double expectedBytes(Format format, std::size_t triangles) {
    constexpr std::array perTriangle{110.0, 260.0, 50.0};
    return 1 + perTriangle[static_cast<std::size_t>(format)] * static_cast<double>(triangles);
}

// The dark below the boards: without it one would see through their joints.
void addGround(geometry::Mesh& boards) {
    constexpr float below = 0.15f;
    constexpr geometry::Color dark{0.05f, 0.025f, 0.012f};
    if (boards.vertices.empty()) return;
    geometry::Vec3 low = boards.vertices.front().position;
    geometry::Vec3 high = low;
    for (const geometry::Vertex& vertex : boards.vertices) {
        const geometry::Vec3 p = vertex.position;
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    const auto first = static_cast<std::uint32_t>(boards.vertices.size());
    for (const auto& [x, z] : {std::pair{low.x, high.z}, {high.x, high.z}, {high.x, low.z}, {low.x, low.z}})
        boards.vertices.push_back({{x, low.y - below, z}, {0, 1, 0}, dark});
    boards.indices.insert(boards.indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
}

class Export {
  public:
    Export(const CityScene& city, const engine::TileSet& tiles, const ExportOptions& options, Course& course)
        : m_city(city), m_tiles(tiles), m_options(options), m_course(course) {}

    Outcome writeModel(const fs::path& target) {
        const std::unique_ptr<Model> model = isObj() ? makeObjModel() : makeGltfModel();
        for (std::size_t branch = 0; branch < branchNames.size(); ++branch) {
            model->beginBranch(branchNames[branch]);
            for (const NamedPart& part : m_city.parts) {
                if (static_cast<std::size_t>(part.branch) != branch) continue;
                const geometry::Mesh mesh = geometry::buildPart(part.part.key, m_tiles).mesh;
                add(*model, mesh, part.part.position, part.name);
                if (!tellMade(mesh.triangleCount())) return Outcome::Stopped;
            }
        }
        if (m_options.withTable) addTable(*model);
        return write([&](OutputFiles& files) { model->write(target, files); });
    }

    Outcome writePrint(const fs::path& target) {
        Print print(scaleOf(m_options));
        for (const NamedPart& part : m_city.parts) {
            const geometry::Mesh mesh = geometry::buildPart(part.part.key, m_tiles, Purpose::Print).mesh;
            print.add(mesh, part.part.position);
            if (!tellMade(mesh.triangleCount())) return Outcome::Stopped;
        }
        return write([&](OutputFiles& files) { print.write(target, files); });
    }

    // Each tile about the origin of its own file.
    Outcome writeTileFiles(const fs::path& target) {
        OutputFolder folder(tileFolder(target));
        const auto isTile = [](const NamedPart& part) { return part.branch == Branch::Tiles; };
        const auto count = std::count_if(m_city.parts.begin(), m_city.parts.end(), isTile);
        std::size_t written = 0;
        for (const NamedPart& part : m_city.parts) {
            if (!isTile(part)) continue;
            Print print(scaleOf(m_options));
            print.add(geometry::buildPart(part.part.key, m_tiles, Purpose::Print).mesh, {});
            OutputFiles file({});
            print.write(folder.path() / (target.stem().string() + '-' + part.slug + ".stl"), file);
            file.putInPlace();
            if (!m_course.goesOn(static_cast<double>(++written) / static_cast<double>(count)))
                return Outcome::Stopped;
        }
        folder.putInPlace();
        return Outcome::Written;
    }

  private:
    bool isObj() const { return m_options.format == Format::Obj; }

    bool tellMade(std::size_t triangles) {
        m_triangles += triangles;
        const double share = static_cast<double>(++m_made) / static_cast<double>(m_city.parts.size());
        return m_course.goesOn(meshesDone * share);
    }

    void add(Model& model, const geometry::Mesh& mesh, geometry::Vec3 position, std::string name) const {
        if (mesh.triangleCount() == 0) return;
        // Many readers of OBJ take a name to end at a space.
        if (isObj()) std::replace(name.begin(), name.end(), ' ', '_');
        const float scale = scaleOf(m_options);
        model.add(finestOf(mesh, scale, isObj() ? ColorSpace::Srgb : ColorSpace::Linear), position * scale, name);
    }

    // The boards round the city; those to the horizon and the blended shadow are for pictures alone.
    void addTable(Model& model) const {
        geometry::Mesh boards = geometry::buildTable(m_city.plan).near;
        addGround(boards);
        model.beginBranch("Table");
        add(model, boards, {}, "Boards");
    }

    Outcome write(const std::function<void(OutputFiles&)>& writeTo) {
        const double expected = expectedBytes(m_options.format, m_triangles);
        OutputFiles files([&](std::size_t written) {
            const double share = std::min(1.0, static_cast<double>(written) / expected);
            return m_course.goesOn(libraryDone + (almostAll - libraryDone) * share);
        });
        writeTo(files);
        if (files.isStopped() || !m_course.goesOn(almostAll)) return Outcome::Stopped;
        files.putInPlace();
        m_course.goesOn(1);
        return Outcome::Written;
    }

    const CityScene& m_city;
    const engine::TileSet& m_tiles;
    const ExportOptions& m_options;
    Course& m_course;
    std::size_t m_made = 0;
    std::size_t m_triangles = 0;
};

}  // namespace

std::optional<Format> formatOf(const fs::path& file) {
    std::string ending = file.extension().string();
    for (char& c : ending)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (ending == ".glb") return Format::Gltf;
    if (ending == ".obj") return Format::Obj;
    if (ending == ".stl") return Format::Stl;
    return std::nullopt;
}

double usualTileWidth(Format format) {
    constexpr double print = 45;
    return format == Format::Stl ? print : millimetresPerMetre;
}

fs::path tileFolder(const fs::path& target) {
    return fs::path(target).replace_extension();
}

Outcome exportCity(const CityScene& city, const engine::TileSet& tiles, const fs::path& target,
                   const ExportOptions& options, const Progress& progress) {
    if (city.parts.empty()) throw ExportError(target.string() + ": there is nothing on the table yet");
    Course course(progress);
    if (!course.goesOn(0)) return Outcome::Stopped;
    Export work(city, tiles, options, course);
    if (options.format != Format::Stl) return work.writeModel(target);
    return options.tileFiles ? work.writeTileFiles(target) : work.writePrint(target);
}

}  // namespace remparts::exporter
