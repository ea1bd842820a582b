#include "history/recorded_lines.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

#include "remparts/io/error.h"

namespace remparts::model {

namespace {

/// Nodes of one line of a record, after the step with which it leaves another.
using Path = std::vector<LineTree::Node>;

std::vector<io::RecordedAction> actionsOf(const LineTree& lines, const Path& path) {
    std::vector<io::RecordedAction> actions;
    for (const LineTree::Node node : path) actions.push_back({lines.step(node).player, lines.step(node).action});
    return actions;
}

/// The children of a node, the one on the table first when it follows the cursor.
Path childrenInOrder(const LineTree& lines, LineTree::Node node, LineTree::Node onTable) {
    Path children = lines.children(node);
    const auto first = std::find(children.begin(), children.end(), onTable);
    if (first != children.end()) std::rotate(children.begin(), first, first + 1);
    return children;
}

/// Plays every step of the tree once. `variations`: of each node, 0 for the record's actions.
class Referee {
  public:
    Referee(const engine::Game& game, const LineTree& lines, const std::vector<std::size_t>& variations)
        : m_rules(game.rules()), m_lines(lines), m_variations(variations) {
        m_waiting.push_back({0, std::make_shared<const engine::GameState>(game.stateAt(0))});
    }

    void check() {
        while (!m_waiting.empty()) {
            const Waiting from = m_waiting.back();
            m_waiting.pop_back();
            engine::GameState state = *from.state;
            if (from.node != 0) play(from.node, state);
            checkOnward(from.node, std::move(state));
        }
    }

  private:
    struct Waiting {
        LineTree::Node node = 0;
        std::shared_ptr<const engine::GameState> state;  ///< before it; shared by all that leave one position
    };

    void checkOnward(LineTree::Node node, engine::GameState state) {
        while (!m_lines.children(node).empty()) {
            const auto& children = m_lines.children(node);
            if (children.size() > 1) {
                const auto here = std::make_shared<const engine::GameState>(state);
                for (std::size_t i = 1; i < children.size(); ++i) m_waiting.push_back({children[i], here});
            }
            node = children.front();
            play(node, state);
        }
    }

    void play(LineTree::Node node, engine::GameState& state) const {
        const LineTree::Step& step = m_lines.step(node);
        try {
            io::playAction(m_rules, state, m_lines.depth(node) - 1, {step.player, step.action});
        } catch (const io::RecordError& fault) {
            if (m_variations[node] == 0) throw;
            throw io::RecordError(m_variations[node] - 1, fault);
        }
    }

    const engine::Ruleset& m_rules;
    const LineTree& m_lines;
    const std::vector<std::size_t>& m_variations;
    std::vector<Waiting> m_waiting;
};

}  // namespace

io::Record recordOf(const engine::Game& game, const LineTree& lines) {
    const auto& table = lines.line();
    const std::size_t cursor = game.cursor();
    assert(cursor < table.size());
    const LineTree::Node next = cursor + 1 < table.size() ? table[cursor + 1] : 0;
    io::Record record{game.sharedSetup(), {}};
    std::vector<Path> paths{Path(table.begin(), table.begin() + static_cast<std::ptrdiff_t>(cursor) + 1)};
    for (std::size_t line = 0; line < paths.size(); ++line) {
        for (std::size_t k = 0; k < paths[line].size(); ++k) {
            const LineTree::Node node = paths[line][k];
            const LineTree::Node own = k + 1 < paths[line].size() ? paths[line][k + 1] : 0;
            for (const LineTree::Node child : childrenInOrder(lines, node, next)) {
                if (child == own) continue;
                paths.push_back(lines.onward(child));
                record.variations.push_back({line, lines.depth(node), actionsOf(lines, paths.back())});
            }
        }
    }
    paths.front().erase(paths.front().begin());
    record.actions = actionsOf(lines, paths.front());
    return record;
}

GameWithLines playLines(const io::Record& record) {
    GameWithLines opened{io::playRecord(record), {}};
    LineTree& lines = opened.lines;
    std::vector<std::size_t> variations{0};
    std::vector<Path> paths;  // of each line, from the node that it leaves
    for (std::size_t line = 0; line <= record.variations.size(); ++line) {
        LineTree::Node node = 0;
        if (line != 0) {
            const io::RecordedLine& variation = record.variations[line - 1];
            const Path& left = paths[variation.of];
            node = left[variation.after - lines.depth(left.front())];
        }
        paths.push_back({node});
        for (const auto& [player, action] : line == 0 ? record.actions : record.variations[line - 1].actions) {
            node = lines.add(node, {player, action});
            variations.resize(std::max(variations.size(), node + 1), line);
            paths.back().push_back(node);
        }
    }
    if (!record.variations.empty()) Referee(opened.game, lines, variations).check();
    lines.follow(paths.front().back());
    playOn(opened.game, lines);
    return opened;
}

void playOn(engine::Game& game, const LineTree& lines) {
    const std::size_t cursor = game.cursor();
    for (std::size_t count = cursor + 1; count < lines.line().size(); ++count) {
        [[maybe_unused]] const auto rejection = game.play(lines.step(lines.line()[count]).action);
        assert(!rejection);
    }
    game.goTo(cursor);
}

}  // namespace remparts::model
