#include "floating_parts.h"

#include <Qt3DRender/QMaterial>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "mesh_buffers.h"
#include "remparts/geometry/layout.h"
#include "soft_shade.h"

namespace remparts::scene {

namespace {

constexpr float shadeInner = 2.6f;
constexpr float shadeOuter = 4.6f;
constexpr float shadeHeight = 0.05f;

QVector3D toVector(const geometry::Vec3& v) {
    return {v.x, v.y, v.z};
}

Qt3DRender::QParameter* addParameter(Qt3DRender::QMaterial* material, const char* name, const QVariant& value) {
    auto* parameter = new Qt3DRender::QParameter(QString::fromLatin1(name), value, material);
    material->addParameter(parameter);
    return parameter;
}

std::pair<float, float> heightsOf(const geometry::Mesh& mesh) {
    float low = std::numeric_limits<float>::max();
    float high = std::numeric_limits<float>::lowest();
    for (const geometry::Vertex& vertex : mesh.vertices) {
        low = std::min(low, vertex.position.y);
        high = std::max(high, vertex.position.y);
    }
    return {low, high};
}

// Tiles, with what stands on them: their shadows are large and fall on themselves.
bool throwsShadow(geometry::PartKind kind) {
    return kind == geometry::PartKind::Tile || kind == geometry::PartKind::Child;
}

}  // namespace

FloatingParts::FloatingParts(Qt3DCore::QEntity* parent, Materials& materials, const geometry::Look& look,
                             const CityEntities& city)
    : m_parent(parent), m_materials(materials), m_look(look), m_city(city) {}

bool FloatingParts::show(const std::vector<FloatingPart>& parts,
                         const std::shared_ptr<const engine::TileSet>& tiles) {
    const bool isSame =
        std::equal(parts.begin(), parts.end(), m_shown.begin(), m_shown.end(),
                   [](const FloatingPart& wanted, const Shown& shown) { return wanted.part.key == shown.part.key; });
    if (!isSame) {
        forget();
        for (const FloatingPart& part : parts) m_shown.push_back(build(part.part, *tiles));
    }
    for (std::size_t k = 0; k < parts.size(); ++k) move(m_shown[k], parts[k]);
    return !isSame;
}

void FloatingParts::forget() {
    for (const Shown& shown : std::exchange(m_shown, {})) {
        delete shown.root;
        delete shown.shadow;
    }
}

bool FloatingParts::hasShadow() const {
    return std::any_of(m_shown.begin(), m_shown.end(), [](const Shown& shown) { return shown.shadow; });
}

float FloatingParts::reachFrom(geometry::Vec3 centre) const {
    constexpr float half = geometry::tileSize / 2;
    float reach = 0;
    for (const Shown& shown : m_shown) {
        const geometry::Vec3 away = shown.part.position - centre;
        if (shown.shadow) reach = std::max(reach, std::hypot(std::abs(away.x) + half, std::abs(away.z) + half));
    }
    return reach;
}

FloatingParts::Shown FloatingParts::build(const geometry::PlannedPart& part, const engine::TileSet& tiles) {
    const geometry::PartModel model = geometry::buildPart(part.key, tiles);
    const MeshBuffers mesh = packMesh(model.mesh, part.position, m_look, m_city.lampsWith(model, part.position));
    Shown shown{.part = part, .root = new Qt3DCore::QEntity(m_parent)};
    shown.place = new Qt3DCore::QTransform(shown.root);
    shown.root->addComponent(shown.place);
    Qt3DRender::QMaterial* material = m_materials.make(Surface::Floating, shown.root);
    shown.rise = addParameter(material, "rise", 1.f);
    shown.growth = addParameter(material, "growth", 1.f);
    shown.opacity = addParameter(material, "opacity", 1.f);
    const auto [foot, top] = heightsOf(model.mesh);
    addParameter(material, "foot", foot);
    addParameter(material, "top", top);
    addParameter(material, "home", toVector(part.position));
    for (const Triangles triangles : {Triangles::Coarse, Triangles::Detail})
        addMeshEntity(shown.root, mesh, triangles, {}, material);
    if (part.key.kind == geometry::PartKind::Tile) addShade(shown);
    if (throwsShadow(part.key.kind))
        shown.shadow =
            addMeshEntity(m_parent, mesh, Triangles::Coarse, part.position, m_materials.of(Surface::FloatingShadow));
    return shown;
}

void FloatingParts::addShade(Shown& shown) {
    const MeshBuffers mesh = packMesh(softSquare(shadeInner, shadeOuter), {}, m_look);
    Qt3DRender::QMaterial* material = m_materials.make(Surface::FloatingShade, shown.root);
    shown.shadeOpacity = addParameter(material, "opacity", 1.f);
    Qt3DCore::QEntity* shade = addMeshEntity(shown.root, mesh, Triangles::Coarse, {}, material);
    const auto places = shade->componentsOfType<Qt3DCore::QTransform>();
    shown.shade = places.isEmpty() ? nullptr : places.first();
}

void FloatingParts::move(const Shown& shown, const FloatingPart& part) {
    const QVector3D place = toVector(part.part.position);
    const QVector3D shift = toVector(part.shift);
    shown.place->setTranslation(place + shift);
    if (shown.shade) shown.shade->setTranslation({0, shadeHeight - place.y() - shift.y(), 0});
    shown.rise->setValue(part.rise);
    shown.growth->setValue(part.growth);
    shown.opacity->setValue(part.opacity);
    if (shown.shadeOpacity)
        shown.shadeOpacity->setValue(shift.y() < 0 ? 0.f : part.opacity);  // below the table: none
}

}  // namespace remparts::scene
