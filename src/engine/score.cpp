#include "remparts/engine/score.h"

namespace remparts::engine {

namespace {

struct RuleNumber {
    std::string_view operator()(const StreetScore&) const { return "C4.2"; }
    std::string_view operator()(const MarketScore&) const { return "C4.3"; }
    std::string_view operator()(const TowerScore&) const { return "C7.2"; }
    std::string_view operator()(const ResidentialScore&) const { return "C8.4"; }
    std::string_view operator()(const GuardScore&) const { return "C8.5"; }
};

}  // namespace

std::string_view ruleOf(const ScoreBreakdown& score) {
    return std::visit(RuleNumber{}, score);
}

}  // namespace remparts::engine
