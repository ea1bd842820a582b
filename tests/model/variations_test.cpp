// Lines of play in a session: none is lost, neither by playing on nor in a file.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "history/recorded_lines.h"
#include "model_support.h"
#include "support/catch.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

using namespace remparts;
using namespace remparts::test;
using model::LineTree;

namespace {

std::shared_ptr<const engine::TileSet> tilesOf(engine::GameKind game) {
    return game == engine::GameKind::Kids ? kidsBoxTiles() : boxTiles();
}

/// Goes back and forth and plays at random, so that lines leave lines.
void playAbout(model::Session& session, std::uint64_t seed, int changes) {
    engine::Random random(seed);
    for (int k = 0; k < changes; ++k) {
        const auto steps = static_cast<std::uint32_t>(session.game().steps().size());
        if (random.below(3) == 0 || session.state().isOver()) session.goTo(random.below(steps + 1));
        const auto legal = session.game().rules().legalActions(session.state());
        if (legal.empty()) continue;
        REQUIRE_FALSE(session.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]).has_value());
    }
}

/// The steps of the game are those of the line on the table.
void checkTable(const model::Session& session) {
    const auto& line = session.lines().line();
    const auto steps = session.game().steps();
    REQUIRE(line.size() == steps.size() + 1);
    for (std::size_t k = 0; k < steps.size(); ++k)
        REQUIRE(session.lines().step(line[k + 1]) == LineTree::Step{steps[k].player, steps[k].action});
}

engine::Action otherThan(const model::Session& session, const engine::Action& action) {
    const auto legal = session.game().rules().legalActions(session.state());
    return legal[0] == action ? legal.at(1) : legal[0];
}

}  // namespace

TEST_CASE("Playing on from the middle leaves the old line, and the way back to it is exact") {
    model::Session session;
    playRandomly(session, 1, 20);
    const engine::GameState end = session.state();
    const auto old = session.lines().line();
    session.goTo(8);
    const engine::Action next = session.game().steps()[8].action;
    REQUIRE_FALSE(session.play(otherThan(session, next)).has_value());
    CHECK(session.game().steps().size() == 9);
    checkTable(session);

    QSignalSpy moved(&session, &model::Session::cursorMoved);
    session.goToNode(old.back());
    CHECK(moved.count() == 1);
    CHECK(session.state() == end);
    CHECK(session.game().cursor() == 20);
    checkTable(session);
}

TEST_CASE("Playing what was played there before takes that line up again, and nothing is lost") {
    model::Session session;
    playRandomly(session, 1, 20);
    session.goTo(8);
    const engine::Action next = session.game().steps()[8].action;
    const std::size_t changes = session.lines().changes();
    REQUIRE_FALSE(session.play(next).has_value());
    CHECK(session.game().cursor() == 9);
    CHECK(session.game().steps().size() == 20);
    CHECK(session.lines().changes() == changes);
    session.goTo(8);
    REQUIRE_FALSE(session.play(otherThan(session, next)).has_value());
    session.goTo(8);
    REQUIRE_FALSE(session.play(next).has_value());
    CHECK(session.game().steps().size() == 20);
    checkTable(session);
}

TEST_CASE("A game with many lines comes back from its file with all of them, at the same position") {
    const bool kids = GENERATE(false, true);
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        model::Session session;
        kids ? playKidsRandomly(session, seed, 6) : playRandomly(session, seed, 6);
        playAbout(session, seed, 60);
        checkTable(session);
        const io::Record record = model::recordOf(session.game(), session.lines());
        const std::string text = io::writeRecord(record);
        INFO("seed " << seed << ", " << record.variations.size() << " variations");
        const auto setup = session.game().sharedSetup();
        const model::GameWithLines read =
            model::playLines(io::parseRecord(text, "file", [&](engine::GameKind) { return setup->tiles; }));
        CHECK(read.game.state() == session.state());
        CHECK(read.game.steps().size() == session.game().steps().size());
        CHECK(read.lines.changes() == session.lines().changes());
        CHECK(io::writeRecord(model::recordOf(read.game, read.lines)) == text);
    }
}

TEST_CASE("A variation that breaks a rule is refused with both numbers, and the running game stays") {
    model::Session session;
    session.setTileSource(tilesOf);
    playRandomly(session, 1, 3);
    const engine::GameState before = session.state();
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("club.remparts.json")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "remparts-game", "version": 1, "game": "city",
        "players": [{"name": "A", "color": "red"}, {"name": "B", "color": "blue"}],
        "deck": {"stacks": [["C03"], [], []]}, "actions": [],
        "variations": [{"of": 0, "after": 0, "actions": [
            {"player": 0, "type": "place_tile", "x": 5, "y": 0, "rotation": 0}]}]})");
    file.close();
    const auto fault = session.open(file.fileName());
    REQUIRE(fault.has_value());
    CHECK(plain(*fault).find("club.remparts.json: variation 0, action 0:") != std::string::npos);
    CHECK(session.state() == before);
}

TEST_CASE("A removed line is in no file, and removing it is a change to be saved") {
    model::Session session;
    playRandomly(session, 1, 12);
    QTemporaryDir folder;
    session.goTo(5);
    REQUIRE_FALSE(session.play(otherThan(session, session.game().steps()[5].action)).has_value());
    REQUIRE_FALSE(session.save(folder.filePath(QStringLiteral("a.remparts.json"))).has_value());
    session.forget(session.lines().branches(5).front());
    CHECK(session.isModified());
    CHECK(model::recordOf(session.game(), session.lines()).variations.empty());
}

TEST_CASE("In strict mode undo stops at the last drawn tile, and one looks back without playing") {
    model::Session session;
    const bool kids = GENERATE(false, true);
    kids ? playKidsRandomly(session, 3, 9) : playRandomly(session, 3, 9);
    session.setStrict(true);
    const auto drew = [](const engine::Step& step) {
        for (const engine::Event& event : step.events)
            if (std::holds_alternative<engine::TileDrawn>(event)) return true;
        return false;
    };
    while (session.canUndo()) session.undo();
    REQUIRE(session.game().cursor() > 0);
    CHECK(drew(session.game().steps()[session.game().cursor() - 1]));
    CHECK(session.mayPlayHere());

    session.goTo(0);
    CHECK_FALSE(session.mayPlayHere());
    const auto legal = session.game().rules().legalActions(session.state());
    CHECK(session.play(legal.front()).has_value());
    CHECK(session.game().cursor() == 0);
    session.setStrict(false);
    CHECK_FALSE(session.play(legal.front()).has_value());
}
