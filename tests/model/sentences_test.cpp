#include "sentences.h"

#include <set>

#include "counted.h"
#include "model_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::engine;
using namespace remparts::test;
namespace sentences = remparts::model::sentences;

namespace {

GameSetup setupOf(const std::vector<std::string>& names) {
    GameSetup setup;
    for (const std::string& name : names) setup.players.push_back({name});
    return setup;
}

std::string scoring(const ScoreBreakdown& score) {
    Scored scored;
    scored.score = score;
    return plain(sentences::scoring(setupOf({"Anna", "Ben"}), scored));
}

std::string featureAt(const Table& table, SegmentRef segment) {
    return plain(sentences::feature(*table.state().setup, describeFeature(table.state(), segment)));
}

}  // namespace

TEST_CASE("Places are named by columns of letters and rows of numbers") {
    const auto place = [](int x, int y) { return plain(sentences::place({x, y})); };
    CHECK(place(0, 0) == "m20");
    CHECK(place(1, 1) == "n21");
    CHECK(place(-12, -1) == "a19");
    CHECK(place(13, 0) == "z20");
    CHECK(place(14, 0) == "za20");
    CHECK(place(15, 0) == "zb20");
    CHECK(place(-13, 0) == "ay20");
    CHECK(place(-14, 0) == "ax20");
    CHECK(place(0, -20) == "m0");
}

TEST_CASE("No two columns have one name") {
    std::set<QString> names;
    for (int x = -120; x <= 120; ++x) names.insert(sentences::column(x));
    CHECK(names.size() == 241);
}

TEST_CASE("A column beyond every table still has a short name") {
    CHECK(sentences::column(2'000'000'000).size() < 24);
    CHECK(sentences::column(-2'000'000'000).size() < 24);
}

TEST_CASE("Scorings are told with their terms") {
    CHECK(scoring(StreetScore{5}) == "Anna: street of 5 tiles, 2 points each: 10");
    CHECK(scoring(StreetScore{3}) == "Anna: street of 3 tiles, 1 point each: 3");
    CHECK(scoring(StreetScore{1}) == "Anna: street of 1 tile: 1");
    CHECK(scoring(MarketScore{3, 0b011}) == "Anna: market of 3 tiles, 2 kinds: 6");
    CHECK(scoring(MarketScore{1, 0b100}) == "Anna: market of 1 tile, 1 kind: 1");
    CHECK(scoring(TowerScore{4}) == "Anna: tower, 4 pieces of wall: 4");
    CHECK(scoring(TowerScore{1}) == "Anna: tower, 1 piece of wall: 1");
    CHECK(scoring(ResidentialScore{3}) == "Anna: residential area beside 3 markets: 6");
    CHECK(scoring(GuardScore{3, 2}) == "Anna: guard, 3 public and 2 historic buildings: 12");
    CHECK(scoring(GuardScore{0, 1}) == "Anna: guard, 1 historic building: 3");
    CHECK(scoring(GuardScore{0, 0}) == "Anna: guard, no building: 0");
}

TEST_CASE("Things and terms stand alone in the log") {
    CHECK(plain(sentences::scoredThing(StreetScore{5})) == "Street of 5 tiles");
    CHECK(plain(sentences::terms(StreetScore{5})) == "5 tiles, 2 points each");
    CHECK(plain(sentences::terms(StreetScore{1})) == "1 tile, 1 point");
    CHECK(plain(sentences::scoredThing(MarketScore{1, 1})) == "Market of 1 tile");
    CHECK(plain(sentences::terms(MarketScore{3, 0b011})) == "3 tiles × 2 kinds, fish and grain");
    CHECK(plain(sentences::terms(MarketScore{6, 0b111})) == "6 tiles × 3 kinds, fish, grain and livestock");
    CHECK(plain(sentences::terms(ResidentialScore{1})) == "1 market, 2 points each");
    CHECK(plain(sentences::rule(ScoreBreakdown(GuardScore{1, 1}))) == "C8.5");
}

TEST_CASE("Names are taken as they are, whatever is in them") {
    const GameSetup setup = setupOf({"%1 %2", "  ", "Cleo\nthe\tfirst"});
    CHECK(plain(sentences::playerName(setup, 0)) == "%1 %2");
    CHECK(plain(sentences::playerName(setup, 1)) == "Player 2");
    CHECK(plain(sentences::playerName(setup, 2)) == "Cleo the first");
    Scored scored;
    scored.score = StreetScore{5};
    CHECK(plain(sentences::scoring(setup, scored)) == "%1 %2: street of 5 tiles, 2 points each: 10");
    CHECK(plain(sentences::names(setup, {0, 1, 2})) == "%1 %2, Player 2 and Cleo the first");
}

TEST_CASE("Every refusal is a sentence of its own") {
    std::set<QString> sentencesSeen;
    const int last = static_cast<int>(RejectionReason::PileEmpty);
    for (int reason = 0; reason <= last; ++reason) {
        const QString sentence = sentences::refusal({static_cast<RejectionReason>(reason)});
        INFO(plain(sentence));
        CHECK(sentence.endsWith('.'));
        CHECK(sentence.front().isUpper());
        sentencesSeen.insert(sentence);
    }
    CHECK(sentencesSeen.size() == static_cast<std::size_t>(last) + 1);
    CHECK(plain(sentences::refusal({RejectionReason::StreetMustContinue})) == "A street must go on here.");
    CHECK(plain(sentences::rule(Rejection{RejectionReason::StreetMustContinue, "C2.2"})) == "C2.2");
}

TEST_CASE("A feature is told with its size, its owner and its worth") {
    Table table;
    table.lay("lane_n", {0, 0});
    CHECK(featureAt(table, {0, 0}) ==
          "Residential area, 1 tile beside no market so far, still open; nobody lives in it");
    table.citizen();
    const std::uint8_t lane = table.state().followers.front().segment.segment;
    CHECK(featureAt(table, {0, lane}) == "Street, 1 tile so far, still open; P0 stands on it: 1 point now");
    table.lay("street_ns", {0, 1});
    CHECK(featureAt(table, {0, lane}) == "Street, 2 tiles so far, still open; P0 stands on it: 2 points now");
}

TEST_CASE("One of a thing is told in the singular") {
    using namespace sentences;
    for (QString (*count)(int) :
         {tileCount, figureCount, followerCount, towerCount, guardCount, kindCount, pointCount}) {
        const std::string one = plain(count(1));
        INFO(one);
        CHECK(one.substr(0, 2) == "1 ");
        CHECK(plain(count(2)) == "2" + one.substr(1) + "s");
        CHECK(plain(count(0)) == "0" + one.substr(1) + "s");
    }
    CHECK(plain(figureCount(1)) == "1 figure");
    CHECK(plain(wallPieceCount(1)) == "1 piece of wall");
}

TEST_CASE("A winner and a shared victory are told in words") {
    const GameSetup setup = setupOf({"Anna", "Ben", "Cleo"});
    CHECK(plain(sentences::verdict(setup, {0}, 90)) == "Anna wins with 90 points");
    CHECK(plain(sentences::verdict(setup, {0}, 1)) == "Anna wins with 1 point");
    CHECK(plain(sentences::verdict(setup, {0, 1}, 90)) == "Anna and Ben share the victory");
    CHECK(plain(sentences::verdict(setup, {0, 1, 2}, 90)) == "Anna, Ben and Cleo share the victory");
}
