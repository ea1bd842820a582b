#include "scene_bench.h"

#include <QElapsedTimer>
#include <algorithm>
#include <ctime>

#include "bench_city.h"
#include "city_stage.h"
#include "part_mesh.h"
#include "rendering_setup.h"
#include "table_scale.h"

namespace remparts::scene {

namespace {

constexpr double degreesPerFrame = 1.5;

struct Sample {
    double wall = 0;
    double processor = 0;
};

double processorMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <class Work>
Sample measure(Work work) {
    QElapsedTimer timer;
    timer.start();
    const double before = processorMilliseconds();
    work();
    return {static_cast<double>(timer.nsecsElapsed()) / 1e6, processorMilliseconds() - before};
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

template <class Work>
Figure medianOf(const char* what, int times, Work work) {
    std::vector<double> wall;
    std::vector<double> processor;
    for (int k = 0; k < std::max(times, 1); ++k) {
        const Sample sample = measure([&] { work(k); });
        wall.push_back(sample.wall);
        processor.push_back(sample.processor);
    }
    return {.what = QString::fromLatin1(what), .value = median(wall), .processor = median(processor)};
}

template <class Work>
Figure once(const char* what, Work work) {
    return medianOf(what, 1, [&](int) { work(); });
}

// A stage before which a camera turns.
class Bench {
  public:
    Bench(const BenchTask& task, const CityExtent& extent) : m_task(task) {
        m_rig.setViewport(QSizeF(task.size));
        m_rig.setExtent(extent);
        m_rig.frameAll();
        m_stage.resize(task.size);
        m_stage.moveCamera(m_rig.pose());
    }

    CityStage& stage() { return m_stage; }
    void turn() {
        m_rig.orbit(degreesPerFrame, 0);
        m_stage.moveCamera(m_rig.pose());
    }
    Figure orbit(const char* what) {
        return medianOf(what, m_task.frames, [&](int) {
            turn();
            m_stage.refresh(Quality::Quick);
        });
    }
    Figure settle(const char* what) {
        return medianOf(what, 5, [&](int) {
            turn();
            m_stage.refresh(Quality::Fine);
        });
    }

  private:
    BenchTask m_task;
    CameraRig m_rig;
    CityStage m_stage;
};

geometry::CityPlan withoutLastTile(geometry::CityPlan plan) {
    const auto last = std::find_if(plan.parts.rbegin(), plan.parts.rend(),
                                   [](const auto& part) { return part.key.kind == geometry::PartKind::Tile; });
    if (last != plan.parts.rend()) plan.parts.erase(std::next(last).base());
    return plan;
}

model::Ghost ghostAt(int x) {
    return {0, {x, 0}, engine::Orientation::Upright, true};
}

// The parts of rest one by one: how long the window does not answer.
Figure longestStrip(Bench& bench) {
    double longest = 0;
    bench.turn();
    for (bool fine = false; !fine;) longest = std::max(longest, measure([&] { fine = bench.stage().refine(); }).wall);
    return {.what = QStringLiteral("the longest strip of the picture of rest"), .value = longest};
}

void addChange(std::vector<Figure>& figures, Bench& bench, const geometry::CityPlan& plan,
               const CityStage::TileSetPointer& tiles) {
    CityStage& stage = bench.stage();
    stage.showPosition(withoutLastTile(plan), tiles);
    stage.refresh(Quality::Fine);
    figures.push_back(once("a tile laid: the first picture with it", [&] {
        stage.showPosition(plan, tiles);
        stage.refresh(Quality::Quick);
    }));
    figures.push_back(
        once("a tile laid: then its shadow and the picture of rest", [&] { stage.refresh(Quality::Fine); }));
    stage.showGhost(ghostAt(0), tiles);
    stage.refresh(Quality::Fine);
    figures.push_back(medianOf("the tile in hand moved to another cell", 5, [&](int k) {
        stage.showGhost(ghostAt(k + 1), tiles);
        stage.refresh(Quality::Quick);
    }));
    stage.showGhost(std::nullopt, tiles);
    figures.push_back(medianOf("a figure on its way, one picture", 15, [&](int k) {
        stage.showHop(Hop{engine::PlayerColor::Red, {0.01 * k, 0}, 0.2});
        stage.refresh(Quality::Quick);
    }));
    stage.showHop(std::nullopt);
    stage.refresh(Quality::Fine);
}

void addLarge(std::vector<Figure>& figures, const BenchTask& task, const CityStage::TileSetPointer& tiles) {
    const geometry::CityPlan plan = largeCity(*tiles, task.largeTiles);
    std::vector<QVector3D> corners;
    for (const geometry::PlannedPart& part : plan.parts)
        corners.emplace_back(part.position.x, part.position.y, part.position.z);
    Bench bench(task, {corners, -plan.radius, plan.radius, -plan.radius, plan.radius});
    CityStage& stage = bench.stage();
    double longest = 0;
    const auto step = [&](auto work) { longest = std::max(longest, measure(work).wall); };
    QElapsedTimer timer;
    timer.start();
    stage.showPosition(plan, tiles);
    step([&] { stage.refresh(Quality::Quick); });
    while (stage.isWorking())
        step([&] {
            if (stage.advance()) stage.refresh(Quality::Quick);
        });
    figures.push_back({.what = QStringLiteral("%1 tiles: all there").arg(task.largeTiles),
                       .value = static_cast<double>(timer.elapsed())});
    figures.push_back({.what = QStringLiteral("the longest step meanwhile"), .value = longest});
    figures.push_back(bench.orbit("one picture while orbiting it"));
    figures.push_back(bench.settle("its picture of rest"));
}

}  // namespace

std::optional<std::vector<Figure>> sceneBench(const engine::GameState& state, const BenchTask& task) {
    if (!hasOpenGl()) return std::nullopt;
    const auto& tiles = state.setup->tiles;
    const geometry::CityPlan plan = planTable(state);
    std::vector<Figure> figures;
    {
        Bench bench(task, playingExtent(state));
        CityStage& stage = bench.stage();
        figures.push_back(once("from nothing to the first picture", [&] {
            stage.showPosition(plan, tiles);
            stage.refresh(Quality::Quick);
        }));
        stage.refresh(Quality::Fine);
        figures.push_back(bench.orbit("one picture while orbiting"));
        figures.push_back(medianOf("the near level at full size", 15, [&](int) {
            bench.turn();
            stage.refreshNear();
        }));
        figures.push_back(bench.settle("the picture of rest"));
        figures.push_back(longestStrip(bench));
        addChange(figures, bench, plan, tiles);
    }
    if (task.largeTiles > 0) addLarge(figures, task, tiles);
    return figures;
}

std::vector<Figure> meshBench(const engine::GameState& state) {
    std::vector<double> times;
    const geometry::Look look = geometry::lookFor(geometry::TimeOfDay::GoldenHour);
    for (const geometry::PlannedPart& part : planTable(state).parts)
        if (part.key.kind == geometry::PartKind::Tile)
            times.push_back(measure([&] { (void)makePart(part, *state.setup->tiles, look, {}); }).processor);
    if (times.empty()) return {};
    return {{.what = QStringLiteral("the mesh of one tile, light included: median"), .value = median(times)},
            {.what = QStringLiteral("the slowest tile"), .value = *std::max_element(times.begin(), times.end())}};
}

}  // namespace remparts::scene
