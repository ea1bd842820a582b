#include "keys/key_table.h"

#include <QCoreApplication>

namespace remparts::app {

namespace {

using panel::KeyGroup;
using panel::KeyLine;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

KeyLine shortcuts(const QList<QKeySequence>& keys, const QString& meaning) {
    KeyLine line{{}, meaning, keys};
    for (const QKeySequence& key : keys) line.caps.append(key.toString(QKeySequence::NativeText));
    return line;
}

KeyLine keys(const QStringList& caps, const QString& meaning) {
    return {caps, meaning, {}};
}

KeyGroup turnKeys() {
    return {Words::tr("Your turn"),
            {keys({Words::tr("Arrows")}, Words::tr("to the next place or spot")),
             keys({Words::tr("Tab"), Words::tr("Shift+Tab")}, Words::tr("to the next control, and back")),
             keys({QStringLiteral("R"), Words::tr("Shift+R")}, Words::tr("turn the tile right, left")),
             keys({Words::tr("Enter")}, Words::tr("lay the tile, take the spot")),
             keys({QStringLiteral("1"), QStringLiteral("…"), QStringLiteral("9")},
                  Words::tr("choose a pile, a spot or an end of the wall")),
             keys({Words::tr("Space")}, Words::tr("pass")),
             shortcuts({Qt::Key_A}, Words::tr("list of all that can be done now, in words"))}};
}

KeyGroup historyKeys() {
    return {Words::tr("Back and forth"),
            {shortcuts({QKeySequence::Undo}, Words::tr("undo")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
                       Words::tr("redo")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::Key_Left)}, Words::tr("an action back")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::Key_Right)}, Words::tr("an action on")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left)}, Words::tr("to the scoring before")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right)}, Words::tr("to the next scoring")),
             shortcuts({Qt::Key_P}, Words::tr("play from here, stop"))}};
}

KeyGroup sightKeys() {
    return {Words::tr("What is to be seen"),
            {shortcuts({Qt::Key_F}, Words::tr("the whole table")), shortcuts({Qt::Key_L}, Words::tr("the last move")),
             shortcuts({Qt::Key_M}, Words::tr("the map, from above")),
             shortcuts({Qt::Key_B}, Words::tr("names of columns and rows")),
             shortcuts({Qt::Key_T}, Words::tr("tiles that can still be drawn, and where they fit")),
             shortcuts({Qt::Key_N}, Words::tr("points if the game ended now")),
             shortcuts({Qt::Key_O}, Words::tr("layers over the city, each with a legend")),
             shortcuts({Qt::Key_H}, Words::tr("hide and show all but the table")),
             shortcuts({Qt::Key_V}, Words::tr("how fast things move: the next speed")),
             shortcuts({Qt::Key_F11}, Words::tr("full screen"))}};
}

KeyGroup inspectionKeys() {
    return {Words::tr("Looking at the city"),
            {shortcuts({Qt::Key_I}, Words::tr("look at the city: views, walking, times of day")),
             keys({Words::tr("Space")}, Words::tr("turn the city slowly")),
             keys({QStringLiteral("W"), QStringLiteral("A"), QStringLiteral("S"), QStringLiteral("D")},
                  Words::tr("walk, once on a street; Shift runs")),
             keys({QStringLiteral("C")}, Words::tr("climb the wall, and down again")),
             keys({Words::tr("Esc")}, Words::tr("rise from the street, back to the game"))}};
}

KeyGroup lessonKeys() {
    return {
        Words::tr("Lessons"),
        {keys({QStringLiteral("→"), Words::tr("Space")}, Words::tr("go on, where nothing waits for you")),
         keys({QStringLiteral("←")}, Words::tr("a step back")),
         keys({Words::tr("Home")}, Words::tr("the step again")),
         keys({Words::tr("Ctrl+←"), Words::tr("Ctrl+Home")}, Words::tr("the same, also during a task")),
         keys({Words::tr("Ctrl+→")}, Words::tr("skip the step, also a task or question")),
         keys({QStringLiteral("1"), QStringLiteral("…"), QStringLiteral("4")}, Words::tr("answer a question")),
         keys({QStringLiteral("H")}, Words::tr("a hint")), keys({Words::tr("Esc")}, Words::tr("to the lessons"))}};
}

KeyGroup roomKeys() {
    return {Words::tr("Showing to a room"),
            {shortcuts({Qt::Key_F5}, Words::tr("show the game, the lesson or the course full screen")),
             shortcuts({Qt::Key_X}, Words::tr("explain the last points, at the table")),
             keys({Words::tr("Space"), Words::tr("Page Down"), QStringLiteral("→")}, Words::tr("on, reveal")),
             keys({Words::tr("Backspace"), Words::tr("Page Up"), QStringLiteral("←")}, Words::tr("back")),
             keys({Words::tr("Home"), Words::tr("End")}, Words::tr("first and last step")),
             keys({QStringLiteral("J"), QStringLiteral("G")}, Words::tr("go to a step, found by its words")),
             keys({QStringLiteral("P")}, Words::tr("ring round the pointer; only as long as it is held")),
             keys({QStringLiteral("B"), QStringLiteral(".")}, Words::tr("black screen")),
             keys({QStringLiteral("D")}, Words::tr("dark or light")), keys({Words::tr("Esc")}, Words::tr("end"))}};
}

KeyGroup gameKeys() {
    return {Words::tr("Game and files"),
            {shortcuts({QKeySequence::New}, Words::tr("new game")),
             shortcuts({QKeySequence::Open}, Words::tr("open")), shortcuts({QKeySequence::Save}, Words::tr("save")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}, Words::tr("save under another name")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, Words::tr("look at a saved city")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}, Words::tr("save a picture")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::Key_Comma)}, Words::tr("settings")),
             shortcuts({Qt::Key_F1}, Words::tr("this sheet")),
             shortcuts({Qt::Key_F2}, Words::tr("the rules; over the city the rule that is told there")),
             shortcuts({QKeySequence(Qt::CTRL | Qt::Key_Q)}, Words::tr("quit"))}};
}

}  // namespace

std::vector<KeyGroup> keyTable() {
    return {turnKeys(), sightKeys(), historyKeys(), inspectionKeys(), lessonKeys(), roomKeys(), gameKeys()};
}

void showKeySheet(QWidget& window) {
    if (window.findChild<panel::KeySheet*>()) return;
    auto* sheet = new panel::KeySheet(keyTable(), &window);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

}  // namespace remparts::app
