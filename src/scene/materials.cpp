#include "materials.h"

#include <QLoggingCategory>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>
#include <initializer_list>

#include "floating_shaders.h"
#include "shaders.h"

using namespace Qt3DRender;  // most lines of this file name its classes

namespace remparts::scene {

namespace {

// Keeps a surface from shadowing itself, in depths of the shadow map.
constexpr float shadowBias = 0.0009f;
constexpr float ghostShadowBias = 0.004f;
const QVector3D legalTone(1.07f, 0.015f, 1.08f);
const QVector3D illegalTone(0.5f, 0.02f, 0.3f);

QVector3D toVector(const geometry::Color& c) {
    return {c.r, c.g, c.b};
}

QMatrix4x4 toTexture(float bias) {
    QMatrix4x4 matrix;
    matrix.translate(0.5f, 0.5f, 0.5f - bias);
    matrix.scale(0.5f);
    return matrix;
}

QTechnique* makeTechnique(QMaterial* material) {
    auto* effect = new QEffect(material);
    auto* technique = new QTechnique(effect);
    technique->graphicsApiFilter()->setApi(QGraphicsApiFilter::OpenGL);
    technique->graphicsApiFilter()->setProfile(QGraphicsApiFilter::CoreProfile);
    technique->graphicsApiFilter()->setMajorVersion(3);
    technique->graphicsApiFilter()->setMinorVersion(2);
    effect->addTechnique(technique);
    material->setEffect(effect);
    return technique;
}

struct ShaderPair {
    const char* vertex;
    const char* fragment;
    const char* defines = "";
};

// A pass that the frame graph finds by any of the names.
QRenderPass* addPass(QTechnique* technique, std::initializer_list<const char*> names, const ShaderPair& shaders) {
    auto* pass = new QRenderPass(technique);
    for (const char* name : names) {
        auto* key = new QFilterKey(pass);
        key->setName("pass");
        key->setValue(QString::fromLatin1(name));
        pass->addFilterKey(key);
    }
    auto* program = new QShaderProgram(pass);
    const QByteArray head = QByteArray("#version 150 core\n") + shaders.defines;
    program->setVertexShaderCode(head + shaders.vertex);
    program->setFragmentShaderCode(head + shaders.fragment);
    QObject::connect(program, &QShaderProgram::statusChanged, program, [program](QShaderProgram::Status status) {
        if (status == QShaderProgram::Error)
            qWarning("scene: a shader does not compile: %s", qPrintable(program->log()));
    });
    pass->setShaderProgram(program);
    technique->addRenderPass(pass);
    return pass;
}

// Lays a pass over what is drawn, and keeps alpha right for pictures with a transparent ground.
void blend(QRenderPass* pass) {
    auto* arguments = new QBlendEquationArguments(pass);
    arguments->setSourceRgb(QBlendEquationArguments::SourceAlpha);
    arguments->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
    arguments->setSourceAlpha(QBlendEquationArguments::One);
    arguments->setDestinationAlpha(QBlendEquationArguments::OneMinusSourceAlpha);
    pass->addRenderState(arguments);
    auto* equation = new QBlendEquation(pass);
    equation->setBlendFunction(QBlendEquation::Add);
    pass->addRenderState(equation);
    pass->addRenderState(new QNoDepthMask(pass));
    auto* depth = new QDepthTest(pass);
    depth->setDepthFunction(QDepthTest::LessOrEqual);
    pass->addRenderState(depth);
}

using PassNames = std::initializer_list<const char*>;

void addSolidPasses(QTechnique* technique, PassNames plain, const char* fine, const QByteArray& defines = {}) {
    const QByteArray soft = defines + "#define SOFT_SHADOW\n";
    if (plain.size() > 0)
        addPass(technique, plain, {shaders::solidVertex, shaders::solidFragment, defines.constData()});
    if (fine) addPass(technique, {fine}, {shaders::solidVertex, shaders::solidFragment, soft.constData()});
}

// Parts of the model, with the shadow they throw.
void addModelPasses(QTechnique* technique, PassNames plain) {
    addSolidPasses(technique, plain, passes::fineModel);
    addPass(technique, {passes::shadow}, {shaders::depthVertex, shaders::depthFragment});
}

void addPasses(QTechnique* technique, Surface surface) {
    const PassNames bothGrounds{passes::quickGround, passes::fineGround};
    switch (surface) {
        case Surface::Model:
        case Surface::DistantModel:
            addModelPasses(technique, {passes::movingModel, passes::quickModel});
            break;
        case Surface::NearModel:
            addModelPasses(technique, {passes::quickModel});
            break;
        case Surface::DetailModel:
            addModelPasses(technique, {});
            break;
        case Surface::FarModel:
            addSolidPasses(technique, {passes::movingModel}, nullptr);
            break;
        case Surface::ImaginedModel:
            addSolidPasses(technique, {passes::movingModel, passes::quickModel}, passes::fineModel,
                           "#define IMAGINED\n");
            break;
        case Surface::ImaginedDetail:
            addSolidPasses(technique, {}, passes::fineModel, "#define IMAGINED\n");
            break;
        case Surface::NearTable:
            addSolidPasses(technique, {passes::quickGround}, passes::fineGround);
            break;
        case Surface::FarTable:
            addPass(technique, bothGrounds, {shaders::solidVertex, shaders::farTableFragment, "#define FAR_TABLE\n"});
            break;
        case Surface::Contact:
            blend(addPass(technique, {passes::veil}, {shaders::veilVertex, shaders::veilFragment}));
            break;
        case Surface::Sky:
            addPass(technique, bothGrounds, {shaders::skyVertex, shaders::skyFragment});
            break;
        case Surface::Ghost:
            addPass(technique, {passes::ghost},
                    {shaders::ghostVertex, shaders::ghostFragment, "#define OWN_SHADOW\n"});
            addPass(technique, {passes::ghostShadow}, {shaders::depthVertex, shaders::depthFragment});
            break;
        case Surface::Hopping:
            addPass(technique, {passes::ghost}, {shaders::ghostVertex, shaders::ghostFragment});
            break;
        case Surface::GhostShade:
            blend(addPass(technique, {passes::ghostVeil}, {shaders::veilVertex, shaders::veilFragment}));
            break;
        case Surface::Floating:
            addPass(technique, {passes::floating}, {shaders::floatingVertex, shaders::floatingFragment});
            break;
        case Surface::FloatingShade:
            blend(addPass(technique, {passes::ghostVeil}, {shaders::veilVertex, shaders::floatingVeilFragment}));
            break;
        case Surface::FloatingShadow:
            addPass(technique, {passes::shadow}, {shaders::depthVertex, shaders::depthFragment});
            break;
    }
}

}  // namespace

Materials::Materials(Qt3DCore::QNode* parent, const ShadowMaps& shadowMaps, const geometry::Look& look)
    : m_lightMatrix(addParameter(parent, "lightMatrix", QMatrix4x4())),
      m_ghostLightMatrix(addParameter(parent, "ghostLightMatrix", QMatrix4x4())),
      m_tableCentre(addParameter(parent, "tableCentre", QVector3D())),
      m_hazeStart(addParameter(parent, "hazeStart", 100.f)),
      m_hazeEnd(addParameter(parent, "hazeEnd", 200.f)),
      m_ghostTone(addParameter(parent, "ghostTone", legalTone)),
      m_cityDepth(addParameter(parent, "cityDepth", {})),
      m_depthScale(addParameter(parent, "depthScale", QVector2D(1, 1))),
      m_hazeColor(addParameter(parent, "hazeColor", toVector(look.horizon))),
      m_zenithColor(addParameter(parent, "zenithColor", toVector(look.zenith))) {
    (void)addParameter(parent, "shadowMap", QVariant::fromValue(shadowMaps.city));
    (void)addParameter(parent, "ghostShadowMap", QVariant::fromValue(shadowMaps.ghost));
    for (std::size_t k = 0; k < surfaceCount; ++k) m_materials[k] = make(static_cast<Surface>(k), parent);
}

Materials::Parameter* Materials::addParameter(Qt3DCore::QNode* parent, const char* name, const QVariant& value) {
    auto* parameter = new QParameter(QString::fromLatin1(name), value, parent);
    m_all.append(parameter);
    return parameter;
}

QMaterial* Materials::make(Surface surface, Qt3DCore::QNode* parent) const {
    auto* material = new QMaterial(parent);
    addPasses(makeTechnique(material), surface);
    for (Parameter* parameter : m_all) material->addParameter(parameter);
    return material;
}

void Materials::setLight(const QMatrix4x4& viewProjection) {
    m_lightMatrix->setValue(toTexture(shadowBias) * viewProjection);
}

void Materials::setGhostLight(const QMatrix4x4& viewProjection) {
    m_ghostLightMatrix->setValue(toTexture(ghostShadowBias) * viewProjection);
}

void Materials::setHaze(const QVector3D& centre, float start, float end) {
    m_tableCentre->setValue(centre);
    m_hazeStart->setValue(start);
    m_hazeEnd->setValue(end);
}

void Materials::setGhostLegal(bool legal) {
    m_ghostTone->setValue(legal ? legalTone : illegalTone);
}

void Materials::setCityDepth(QAbstractTexture* depth) {
    m_cityDepth->setValue(QVariant::fromValue(depth));
}

void Materials::setDepthScale(const QVector2D& scale) {
    m_depthScale->setValue(scale);
}

void Materials::setLook(const geometry::Look& look) {
    m_hazeColor->setValue(toVector(look.horizon));
    m_zenithColor->setValue(toVector(look.zenith));
}

PartMaterials Materials::ofParts() const {
    return {{of(Surface::Model), of(Surface::NearModel), of(Surface::DetailModel), of(Surface::FarModel)},
            of(Surface::DistantModel)};
}

PartMaterials Materials::ofImaginedParts() const {
    return {{of(Surface::ImaginedModel), of(Surface::ImaginedModel), of(Surface::ImaginedDetail), nullptr}, nullptr};
}

}  // namespace remparts::scene
