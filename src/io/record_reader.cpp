#include <algorithm>
#include <cstdlib>

#include "remparts/io/error.h"
#include "remparts/io/json_record.h"
#include "remparts/io/record_file.h"
#include "remparts/io/text_file.h"

namespace remparts::io {
namespace {

constexpr int newestVersion = 1;

engine::GameKind readHead(const JsonPlace& root) {
    const JsonPlace format = root.member("format");
    if (format.text() != "remparts-game") format.fail("this is not a game record (\"remparts-game\")");
    const JsonPlace version = root.member("version");
    const int number = version.integer(1, 1'000'000);
    if (number > newestVersion) {
        version.fail("version ", number, " is newer than this program, which reads version 1");
    }
    return root.member("game").word(gameWords);
}

engine::CityOptions readCityOptions(const JsonPlace& place) {
    engine::CityOptions options;
    if (const auto trigger = place.find("wall_trigger")) options.wallTrigger = trigger->word(wallTriggerWords);
    if (const auto guards = place.find("first_round_guards")) options.firstRoundGuards = guards->truth();
    if (const auto before = place.find("guard_before_scoring")) options.guardBeforeScoring = before->truth();
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

/// The City has three stacks (C1.4), The Kids one to four piles (K1.3).
void checkStackCount(const JsonPlace& list, engine::GameKind game) {
    const std::size_t count = list.size();
    switch (game) {
        case engine::GameKind::City:
            if (count != 3) list.fail("must be 3 stacks, not ", count);
            break;
        case engine::GameKind::Kids:
            if (count < engine::fewestPiles || count > engine::mostPiles) {
                list.fail("must be ", engine::fewestPiles, " to ", engine::mostPiles, " piles, not ", count);
            }
            break;
    }
}

std::vector<std::vector<engine::TileIndex>> readStacks(const JsonPlace& list, const engine::TileSet& tiles) {
    checkStackCount(list, tiles.game());
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

/// The Kids has no options in a record: the number of piles is seen in the deck.
engine::GameOptions readOptions(const JsonPlace& root, engine::GameKind game, std::size_t stacks) {
    const auto place = root.find("options");
    if (place) place->checkObject();
    switch (game) {
        case engine::GameKind::City:
            return place ? readCityOptions(*place) : engine::CityOptions{};
        case engine::GameKind::Kids:
            return engine::KidsOptions{static_cast<std::uint8_t>(stacks)};
    }
    std::abort();
}

std::shared_ptr<const engine::GameSetup> readSetup(const JsonPlace& root, const TileSetSource& tiles) {
    const engine::GameKind game = readHead(root);
    auto setup = std::make_shared<engine::GameSetup>();
    setup->players = readPlayers(root.member("players"));
    const JsonPlace stacks = root.member("deck").member("stacks");
    setup->tiles = tiles(game);
    setup->stacks = readStacks(stacks, *setup->tiles);
    setup->options = readOptions(root, game, setup->stacks.size());
    return setup;
}

std::vector<RecordedAction> readActions(const JsonPlace& list, std::size_t first, const engine::GameSetup& setup) {
    std::vector<RecordedAction> actions;
    for (std::size_t i = 0; i < list.size(); ++i) actions.push_back(readAction(list[i], first + i, setup));
    return actions;
}

/// A variation leaves one that stands before it, at its beginning, its end or between.
RecordedLine readVariation(const JsonPlace& place, const Record& record) {
    const std::size_t number = record.variations.size();
    RecordedLine line;
    const int of = place.member("of").integer(0, static_cast<int>(number));
    line.of = static_cast<std::size_t>(of);
    const std::size_t first = line.of == 0 ? 0 : record.variations[line.of - 1].after + 1;
    const std::size_t last = record.lengthOfLine(line.of);
    line.after =
        static_cast<std::size_t>(place.member("after").integer(static_cast<int>(first), static_cast<int>(last)));
    const JsonPlace list = place.member("actions");
    if (list.size() == 0) list.fail("must hold at least one action");
    try {
        line.actions = readActions(list, line.after, *record.setup);
    } catch (const RecordError& fault) {
        throw RecordError(number, fault);
    }
    return line;
}

Keeping readKeeping(const JsonPlace& place) {
    Keeping kept;
    if (const auto file = place.find("file")) kept.file = file->text();
    if (const auto unsaved = place.find("unsaved")) kept.unsaved = unsaved->truth();
    if (const auto ended = place.find("ended")) kept.ended = ended->truth();
    return kept;
}

}  // namespace

Record readRecord(const JsonPlace& root, const TileSetSource& tiles) {
    Record record;
    record.setup = readSetup(root, tiles);
    if (const auto actions = root.find("actions")) record.actions = readActions(*actions, 0, *record.setup);
    const auto variations = root.find("variations");
    for (std::size_t i = 0; variations && i < variations->size(); ++i) {
        record.variations.push_back(readVariation((*variations)[i], record));
    }
    if (const auto kept = root.find("kept")) record.kept = readKeeping(*kept);
    return record;
}

Record parseRecord(std::string_view json, std::string_view name, const TileSetSource& tiles) {
    const std::string file(name);
    const JsonValue tree = parseJson(json, file);
    return readRecord(JsonPlace(tree, file), tiles);
}

Record readRecord(const std::filesystem::path& file, const TileSetSource& tiles) {
    return parseRecord(readTextFile(file), file.string(), tiles);
}

}  // namespace remparts::io
