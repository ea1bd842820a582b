// Every line of play of one game as a tree of steps, and the line that lies on the table. Knows no rules.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/setup.h"

namespace remparts::model {

class LineTree {
  public:
    /// A position that was reached; 0 is the beginning of the game. It keeps its number.
    using Node = std::size_t;
    struct Step {
        engine::PlayerIndex player = 0;
        engine::Action action;
        friend bool operator==(const Step&, const Step&) = default;
    };

    LineTree();

    /// The line on the table: entry k is the position after k steps.
    [[nodiscard]] const std::vector<Node>& line() const { return m_line; }
    /// Steps from the beginning of the game.
    [[nodiscard]] std::size_t depth(Node node) const { return m_nodes[node].depth; }
    /// What led to a node other than 0, and from where.
    [[nodiscard]] const Step& step(Node node) const { return m_nodes[node].step; }
    [[nodiscard]] Node parent(Node node) const { return m_nodes[node].parent; }
    /// Where the game was played on from a node, in the order in which that was done first.
    [[nodiscard]] const std::vector<Node>& children(Node node) const { return m_nodes[node].children; }
    /// From a node on along what was played last, the node itself first.
    [[nodiscard]] std::vector<Node> onward(Node node) const;
    /// First nodes of the lines that leave the one on the table after so many steps.
    [[nodiscard]] std::vector<Node> branches(std::size_t count) const;
    /// Whether there is more than the line on the table.
    [[nodiscard]] bool hasBranches() const;

    /// The step is played after `count` steps of the line on the table. Played there before, that line goes on as it
    /// went then; a new step begins a line that ends with it.
    void play(std::size_t count, const Step& step);
    /// The line through a node comes to lie on the table.
    void follow(Node node);
    /// Takes a line away, from its node on. The node must not be on the table.
    void forget(Node node);
    /// The step after a node, without anything coming to lie on the table; the first one there is the one that
    /// onward() takes.
    Node add(Node node, const Step& step);

    /// Another number whenever a step came or went; the same while one only looks about.
    [[nodiscard]] std::size_t changes() const { return m_changes; }

  private:
    struct Entry {
        Node parent = 0;
        std::size_t depth = 0;
        Step step;
        std::vector<Node> children;
        std::optional<Node> last;  ///< the child that was on the table last
    };
    [[nodiscard]] std::optional<Node> childWith(Node node, const Step& step) const;

    std::vector<Entry> m_nodes;
    std::vector<Node> m_line;
    std::size_t m_changes = 0;
};

}  // namespace remparts::model
