#include "commands/arguments.h"

#include <CLI/CLI.hpp>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "remparts/exporter/export_city.h"

namespace remparts::app {

namespace {

constexpr int largestSide = 8192;

// "1920x1080"
std::optional<QSize> sizeFrom(const std::string& text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos) return std::nullopt;
    const auto number = [](std::string_view digits) {
        int value = 0;
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return fault == std::errc{} && end == digits.data() + digits.size() ? value : 0;
    };
    const std::string_view all = text;
    const QSize size(number(all.substr(0, cross)), number(all.substr(cross + 1)));
    if (size.width() < 16 || size.height() < 16 || size.width() > largestSide || size.height() > largestSide)
        return std::nullopt;
    return size;
}

template <class Value>
using Choices = std::vector<std::pair<std::string, Value>>;

const Choices<scene::View>& views() {
    static const Choices<scene::View> all{{"overview", scene::View::Overview}, {"street", scene::View::Street},
                                          {"top", scene::View::Top},           {"north", scene::View::North},
                                          {"east", scene::View::East},         {"south", scene::View::South},
                                          {"west", scene::View::West}};
    return all;
}

const Choices<geometry::TimeOfDay>& times() {
    static const Choices<geometry::TimeOfDay> all{{"morning", geometry::TimeOfDay::Morning},
                                                  {"noon", geometry::TimeOfDay::Noon},
                                                  {"golden", geometry::TimeOfDay::GoldenHour},
                                                  {"night", geometry::TimeOfDay::Night}};
    return all;
}

const Choices<engine::GameKind>& games() {
    static const Choices<engine::GameKind> all{{"city", engine::GameKind::City}, {"kids", engine::GameKind::Kids}};
    return all;
}

// "overview, street, top"
template <class Value>
std::string listed(const Choices<Value>& choices) {
    std::string list;
    for (const auto& [name, value] : choices) list += (list.empty() ? "" : ", ") + name;
    return list;
}

template <class Value>
Value chosen(const Choices<Value>& choices, const std::string& option, const std::string& word) {
    for (const auto& [name, value] : choices)
        if (name == word) return value;
    throw CLI::ValidationError(option, "\"" + word + "\" is none of " + listed(choices));
}

struct ExportUse {
    CLI::Option* target = nullptr;
    CLI::Option* table = nullptr;
    CLI::Option* tileFiles = nullptr;
};

ExportUse addExport(CLI::App& parser, Arguments& arguments) {
    ExportUse use;
    use.target = parser.add_option("--export", arguments.exportTo,
                                   "write the position at the end of FILE as OUT.glb (glTF), OUT.obj or OUT.stl (for "
                                   "3D printers), without a display");
    use.table = parser.add_flag("--with-table", arguments.withTable, "the table as well; not in STL");
    use.tileFiles = parser.add_flag("--tile-files", arguments.tileFiles, "STL: one file a tile, into the folder OUT");
    parser.add_option("--tile-width", arguments.tileWidth, "millimetres a tile is wide: 45 in STL, else 1000")
        ->check(CLI::Range(exporter::leastTileWidth, exporter::largestTileWidth))
        ->needs(use.target);
    use.table->needs(use.target);
    use.tileFiles->needs(use.target);
    return use;
}

void checkExport(const ExportUse& use, const Arguments& arguments) {
    if (!*use.target) return;
    const std::optional<exporter::Format> format = exporter::formatOf(arguments.exportTo);
    if (!format)
        throw CLI::ValidationError("--export", "\"" + arguments.exportTo + "\" does not end in .glb, .obj or .stl");
    if (arguments.file.empty()) throw CLI::ValidationError("FILE", "a saved game is needed here");
    const bool isPrint = *format == exporter::Format::Stl;
    if (*use.tileFiles && !isPrint) throw CLI::ValidationError("--tile-files", "only STL has one file a tile");
    if (*use.table && isPrint) throw CLI::ValidationError("--with-table", "the table is not printed");
}

void requirePng(const std::string& option, const std::string& file) {
    if (!file.empty() && !file.ends_with(".png"))
        throw CLI::ValidationError(option, "\"" + file + "\" does not end in .png");
}

// The options of --contact-sheet alone.
CLI::Option* addSheetOptions(CLI::App& parser, CLI::Option* render, SheetArguments& sheet, std::string& game) {
    CLI::Option* option = parser.add_option("--contact-sheet", sheet.target,
                                            "draw every design, piece and building of a game into one PNG");
    option->excludes(render);
    parser.add_option("--game", game, listed(games()))->needs(option);
    parser
        .add_option("--bearing", sheet.options.bearing, "whence the sheet is seen, in degrees clockwise from north")
        ->needs(option)
        ->check(CLI::Range(-360.0, 360.0));
    parser.add_option("--elevation", sheet.options.elevation, "from how high, in degrees above the table")
        ->needs(option)
        ->check(CLI::Range(1.0, 89.0));
    return option;
}

// Words that stand for values, as they were given; empty without.
struct Words {
    std::string size;
    std::string view;
    std::string time;
    std::string game;
};

struct DrawingUse {
    CLI::Option* render = nullptr;
    CLI::Option* sheet = nullptr;
    CLI::Option* size = nullptr;
    CLI::Option* time = nullptr;
};

DrawingUse addDrawing(CLI::App& parser, Arguments& arguments, Words& words) {
    DrawingUse use;
    use.render = parser.add_option("--render", arguments.renderTo,
                                   "draw the position at the end of FILE into a PNG, without a window");
    parser.add_option("--view", words.view, listed(views()))->needs(use.render);
    parser.add_flag("--caption", arguments.caption, "write players, points and date into the picture")
        ->needs(use.render);
    use.sheet = addSheetOptions(parser, use.render, arguments.contactSheet, words.game);
    use.size = parser.add_option("--size", words.size, "size of the picture, e.g. 1920x1080");
    use.time = parser.add_option("--time", words.time, "time of day: " + listed(times()));
    return use;
}

void checkDrawing(const DrawingUse& use, const Arguments& arguments) {
    requirePng("--render", arguments.renderTo);
    requirePng("--contact-sheet", arguments.contactSheet.target);
    for (const CLI::Option* option : {use.size, use.time})
        if (*option && arguments.renderTo.empty() && arguments.contactSheet.target.empty())
            throw CLI::RequiresError(option->get_name(), "--render or --contact-sheet");
    if ((*use.render || arguments.benchScene) && arguments.file.empty())
        throw CLI::ValidationError("FILE", "a saved game is needed here");
}

void understand(const Words& words, Arguments& arguments) {
    if (!words.size.empty()) {
        const std::optional<QSize> wanted = sizeFrom(words.size);
        if (!wanted)
            throw CLI::ValidationError("--size", "\"" + words.size + "\" is not WIDTHxHEIGHT with 16 to 8192 pixels");
        arguments.size = *wanted;
        arguments.contactSheet.options.size = *wanted;
    }
    if (!words.view.empty()) arguments.view = chosen(views(), "--view", words.view);
    if (!words.time.empty()) {
        arguments.time = chosen(times(), "--time", words.time);
        arguments.contactSheet.options.time = *arguments.time;
    }
    if (!words.game.empty()) arguments.contactSheet.game = chosen(games(), "--game", words.game);
}

}  // namespace

