#include "remparts/io/json_record.h"

#include <algorithm>

#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "remparts/io/rule_number.h"

namespace remparts::io {
namespace {

/// Reads the members of one action; knows its number for the messages.
class ActionReader {
  public:
    ActionReader(const JsonPlace& place, std::size_t number, const engine::GameSetup& setup)
        : m_place(place), m_number(number), m_setup(setup) {}

    [[nodiscard]] engine::PlayerIndex player() const {
        const std::int64_t player = member("player").integer();
        const std::size_t playerCount = m_setup.players.size();
        if (player < 0 || player >= static_cast<std::int64_t>(playerCount)) {
            refuse(concat("there is no player ", player, ", only 0 to ", playerCount - 1));
        }
        return static_cast<engine::PlayerIndex>(player);
    }

    [[nodiscard]] engine::Action action() const {
        using Read = engine::Action (ActionReader::*)() const;
        struct Type {
            std::string_view name;
            Read read;
        };
        static constexpr std::array<Type, 8> types{{{"place_tile", &ActionReader::tile},
                                                    {"place_follower", &ActionReader::follower},
                                                    {"place_gate", &ActionReader::gate},
                                                    {"place_wall", &ActionReader::wall},
                                                    {"place_guard", &ActionReader::guard},
                                                    {"place_tower", &ActionReader::tower},
                                                    {"pass", &ActionReader::pass},
                                                    {"draw", &ActionReader::draw}}};
        const std::string& name = member("type").text();
        const auto type = std::find_if(types.begin(), types.end(), [&](const Type& t) { return t.name == name; });
        if (type == types.end()) refuse(concat("there is no action ", quoteBriefly(name)));
        return (this->*type->read)();
    }

  private:
    [[noreturn]] void refuse(const std::string& reason) const { throw RecordError(m_number, reason); }

    [[nodiscard]] JsonPlace member(std::string_view name) const {
        if (auto found = m_place.find(name)) return *std::move(found);
        refuse(concat("lacks \"", name, "\""));
    }

    /// The end of a message: the rule that asks for such an action in the record's game.
    [[nodiscard]] std::string rule(engine::Phase phase) const {
        return inBrackets(engine::rulesetFor(m_setup.tiles->game()).ruleOf(phase));
    }

    [[nodiscard]] std::int32_t coordinate(std::string_view name) const {
        constexpr std::int64_t farthest = 1'000'000'000;
        const std::int64_t value = member(name).integer();
        if (value < -farthest || value > farthest) {
            refuse(concat("\"", name, "\" is far beyond all tiles", rule(engine::Phase::Tile)));
        }
        return static_cast<std::int32_t>(value);
    }
    [[nodiscard]] engine::Position position() const { return {coordinate("x"), coordinate("y")}; }

    [[nodiscard]] std::uint8_t smallNumber(std::string_view name, std::string_view rule) const {
        const std::int64_t value = member(name).integer();
        if (value < 0 || value > 254) {
            refuse(concat("there is no ", name, " ", value, rule));
        }
        return static_cast<std::uint8_t>(value);
    }

    template <class Enum, std::size_t count>
    [[nodiscard]] Enum word(std::string_view name, const Words<Enum, count>& words, std::string_view rule) const {
        const std::string& text = member(name).text();
        if (const auto found = words.find(text)) return *found;
        refuse(concat("\"", name, "\" must be ", words.listed(), ", not ", quoteBriefly(text), rule));
    }

    [[nodiscard]] engine::Action tile() const {
        const engine::Position cell = position();
        const std::int64_t rotation = member("rotation").integer();
        if (rotation < 0 || rotation > 270 || rotation % 90 != 0) {
            refuse(concat("\"rotation\" must be 0, 90, 180 or 270, not ", rotation, rule(engine::Phase::Tile)));
        }
        return engine::PlaceTile{cell, static_cast<engine::Orientation>(rotation / 90)};
    }
    [[nodiscard]] engine::Action follower() const {
        return engine::PlaceFollower{smallNumber("segment", rule(engine::Phase::Follower))};
    }
    [[nodiscard]] engine::Action gate() const {
        const engine::Position cell = position();
        return engine::PlaceGate{{cell, word("side", sideWords, rule(engine::Phase::Gate))}};
    }
    [[nodiscard]] engine::Action wall() const {
        return engine::PlaceWall{word("end", endWords, rule(engine::Phase::Wall))};
    }
    [[nodiscard]] engine::Action guard() const { return engine::PlaceGuard{}; }
    [[nodiscard]] engine::Action tower() const {
        return engine::PlaceTower{word("end", endWords, rule(engine::Phase::Tower))};
    }
    [[nodiscard]] engine::Action pass() const { return engine::Pass{}; }
    [[nodiscard]] engine::Action draw() const {
        return engine::DrawTile{smallNumber("pile", rule(engine::Phase::Draw))};
    }

    const JsonPlace& m_place;
    std::size_t m_number;
    const engine::GameSetup& m_setup;
};

}  // namespace

RecordedAction readAction(const JsonPlace& place, std::size_t number, const engine::GameSetup& setup) {
    const ActionReader reader(place, number, setup);
    const engine::PlayerIndex player = reader.player();
    return {player, reader.action()};
}

engine::Action readChoice(const JsonPlace& place, std::size_t number, const engine::GameSetup& setup) {
    return ActionReader(place, number, setup).action();
}

}  // namespace remparts::io
