// The words of the layers over the city and of their legends.
#pragma once

#include <QString>

#include "layers.h"

namespace remparts::model::sentences {

/// "Owners", as on a button.
[[nodiscard]] QString layerName(LayerKind kind);
/// "Features by owner"
[[nodiscard]] QString layerTitle(LayerKind kind);
/// The rule behind what a layer shows, "C4.2"; empty where several are.
[[nodiscard]] QString layerRule(LayerKind kind);
/// What full badges, rings and lines of a layer mean; empty where nothing needs a word.
[[nodiscard]] QString layerNote(LayerKind kind);
/// Why a layer shows nothing in a position that has nothing of its kind.
[[nodiscard]] QString layerEmpty(LayerKind kind);

/// "43 points scored, 12 as they lie"
[[nodiscard]] QString ownedPoints(int scored, int now);
[[nodiscard]] QString sharedFeatures();
[[nodiscard]] QString nobodysFeatures();
/// "2 points each"
[[nodiscard]] QString pointsEach(int points);
/// "4 points"
[[nodiscard]] QString pointsAll(int points);
/// What a count of stalls counts: their parts on the tiles.
[[nodiscard]] QString partsOnTiles();
/// Markets that some residential area touches.
[[nodiscard]] QString touchedMarkets();
/// "3 have a figure"
[[nodiscard]] QString withFigure(int children);
/// "5 left", figures in the supply
[[nodiscard]] QString figuresToGo(int left);
/// What a count of figures says.
[[nodiscard]] QString figuresPlaced();
/// "longest: 7 tiles"
[[nodiscard]] QString longest(int tiles);
[[nodiscard]] QString closedRoadsRow();
[[nodiscard]] QString openRoadsRow();
/// Roads that closed with nobody's child on them.
[[nodiscard]] QString nobodysRoads();
/// "1 to 3 tiles", "4 or 5 tiles", "9 tiles and more"
[[nodiscard]] QString lengths(int fewest, int most);
/// "beside 2 markets", for the last step of a scale "beside 3 markets and more"
[[nodiscard]] QString besideMarkets(int markets, bool andMore);
/// "2 kinds"
[[nodiscard]] QString ofKinds(int kinds);
[[nodiscard]] QString marketKind(engine::MarketKind kind);
/// "red", as a colour of children that nobody plays: "Red, nobody plays it"
[[nodiscard]] QString unplayedColor(engine::PlayerColor color);

}  // namespace remparts::model::sentences
