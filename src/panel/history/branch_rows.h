// The lines that leave the one on the table, laid out below it.
#pragma once

#include <vector>

#include "history/line_tree.h"

namespace remparts::panel {

struct Branch {
    std::size_t after = 0;                     ///< actions of the line on the table before it leaves
    std::vector<model::LineTree::Node> nodes;  ///< at least one; as it was played last
    int row = 0;                               ///< −1: there is no room for it

    [[nodiscard]] std::size_t end() const { return after + nodes.size(); }
};

inline constexpr int mostBranchRows = 3;

/// In the order in which they leave; the newest ones have their rows first, and none lies over another.
[[nodiscard]] std::vector<Branch> branchRows(const model::LineTree& lines);
/// Rows that are taken.
[[nodiscard]] int rowCount(const std::vector<Branch>& branches);

}  // namespace remparts::panel
