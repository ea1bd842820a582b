// The words that files and command lines use for the engine's enumerators.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "remparts/engine/action.h"
#include "remparts/engine/decision.h"
#include "remparts/engine/event.h"
#include "remparts/engine/setup.h"

namespace remparts::io {

/// A word for each enumerator, in the enumerators' order from 0.
template <class Enum, std::size_t count>
struct Words {
    std::array<std::string_view, count> words;

    [[nodiscard]] constexpr std::string_view of(Enum value) const { return words[static_cast<std::size_t>(value)]; }
    [[nodiscard]] constexpr std::optional<Enum> find(std::string_view word) const {
        for (std::size_t i = 0; i < count; ++i) {
            if (words[i] == word) return static_cast<Enum>(i);
        }
        return std::nullopt;
    }
    /// "red", "blue" or "green" for messages.
    [[nodiscard]] std::string listed() const {
        std::string list;
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) list += i + 1 == count ? " or " : ", ";
            list += '"';
            list += words[i];
            list += '"';
        }
        return list;
    }
};

inline constexpr Words<engine::GameKind, 2> gameWords{{"city", "kids"}};
/// What Standings::scores counts: points, or figures left.
inline constexpr Words<engine::GameKind, 2> standingWords{{"scores", "left"}};
inline constexpr Words<engine::PlayerColor, 4> colorWords{{"red", "blue", "green", "yellow"}};
inline constexpr Words<engine::PlayerKind, 2> kindWords{{"human", "computer"}};
inline constexpr Words<engine::WallTrigger, 2> wallTriggerWords{{"scored", "completed"}};
inline constexpr Words<engine::BuildingKind, 2> buildingWords{{"public", "historic"}};
inline constexpr Words<engine::Direction, 4> sideWords{{"N", "E", "S", "W"}};
inline constexpr Words<engine::WallEnd, 2> endWords{{"clockwise", "counterclockwise"}};
inline constexpr Words<engine::FollowerRole, 5> roleWords{{"citizen", "seller", "steward", "guard", "figure"}};
inline constexpr Words<engine::Phase, 8> phaseWords{
    {"draw", "tile", "follower", "gate", "wall", "guard", "tower", "over"}};
inline constexpr Words<engine::EndReason, 5> endReasonWords{
    {"tiles_exhausted", "walls_exhausted", "gap_small", "city_closed", "figures_placed"}};

}  // namespace remparts::io
