#include "step_reader.h"

#include <array>

#include "places.h"
#include "remparts/io/error.h"
#include "remparts/io/json_record.h"
#include "remparts/io/rule_number.h"
#include "text_reader.h"
#include "value_reader.h"

namespace remparts::lesson {
namespace {

constexpr std::size_t mostActions = 400;
constexpr std::size_t mostCells = 400;
constexpr std::size_t mostRules = 12;
constexpr std::size_t fewestChoices = 2;
constexpr std::size_t mostChoices = 4;

template <std::size_t count>
void checkMembers(const io::JsonPlace& place, const std::array<std::string_view, count>& names) {
    place.checkMembers(names);
}

template <class Read>
auto readList(const io::JsonPlace& place, std::size_t fewest, std::size_t most, Read read) {
    if (place.size() < fewest || place.size() > most) place.fail("must hold ", fewest, " to ", most, " entries");
    std::vector<decltype(read(place))> list;
    for (std::size_t i = 0; i < place.size(); ++i) list.push_back(read(place[i]));
    return list;
}

/// An action's own faults, told with their place.
template <class Read>
auto readActionBy(const io::JsonPlace& place, Read read) {
    try {
        return read(place);
    } catch (const io::RecordError& fault) {
        place.fail(fault.reason());
    }
}

engine::Position readCellPair(const io::JsonPlace& place) {
    if (place.size() != 2) place.fail("must be [x, y]");
    return {place[0].integer(-farthest, farthest), place[1].integer(-farthest, farthest)};
}

std::vector<engine::Position> readCells(const io::JsonPlace& place) {
    return readList(place, 1, mostCells, readCellPair);
}

Camera readCamera(const io::JsonPlace& place) {
    constexpr io::Words<Sight, 8> words{{"", "all", "map", "overview", "north", "east", "south", "west"}};
    if (place.isText()) {
        for (std::size_t i = 1; i < words.words.size(); ++i) {
            if (words.words[i] == place.text()) return {static_cast<Sight>(i), {}};
        }
        place.fail(
            "must be \"all\", \"map\", \"overview\", \"north\", \"east\", \"south\", \"west\" or {\"cells\": …}, "
            "not ",
            io::quoteBriefly(place.text()));
    }
    checkMembers(place, std::array<std::string_view, 1>{"cells"});
    return {Sight::Cells, readCells(place.member("cells"))};
}

Light readLight(const io::JsonPlace& place) {
    checkMembers(place, std::array<std::string_view, 4>{"feature", "cells", "edges", "row"});
    Light light;
    if (const auto feature = place.find("feature")) light.feature = readPart(*feature);
    if (const auto cells = place.find("cells")) light.cells = readCells(*cells);
    if (const auto edges = place.find("edges")) light.edges = readList(*edges, 1, mostCells, readEdge);
    if (const auto row = place.find("row")) light.row = readEdge(*row);
    return light;
}

/// Reads what stands in one step; knows its game and values.
class StepReader {
  public:
    StepReader(const io::JsonPlace& place, const engine::GameSetup& setup, const RecordSource& records)
        : m_place(place), m_outerSetup(setup), m_records(records) {}

    LessonStep read() {
        checkMembers(m_place, std::array<std::string_view, 10>{"caption", "rules", "record", "actions", "attempt",
                                                               "camera", "light", "values", "task", "question"});
        if (const auto record = m_place.find("record")) m_step.record = m_records.read(*record, game());
        if (const auto values = m_place.find("values")) m_step.values = readValues(*values, setup());
        m_step.caption = texts().read(m_place.member("caption"), longestCaption);
        if (const auto rules = m_place.find("rules"))
            m_step.rules = readList(*rules, 1, mostRules,
                                    [this](const io::JsonPlace& rule) { return readRuleNumber(rule, game()); });
        if (const auto actions = m_place.find("actions")) m_step.actions = readActions(*actions, 0);
        if (const auto attempt = m_place.find("attempt")) m_step.attempt = readAttempt(*attempt);
        if (const auto camera = m_place.find("camera")) m_step.camera = readCamera(*camera);
        if (const auto light = m_place.find("light")) m_step.light = readLight(*light);
        if (const auto task = m_place.find("task")) m_step.task = readTask(*task);
        if (const auto question = m_place.find("question")) m_step.question = readQuestion(*question);
        if (m_step.task && m_step.question) m_place.fail("a step has a task or a question, not both");
        return std::move(m_step);
    }

