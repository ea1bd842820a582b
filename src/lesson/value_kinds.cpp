#include "value_kinds.h"

#include <algorithm>
#include <array>

#include "values.h"

namespace remparts::lesson {
namespace {

constexpr bool no = false;
constexpr bool yes = true;

constexpr std::array kinds{
    ValueKind{"name", "player", values::name},
    ValueKind{"place", "x y", values::place},
    ValueKind{"score", "player", values::score},
    ValueKind{"gain", "player", values::gain},
    ValueKind{"scored", "feature? player? nth?", values::scored, yes, no},
    ValueKind{"scorings", "feature? player?", values::scorings, yes, no},
    ValueKind{"worth", "x y segment", values::worth, yes, no},
    ValueKind{"tiles", "x y segment", values::tiles},
    ValueKind{"kinds", "x y segment", values::kinds, yes, no},
    ValueKind{"markets", "x y segment", values::markets, yes, no},
    ValueKind{"guard", "x y side", values::guard, yes, no},
    ValueKind{"public", "x y side", values::publicBuildings, yes, no},
    ValueKind{"historic", "x y side", values::historicBuildings, yes, no},
    ValueKind{"row", "x y side", values::row, yes, no},
    ValueKind{"tower", "end", values::tower, yes, no},
    ValueKind{"followers", "player", values::followers},
    ValueKind{"towers", "player", values::towers, yes, no},
    ValueKind{"projected", "player", values::projected, yes, no},
    ValueKind{"wall", "", values::wall, yes, no},
    ValueKind{"wall_left", "", values::wallLeft, yes, no},
    ValueKind{"sides_left", "", values::sidesLeft, yes, no},
    ValueKind{"round", "player?", values::round, yes, no},
    ValueKind{"tiles_left", "stack?", values::tilesLeft},
    ValueKind{"set_aside", "", values::setAside},
    ValueKind{"places", "", values::places},
    ValueKind{"legal", "type?", values::legal},
    ValueKind{"children", "x y segment player", values::children, no, yes},
    ValueKind{"street_points", "tiles", values::streetPoints, yes, no},
    ValueKind{"market_points", "tiles kinds", values::marketPoints, yes, no},
    ValueKind{"guard_points", "public historic", values::guardPoints, yes, no},
    ValueKind{"area_points", "markets", values::areaPoints, yes, no},
    ValueKind{"tower_points", "pieces", values::towerPoints, yes, no},
    ValueKind{"box", "thing", values::box},
};

constexpr std::array<std::string_view, 5> features{"street", "market", "tower", "residential", "guard"};
constexpr std::array<std::string_view, 7> cityActions{"place_tile",  "place_follower", "place_gate", "place_wall",
                                                      "place_guard", "place_tower",    "pass"};
constexpr std::array<std::string_view, 2> kidsActions{"place_tile", "draw"};
constexpr std::array<std::string_view, 15> cityThings{
    "tiles",    "designs",  "stack_1",   "stack_2", "stack_3", "wall",          "towers",      "towers_2",
    "towers_3", "towers_4", "followers", "supply",  "track",   "players_least", "players_most"};
constexpr std::array<std::string_view, 5> kidsThings{"tiles", "designs", "figures", "players_least", "players_most"};

}  // namespace

const ValueKind* findValueKind(std::string_view of) {
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [of](const ValueKind& kind) { return kind.of == of; });
    return found == kinds.end() ? nullptr : &*found;
}

std::span<const std::string_view> featureWords() {
    return features;
}

std::span<const std::string_view> actionWords(engine::GameKind game) {
    if (game == engine::GameKind::City) return cityActions;
    return kidsActions;
}

std::span<const std::string_view> thingWords(engine::GameKind game) {
    if (game == engine::GameKind::City) return cityThings;
    return kidsThings;
}

}  // namespace remparts::lesson
