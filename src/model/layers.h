// Layers that can be laid over the city: what each shows of a position, as plain data. Holds no rule: sizes, owners
// and worths come from the engine.
#pragma once

#include <QString>
#include <vector>

#include "remparts/engine/rules/game.h"
#include "table_point.h"

namespace remparts::model {

enum class LayerKind {
    // The City.
    Owners,
    Markets,
    Areas,
    Guards,
    Streets,
    LastScoring,
    // The Kids.
    Roads,
    Children,
    Figures,
    LastClosing,
};

/// What there is for a game, in the order in which it is offered.
[[nodiscard]] std::vector<LayerKind> layersOf(engine::GameKind game);

/// Whether it tells what has no effect on points any more.
[[nodiscard]] bool tellsPastOnly(LayerKind kind);

/// How something is shown. Colours of players stand for players alone.
enum class LayerTone {
    Players,  ///< in the colours of the players it belongs to, striped when they share it
    Nobody,
    Fish,
    Grain,
    Livestock,
    Step0,  ///< of a scale, from pale grey …
    Step1,
    Step2,
    Step3,  ///< … to the fullest plum
    Open,
    Closed,
    Plain,  ///< belongs to the picture and says nothing itself
};

/// A tone, and whose colours it takes.
struct LayerStyle {
    LayerTone tone = LayerTone::Plain;
    std::vector<engine::PlayerColor> players = {};

    friend bool operator==(const LayerStyle&, const LayerStyle&) = default;
};

/// Segments that are filled alike.
struct LayerPart {
    LayerStyle style;
    std::vector<engine::SegmentRef> segments;
};
/// What belongs together and has one outline.
struct LayerRegion {
    LayerStyle outline;
    std::vector<LayerPart> parts;  ///< together a whole feature, each segment once
};
/// From one point of the table to another; heights in cells.
struct LayerLine {
    LayerStyle style;
    TablePoint from;
    TablePoint to;
    double fromHeight = 0;
    bool wide = false;   ///< a band along a row of tiles instead of a line
    bool arrow = false;  ///< it points at its end
};
/// A few signs over a place.
struct LayerBadge {
    LayerStyle style;
    TablePoint at;
    double height = 0;   ///< in cells
    QString text;        ///< "5", "+3"; may be empty: the players' signs alone
    int rank = 0;        ///< where badges are in each other's way, higher ones stay
    bool filled = true;  ///< false: an empty ring, for what waits
};
struct LegendRow {
    LayerStyle style;
    QString words;  ///< "Anna"
    QString note;   ///< "43 points scored"; may be empty
    int count = 0;  ///< of the things in this row
};

struct LayerPicture {
    LayerKind kind = LayerKind::Owners;
    QString title;  ///< "Streets by length"
    QString rule;   ///< "C4.2"; may be empty
    std::vector<LayerRegion> regions;
    std::vector<LayerLine> lines;
    std::vector<LayerBadge> badges;
    std::vector<LegendRow> legend;
    QString footnote;  ///< what signs mean that no row explains; or that there is nothing to show yet
};

/// What a layer shows at the game's cursor. The layer must be one of the game's.
[[nodiscard]] LayerPicture layerPicture(LayerKind kind, const engine::Game& game);

}  // namespace remparts::model
