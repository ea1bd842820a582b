// A lesson as it is written (docs/lesson-format.md): plain values, nothing played yet.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "remparts/io/record_file.h"

namespace remparts::lesson {

/// The same text in several languages, by "en", "de" …; English is always there.
using Texts = std::map<std::string, std::string>;
/// The one in a language ("de" or "de_AT"), else in English.
[[nodiscard]] const std::string& textIn(const Texts& texts, const std::string& language);

/// What the camera is to show.
enum class Sight : std::uint8_t { Keep, All, Map, Overview, North, East, South, West, Cells };
struct Camera {
    Sight sight = Sight::Keep;
    std::vector<engine::Position> cells;  ///< with Sight::Cells, at least one
};

/// A laid part by its place: the segments of a tile are numbered as in its picture.
struct Part {
    engine::Position cell;
    std::uint8_t segment = 0;
};

/// What lights up in a step.
struct Light {
    std::optional<Part> feature;
    std::vector<engine::Position> cells;
    std::vector<engine::BoardEdge> edges;
    std::optional<engine::BoardEdge> row;  ///< the row that a guard there would watch

    [[nodiscard]] bool isEmpty() const { return !feature && cells.empty() && edges.empty() && !row; }
};

/// A choice that the rules refuse, shown as such.
struct Attempt {
    engine::Action action;
    std::string rule;  ///< "C2.2"
};

struct WrongChoice {
    engine::Action action;
    Texts because;
};
struct Task {
    std::vector<io::RecordedAction> accepted;  ///< at least one; the lesson goes on with the first
    Texts hint;                                ///< these may be empty
    std::vector<WrongChoice> wrong;
    Texts otherwise;
    Texts done;
};

struct Question {
    Texts ask;
    std::vector<Texts> choices;  ///< 2 to 4
    std::size_t answer = 0;
    Texts because;
};

/// A number or name for texts: its kind (`of`) with its members, as in the table of the format.
struct Value {
    std::string name;
    std::string of;
    std::optional<engine::PlayerIndex> player;
    std::optional<Part> part;               ///< x, y, segment; `place` uses the cell alone
    std::optional<engine::BoardEdge> edge;  ///< x, y, side
    std::optional<engine::WallEnd> end;
    std::string word;                     ///< feature, type or thing; may be empty
    std::map<std::string, int> numbers;   ///< nth, stack, tiles, kinds, public, historic, markets, pieces
    std::optional<std::string> promised;  ///< `is`, as text
    bool atEnd = false;                   ///< after the task, not before it
};

struct LessonStep {
    Texts caption;
    std::vector<std::string> rules;
    std::optional<io::Record> record;  ///< a new scene begins here, in this position
    std::vector<io::RecordedAction> actions;
    std::optional<Attempt> attempt;
    Camera camera;
    Light light;
    std::vector<Value> values;
    std::optional<Task> task;
    std::optional<Question> question;
};

struct Lesson {
    std::string file;  ///< for messages
    std::string id;
    int place = 1;
    int minutes = 1;
    Texts title;
    Texts summary;
    io::Record record;              ///< of the first scene
    std::vector<LessonStep> steps;  ///< at least one

    [[nodiscard]] engine::GameKind game() const { return record.setup->tiles->game(); }
};

}  // namespace remparts::lesson
