// The terms of a score as data, so that every place that shows points explains the same sum.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "remparts/engine/tile.h"

namespace remparts::engine {

/// C4.2: tiles × 1 up to three tiles, × 2 from four on.
struct StreetScore {
    int tiles = 0;
    [[nodiscard]] int pointsPerTile() const { return tiles >= 4 ? 2 : 1; }
    [[nodiscard]] int points() const { return tiles * pointsPerTile(); }
    friend bool operator==(const StreetScore&, const StreetScore&) = default;
};
/// C4.3: tiles × kinds.
struct MarketScore {
    int tiles = 0;
    MarketKinds kinds = 0;
    [[nodiscard]] int kindCount() const { return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1); }
    [[nodiscard]] int points() const { return tiles * kindCount(); }
    friend bool operator==(const MarketScore&, const MarketScore&) = default;
};
/// C7.2: 1 for each wall piece back to the previous tower or the gate.
struct TowerScore {
    int pieces = 0;
    [[nodiscard]] int points() const { return pieces; }
    friend bool operator==(const TowerScore&, const TowerScore&) = default;
};
/// C8.4: 2 for each different market that the area touches.
struct ResidentialScore {
    int markets = 0;
    [[nodiscard]] int points() const { return markets * 2; }
    friend bool operator==(const ResidentialScore&, const ResidentialScore&) = default;
};
/// C8.5: 2 for each public, 3 for each historic building in the row.
struct GuardScore {
    int publicBuildings = 0;
    int historicBuildings = 0;
    [[nodiscard]] int points() const { return publicBuildings * 2 + historicBuildings * 3; }
    friend bool operator==(const GuardScore&, const GuardScore&) = default;
};

using ScoreBreakdown = std::variant<StreetScore, MarketScore, TowerScore, ResidentialScore, GuardScore>;

[[nodiscard]] inline int pointsOf(const ScoreBreakdown& score) {
    return std::visit([](const auto& terms) { return terms.points(); }, score);
}
/// The rule that a score follows, e.g. "C4.2".
[[nodiscard]] std::string_view ruleOf(const ScoreBreakdown& score);

}  // namespace remparts::engine
