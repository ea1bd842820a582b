#include "remparts/engine/score.h"
#include "values.h"

namespace remparts::lesson::values {
namespace {

template <class Score>
std::string pointsOf(const Score& score) {
    return std::to_string(score.points());
}

}  // namespace

std::string streetPoints(const Moment&, const Value& value) {
    return pointsOf(engine::StreetScore{value.numbers.at("tiles")});
}

std::string marketPoints(const Moment&, const Value& value) {
    const auto kinds = static_cast<engine::MarketKinds>((1u << value.numbers.at("kinds")) - 1);
    return pointsOf(engine::MarketScore{value.numbers.at("tiles"), kinds});
}

std::string guardPoints(const Moment&, const Value& value) {
    return pointsOf(engine::GuardScore{value.numbers.at("public"), value.numbers.at("historic")});
}

std::string areaPoints(const Moment&, const Value& value) {
    return pointsOf(engine::ResidentialScore{value.numbers.at("markets")});
}

std::string towerPoints(const Moment&, const Value& value) {
    return pointsOf(engine::TowerScore{value.numbers.at("pieces")});
}

}  // namespace remparts::lesson::values
