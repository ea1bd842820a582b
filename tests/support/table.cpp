#include "support/table.h"

#include <algorithm>
#include <stdexcept>

#include "support/text.h"

namespace remparts::test {

using namespace engine;

namespace {

constexpr std::array<PlayerColor, 4> colors{PlayerColor::Red, PlayerColor::Blue, PlayerColor::Green,
                                            PlayerColor::Yellow};

Orientation orientationOf(int degrees) {
    if (degrees % 90 != 0 || degrees < 0 || degrees > 270) throw std::logic_error("tiles turn by 0, 90, 180, 270");
    return allOrientations[static_cast<std::size_t>(degrees / 90)];
}

}  // namespace

Table::Table(TableSetup setup) : m_setup(std::move(setup)) {
    dealAgain(true);
}

void Table::dealAgain(bool moreToCome) {
    auto setup = std::make_shared<GameSetup>();
    setup->tiles = m_setup.tiles;
    for (std::size_t seat = 0; seat < m_setup.players; ++seat)
        setup->players.push_back({"P" + std::to_string(seat), colors[seat]});
    setup->options = m_setup.options;
    auto deck = m_setup.deck.empty() ? m_drawn : m_setup.deck;
    // One of these fits wherever the city can still grow.
    if (m_setup.deck.empty() && moreToCome)
        for (const char* design : {"plain", "lane_n", "crossing", "street_ns"}) deck[m_stack].emplace_back(design);
    for (const auto& stack : deck) {
        auto& tiles = setup->stacks.emplace_back();
        for (const std::string& design : stack) tiles.push_back(m_setup.tiles->find(design).value());
    }
    m_game = std::make_unique<Game>(setup);
    for (const Action& action : m_actions)
        if (m_game->play(action)) throw std::logic_error("an action became illegal: " + text(action));
}

const std::string& Table::nameOfHand() const {
    return (*m_setup.tiles)[state().stacks.inHand.value()].id;
}

Table& Table::stack(int number) {
    settle();
    if (m_handIsChosen) throw std::logic_error("the tile in hand is from the other stack");
    m_stack = static_cast<std::size_t>(number - 1);
    return *this;
}

Table& Table::draw(const std::string& design) {
    settle();
    if (phase() != Phase::Tile) throw std::logic_error("no tile to be drawn now, but: " + text(phase()));
    if (!m_setup.deck.empty()) return *this;
    if (m_handIsChosen) m_drawn[m_stack].pop_back();
    m_drawn[m_stack].push_back(design);
    dealAgain(true);
    m_handIsChosen = phase() == Phase::Tile && nameOfHand() == design;
    return *this;
}

Table& Table::lay(const std::string& design, Position at, int degrees) {
    draw(design);
    if (nameOfHand() != design) throw std::logic_error("not " + design + " is in hand, but " + nameOfHand());
    return play(PlaceTile{at, orientationOf(degrees)});
}

Table& Table::layLast(const std::string& design, Position at, int degrees) {
    settle();
    if (m_handIsChosen) m_drawn[m_stack].pop_back();
    m_drawn[m_stack].push_back(design);
    dealAgain(false);
    return play(PlaceTile{at, orientationOf(degrees)});
}

Table& Table::play(const Action& action) {
    if (const auto refused = m_game->play(action))
        throw std::logic_error(text(action) + ": " + std::string(describe(refused->reason)) + " (in step " +
                               text(phase()) + ")");
    if (std::holds_alternative<PlaceTile>(action)) m_handIsChosen = false;
    m_actions.push_back(action);
    return *this;
}

void Table::passUntil(Phase wanted) {
    while (state().decision.mayPass && !state().isOver() && phase() != wanted) play(Pass{});
}

Table& Table::settle() {
    passUntil(Phase::Over);
    return *this;
}

Table& Table::follower(SegmentKind kind) {
    const TileDefinition& tile = state().definition(state().board.tiles().back());
    for (std::uint8_t segment = 0; segment < tile.segments.size(); ++segment)
        if (tile.segments[segment].kind == kind && allows(PlaceFollower{segment}))
            return play(PlaceFollower{segment});
    throw std::logic_error("no free segment of that kind on the tile just laid");
}

Table& Table::gate(Position tile, Direction side) {
    passUntil(Phase::Gate);
    return play(PlaceGate{{tile, side}});
}

Table& Table::walls(int count, WallEnd end) {
    for (int i = 0; i < count; ++i) {
        passUntil(Phase::Wall);
        play(PlaceWall{end});
    }
    return *this;
}

Table& Table::guard() {
    return play(PlaceGuard{});
}

Table& Table::tower(WallEnd end) {
    passUntil(Phase::Tower);
    return play(PlaceTower{end});
}

lines Table::legal() const {
    return texts(m_game->rules().legalActions(state()));
}

bool Table::allows(const Action& action) const {
    const auto actions = m_game->rules().legalActions(state());
    const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
    if (listed == m_game->rules().check(state(), action).has_value())
        throw std::logic_error("list and check disagree on " + text(action));
    return listed;
}

bool Table::fits(Position at) const {
    return std::any_of(allOrientations.begin(), allOrientations.end(), [&](Orientation orientation) {
        return allows(PlaceTile{at, orientation});
    });
}

bool Table::fits(Position at, int degrees) const {
    return allows(PlaceTile{at, orientationOf(degrees)});
}

RejectionReason Table::refusal(const Action& action) const {
    const auto rejection = m_game->rules().check(state(), action);
    if (!rejection) throw std::logic_error("allowed: " + text(action));
    return rejection->reason;
}

EventLog Table::events() const {
    EventLog all = m_game->startEvents();
    for (const Step& step : m_game->steps()) all.insert(all.end(), step.events.begin(), step.events.end());
    return all;
}

lines Table::scorings() {
    settle();
    const auto scored = only<Scored>(events());
    lines result;
    for (; m_scoringsSeen < scored.size(); ++m_scoringsSeen) {
        const Scored& event = scored[m_scoringsSeen];
        result.push_back("P" + std::to_string(event.player) + " " + text(event.score) + " = " +
                         std::to_string(pointsOf(event.score)));
    }
    return result;
}

}  // namespace remparts::test