  private:
    [[nodiscard]] const engine::GameSetup& setup() const {
        return m_step.record ? *m_step.record->setup : m_outerSetup;
    }
    [[nodiscard]] engine::GameKind game() const { return m_outerSetup.tiles->game(); }
    [[nodiscard]] TextReader texts() const { return {game(), m_step.values}; }

    [[nodiscard]] std::vector<io::RecordedAction> readActions(const io::JsonPlace& list, std::size_t fewest) const {
        return readList(list, fewest, mostActions, [this](const io::JsonPlace& place) {
            return readActionBy(place, [this](const io::JsonPlace& one) { return io::readAction(one, 0, setup()); });
        });
    }
    [[nodiscard]] engine::Action readChoice(const io::JsonPlace& place) const {
        return readActionBy(place, [this](const io::JsonPlace& one) { return io::readChoice(one, 0, setup()); });
    }

    [[nodiscard]] Attempt readAttempt(const io::JsonPlace& place) const {
        checkMembers(place, std::array<std::string_view, 2>{"action", "rule"});
        return {readChoice(place.member("action")), readRuleNumber(place.member("rule"), game())};
    }
    [[nodiscard]] WrongChoice readWrong(const io::JsonPlace& place) const {
        checkMembers(place, std::array<std::string_view, 2>{"action", "because"});
        return {readChoice(place.member("action")), texts().read(place.member("because"), longestText)};
    }
    [[nodiscard]] Task readTask(const io::JsonPlace& place) const {
        checkMembers(place, std::array<std::string_view, 5>{"accept", "hint", "wrong", "otherwise", "done"});
        Task task;
        task.accepted = readActions(place.member("accept"), 1);
        task.hint = texts().find(place, "hint", longestText);
        if (const auto wrong = place.find("wrong"))
            task.wrong = readList(*wrong, 0, mostActions, [this](const auto& one) { return readWrong(one); });
        task.otherwise = texts().find(place, "otherwise", longestText);
        task.done = texts().find(place, "done", longestText);
        return task;
    }
    [[nodiscard]] Question readQuestion(const io::JsonPlace& place) const {
        checkMembers(place, std::array<std::string_view, 4>{"ask", "choices", "answer", "because"});
        Question question;
        question.ask = texts().read(place.member("ask"), longestText);
        question.choices = readList(place.member("choices"), fewestChoices, mostChoices,
                                    [this](const auto& choice) { return texts().read(choice, longestChoice); });
        question.answer = static_cast<std::size_t>(
            place.member("answer").integer(0, static_cast<int>(question.choices.size()) - 1));
        question.because = texts().read(place.member("because"), longestText);
        return question;
    }

    const io::JsonPlace& m_place;
    const engine::GameSetup& m_outerSetup;
    const RecordSource& m_records;
    LessonStep m_step;
};

}  // namespace

std::string readRuleNumber(const io::JsonPlace& place, engine::GameKind game) {
    const std::string& number = place.text();
    if (number.empty() || io::ruleNumberLength(number, game) != number.size())
        place.fail("rules of this game are numbered as \"", std::string(1, io::ruleLetter(game)), "4.2\", not ",
                   io::quoteBriefly(number));
    return number;
}

io::Record RecordSource::readBeside(const io::JsonPlace& place) const {
    if (!m_folder) place.fail("a record in a file of its own cannot be had here");
    const std::filesystem::path name(place.label(200));
    if (name.has_parent_path() || !name.has_stem() || name == "..")
        place.fail("the record lies beside the lesson; only its name stands here");
    try {
        return io::readRecord(*m_folder / name, m_tiles);
    } catch (const io::RecordError& fault) {
        place.fail((*m_folder / name).string(), ": ", fault.what());
    } catch (const io::FileError& fault) {
        place.fail(fault.what());
    }
}

io::Record RecordSource::read(const io::JsonPlace& place, engine::GameKind game) const {
    const auto readInside = [&] {
        try {
            return io::readRecord(place, m_tiles);
        } catch (const io::RecordError& fault) {
            const auto actions = place.find("actions");
            if (actions && fault.action() < actions->size()) (*actions)[fault.action()].fail(fault.reason());
            place.fail(fault.what());
        }
    };
    io::Record record = place.isText() ? readBeside(place) : readInside();
    if (record.setup->tiles->game() != game)
        place.fail("the record is of another game than the lesson, which is of \"", io::gameWords.of(game), "\"");
    return record;
}

LessonStep readStep(const io::JsonPlace& place, const engine::GameSetup& setup, const RecordSource& records) {
    return StepReader(place, setup, records).read();
}

}  // namespace remparts::lesson
