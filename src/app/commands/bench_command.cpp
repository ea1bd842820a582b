#include "commands/bench_command.h"

#include <unistd.h>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>

#include "bench_city.h"
#include "city_view.h"
#include "main_window.h"
#include "remparts/engine/rules/game.h"
#include "scene_bench.h"

namespace remparts::app {

namespace {

using scene::Figure;

constexpr QSize windowSize(1280, 800);
constexpr int idleMilliseconds = 5000;

class FirstPaint : public QObject {
  public:
    bool seen = false;
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

// What only a whole window tells.
std::vector<Figure> windowFigures(const Arguments& arguments, const io::TileSetSource& tiles) {
    MainWindow window(tiles);
    window.resize(windowSize);
    window.show();
    window.openFile(QString::fromStdString(arguments.file));
    auto* view = window.findChild<scene::CityView*>();
    if (!view) return {};
    FirstPaint paint;
    view->installEventFilter(&paint);
    waitUntil([&] { return paint.seen; });
    std::vector<Figure> figures;
    figures.push_back({.what = QStringLiteral("start of the program to the first picture of a saved game"),
                       .value = secondsOfProcess() * 1e3,
                       .processor = seconds(CLOCK_PROCESS_CPUTIME_ID) * 1e3});
    waitUntil([&] { return view->isSettled(); });
    QElapsedTimer idle;
    idle.start();
    const double before = seconds(CLOCK_PROCESS_CPUTIME_ID);
    QEventLoop loop;
    QTimer::singleShot(idleMilliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    const double used = seconds(CLOCK_PROCESS_CPUTIME_ID) - before;
    figures.push_back({.what = QStringLiteral("nothing happening: share of a core"),
                       .value = used * 1e5 / static_cast<double>(idle.elapsed()),
                       .unit = QStringLiteral("%")});
    figures.push_back({QStringLiteral("memory of the window, resident"), megabytes("VmRSS"), QStringLiteral("MB")});
    figures.push_back({QStringLiteral("at most so far"), megabytes("VmHWM"), QStringLiteral("MB")});
    return figures;
}

void print(const std::vector<Figure>& figures) {
    for (const Figure& figure : figures) {
        std::printf("%-64s%9.1f %-2s", qPrintable(figure.what), figure.value, qPrintable(figure.unit));
        if (figure.processor) std::printf("  (%.1f ms on all cores)", *figure.processor);
        std::printf("\n");
    }
    std::fflush(stdout);
}

}  // namespace

int benchScene(const Arguments& arguments, const io::TileSetSource& tiles) {
    const engine::Game game = io::playRecord(io::readRecord(arguments.file, tiles));
    const engine::GameState state = arguments.dress ? scene::dressed(game.state()) : game.state();
    print(windowFigures(arguments, tiles));
    print(scene::meshBench(state));
    const std::optional<std::vector<Figure>> drawing = scene::sceneBench(state, {.size = windowSize});
    if (!drawing) {
        std::fprintf(stderr,
                     "remparts: there is no OpenGL 3.2 here; the package libgl1-mesa-dri brings it in software.\n");
        return 1;
    }
    print(*drawing);
    return 0;
}

}  // namespace remparts::app
