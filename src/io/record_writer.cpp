#include "remparts/io/concat.h"
#include "remparts/io/json_lines.h"
#include "remparts/io/json_value.h"
#include "remparts/io/record_file.h"
#include "remparts/io/text_file.h"
#include "remparts/io/words.h"

namespace remparts::io {
namespace {

/// Items on lines of their own, with a comma after each but the last.
class Lines {
  public:
    explicit Lines(std::string& text) : m_text(text) {}
    void add(std::string_view line) {
        m_text += m_first ? "\n" : ",\n";
        m_text += line;
        m_first = false;
    }

  private:
    std::string& m_text;
    bool m_first = true;
};

std::string writeOptions(const engine::GameSetup& setup) {
    const auto* options = std::get_if<engine::CityOptions>(&setup.options);
    if (options == nullptr) return "{}";
    const auto truth = [](bool value) { return value ? "true" : "false"; };
    return concat(R"({"wall_trigger": ")", wallTriggerWords.of(options->wallTrigger), R"(", "first_round_guards": )",
                  truth(options->firstRoundGuards), R"(, "guard_before_scoring": )",
                  truth(options->guardBeforeScoring), "}");
}

std::string writePlayer(const engine::Player& player) {
    return concat(R"(  {"name": )", quoteJson(player.name), R"(, "color": ")", colorWords.of(player.color),
                  R"(", "kind": ")", kindWords.of(player.kind), R"("})");
}

std::string writeStack(const engine::GameSetup& setup, const std::vector<engine::TileIndex>& stack) {
    std::string text = "  [";
    for (std::size_t i = 0; i < stack.size(); ++i) {
        if (i > 0) text += ", ";
        text += quoteJson((*setup.tiles)[stack[i]].id);
    }
    return text + "]";
}

/// A list of actions, one a line, as the value of a member that stands at `indent`.
std::string writeActions(const std::vector<RecordedAction>& actions, std::string_view indent) {
    std::string text = "[";
    Lines lines(text);
    for (const RecordedAction& step : actions) lines.add(concat(indent, " ", actionLine(step.player, step.action)));
    return text + (actions.empty() ? "]" : concat("\n", indent, "]"));
}

std::string writeVariation(const RecordedLine& line) {
    return concat("  {\"of\": ", line.of, ", \"after\": ", line.after,
                  ", \"actions\": ", writeActions(line.actions, "  "), "}");
}

std::string writeKeeping(const Keeping& kept) {
    const auto truth = [](bool value) { return value ? "true" : "false"; };
    return concat("{\"file\": ", quoteJson(kept.file), ", \"unsaved\": ", truth(kept.unsaved),
                  ", \"ended\": ", truth(kept.ended), "}");
}

}  // namespace

std::string writeRecord(const Record& record) {
    const engine::GameSetup& setup = *record.setup;
    std::string text = concat("{\n \"format\": \"remparts-game\",\n \"version\": 1,\n \"game\": \"",
                              gameWords.of(setup.tiles->game()), "\",\n \"options\": ", writeOptions(setup));
    text += ",\n \"players\": [";
    Lines players(text);
    for (const engine::Player& player : setup.players) players.add(writePlayer(player));
    text += "\n ],\n \"deck\": {\"stacks\": [";
    Lines stacks(text);
    for (const auto& stack : setup.stacks) stacks.add(writeStack(setup, stack));
    text += concat("\n ]},\n \"actions\": ", writeActions(record.actions, " "));
    if (!record.variations.empty()) {
        text += ",\n \"variations\": [";
        Lines variations(text);
        for (const RecordedLine& line : record.variations) variations.add(writeVariation(line));
        text += "\n ]";
    }
    if (record.kept) text += concat(",\n \"kept\": ", writeKeeping(*record.kept));
    return text + "\n}\n";
}

std::string writeRecord(const engine::Game& game) {
    Record record{game.sharedSetup(), {}};
    for (const engine::Step& step : game.steps().first(game.cursor())) {
        record.actions.push_back({step.player, step.action});
    }
    return writeRecord(record);
}

void saveRecord(const Record& record, const std::filesystem::path& file) {
    replaceTextFile(file, writeRecord(record));
}

void saveRecord(const engine::Game& game, const std::filesystem::path& file) {
    replaceTextFile(file, writeRecord(game));
}

}  // namespace remparts::io
