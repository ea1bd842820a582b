// The mesh of one tile of The City, over all designs and ways round: what laying a tile costs the scene.
#include <benchmark/benchmark.h>

#include <filesystem>

#include "remparts/geometry/city_plan.h"
#include "remparts/io/tile_set_file.h"

namespace {

using namespace remparts;

void buildTile(benchmark::State& run, geometry::Purpose purpose) {
    const auto set = io::readTileSet(std::filesystem::path(REMPARTS_SOURCE_DIR) / "assets/tiles/city.json");
    std::size_t next = 0;
    for (auto _ : run) {
        const auto design = static_cast<engine::TileIndex>(next % set->size());
        const auto turn = static_cast<engine::Orientation>(next / set->size() % 4);
        const geometry::PartKey key = geometry::planTile(design, {static_cast<int>(next % 13), 2}, turn).key;
        benchmark::DoNotOptimize(geometry::buildPart(key, *set, purpose));
        ++next;
    }
}
BENCHMARK_CAPTURE(buildTile, picture, geometry::Purpose::Picture);
BENCHMARK_CAPTURE(buildTile, print, geometry::Purpose::Print);

}  // namespace
