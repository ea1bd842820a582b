#include "history/line_tree.h"

#include <algorithm>
#include <cassert>

namespace remparts::model {

LineTree::LineTree() : m_nodes(1), m_line{0} {}

std::vector<LineTree::Node> LineTree::onward(Node node) const {
    std::vector<Node> nodes{node};
    while (const auto next = m_nodes[nodes.back()].last) nodes.push_back(*next);
    return nodes;
}

std::vector<LineTree::Node> LineTree::branches(std::size_t count) const {
    std::vector<Node> nodes = m_nodes[m_line[count]].children;
    if (count + 1 < m_line.size()) std::erase(nodes, m_line[count + 1]);
    return nodes;
}

bool LineTree::hasBranches() const {
    return std::any_of(m_line.begin(), m_line.end(), [this](Node node) {
        return m_nodes[node].children.size() > (node == m_line.back() ? 0u : 1u);
    });
}

void LineTree::play(std::size_t count, const Step& step) {
    assert(count < m_line.size());
    follow(add(m_line[count], step));
}

void LineTree::follow(Node node) {
    m_line.assign(m_nodes[node].depth + 1, 0);
    for (Node at = node; at != 0; at = m_nodes[at].parent) {
        m_line[m_nodes[at].depth] = at;
        m_nodes[m_nodes[at].parent].last = at;
    }
    const std::vector<Node> rest = onward(node);
    m_line.insert(m_line.end(), rest.begin() + 1, rest.end());
}

void LineTree::forget(Node node) {
    assert(node != 0 && std::find(m_line.begin(), m_line.end(), node) == m_line.end());
    Entry& from = m_nodes[m_nodes[node].parent];
    std::erase(from.children, node);
    if (from.last == node) from.last = from.children.empty() ? std::nullopt : std::optional(from.children.back());
    ++m_changes;
}

LineTree::Node LineTree::add(Node node, const Step& step) {
    if (const auto known = childWith(node, step)) return *known;
    const Node made = m_nodes.size();
    m_nodes.push_back({node, m_nodes[node].depth + 1, step, {}, std::nullopt});
    m_nodes[node].children.push_back(made);
    if (!m_nodes[node].last) m_nodes[node].last = made;
    ++m_changes;
    return made;
}

std::optional<LineTree::Node> LineTree::childWith(Node node, const Step& step) const {
    for (const Node child : m_nodes[node].children)
        if (m_nodes[child].step == step) return child;
    return std::nullopt;
}

}  // namespace remparts::model
