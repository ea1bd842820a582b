// main() of the tests that need texts but no window: English, as the plural forms are a translation too.
#include <QCoreApplication>

#include "language/language.h"
#include "support/catch_session.h"

int main(int argc, char** argv) {
    int qtArgumentCount = 1;  // Catch2 reads the whole command line
    const QCoreApplication application(qtArgumentCount, argv);
    remparts::model::useLanguage(QStringLiteral("en"));
    return remparts::tests::runTests(argc, argv);
}
