// Every key of the program in words: the one table behind the sheet of keys.
#pragma once

#include <QWidget>
#include <vector>

#include "keys/key_sheet.h"

namespace remparts::app {

/// Lines with shortcuts tell of actions of the window; a test holds them against each other.
[[nodiscard]] std::vector<panel::KeyGroup> keyTable();

/// Opens the sheet over the window, if it is not there yet.
void showKeySheet(QWidget& window);

}  // namespace remparts::app
