#include "fault.h"

using namespace remparts;
using test::actionFault;
using test::checkFault;
using test::Fault;
using test::recordFault;
using test::replaced;
using test::sampleRecord;

namespace {

/// The sample with this as its third action.
std::string withAction(const std::string& action) {
    return replaced(sampleRecord(), "\"segment\": 0}", "\"segment\": 0},\n" + action);
}

}  // namespace

TEST_CASE("the sample record is good") {
    CHECK(recordFault(sampleRecord()).empty());
    CHECK(actionFault(sampleRecord()).empty());
}

TEST_CASE("an action that is unknown or incomplete is refused by its number") {
    const auto fault = GENERATE(Fault{"\"place_follower\"", "\"fly\"", "action 1: there is no action \"fly\""},
                                Fault{"\"type\": \"place_follower\", ", "", "action 1: lacks \"type\""},
                                Fault{", \"segment\": 0", "", "action 1: lacks \"segment\""},
                                Fault{"\"player\": 0, ", "", "action 0: lacks \"player\""},
                                Fault{", \"rotation\": 90", "", "action 0: lacks \"rotation\""},
                                Fault{"\"x\": 0, ", "", "action 0: lacks \"x\""});
    checkFault(fault, sampleRecord(), actionFault);
}

TEST_CASE("an action with a value that no game has is refused by its number") {
    const auto fault = GENERATE(
        Fault{"\"player\": 0", "\"player\": 2", "action 0: there is no player 2, only 0 to 1"},
        Fault{"\"player\": 0", "\"player\": -1", "action 0: there is no player -1, only 0 to 1"},
        Fault{"\"rotation\": 90", "\"rotation\": 45",
              "action 0: \"rotation\" must be 0, 90, 180 or 270, not 45 (C2.1)"},
        Fault{"\"rotation\": 90", "\"rotation\": 360",
              "action 0: \"rotation\" must be 0, 90, 180 or 270, not 360 (C2.1)"},
        Fault{"\"x\": 0", "\"x\": 2147483647", "action 0: \"x\" is far beyond all tiles (C2.1)"},
        Fault{"\"x\": 0", "\"x\": -99999999999999999999999", "action 0: \"x\" is far beyond all tiles (C2.1)"},
        Fault{"\"x\": 0", "\"x\": 18446744073709551615", "action 0: \"x\" is far beyond all tiles (C2.1)"},
        Fault{"\"segment\": 0", "\"segment\": 300", "action 1: there is no segment 300 (C3.1)"});
    checkFault(fault, sampleRecord(), actionFault);
}

TEST_CASE("a wrong word in an action is refused by its number") {
    CHECK(actionFault(withAction(R"({"player": 1, "type": "place_gate", "x": 0, "y": 0, "side": "n"})")) ==
          "action 2: \"side\" must be \"N\", \"E\", \"S\" or \"W\", not \"n\" (C5.4)");
    CHECK(actionFault(withAction(R"({"player": 1, "type": "place_wall", "end": "left"})")) ==
          "action 2: \"end\" must be \"clockwise\" or \"counterclockwise\", not \"left\" (C5.5)");
}

TEST_CASE("a wrong JSON type in an action is a fault of the file") {
    const auto fault = GENERATE(
        Fault{"\"x\": 0", "\"x\": \"0\"", "file: actions[0].x: must be a whole number, not a text"},
        Fault{"\"x\": 0", "\"x\": 0.5", "file: actions[0].x: must be a whole number, not a number"},
        Fault{"\"x\": 0", "\"x\": null", "file: actions[0].x: must be a whole number, not nothing (null)"},
        Fault{"\"player\": 0", "\"player\": true",
              "file: actions[0].player: must be a whole number, not true or false"},
        Fault{"\"place_follower\"", "4", "file: actions[1].type: must be a text, not a whole number"},
        Fault{"\"actions\": [", "\"actions\": [7,", "file: actions[0]: must be an object, not a whole number"},
        Fault{"\"actions\": [", "\"actions\": {}, \"a\": [", "file: actions: must be a list, not an object"});
    checkFault(fault, sampleRecord(), recordFault);
}

TEST_CASE("an action that breaks a rule is refused with its number, the reason and the rule") {
    CHECK(actionFault(replaced(sampleRecord(), "\"x\": 0", "\"x\": 1")).find("(C1.5)") != std::string::npos);
    const std::string far = withAction(R"({"player": 1, "type": "place_tile", "x": 5, "y": 5, "rotation": 0})");
    CHECK(actionFault(far).find("action 2: ") == 0);
    CHECK(actionFault(far).find("(C2.1)") != std::string::npos);
    const std::string taken = withAction(R"({"player": 1, "type": "place_tile", "x": 0, "y": 0, "rotation": 0})");
    CHECK(actionFault(taken).find("(C2.1)") != std::string::npos);
    const std::string segment = replaced(sampleRecord(), "\"segment\": 0", "\"segment\": 9");
    CHECK(actionFault(segment).find("(C3.1)") != std::string::npos);
}

TEST_CASE("an action after the end is refused by whoever it is", "[C8.1]") {
    const engine::Game game = test::randomGame(1);
    io::Record record{game.sharedSetup(), {}};
    for (const engine::Step& step : game.steps()) record.actions.push_back({step.player, step.action});
    record.actions.push_back({GENERATE(engine::PlayerIndex{0}, engine::PlayerIndex{1}), engine::Pass{}});
    const std::string number = std::to_string(game.steps().size());
    CHECK(actionFault(io::writeRecord(record)) == "action " + number + ": the game is over (C8.1)");
}

TEST_CASE("an action out of turn tells who is to do what, with the rule") {
    const std::string wrongPlayer =
        withAction(R"({"player": 0, "type": "place_tile", "x": 0, "y": 1, "rotation": 0})");
    CHECK(actionFault(wrongPlayer) == "action 2: another player is to act: player 1 is to lay a tile (C2.1)");
    const std::string wrongPhase = withAction(R"({"player": 1, "type": "draw", "pile": 0})");
    CHECK(actionFault(wrongPhase).find("player 1 is to lay a tile (C2.1)") != std::string::npos);
    const std::string pass = withAction(R"({"player": 1, "type": "pass"})");
    CHECK(actionFault(pass) == "action 2: this step cannot be passed: player 1 is to lay a tile (C2.1)");
}
