#include <iostream>

#include "remparts/io/json_lines.h"
#include "result_table.h"
#include "verbs.h"

namespace remparts::cli {
namespace {

struct ReplayArguments {
    std::string file;
    bool events = false;
    bool legal = false;
    bool table = false;
};

/// Plays a record step by step and prints what was asked for as it goes.
class Replay {
  public:
    Replay(const io::Record& record, const ReplayArguments& arguments)
        : m_record(record),
          m_arguments(arguments),
          m_rules(engine::rulesetFor(record.setup->tiles->game())),
          m_state(m_rules.start(record.setup, &m_log)),
          m_table(makeResultTable(*record.setup)) {}

    void run() {
        reportEvents();
        for (std::size_t i = 0; i < m_record.actions.size(); ++i) {
            reportLegal(i);
            io::playAction(m_rules, m_state, i, m_record.actions[i], &m_log);
            reportEvents();
        }
        reportLegal(m_record.actions.size());
        const engine::Standings standings = m_rules.standings(m_state);
        if (m_arguments.table) {
            m_table->print(std::cout, standings);
        } else {
            std::cout << io::standingsLine(m_record.setup->tiles->game(), standings) << '\n';
        }
    }

  private:
    void reportEvents() {
        if (m_arguments.events) {
            for (const engine::Event& event : m_log) std::cout << io::eventLine(*m_record.setup, event) << '\n';
        }
        m_table->count(m_log);
        m_log.clear();
    }
    void reportLegal(std::size_t step) {
        if (!m_arguments.legal || m_state.isOver()) return;
        m_rules.legalActions(m_state, m_legal);
        std::cout << io::legalLine(step, m_state.decision, m_legal) << '\n';
    }

    const io::Record& m_record;
    const ReplayArguments& m_arguments;
    const engine::Ruleset& m_rules;
    engine::EventLog m_log;
    engine::GameState m_state;
    std::vector<engine::Action> m_legal;
    std::unique_ptr<ResultTable> m_table;
};

}  // namespace

void addReplayVerb(CLI::App& app, Environment& environment) {
    auto arguments = std::make_shared<ReplayArguments>();
    CLI::App* verb = addVerb(app, environment, "replay", "Play a saved game by the rules and print the result");
    verb->add_option("FILE", arguments->file, "The record")->required();
    verb->add_flag("--events", arguments->events, "Print what happens, one JSON line an event");
    verb->add_flag("--legal", arguments->legal, "Print before each action all that were allowed, as a JSON line");
    verb->add_flag("--table", arguments->table, "End with a table for people instead of the JSON line");
    verb->callback([arguments, &environment] {
        const io::Record record = io::readRecord(arguments->file, environment.tilesOfRecords());
        Replay(record, *arguments).run();
    });
}

}  // namespace remparts::cli
