#include "support/kids_table.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "support/text.h"

namespace remparts::test {

using namespace engine;

std::shared_ptr<const GameSetup> kidsSetup(const std::vector<PlayerColor>& colors,
                                           const std::vector<std::vector<KidsPicture>>& piles) {
    std::vector<KidsPicture> pictures;
    auto setup = std::make_shared<GameSetup>();
    for (const auto& pile : piles) {
        auto& stack = setup->stacks.emplace_back();
        for (const KidsPicture& picture : pile) {
            const auto known = std::find(pictures.begin(), pictures.end(), picture);
            stack.push_back(static_cast<TileIndex>(known - pictures.begin()));
            if (known == pictures.end()) pictures.push_back(picture);
        }
    }
    std::vector<TileDefinition> tiles;
    for (const KidsPicture& picture : pictures)
        tiles.push_back(makeKidsTile("S" + std::to_string(tiles.size()), 1, picture));
    setup->tiles = std::make_shared<const TileSet>(GameKind::Kids, std::move(tiles));
    for (const PlayerColor color : colors)
        setup->players.push_back({"P" + std::to_string(setup->players.size()), color});
    setup->options = KidsOptions{static_cast<std::uint8_t>(piles.size())};
    return setup;
}

KidsTable::KidsTable(KidsTableSetup setup) : m_setup(std::move(setup)), m_drawn{m_setup.start} {
    dealAgain(true);
}

void KidsTable::dealAgain(bool moreToCome) {
    auto pile = m_drawn;
    if (moreToCome) pile.push_back(spur());
    m_game = std::make_unique<Game>(kidsSetup(m_setup.colors, {pile}));
    for (const Action& action : m_actions)
        if (m_game->play(action)) throw std::logic_error("an action became illegal: " + text(action));
}

KidsTable& KidsTable::lay(const KidsPicture& picture, Position at, int degrees) {
    return put(picture, at, degrees, true);
}

KidsTable& KidsTable::layLast(const KidsPicture& picture, Position at, int degrees) {
    return put(picture, at, degrees, false);
}

KidsTable& KidsTable::put(const KidsPicture& picture, Position at, int degrees, bool moreToCome) {
    if (state().isOver()) throw std::logic_error("the game is over");
    m_drawn.push_back(picture);
    m_actions.emplace_back(DrawTile{0});
    m_actions.emplace_back(PlaceTile{at, turned(Orientation::Upright, degrees / 90)});
    dealAgain(moreToCome);
    return *this;
}

Rejection KidsTable::refusal(const Action& action) const {
    const auto rejection = m_game->rules().check(state(), action);
    if (!rejection) throw std::logic_error("allowed: " + text(action));
    return *rejection;
}

EventLog KidsTable::events() const {
    EventLog all = m_game->startEvents();
    for (const Step& step : m_game->steps()) all.insert(all.end(), step.events.begin(), step.events.end());
    return all;
}

lines KidsTable::placings() {
    const auto all = only<ChildrenPlaced>(events());
    lines result;
    for (; m_placingsSeen < all.size(); ++m_placingsSeen)
        result.push_back("P" + std::to_string(all[m_placingsSeen].player) + " places " +
                         std::to_string(all[m_placingsSeen].figures.size()));
    return result;
}

std::vector<std::size_t> KidsTable::closedRoads() {
    const auto all = only<RoadClosed>(events());
    std::vector<std::size_t> sizes;
    for (; m_roadsSeen < all.size(); ++m_roadsSeen) sizes.push_back(all[m_roadsSeen].tiles.size());
    return sizes;
}

EndReason KidsTable::endReason() const {
    return only<EndBegan>(events()).at(0).reason;
}

KidsTable aroundHole(const std::string& north, const std::string& east, const std::string& south,
                     const std::string& west, const std::vector<PlayerColor>& colors) {
    KidsTable table({.colors = colors});
    table.lay(spur(south), {1, 0}).lay(spur(), {2, 0}).lay(spur(east), {2, 1}, 270).lay(spur(), {2, 2});
    table.lay(spur(north), {1, 2}, 180).lay(spur(), {0, 2}).lay(spur(west), {0, 1}, 90);
    table.closedRoads();
    return table;
}

}  // namespace remparts::test
