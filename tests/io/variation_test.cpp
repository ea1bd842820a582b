// Lines of play that were left, in a record.
#include "fault.h"

using namespace remparts;
using test::checkFault;
using test::Fault;
using test::recordFault;
using test::replaced;
using test::sampleRecord;

namespace {

/// The sample record with two variations: one leaves its actions, the other the first one.
std::string recordWithVariations() {
    return replaced(sampleRecord(), "\"segment\": 0}\n ]", R"("segment": 0}
 ],
 "variations": [
  {"of": 0, "after": 1, "actions": [
   {"player": 0, "type": "place_follower", "segment": 1},
   {"player": 1, "type": "place_tile", "x": 0, "y": 1, "rotation": 0}
  ]},
  {"of": 1, "after": 2, "actions": [
   {"player": 1, "type": "place_tile", "x": 1, "y": 0, "rotation": 0}
  ]}
 ])");
}

}  // namespace

TEST_CASE("variations are read with the line and the step that they leave, and saving them again is the identity") {
    const io::Record record = io::parseRecord(recordWithVariations() + "\n", "file", test::boxSource());
    REQUIRE(record.variations.size() == 2);
    CHECK(record.actions.size() == 2);
    CHECK(record.variations[0].of == 0);
    CHECK(record.variations[0].after == 1);
    CHECK(record.variations[0].actions.size() == 2);
    CHECK(record.variations[1].of == 1);
    CHECK(record.lengthOfLine(2) == 3);
    const std::string saved = io::writeRecord(record);
    const io::Record read = io::parseRecord(saved, "file", test::boxSource());
    CHECK(read.variations.size() == 2);
    CHECK(read.variations[1].after == 2);
    CHECK(read.variations[1].actions[0].action == record.variations[1].actions[0].action);
    CHECK(io::writeRecord(read) == saved);
}

TEST_CASE("a record without variations ends with its actions, as it always did") {
    const std::string saved = io::writeRecord(io::parseRecord(sampleRecord(), "file", test::boxSource()));
    CHECK(saved.find("variations") == std::string::npos);
    const std::string end = R"("actions": [
  {"player":0,"type":"place_tile","x":0,"y":0,"rotation":90},
  {"player":0,"type":"place_follower","segment":0}
 ]
}
)";
    REQUIRE(saved.size() > end.size());
    CHECK(saved.substr(saved.size() - end.size()) == end);
}

TEST_CASE("a faulty variation is refused with its place") {
    const auto fault = GENERATE(
        Fault{"\"of\": 1", "\"of\": 2", "file: variations[1].of: must be a whole number from 0 to 1"},
        Fault{"\"of\": 0", "\"of\": -1", "file: variations[0].of: must be a whole number from 0 to 0"},
        Fault{"\"after\": 1", "\"after\": 3", "file: variations[0].after: must be a whole number from 0 to 2"},
        Fault{"\"after\": 2", "\"after\": 1", "file: variations[1].after: must be a whole number from 2 to 3"},
        Fault{"\"of\": 0, ", "", "file: variations[0]: lacks \"of\""},
        Fault{"\"variations\": [", "\"variations\": 7, \"v\": [",
              "file: variations: must be a list, not a whole number"},
        Fault{
            "\"actions\": [\n   {\"player\": 1, \"type\": \"place_tile\", \"x\": 1, \"y\": 0, \"rotation\": 0}\n  ]",
            "\"actions\": []", "file: variations[1].actions: must hold at least one action"});
    checkFault(fault, recordWithVariations(), recordFault);
}

TEST_CASE("a faulty action of a variation is refused with both numbers") {
    const std::string record = replaced(recordWithVariations(), "\"x\": 1, \"y\": 0", "\"y\": 0");
    CHECK(test::actionFault(record) == "variation 1, action 2: lacks \"x\"");
}

TEST_CASE("what the program adds to a game that it keeps comes back as it was") {
    io::Record record = io::parseRecord(sampleRecord(), "file", test::boxSource());
    CHECK_FALSE(record.kept.has_value());
    record.kept = io::Keeping{"/games/\"Été\".remparts.json", true, false};
    const io::Record read = io::parseRecord(io::writeRecord(record), "file", test::boxSource());
    REQUIRE(read.kept.has_value());
    CHECK(read.kept->file == record.kept->file);
    CHECK(read.kept->unsaved);
    CHECK_FALSE(read.kept->ended);
}