std::variant<Arguments, int> readArguments(int argc, char** argv) {
    Arguments arguments;
    Words words;
    CLI::App parser(
        "Remparts: Carcassonne: The City and The Kids of Carcassonne in three dimensions, for two to four people "
        "at one computer.",
        "remparts");
    parser.set_version_flag("--version", "remparts " REMPARTS_VERSION);
    CLI::Option* file = parser.add_option("FILE", arguments.file, "a saved game (*.remparts.json)");
    parser.add_option("--tiles", arguments.tiles, "another tile set instead of the project's own");
    const DrawingUse drawing = addDrawing(parser, arguments, words);
    CLI::Option* bench =
        parser.add_flag("--bench-scene", arguments.benchScene, "measure drawing FILE and print the figures")
            ->excludes(drawing.render)
            ->excludes(drawing.sheet);
    parser.add_flag("--dress", arguments.dress, "measure with all walls, towers and followers of the box")
        ->needs(bench);
    CLI::Option* lesson = parser.add_option("--lesson", arguments.lesson, "go through a lesson of your own (a file)");
    CLI::Option* attract = parser.add_flag("--attract", arguments.attract,
                                           "games play themselves, full screen, until somebody touches a key");
    const ExportUse exportUse = addExport(parser, arguments);
    exportUse.target->excludes(drawing.render)
        ->excludes(drawing.sheet)
        ->excludes(bench)
        ->excludes(lesson)
        ->excludes(attract);
    lesson->excludes(drawing.render)->excludes(drawing.sheet)->excludes(bench)->excludes(file)->excludes(attract);
    attract->excludes(drawing.render)->excludes(drawing.sheet)->excludes(bench)->excludes(file);
    try {
        parser.parse(argc, argv);
        checkExport(exportUse, arguments);
        understand(words, arguments);
        checkDrawing(drawing, arguments);
    } catch (const CLI::ParseError& error) {
        return parser.exit(error) == 0 ? 0 : 1;
    }
    return arguments;
}

}  // namespace remparts::app
