#include "commands/render_command.h"

#include <QDateTime>
#include <QFileInfo>
#include <QPainter>
#include <cstdio>

#include "ended_game.h"
#include "pictures/picture_file.h"

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

}  // namespace remparts::app
