// Everything about what the pointer is on: design, feature, size, owner, worth now and at the end, rule.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "table_point.h"

namespace remparts::model {

/// A piece that stands on the table and can be pointed at above the ground.
struct PointedPiece {
    enum class Kind { Wall, Gate, Tower, Guard, Follower };

    Kind kind = Kind::Wall;
    engine::BoardEdge edge;                                ///< of all but followers on tiles
    engine::Position tile;                                 ///< of a follower
    std::uint8_t segment = 0;                              ///< of a follower
    engine::PlayerColor color = engine::PlayerColor::Red;  ///< of towers, guards and followers

    friend bool operator==(const PointedPiece&, const PointedPiece&) = default;
};

/// "Now", "5 × 2 = 10"
struct CardLine {
    QString label;
    QString value;

    friend bool operator==(const CardLine&, const CardLine&) = default;
};

struct HoverCard {
    QString title;                             ///< "Street of 5 tiles"; empty: there is nothing to tell
    QString owner;                             ///< "Anna", "Anna and Ben share it", "nobody stands on it"
    std::vector<engine::PlayerColor> players;  ///< the owners' signs
    std::vector<CardLine> lines;
    QString where;                             ///< "m21 · tile C17"
    QString rule;                              ///< "C4.2"
    std::vector<engine::SegmentRef> segments;  ///< what to outline: a feature …
    std::vector<engine::Position> row;         ///< … or a guard's row
    std::optional<engine::BoardEdge> edge;     ///< … with the piece of wall it is about

    [[nodiscard]] bool isEmpty() const { return title.isEmpty(); }
    friend bool operator==(const HoverCard&, const HoverCard&) = default;
};

/// `piece` counts when the pointer is on one, else the ground at `at`. Empty beside the city.
[[nodiscard]] HoverCard hoverCard(const engine::Game& game, TablePoint at,
                                  const std::optional<PointedPiece>& piece = std::nullopt);

}  // namespace remparts::model
