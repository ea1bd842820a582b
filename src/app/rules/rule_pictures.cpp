#include "rules/rule_pictures.h"

#include <QCryptographicHash>
#include <QFile>
#include <QPainter>

#include "city_map.h"
#include "lessons/step_view.h"
#include "overlay/city_painters.h"
#include "picture_cameras.h"

namespace remparts::app {

namespace {

constexpr QSize pictureSize(432, 270);
constexpr int memoryKilobytes = 20 * 1024;
constexpr double softly = 0.7;  // the light: what is lit is small and must be seen, too

// Of a table without a tile there is nothing to be seen: then what the scene comes to.
engine::GameState positionOf(const RuleScene& scene) {
    const lesson::StepSpan& span = scene.script->spans()[scene.step];
    const engine::Game& game = scene.script->scenes()[span.scene];
    engine::GameState state = game.stateAt(span.played);
    return state.board.isEmpty() ? game.stateAt(game.steps().size()) : state;
}

std::vector<model::TablePoint> cornersOf(const std::vector<engine::Position>& cells) {
    constexpr double reach = 0.95;  // from the middle of a tile
    std::vector<model::TablePoint> corners;
    for (const engine::Position cell : cells)
        for (const double x : {-reach, reach})
            for (const double y : {-reach, reach}) corners.push_back({cell.x + x, cell.y + y});
    return corners;
}

// The picture is small: what the step is about fills it, without the free places around it that a lesson leaves.
std::vector<engine::Position> subjectOf(const lesson::Camera& camera, const model::Spotlight& light,
                                        const engine::Board& board) {
    std::vector<engine::Position> cells = light.cells;
    for (const engine::Position cell : camera.cells)
        if (board.indexAt(cell) >= 0) cells.push_back(cell);
    for (const engine::BoardEdge& edge : light.edges) cells.push_back(edge.tile);
    return cells;
}

scene::CameraPose poseFor(const RuleScene& scene, const engine::GameState& state, const model::Spotlight& light) {
    const lesson::Camera& camera = cameraOf(scene.script->lesson(), scene.step);
    std::vector<engine::Position> subject = subjectOf(camera, light, state.board);
    if (subject.empty())
        for (const engine::PlacedTile& tile : state.board.tiles()) subject.push_back(tile.position);
    if (subject.empty()) return scene::overviewCamera(state, pictureSize);
    return scene::framingCamera(state, pictureSize, cornersOf(subject));
}

void paintLight(QImage& image, const engine::GameState& state, const scene::CameraPose& pose,
                const model::Spotlight& light) {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const panel::Projection projection{
        [&pose](model::TablePoint at, double height) { return scene::pixelIn(pose, pictureSize, at, height); }};
    panel::OverlayCanvas canvas{painter, projection, QRectF(image.rect()), {}};
    painter.setOpacity(softly);
    panel::paintSpotlight(canvas, state, light);
}

std::optional<PictureJob> jobFor(const RuleScene& scene) {
    const engine::GameState state = positionOf(scene);
    const model::Spotlight light = lightOf(*scene.script, scene.step, state);
    const scene::CameraPose pose = poseFor(scene, state, light);
    PictureJob job{state, {}, panel::cityMap(state, pictureSize), {}};
    job.request.size = pictureSize;
    job.request.camera = pose;
    if (!light.isEmpty())
        job.complete = [state, pose, light](QImage& image) { paintLight(image, state, pose, light); };
    return job;
}

}  // namespace

RulePictures::RulePictures(QObject* parent) : QObject(parent), m_queue(QStringLiteral("rules"), memoryKilobytes) {
    connect(&m_queue, &PictureQueue::changed, this, &RulePictures::changed);
}

// What a picture depends on: all that the lesson's file says.
QByteArray RulePictures::keyOf(const RuleScene& scene) {
    const std::string& name = scene.script->lesson().file;
    QByteArray& content = m_files[name];
    if (content.isEmpty()) {
        QFile file(QStringLiteral(":/lessons/%1").arg(QString::fromStdString(name)));
        if (file.open(QIODevice::ReadOnly))
            content = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha1).toHex();
    }
    return content + '-' + QByteArray::number(static_cast<qulonglong>(scene.step));
}

QImage RulePictures::find(const RuleScene& scene) {
    return m_queue.find(keyOf(scene), [scene] { return jobFor(scene); });
}

}  // namespace remparts::app
