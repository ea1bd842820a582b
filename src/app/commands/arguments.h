// The command line of the desktop application (docs: README.md, "Command line").
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "city_picture.h"
#include "contact_sheet.h"

namespace remparts::app {

/// --contact-sheet
struct SheetArguments {
    std::string target;  ///< OUT.png; empty: none is wanted
    engine::GameKind game = engine::GameKind::City;
    scene::ContactSheetOptions options;
};

struct Arguments {
    std::string file;      ///< a game record; empty without
    std::string lesson;    ///< --lesson FILE: it is run; empty without
    bool attract = false;  ///< --attract: games play themselves
    std::string tiles;     ///< another tile set; empty for the project's own
    std::string renderTo;  ///< --render OUT.png; empty: the window opens
    QSize size{1920, 1080};
    scene::View view = scene::View::Overview;
    std::optional<geometry::TimeOfDay> time;  ///< --time; without: what suits the view
    bool caption = false;                     ///< --caption
    SheetArguments contactSheet;
    bool benchScene = false;          ///< --bench-scene FILE
    bool dress = false;               ///< --dress: with all the pieces of the box
    std::string exportTo;             ///< --export OUT; its ending is one that formatOf() knows
    bool withTable = false;           ///< --with-table
    bool tileFiles = false;           ///< --tile-files
    std::optional<double> tileWidth;  ///< --tile-width, in millimetres
};

/// The arguments, or the exit status when the program is to end at once (--help, --version, wrong use; the text has
/// been printed).
[[nodiscard]] std::variant<Arguments, int> readArguments(int argc, char** argv);

}  // namespace remparts::app
