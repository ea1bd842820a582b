#include "keys_box.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace remparts::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

}  // namespace

void showKeys(QWidget* parent) {
    QMessageBox box(QMessageBox::NoIcon, Words::tr("Remparts"), Words::tr("Keys"), QMessageBox::Ok, parent);
    box.setInformativeText(
        Words::tr("<table cellpadding='3'>"
                  "<tr><td><b>Arrows</b></td><td>to the next place or spot</td></tr>"
                  "<tr><td><b>R</b>, <b>Shift+R</b></td><td>turn the tile</td></tr>"
                  "<tr><td><b>Enter</b></td><td>lay the tile, take the spot</td></tr>"
                  "<tr><td><b>1</b> to <b>9</b></td><td>choose a pile, a spot or an end of the wall</td></tr>"
                  "<tr><td><b>Space</b></td><td>pass</td></tr>"
                  "<tr><td><b>Ctrl+Z</b>, <b>Ctrl+Shift+Z</b></td><td>undo, redo</td></tr>"
                  "<tr><td><b>Ctrl+Left</b>, <b>Ctrl+Right</b></td><td>an action back, an action on</td></tr>"
                  "<tr><td><b>Ctrl+Shift+Left</b>, <b>Right</b></td><td>to the scoring before, to the next</td></tr>"
                  "<tr><td><b>P</b></td><td>play from here, stop</td></tr>"
                  "<tr><td><b>F</b>, <b>L</b>, <b>M</b></td><td>whole table, last move, map</td></tr>"
                  "<tr><td><b>O</b></td><td>layers over the city, each with a legend</td></tr>"
                  "<tr><td><b>I</b></td><td>look at the city: views, walking, times of day</td></tr>"
                  "<tr><td><b>H</b></td><td>hide and show all but the table</td></tr>"
                  "<tr><td><b>V</b></td><td>how fast things move: the next speed</td></tr>"
                  "<tr><td><b>Ctrl+N</b>, <b>Ctrl+O</b>, <b>Ctrl+S</b></td><td>new game, open, save</td></tr>"
                  "<tr><td><b>Ctrl+Shift+O</b>, <b>Ctrl+Shift+S</b></td><td>look at a city, save a picture</td></tr>"
                  "<tr><td><b>F11</b>, <b>Ctrl+Q</b></td><td>full screen, quit</td></tr>"
                  "</table>"));
    box.exec();
}

}  // namespace remparts::app
