#include "signature.h"

#include <algorithm>
#include <cstdlib>

#include "arguments.h"
#include "remparts/engine/random.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/engine/rules/ruleset.h"

namespace remparts::cli {
namespace {

/// FNV-1a over 64-bit numbers, byte by byte.
class Hash {
  public:
    void add(std::uint64_t number) {
        for (int shift = 0; shift < 64; shift += 8) m_value = (m_value ^ (number >> shift & 0xff)) * 0x100000001b3u;
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

  private:
    std::uint64_t m_value = 0xcbf29ce484222325u;
};

/// A number for each action of a position, different for different actions of one kind.
struct ActionKey {
    std::uint64_t operator()(const engine::PlaceTile& a) const {
        return cell(a.position) | engine::quarterTurns(a.orientation);
    }
    std::uint64_t operator()(const engine::PlaceGate& a) const { return cell(a.edge.tile) | index(a.edge.side); }
    std::uint64_t operator()(const engine::PlaceFollower& a) const { return a.segment; }
    std::uint64_t operator()(const engine::PlaceWall& a) const { return index(a.end); }
    std::uint64_t operator()(const engine::PlaceTower& a) const { return index(a.end); }
    std::uint64_t operator()(const engine::DrawTile& a) const { return a.pile; }
    std::uint64_t operator()(const engine::PlaceGuard&) const { return 0; }
    std::uint64_t operator()(const engine::Pass&) const { return 0; }

    static std::uint64_t cell(engine::Position position) {
        const auto part = [](std::int32_t value) { return static_cast<std::uint64_t>(value + (1 << 20)); };
        return part(position.x) << 32 | part(position.y) << 8;
    }
};

std::uint64_t keyOf(const engine::Action& action) {
    return std::uint64_t{action.index()} << 56 | std::visit(ActionKey{}, action);
}

void hashGame(Hash& hash, const std::shared_ptr<const engine::GameSetup>& setup, engine::Random& random) {
    const engine::Ruleset& rules = engine::rulesetFor(setup->tiles->game());
    std::vector<engine::Action> legal;
    engine::GameState state = rules.start(setup);
    while (!state.isOver()) {
        rules.legalActions(state, legal);
        std::sort(legal.begin(), legal.end(), [](const auto& a, const auto& b) { return keyOf(a) < keyOf(b); });
        hash.add(state.decision.player);
        for (const engine::Action& action : legal) hash.add(keyOf(action));
        rules.applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        for (const int score : rules.standings(state).scores) hash.add(static_cast<std::uint64_t>(score));
    }
}

/// Counting up goes through all values.
engine::GameOptions variedOptions(engine::GameKind game, int i) {
    switch (game) {
        case engine::GameKind::City:
            return engine::CityOptions{i % 2 == 0 ? engine::WallTrigger::Scored : engine::WallTrigger::Completed,
                                       i / 2 % 2 == 0, i / 4 % 2 == 0};
        case engine::GameKind::Kids:
            return engine::KidsOptions{static_cast<std::uint8_t>(1 + i % static_cast<int>(engine::mostPiles))};
    }
    std::abort();
}

}  // namespace

std::uint64_t computeSignature(const std::shared_ptr<const engine::TileSet>& tiles) {
    Hash hash;
    for (int i = 0; i < signatureGames; ++i) {
        const auto players = makePlayers(2 + i % 3, engine::PlayerKind::Computer);
        const auto seed = static_cast<std::uint64_t>(i);
        engine::Random random(seed);
        hashGame(hash, engine::dealGame(tiles, players, variedOptions(tiles->game(), i), seed), random);
    }
    return hash.value();
}

}  // namespace remparts::cli
