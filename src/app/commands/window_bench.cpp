#include "commands/window_bench.h"

#include <unistd.h>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <ctime>
#include <fstream>
#include <string>

#include "city_view.h"
#include "main_window.h"
#include "session.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

using scene::Figure;

constexpr int idleMilliseconds = 5000;
constexpr std::size_t clicks = 7;

class PaintWatch : public QObject {
  public:
    bool seen = false;
    explicit PaintWatch(QObject& painted) { painted.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        seen = seen || event->type() == QEvent::Paint;
        return false;
    }
};

double seconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

// Since the process began, to a hundredth; 0 where the system does not tell.
double secondsOfProcess() {
    std::ifstream stat("/proc/self/stat");
    const std::string text{std::istreambuf_iterator<char>(stat), {}};
    std::size_t at = text.rfind(')');
    constexpr int fieldsToStart = 20;
    for (int field = 0; field < fieldsToStart && at != std::string::npos; ++field) at = text.find(' ', at + 1);
    if (at == std::string::npos) return 0;
    return seconds(CLOCK_BOOTTIME) - std::stod(text.substr(at)) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

// A line of /proc/self/status, in megabytes; 0 where there is none.
double megabytes(const std::string& name) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(name + ':')) return std::stod(line.substr(name.size() + 1)) * 1024 / 1e6;
    return 0;
}

template <class Condition>
void waitUntil(Condition condition) {
    constexpr int longest = 60000;
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < longest) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

Figure idleFigure() {
    QElapsedTimer idle;
    idle.start();
    const double before = seconds(CLOCK_PROCESS_CPUTIME_ID);
    QEventLoop loop;
    QTimer::singleShot(idleMilliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    const double used = seconds(CLOCK_PROCESS_CPUTIME_ID) - before;
    return {.what = QStringLiteral("nothing happening: share of a core"),
            .value = used * 1e5 / static_cast<double>(idle.elapsed()),
            .unit = QStringLiteral("%")};
}

std::vector<std::size_t> lastTileSteps(const engine::Game& game) {
    std::vector<std::size_t> indices;
    for (std::size_t k = game.steps().size(); k-- > 0 && indices.size() < clicks;)
        if (std::holds_alternative<engine::PlaceTile>(game.steps()[k].action)) indices.push_back(k);
    return indices;
}

// All that follows a click on a place for a tile: rules, models, panel, autosave, pictures.
std::vector<Figure> clickFigures(MainWindow& window, scene::CityView& view) {
    model::Session& session = window.session();
    window.table().setMotion(false);
    std::vector<double> first;
    std::vector<double> settled;
    for (const std::size_t step : lastTileSteps(session.game())) {
        session.goTo(step);
        QApplication::processEvents();
        waitUntil([&] { return view.isSettled(); });
        PaintWatch paint(view);
        QElapsedTimer timer;
        timer.start();
        session.replayStep();
        waitUntil([&] { return paint.seen; });
        first.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        waitUntil([&] { return view.isSettled(); });
        settled.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return {
        {.what = QStringLiteral("a tile laid by a click, motion off: to the first picture"), .value = median(first)},
        {.what = QStringLiteral("to the picture of rest, its wait included"), .value = median(settled)}};
}

// The user's settings, recent games and kept games neither count nor change.
class FolderOfItsOwn {
  public:
    FolderOfItsOwn() {
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(name, m_folder.path().toUtf8());
    }

  private:
    QTemporaryDir m_folder;
};

}  // namespace

std::vector<Figure> windowBench(const QString& file, QSize size, const io::TileSetSource& tiles) {
    const FolderOfItsOwn folder;
    MainWindow window(tiles);
    window.resize(size);
    window.show();
    window.openFile(file);
    scene::CityView& view = window.table().city();
    PaintWatch paint(view);
    waitUntil([&] { return paint.seen; });
    std::vector<Figure> figures;
    figures.push_back({.what = QStringLiteral("start of the program to the first picture of a saved game"),
                       .value = secondsOfProcess() * 1e3,
                       .processor = seconds(CLOCK_PROCESS_CPUTIME_ID) * 1e3});
    waitUntil([&] { return view.isSettled(); });
    figures.push_back(idleFigure());
    figures.push_back({QStringLiteral("memory of the window, resident"), megabytes("VmRSS"), QStringLiteral("MB")});
    for (Figure& figure : clickFigures(window, view)) figures.push_back(std::move(figure));
    figures.push_back({QStringLiteral("memory after the clicks"), megabytes("VmRSS"), QStringLiteral("MB")});
    return figures;
}

}  // namespace remparts::app
