#include "commands/export_command.h"

#include "export/export_scene.h"
#include "remparts/exporter/export_city.h"

namespace remparts::app {

int exportCommand(const Arguments& arguments, const io::TileSetSource& tiles) {
    const engine::Game game = io::playRecord(io::readRecord(arguments.file, tiles));
    const exporter::Format format = exporter::formatOf(arguments.exportTo).value_or(exporter::Format::Gltf);
    const exporter::ExportOptions options{.format = format,
                                          .tileWidth = arguments.tileWidth.value_or(exporter::usualTileWidth(format)),
                                          .withTable = arguments.withTable,
                                          .tileFiles = arguments.tileFiles};
    exporter::exportCity(exportScene(game), *game.setup().tiles, arguments.exportTo, options);
    return 0;
}

}  // namespace remparts::app
