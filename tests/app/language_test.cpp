// The window in every language of the program.
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>
#include <map>

#include "announcer.h"
#include "app/window_states.h"
#include "language/language.h"
#include "look/text.h"
#include "support/catch.h"

using namespace remparts;
using tests::WindowFixture;
using tests::WindowState;

namespace {

/// English again for the tests that follow.
struct Speaking {
    explicit Speaking(const QString& code) { model::useLanguage(code); }
    ~Speaking() { model::useLanguage(QStringLiteral("en")); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

void addWords(QStringList& words, const QStringList& more) {
    for (const QString& each : more)
        if (!each.isEmpty()) words << each;
}

/// The window and the dialogs over it.
std::vector<QPixmap> picturesOf() {
    std::vector<QPixmap> pictures;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible()) pictures.push_back(window->grab());
    return pictures;
}

/// All texts of the window that somebody may read or hear now: of its widgets and actions, and what is painted.
QStringList wordsOf(WindowFixture& game) {
    QApplication::processEvents();
    QStringList words{game.window().windowTitle()};
    const panel::CutTextWatch watch;
    for (const QWidget* widget : game.window().findChildren<QWidget*>()) {
        const bool isSaidOnce = qobject_cast<const panel::Announcer*>(widget) != nullptr;
        if (!widget->isVisible() || isSaidOnce) continue;
        addWords(words, {widget->accessibleName(), widget->toolTip(), widget->property("text").toString(),
                         widget->property("placeholderText").toString()});
    }
    for (const QAction* action : game.window().findChildren<QAction*>()) addWords(words, {action->text()});
    for (const QMenu* menu : game.window().findChildren<QMenu*>()) addWords(words, {menu->title()});
    (void)picturesOf();
    addWords(words, watch.drawn());
    return words;
}

QStringList sorted(QStringList words) {
    words.sort();
    words.removeDuplicates();
    return words;
}

/// Widgets that hold more lines at their width than they have room for.
QStringList crowded() {
    QStringList found;
    for (const QWidget* widget : QApplication::allWidgets()) {
        const bool isLow = widget->hasHeightForWidth() && widget->height() < widget->heightForWidth(widget->width());
        if (isLow && widget->isVisible() && widget->width() > 0)
            found << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                 widget->accessibleName());
    }
    return found;
}

/// What is cut off in a state. With REMPARTS_PICTURES set to a folder, it is drawn into it, to be looked at.
QString cutIn(const QString& state) {
    QApplication::processEvents();
    const panel::CutTextWatch watch;
    const std::vector<QPixmap> pictures = picturesOf();
    const QString folder = qEnvironmentVariable("REMPARTS_PICTURES");
    for (std::size_t k = 0; k < pictures.size() && !folder.isEmpty(); ++k)
        pictures[k].save(QStringLiteral("%1/%2-%3.png").arg(folder, state).arg(k));
    return (watch.texts() + crowded()).join(QStringLiteral(" | "));
}

/// Words of three Latin letters or more that are no name, key, file or place.
QStringList latinWords(const QStringList& texts) {
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]{3,}"));
    static const QStringList known{
        "Remparts",  "Player", "Ctrl", "Shift",   "Enter",   "Esc",        "Del",     "Tab",   "CSV",
        "PNG",       "JPEG",   "STL",  "OBJ",     "json",    "glTF",       "Home",    "Page",  "Down",
        "Backspace", "End",    "Full", "Blender", "English", "Nederlands", "Deutsch", "Fran",  "ais",
        "Anna",      "Ben",    "Anna", "Ben",     "Cleo",    "Dora",       "WASD",    "Space", "OpenGL"};
    QStringList found;
    for (const QString& text : texts) {
        if (text.startsWith(u'/')) continue;  // a path
        auto match = latin.globalMatch(text);
        while (match.hasNext())
            if (const QString word = match.next().captured(); !known.contains(word)) found << word + " in: " + text;
    }
    found.removeDuplicates();
    return found;
}

}  // namespace

TEST_CASE("In Russian no English word is left in any state of the window", "[languages]") {
    const Speaking russian(QStringLiteral("ru"));
    WindowFixture game;
    for (const WindowState& state : tests::windowStates()) {
        INFO(state.name);
        state.bring(game);
        CHECK(latinWords(wordsOf(game)).join(QStringLiteral("\n")).toStdString() == "");
    }
}

TEST_CASE("A language chosen while the window stands is spoken as if it had been chosen before", "[languages]") {
    for (const WindowState& state : tests::windowStates()) {
        if (!state.canSwitch) continue;
        INFO(state.name);
        QStringList switched;
        QStringList fresh;
        {
            const Speaking language(QStringLiteral("en"));
            WindowFixture game;
            state.bring(game);
            model::useLanguage(QStringLiteral("de"));
            switched = sorted(wordsOf(game));
        }
        {
            const Speaking language(QStringLiteral("de"));
            WindowFixture game;
            state.bring(game);
            fresh = sorted(wordsOf(game));
        }
        QStringList left = switched;
        for (const QString& word : fresh) left.removeAll(word);
        CHECK(left.join(QStringLiteral("\n")).toStdString() == "");
    }
}

TEST_CASE("No text is cut off in any language", "[languages]") {
    for (const model::Language& language : model::languages()) {
        INFO(language.name.toStdString());
        const Speaking speaking(language.code);
        WindowFixture game;
        game.window().resize(1024, 700);
        for (const WindowState& state : tests::windowStates()) {
            INFO(state.name);
            state.bring(game);
            const QString name = QStringLiteral("%1-%2").arg(language.code, QLatin1String(state.name));
            CHECK(cutIn(name).toStdString() == "");
        }
    }
}
