#include "render_command.h"

#include <QDateTime>
#include <QFileInfo>
#include <QPainter>
#include <cstdio>

#include "ended_game.h"
#include "picture_file.h"
#include "scene_bench.h"

namespace remparts::app {

namespace {

int fail(const QString& sentence) {
    std::fprintf(stderr, "remparts: %s\n", qUtf8Printable(sentence));
    return 1;
}

int failWithoutOpenGl() {
    return fail(QStringLiteral("there is no OpenGL 3.2 here; the package libgl1-mesa-dri brings it in software."));
}

}  // namespace

int renderPicture(const Arguments& arguments, const io::TileSetSource& tiles) {
    const engine::Game game = io::playRecord(io::readRecord(arguments.file, tiles));
    scene::PictureRequest request;
    request.size = arguments.size;
    request.view = arguments.view;
    request.time = arguments.time;
    request.imaginedWall = imaginedWall(game);
    const QDate saved = QFileInfo(QString::fromStdString(arguments.file)).lastModified().date();
    const panel::PictureCaption caption = captionOf(game, saved);
    if (arguments.caption) request.covered = panel::captionHeight(caption, request.size);
    std::optional<QImage> picture = scene::cityPicture(game.state(), request);
    if (!picture) return failWithoutOpenGl();
    if (arguments.caption) {
        QPainter painter(&*picture);
        panel::drawCaption(painter, caption, picture->size());
    }
    const std::optional<QString> fault = writePicture(*picture, QString::fromStdString(arguments.renderTo));
    return fault ? fail(*fault) : 0;
}

int drawContactSheet(const Arguments& arguments, const io::TileSetSource& tiles) {
    const SheetArguments& wanted = arguments.contactSheet;
    const std::optional<QImage> sheet = scene::contactSheet(tiles(wanted.game), wanted.options);
    if (!sheet) return failWithoutOpenGl();
    const std::optional<QString> fault = writePicture(*sheet, QString::fromStdString(wanted.target));
    return fault ? fail(*fault) : 0;
}

int benchScene(const Arguments& arguments, const io::TileSetSource& tiles) {
    constexpr int orbitFrames = 60;
    const engine::Game game = io::playRecord(io::readRecord(arguments.file, tiles));
    const std::optional<scene::SceneTimes> times = scene::sceneBench(game.state(), QSize(1280, 800), orbitFrames);
    if (!times) return failWithoutOpenGl();
    const std::pair<const char*, double> rows[] = {{"from nothing to the first picture", times->firstPicture},
                                                   {"one picture while orbiting", times->orbitFrame},
                                                   {"the picture of rest", times->settledPicture},
                                                   {"a follower placed", times->changedPicture},
                                                   {"the tile in hand moved", times->ghostPicture},
                                                   {"a figure on its way", times->hopPicture}};
    for (const auto& [what, milliseconds] : rows) std::printf("%-36s%8.1f ms\n", what, milliseconds);
    return 0;
}

}  // namespace remparts::app
