#include "rules_situations.h"

namespace remparts::test {

TableSetup completedTriggers(std::size_t players) {
    TableSetup setup;
    setup.players = players;
    setup.options.wallTrigger = engine::WallTrigger::Completed;
    return setup;
}

void layPlain(Table& table, const std::vector<Position>& cells) {
    for (const Position cell : cells) table.lay("plain", cell);
}

Table rowBeforeGate(int length, int stack, TableSetup setup) {
    Table table(std::move(setup));
    for (int x = 0; x + 1 < length; ++x) table.lay("plain", {x, 0});
    table.stack(stack);
    table.lay("alley", {length - 1, 0}).settle();
    return table;
}

Table ringBeforeGate(int stack, TableSetup setup) {
    Table table(std::move(setup));
    layPlain(table, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}});
    table.stack(stack);
    table.lay("alley", {0, 1}).settle();
    return table;
}

}  // namespace remparts::test
