#include "history/branch_rows.h"

#include <algorithm>
#include <array>

namespace remparts::panel {

namespace {

// Rows are read as lines of their own only with some room between two that share one.
constexpr std::size_t gap = 2;

bool lieApart(const Branch& a, const Branch& b) {
    return a.end() + gap < b.after || b.end() + gap < a.after;
}

int freeRow(const Branch& branch, const std::vector<const Branch*>& placed) {
    for (int row = 0; row < mostBranchRows; ++row) {
        const bool isFree = std::all_of(placed.begin(), placed.end(), [&](const Branch* other) {
            return other->row != row || lieApart(branch, *other);
        });
        if (isFree) return row;
    }
    return -1;
}

}  // namespace

std::vector<Branch> branchRows(const model::LineTree& lines) {
    std::vector<Branch> branches;
    for (std::size_t count = 0; count < lines.line().size(); ++count)
        for (const model::LineTree::Node first : lines.branches(count))
            branches.push_back({count, lines.onward(first), 0});
    std::vector<Branch*> newestFirst;
    for (Branch& branch : branches) newestFirst.push_back(&branch);
    std::sort(newestFirst.begin(), newestFirst.end(),
              [](const Branch* a, const Branch* b) { return a->nodes.front() > b->nodes.front(); });
    std::vector<const Branch*> placed;
    for (Branch* branch : newestFirst) {
        branch->row = freeRow(*branch, placed);
        if (branch->row >= 0) placed.push_back(branch);
    }
    return branches;
}

int rowCount(const std::vector<Branch>& branches) {
    int rows = 0;
    for (const Branch& branch : branches) rows = std::max(rows, branch.row + 1);
    return rows;
}

}  // namespace remparts::panel
