// One function for each kind of value (value_kinds.cpp), in files by what they ask about.
#pragma once

#include <string>

#include "moment.h"

namespace remparts::lesson::values {

// player_values.cpp
[[nodiscard]] std::string name(const Moment& moment, const Value& value);
[[nodiscard]] std::string score(const Moment& moment, const Value& value);
[[nodiscard]] std::string gain(const Moment& moment, const Value& value);
[[nodiscard]] std::string scored(const Moment& moment, const Value& value);
[[nodiscard]] std::string scorings(const Moment& moment, const Value& value);
[[nodiscard]] std::string followers(const Moment& moment, const Value& value);
[[nodiscard]] std::string towers(const Moment& moment, const Value& value);
[[nodiscard]] std::string projected(const Moment& moment, const Value& value);

// feature_values.cpp
[[nodiscard]] std::string worth(const Moment& moment, const Value& value);
[[nodiscard]] std::string tiles(const Moment& moment, const Value& value);
[[nodiscard]] std::string kinds(const Moment& moment, const Value& value);
[[nodiscard]] std::string markets(const Moment& moment, const Value& value);
[[nodiscard]] std::string children(const Moment& moment, const Value& value);

// wall_values.cpp
[[nodiscard]] std::string guard(const Moment& moment, const Value& value);
[[nodiscard]] std::string publicBuildings(const Moment& moment, const Value& value);
[[nodiscard]] std::string historicBuildings(const Moment& moment, const Value& value);
[[nodiscard]] std::string row(const Moment& moment, const Value& value);
[[nodiscard]] std::string tower(const Moment& moment, const Value& value);
[[nodiscard]] std::string wall(const Moment& moment, const Value& value);
[[nodiscard]] std::string wallLeft(const Moment& moment, const Value& value);
[[nodiscard]] std::string sidesLeft(const Moment& moment, const Value& value);
[[nodiscard]] std::string round(const Moment& moment, const Value& value);

// table_values.cpp
[[nodiscard]] std::string place(const Moment& moment, const Value& value);
[[nodiscard]] std::string tilesLeft(const Moment& moment, const Value& value);
[[nodiscard]] std::string setAside(const Moment& moment, const Value& value);
[[nodiscard]] std::string places(const Moment& moment, const Value& value);
[[nodiscard]] std::string legal(const Moment& moment, const Value& value);

// rule_values.cpp
[[nodiscard]] std::string streetPoints(const Moment& moment, const Value& value);
[[nodiscard]] std::string marketPoints(const Moment& moment, const Value& value);
[[nodiscard]] std::string guardPoints(const Moment& moment, const Value& value);
[[nodiscard]] std::string areaPoints(const Moment& moment, const Value& value);
[[nodiscard]] std::string towerPoints(const Moment& moment, const Value& value);

// box_values.cpp
[[nodiscard]] std::string box(const Moment& moment, const Value& value);

}  // namespace remparts::lesson::values
