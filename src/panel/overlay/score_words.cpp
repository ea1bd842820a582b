#include "overlay/score_words.h"

namespace remparts::panel {
namespace {

QString product(int count, int each) {
    return QStringLiteral("%1 × %2").arg(count).arg(each);
}

struct Terms {
    QString operator()(const engine::StreetScore& s) const { return product(s.tiles, s.pointsPerTile()); }
    QString operator()(const engine::MarketScore& s) const { return product(s.tiles, s.kindCount()); }
    QString operator()(const engine::TowerScore& s) const { return product(s.pieces, 1); }
    QString operator()(const engine::ResidentialScore& s) const { return product(s.markets, 2); }
    QString operator()(const engine::GuardScore& s) const {
        if (s.historicBuildings == 0) return product(s.publicBuildings, 2);
        if (s.publicBuildings == 0) return product(s.historicBuildings, 3);
        return product(s.publicBuildings, 2) + QStringLiteral(" + ") + product(s.historicBuildings, 3);
    }
};

struct Icons {
    Icon operator()(const engine::StreetScore&) const { return Icon::Street; }
    Icon operator()(const engine::MarketScore&) const { return Icon::Market; }
    Icon operator()(const engine::TowerScore&) const { return Icon::Tower; }
    Icon operator()(const engine::ResidentialScore&) const { return Icon::House; }
    Icon operator()(const engine::GuardScore&) const { return Icon::Guard; }
};

}  // namespace

QString sumOf(const engine::ScoreBreakdown& score) {
    return QStringLiteral("%1 = %2").arg(std::visit(Terms{}, score)).arg(engine::pointsOf(score));
}

Icon iconOf(const engine::ScoreBreakdown& score) {
    return std::visit(Icons{}, score);
}

std::vector<engine::Scored> scoringsOf(const engine::EventLog& events) {
    std::vector<engine::Scored> scorings;
    for (const engine::Event& event : events) {
        if (std::holds_alternative<engine::EndBegan>(event)) break;
        if (const auto* scored = std::get_if<engine::Scored>(&event)) scorings.push_back(*scored);
    }
    return scorings;
}

}  // namespace remparts::panel
