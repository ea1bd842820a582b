// The tree of lines: bookkeeping alone.
#include "history/line_tree.h"

#include "support/catch.h"

using namespace remparts;
using model::LineTree;

namespace {

LineTree::Step draw(std::uint8_t pile) {
    return {0, engine::DrawTile{pile}};
}

/// A line of the draws 0, 1, 2.
LineTree straight() {
    LineTree lines;
    for (std::uint8_t pile = 0; pile < 3; ++pile) lines.play(pile, draw(pile));
    return lines;
}

}  // namespace

TEST_CASE("What is played at the end goes on with the line") {
    const LineTree lines = straight();
    REQUIRE(lines.line().size() == 4);
    CHECK(lines.step(lines.line()[3]) == draw(2));
    CHECK_FALSE(lines.hasBranches());
}

TEST_CASE("What is played in the middle leaves the line, which is kept whole") {
    LineTree lines = straight();
    const auto before = lines.line();
    lines.play(1, draw(7));
    CHECK(lines.line().size() == 3);
    CHECK(lines.hasBranches());
    REQUIRE(lines.branches(1) == std::vector{before[2]});
    CHECK(lines.onward(before[2]) == std::vector{before[2], before[3]});
    lines.follow(before[3]);
    CHECK(lines.line() == before);
    CHECK(lines.branches(1).size() == 1);
}

TEST_CASE("The same step again takes up the line with all that followed") {
    LineTree lines = straight();
    const auto before = lines.line();
    const std::size_t changes = lines.changes();
    lines.play(0, draw(0));
    CHECK(lines.line() == before);
    lines.play(0, draw(5));
    lines.play(0, draw(0));
    CHECK(lines.line() == before);
    CHECK(lines.changes() == changes + 1);
}

TEST_CASE("A line that is taken away is gone with all that left it") {
    LineTree lines = straight();
    const auto old = lines.line();
    lines.play(0, draw(4));
    lines.play(1, draw(4));
    lines.forget(old[1]);
    CHECK_FALSE(lines.hasBranches());
    CHECK(lines.branches(0).empty());
    lines.play(0, draw(0));
    CHECK(lines.line().size() == 2);
}
