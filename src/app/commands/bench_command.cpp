#include "commands/bench_command.h"

#include <cstdio>

#include "bench_city.h"
#include "commands/window_bench.h"
#include "remparts/engine/rules/game.h"
#include "scene_bench.h"

namespace remparts::app {

namespace {

using scene::Figure;

constexpr QSize benchedSize(1280, 800);

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
    print(windowBench(QString::fromStdString(arguments.file), benchedSize, tiles));
    print(scene::meshBench(state));
    const std::optional<std::vector<Figure>> drawing = scene::sceneBench(state, {.size = benchedSize});
    if (!drawing) {
        std::fprintf(stderr,
                     "remparts: there is no OpenGL 3.2 here; the package libgl1-mesa-dri brings it in software.\n");
        return 1;
    }
    print(*drawing);
    return 0;
}

}  // namespace remparts::app
