// How things are drawn: one material a kind of surface, all sharing their parameters.
#pragma once

#include <QMatrix4x4>
#include <QString>
#include <QVector2D>
#include <QVector3D>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <array>
#include <cstddef>

#include "city_block.h"
#include "remparts/geometry/look.h"

namespace remparts::scene {

/// Names by which the frame graph picks passes. Moving ones are drawn while the camera moves far away, quick ones
/// while it moves near the ground and right after a change, fine ones when all rests.
namespace passes {
inline constexpr const char* shadow = "shadow";
inline constexpr const char* ghostShadow = "ghostShadow";
inline constexpr const char* movingModel = "movingModel";
inline constexpr const char* quickModel = "quickModel";
inline constexpr const char* fineModel = "fineModel";
inline constexpr const char* quickGround = "quickGround";
inline constexpr const char* fineGround = "fineGround";
inline constexpr const char* veil = "veil";
inline constexpr const char* ghost = "ghost";
inline constexpr const char* ghostVeil = "ghostVeil";
inline constexpr const char* floating = "floating";
}  // namespace passes

/// The model has a surface for each list of triangles, which decides in which pictures it is drawn; Distant is Far
/// for what lies so far away that no picture wants more.
enum class Surface {
    Model,
    NearModel,
    DetailModel,
    FarModel,
    DistantModel,
    ImaginedModel,
    ImaginedDetail,
    NearTable,
    FarTable,
    Contact,
    Sky,
    Ghost,
    GhostShade,
    Hopping,
    Floating,
    FloatingShade,
    FloatingShadow  ///< what floats, as it throws its shadow: seen by the light alone
};
inline constexpr std::size_t surfaceCount = 17;

/// Of the city, and of what the ghost throws on itself.
struct ShadowMaps {
    Qt3DRender::QAbstractTexture* city = nullptr;
    Qt3DRender::QAbstractTexture* ghost = nullptr;
};

class Materials {
  public:
    Materials(Qt3DCore::QNode* parent, const ShadowMaps& shadowMaps, const geometry::Look& look);

    [[nodiscard]] Qt3DRender::QMaterial* of(Surface surface) const {
        return m_materials[static_cast<std::size_t>(surface)];
    }
    /// From the table to the light's own cube (−1 … 1).
    void setLight(const QMatrix4x4& viewProjection);
    void setGhostLight(const QMatrix4x4& viewProjection);
    /// The table fades into the haze between two distances from its centre.
    void setHaze(const QVector3D& centre, float start, float end);
    void setGhostLegal(bool legal);
    /// One more of a kind, for what adds parameters of its own.
    [[nodiscard]] Qt3DRender::QMaterial* make(Surface surface, Qt3DCore::QNode* parent) const;
    /// Depth of the city's quick and moving pictures.
    void setCityDepth(Qt3DRender::QAbstractTexture* depth);
    /// Its pixels for one of what floats.
    void setDepthScale(const QVector2D& scale);
    /// Sky and haze.
    void setLook(const geometry::Look& look);
    /// How the city's parts are drawn, and those that are only imagined.
    [[nodiscard]] PartMaterials ofParts() const;
    [[nodiscard]] PartMaterials ofImaginedParts() const;

  private:
    using Parameter = Qt3DRender::QParameter;
    [[nodiscard]] Parameter* addParameter(Qt3DCore::QNode* parent, const char* name, const QVariant& value);

    QList<Parameter*> m_all;  // before the ones that enter it
    Parameter* m_lightMatrix;
    Parameter* m_ghostLightMatrix;
    Parameter* m_tableCentre;
    Parameter* m_hazeStart;
    Parameter* m_hazeEnd;
    Parameter* m_ghostTone;
    Parameter* m_cityDepth;
    Parameter* m_depthScale;
    Parameter* m_hazeColor;
    Parameter* m_zenithColor;
    std::array<Qt3DRender::QMaterial*, surfaceCount> m_materials{};
};

}  // namespace remparts::scene
