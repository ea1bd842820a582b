#include <algorithm>

#include "action_reader.h"
#include "remparts/io/error.h"
#include "remparts/io/record_file.h"
#include "text_file.h"

namespace remparts::io {
namespace {

constexpr int newestVersion = 1;
constexpr std::size_t cityStacks = 3;

engine::GameKind readHead(const JsonPlace& root) {
    const JsonPlace format = root.member("format");
    if (format.text() != "remparts-game") format.fail("this is not a game record (\"remparts-game\")");
    const JsonPlace version = root.member("version");
    const int number = version.integer(1, 1'000'000);
    if (number > newestVersion) {
        version.fail("version ", number, " is newer than this program, which reads version 1");
    }
    const JsonPlace game = root.member("game");
    const engine::GameKind kind = game.word(gameWords);
    if (kind == engine::GameKind::Kids) game.fail("The Kids of Carcassonne is not part of this version yet");
    return kind;
}

engine::CityOptions readOptions(const JsonPlace& root) {
    engine::CityOptions options;
    const auto place = root.find("options");
    if (!place) return options;
    if (const auto trigger = place->find("wall_trigger")) options.wallTrigger = trigger->word(wallTriggerWords);
    if (const auto guards = place->find("first_round_guards")) options.firstRoundGuards = guards->truth();
    if (const auto before = place->find("guard_before_scoring")) options.guardBeforeScoring = before->truth();
    return options;
}

engine::Player readPlayer(const JsonPlace& place) {
    engine::Player player;
    player.name = place.member("name").label(maxNameLength);
    player.color = place.member("color").word(colorWords);
    if (const auto kind = place.find("kind")) player.kind = kind->word(kindWords);
    return player;
}

std::vector<engine::Player> readPlayers(const JsonPlace& list) {
    constexpr std::size_t fewest = 2;
    if (list.size() < fewest || list.size() > engine::maxPlayers) {
        list.fail("2 to 4 players take part, not ", list.size());
    }
    std::vector<engine::Player> players;
    for (std::size_t i = 0; i < list.size(); ++i) {
        engine::Player player = readPlayer(list[i]);
        const auto sameColor = [&](const engine::Player& other) { return other.color == player.color; };
        if (const auto other = std::find_if(players.begin(), players.end(), sameColor); other != players.end()) {
            list[i].member("color").fail("player ", other - players.begin(), " is ", colorWords.of(player.color),
                                         " already");
        }
        players.push_back(std::move(player));
    }
    return players;
}

std::vector<std::vector<engine::TileIndex>> readStacks(const JsonPlace& list, const engine::TileSet& tiles) {
    if (list.size() != cityStacks) list.fail("must be 3 stacks, not ", list.size());
    std::vector<std::vector<engine::TileIndex>> stacks;
    bool empty = true;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonPlace stack = list[i];
        auto& drawn = stacks.emplace_back();
        for (std::size_t k = 0; k < stack.size(); ++k) {
            const JsonPlace id = stack[k];
            const auto tile = tiles.find(id.text());
            if (!tile) id.fail("there is no tile ", quoteBriefly(id.text()), " in the set");
            drawn.push_back(*tile);
        }
        empty = empty && drawn.empty();
    }
    if (empty) list.fail("the deck is empty; it needs at least one tile");
    return stacks;
}

std::shared_ptr<const engine::GameSetup> readSetup(const JsonPlace& root, const TileSetSource& tiles) {
    const engine::GameKind game = readHead(root);
    auto setup = std::make_shared<engine::GameSetup>();
    setup->options = readOptions(root);
    setup->players = readPlayers(root.member("players"));
    const JsonPlace stacks = root.member("deck").member("stacks");
    setup->tiles = tiles(game);
    setup->stacks = readStacks(stacks, *setup->tiles);
    return setup;
}

}  // namespace

Record parseRecord(std::string_view json, std::string_view name, const TileSetSource& tiles) {
    const std::string file(name);
    const JsonValue tree = parseJson(json, file);
    const JsonPlace root(tree, file);
    Record record;
    record.setup = readSetup(root, tiles);
    const auto actions = root.find("actions");
    for (std::size_t i = 0; actions && i < actions->size(); ++i) {
        record.actions.push_back(readAction((*actions)[i], i, record.setup->players.size()));
    }
    return record;
}

Record readRecord(const std::filesystem::path& file, const TileSetSource& tiles) {
    return parseRecord(readTextFile(file), file.string(), tiles);
}

}  // namespace remparts::io
