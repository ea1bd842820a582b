#include "lessons/lesson_stage.h"

#include "camera_control.h"
#include "city_overlay.h"
#include "language/spoken.h"
#include "lessons/action_place.h"
#include "lessons/step_view.h"
#include "refusals.h"
#include "table/table_page.h"
#include "table_geometry.h"

namespace remparts::app {

namespace {

// At normal speed, in milliseconds.
constexpr int beforeFirst = 700;  // one reads what it is about
constexpr int between = 450;

/// The corners of cells, a tile farther out, so that one sees where they lie.
std::vector<model::TablePoint> around(const std::vector<engine::Position>& cells) {
    return model::placesOf({std::nullopt, cells, {}});
}

}  // namespace

LessonStage::LessonStage(LessonRun& run, TablePage& table, QObject* parent)
    : QObject(parent), m_run(run), m_table(table) {
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &LessonStage::playNext);
    connect(&run, &LessonRun::stepChanged, this, &LessonStage::onStepChanged);
    connect(&run, &LessonRun::changed, this, &LessonStage::goOn);
    connect(&table.tableShow(), &model::TableShow::started, this, &LessonStage::light);
    connect(&table.tableShow(), &model::TableShow::finished, this, &LessonStage::goOn);
    connect(&model::languageNews(), &model::LanguageNews::changed, this, [this] {
        if (m_isSettled && m_run.hasLesson()) showAttempt();
    });
}

bool LessonStage::isPlaying() const {
    return !m_isSettled || m_table.tableShow().isPlaying();
}

int LessonStage::pause(int milliseconds) const {
    return static_cast<int>(milliseconds / m_table.tableShow().speed());
}

void LessonStage::onStepChanged() {
    m_pause.stop();
    m_table.overlay().dismiss();
    m_table.tableShow().finish();
    const bool isNextOne = m_script == &m_run.script() && m_run.step() == m_step + 1;
    const bool isNewScene = m_run.lessonStep().record || m_script != &m_run.script();
    m_script = &m_run.script();
    m_step = m_run.step();
    m_isSettled = false;
    m_isResting = !m_table.isVisible();
    light();
    const bool stays = isNextOne && !isNewScene && m_run.lessonStep().camera.sight == lesson::Sight::Keep;
    if (!stays) showCamera(cameraOf(m_run.script().lesson(), m_step));
    if (!m_isResting && m_run.hasActionsLeft() && m_table.tableShow().speed() > 0)
        m_pause.start(pause(beforeFirst));
    else
        goOn();
}

void LessonStage::showCamera(const lesson::Camera& camera) {
    scene::CityView& city = m_table.city();
    if (camera.sight != lesson::Sight::Map) city.setTopView(false);
    switch (camera.sight) {
        case lesson::Sight::Keep:
            return;
        case lesson::Sight::All:
            return city.frameAll();
        case lesson::Sight::Map:
            city.setTopView(true);
            return city.frameAll();
        case lesson::Sight::Overview:
            return city.camera().showPreset(model::CameraPreset::Overview);
        case lesson::Sight::North:
            return city.camera().showPreset(model::CameraPreset::North);
        case lesson::Sight::East:
            return city.camera().showPreset(model::CameraPreset::East);
        case lesson::Sight::South:
            return city.camera().showPreset(model::CameraPreset::South);
        case lesson::Sight::West:
            return city.camera().showPreset(model::CameraPreset::West);
        case lesson::Sight::Cells:
            return city.frame(around(camera.cells));
    }
}

void LessonStage::bringIntoSight(const engine::Action& action) {
    const auto place = placeOf(m_table.tableShow().shownState(), action);
    if (!place) return;
    constexpr int edge = 40;  // pixels: half a figure at the rim is not seen
    const auto pixel = m_table.city().project(*place);
    const QRect inSight = m_table.city().rect().adjusted(edge, edge, -edge, -edge);
    if (!pixel || !inSight.contains(pixel->toPoint())) m_table.city().frameAll();
}

// Whatever happened: the next action, or all has been shown.
void LessonStage::goOn() {
    if (!m_run.hasLesson() || m_isStepping || m_isResting) return;
    if (m_table.tableShow().isPlaying() || m_pause.isActive()) {
        if (!m_run.hasActionsLeft()) m_pause.stop();
        if (m_table.tableShow().isPlaying() || m_pause.isActive()) return;
    }
    light();
    if (m_isSettled) return;
    if (!m_run.hasActionsLeft()) return settle();
    if (m_table.tableShow().speed() > 0)
        m_pause.start(pause(between));
    else
        playNext();
}

void LessonStage::playNext() {
    m_isStepping = true;
    do {
        if (const engine::Action* action = m_run.nextAction()) bringIntoSight(*action);
        m_run.playNext();
    } while (m_run.hasActionsLeft() && m_table.tableShow().speed() == 0);
    m_isStepping = false;
    goOn();
}

void LessonStage::finish() {
    m_pause.stop();
    m_isStepping = true;
    m_table.tableShow().finish();
    m_run.playAll();
    m_isStepping = false;
    goOn();
}

void LessonStage::rest() {
    m_isResting = true;
    m_pause.stop();
    m_table.tableShow().finish();
    m_table.overlay().dismiss();
}

void LessonStage::resume() {
    m_isResting = false;
    goOn();
}

void LessonStage::settle() {
    m_isSettled = true;
    light();
    showAttempt();
    emit settled();
}

void LessonStage::light() {
    const bool isCalm = m_run.hasLesson() && !m_table.tableShow().isPlaying();
    m_table.overlay().setSpotlight(isCalm ? m_run.light() : model::Spotlight());
}

void LessonStage::showAttempt() {
    const std::optional<lesson::Attempt>& attempt = m_run.lessonStep().attempt;
    if (!attempt || !m_run.span().refusal) return;
    const engine::GameState& state = m_table.session().state();
    const auto place = placeOf(state, attempt->action);
    bringIntoSight(attempt->action);
    if (const auto* tile = std::get_if<engine::PlaceTile>(&attempt->action); tile && state.stacks.inHand)
        m_table.city().showGhost(state, model::Ghost{*state.stacks.inHand, tile->position, tile->orientation, false});
    m_table.overlay().keepRefusal(model::refusalOf(*m_run.span().refusal, place.value_or(model::TablePoint())));
}

}  // namespace remparts::app
