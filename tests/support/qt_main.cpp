// main() of the tests that need Qt. Without a display they run on Qt's offscreen platform, which has no OpenGL.
#include <QApplication>

#include "language/language.h"
#include "support/catch_session.h"
#ifdef REMPARTS_TESTS_DRAW
#include "city_picture.h"
#endif

namespace {

bool hasDisplay() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

}  // namespace

int main(int argc, char** argv) {
    if (!hasDisplay() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
#ifdef REMPARTS_TESTS_DRAW
    remparts::scene::prepareRendering();
#endif
    qputenv("LC_ALL", "C.UTF-8");  // the system's language is English, whatever this machine speaks
    // Catch2 reads the whole command line; Qt gets the program's name alone.
    int qtArgumentCount = 1;
    const QApplication application(qtArgumentCount, argv);
    remparts::model::useLanguage(QStringLiteral("en"));
    return remparts::tests::runTests(argc, argv);
}
