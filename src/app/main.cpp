#include <QApplication>
#include <QSettings>
#include <cstdio>
#include <exception>

#include "commands/arguments.h"
#include "commands/bench_command.h"
#include "commands/export_command.h"
#include "commands/render_command.h"
#include "commands/virtual_display.h"
#include "language/language.h"
#include "large_pages.h"
#include "lessons/lesson_desk.h"
#include "main_window.h"
#include "preferences/stored_preferences.h"
#include "remparts/io/error.h"
#include "remparts/io/resources.h"

namespace {

using namespace remparts;

int fail(const std::string& sentence, int status = 1) {
    std::fprintf(stderr, "remparts: %s\n", sentence.c_str());
    return status;
}

int runWindow(const app::Arguments& arguments, const io::TileSetSource& tiles) {
    // A faulty lesson is told before a window opens.
    const app::LessonShelf::ScriptPointer lesson =
        arguments.lesson.empty() ? nullptr : app::LessonShelf(tiles).open(arguments.lesson);
    app::MainWindow window(tiles);
    arguments.attract ? window.showFullScreen() : window.show();
    if (arguments.attract) window.showAttract();
    if (lesson) window.lessons().begin(lesson, 0);
    if (!arguments.file.empty()) window.openFile(QString::fromStdString(arguments.file));
    return QApplication::exec();
}

// Nothing when the display that the environment names does not answer.
std::optional<int> run(int argc, char** argv, const app::Arguments& arguments) {
    app::askForLargePages();
    scene::prepareRendering();
    const bool choosesPlatform = qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
    if (choosesPlatform) qputenv("QT_QPA_PLATFORM", "xcb;wayland;offscreen");
    const QApplication application(argc, argv);
    if (choosesPlatform && QGuiApplication::platformName() == QStringLiteral("offscreen")) return std::nullopt;
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setOrganizationName(QStringLiteral("Remparts"));
    QApplication::setApplicationName(QStringLiteral("Remparts"));
    QApplication::setApplicationVersion(QStringLiteral(REMPARTS_VERSION));

    model::useLanguage(app::languageCode(app::readPreferences(QSettings()).language));
    const io::TileSetSource tiles = io::makeTileSetSource(io::programFolder(argv[0]), arguments.tiles);
    if (!arguments.renderTo.empty()) return app::renderPicture(arguments, tiles);
    if (!arguments.contactSheet.target.empty()) return app::drawContactSheet(arguments, tiles);
    if (arguments.benchScene) return app::benchScene(arguments, tiles);
    for (const engine::GameKind game : {engine::GameKind::City, engine::GameKind::Kids})
        (void)tiles(game);  // a faulty set is told before a window opens
    return runWindow(arguments, tiles);
}

int runWithoutDisplay(int argc, char** argv, const app::Arguments& arguments) {
    if (arguments.renderTo.empty() && arguments.contactSheet.target.empty() && !arguments.benchScene)
        return fail("there is no display here; --render draws a saved game without one.");
    if (const std::optional<int> status = app::runUnderVirtualDisplay(argc, argv)) return *status;
    return fail("there is no display here, and Xvfb, which would stand in for one, did not start.");
}

}  // namespace

int main(int argc, char** argv) {
    const std::variant<app::Arguments, int> read = app::readArguments(argc, argv);
    if (const int* status = std::get_if<int>(&read)) return *status;
    const auto& arguments = std::get<app::Arguments>(read);
    try {
        if (!arguments.exportTo.empty())
            return app::exportCommand(arguments, io::makeTileSetSource(io::programFolder(argv[0]), arguments.tiles));
        if (app::hasDisplay())
            if (const std::optional<int> status = run(argc, argv, arguments)) return *status;
        return runWithoutDisplay(argc, argv, arguments);
    } catch (const io::RecordError& error) {
        return fail(error.what(), 2);
    } catch (const lesson::LessonError& error) {
        return fail(error.what(), 2);
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}
