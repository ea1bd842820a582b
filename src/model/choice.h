// What a turn shows over the city: the tile in hand, things to choose, what lights up, and the answer to a click.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "remparts/engine/action.h"
#include "remparts/engine/event.h"
#include "remparts/engine/tile_set.h"
#include "table_point.h"

namespace remparts::model {

/// The tile in hand over a cell.
struct Ghost {
    engine::TileIndex tile = 0;
    engine::Position position;
    engine::Orientation orientation = engine::Orientation::Upright;
    bool legal = true;

    friend bool operator==(const Ghost&, const Ghost&) = default;
};

/// One thing that can be chosen beside laying a tile, as it is shown over the city and in the panel.
struct Choice {
    engine::Action action;
    int number = 0;     ///< key 1–9 (a pile keeps its number); 0 with more choices than keys
    TablePoint at;      ///< where its spot lies
    double height = 0;  ///< of the spot above the ground, in cells
    std::optional<engine::SegmentRef> segment;  ///< follower steps
    std::optional<engine::BoardEdge> edge;      ///< gate, wall, guard, tower
    QString word;                               ///< "Seller", "Gate here", "This end", "Pile 2"
    QString detail;                             ///< "Market of 3 tiles, 2 kinds: 6 so far, still open"
    QString rule;                               ///< "C3.1"

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A number written over a cell: the worth of a building in a guard's row.
struct WorthTag {
    engine::Position cell;
    int points = 0;

    friend bool operator==(const WorthTag&, const WorthTag&) = default;
};

/// What lies over the city now; drawn by the overlay, except for the ghost, which the scene draws.
struct Highlights {
    std::vector<engine::Position> possibleCells;  ///< where the tile in hand fits
    std::optional<Ghost> ghost;
    bool ghostSettled = false;  ///< it lies there to be turned and confirmed, and no longer follows the pointer
    std::vector<engine::SegmentRef> closableRoads;  ///< The Kids, asked for: all segments of the roads that the tile
                                                    ///< in hand can close
    std::vector<engine::Position> closingCells;     ///< where it can close them, ascending
    std::optional<engine::Position> justLaid;       ///< the tile whose segments are offered
    std::vector<engine::SegmentRef> litSegments;    ///< the whole feature under the pointer
    std::vector<engine::Position> row;              ///< what a guard would watch
    std::vector<WorthTag> worths;
    std::vector<engine::BoardEdge> edges;  ///< sides that can be chosen
    int hotChoice = -1;                    ///< index into choices() under the pointer or chosen by keys
    bool byKeys = false;                   ///< the keys came to ghost or hot choice: no pointer shows where one is

    friend bool operator==(const Highlights&, const Highlights&) = default;
};

/// What the pointer tells before a click; empty where there is nothing to tell.
struct Hover {
    QString place;                              ///< "m21": the cell under the pointer or of the ghost
    QString text;                               ///< the feature there, or what laying the tile would bring
    QString rule;                               ///< "C4.2", may be empty
    std::optional<engine::SegmentRef> feature;  ///< the segment under the pointer when a feature is told

    friend bool operator==(const Hover&, const Hover&) = default;
};

/// An answer beside the pointer.
struct Refusal {
    QString sentence;  ///< "A street must go on here."
    QString rule;      ///< "C2.2", may be empty
    TablePoint at;
};

}  // namespace remparts::model
