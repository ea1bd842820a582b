// How things are drawn: one material a kind of surface, all sharing their parameters.
#pragma once

#include <QMatrix4x4>
#include <QString>
#include <QVector3D>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <array>
#include <cstddef>

#include "remparts/geometry/look.h"

namespace remparts::scene {

/// Names by which the frame graph picks passes. Quick ones are drawn while the camera moves, fine ones when it rests.
namespace passes {
inline constexpr const char* shadow = "shadow";
inline constexpr const char* quickModel = "quickModel";
inline constexpr const char* fineModel = "fineModel";
inline constexpr const char* quickGround = "quickGround";
inline constexpr const char* fineGround = "fineGround";
inline constexpr const char* veil = "veil";
inline constexpr const char* ghost = "ghost";
inline constexpr const char* ghostVeil = "ghostVeil";
}  // namespace passes

enum class Surface { Model, ImaginedModel, NearTable, FarTable, Contact, Sky, Ghost, GhostShade };
inline constexpr std::size_t surfaceCount = 8;

class Materials {
  public:
    Materials(Qt3DCore::QNode* parent, Qt3DRender::QAbstractTexture* shadowMap, const geometry::Look& look);

    [[nodiscard]] Qt3DRender::QMaterial* of(Surface surface) const {
        return m_materials[static_cast<std::size_t>(surface)];
    }
    /// From the table to the light's own cube (−1 … 1).
    void setLight(const QMatrix4x4& viewProjection);
    /// The table fades into the haze between two distances from its centre.
    void setHaze(const QVector3D& centre, float start, float end);
    void setGhostLegal(bool legal);

  private:
    using Parameter = Qt3DRender::QParameter;
    [[nodiscard]] Parameter* addParameter(Qt3DCore::QNode* parent, const char* name, const QVariant& value);
    [[nodiscard]] Qt3DRender::QMaterial* make(Surface surface, Qt3DCore::QNode* parent) const;

    QList<Parameter*> m_all;  // before the ones that enter it
    Parameter* m_lightMatrix;
    Parameter* m_tableCentre;
    Parameter* m_hazeStart;
    Parameter* m_hazeEnd;
    Parameter* m_ghostTone;
    std::array<Qt3DRender::QMaterial*, surfaceCount> m_materials{};
};

}  // namespace remparts::scene
