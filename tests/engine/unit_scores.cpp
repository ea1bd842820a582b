#include <set>
#include <string>

#include "remparts/engine/rejection.h"
#include "remparts/engine/score.h"
#include "support/catch.h"

using namespace remparts::engine;

TEST_CASE("Streets count double from four tiles on", "[score]") {
    CHECK(StreetScore{1}.points() == 1);
    CHECK(StreetScore{3}.points() == 3);
    CHECK(StreetScore{4}.points() == 8);
    CHECK(StreetScore{5}.points() == 10);
}

TEST_CASE("The terms of every score give its points and name its rule", "[score]") {
    CHECK(pointsOf(MarketScore{6, 0b111}) == 18);
    CHECK(pointsOf(MarketScore{4, 0b101}) == 8);
    CHECK(pointsOf(TowerScore{7}) == 7);
    CHECK(pointsOf(ResidentialScore{3}) == 6);
    CHECK(pointsOf(GuardScore{3, 1}) == 9);
    CHECK(ruleOf(ScoreBreakdown{StreetScore{}}) == "C4.2");
    CHECK(ruleOf(ScoreBreakdown{MarketScore{}}) == "C4.3");
    CHECK(ruleOf(ScoreBreakdown{TowerScore{}}) == "C7.2");
    CHECK(ruleOf(ScoreBreakdown{ResidentialScore{}}) == "C8.4");
    CHECK(ruleOf(ScoreBreakdown{GuardScore{}}) == "C8.5");
}

TEST_CASE("Every reason for refusing has words of its own", "[score]") {
    std::set<std::string> texts;
    const int count = static_cast<int>(RejectionReason::PileEmpty) + 1;
    for (int i = 0; i < count; ++i) texts.emplace(describe(static_cast<RejectionReason>(i)));
    CHECK(static_cast<int>(texts.size()) == count);
    CHECK(texts.count("") == 0);
}
