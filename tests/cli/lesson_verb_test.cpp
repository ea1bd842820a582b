#include <nlohmann/json.hpp>

#include "cli_run.h"
#include "lesson/lesson_samples.h"
#include "support/catch.h"

using namespace remparts;
using nlohmann::json;
using test::CliRun;
using test::replaced;
using test::runCli;
using test::sampleLesson;

namespace {

CliRun check(const std::string& lesson, const std::string& flags = {}) {
    const test::TemporaryFolder folder;
    test::writeFile(folder.path() / "streets.json", lesson);
    return runCli("lesson " + (folder.path() / "streets.json").string() + " " + flags);
}

bool says(const CliRun& run, const std::string& words) {
    return run.err.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a good lesson is told in one line") {
    const CliRun run = check(sampleLesson());
    CHECK(run.err.empty());
    CHECK(run.status == 0);
    REQUIRE(run.lines().size() == 1);
    const json line = json::parse(run.out);
    CHECK(line["lesson"] == "sample-1");
    CHECK(line["game"] == "city");
    CHECK(line["place"] == 3);
    CHECK(line["steps"] == 3);
    CHECK(line["scenes"] == 1);
    CHECK(line["rules"] == json::parse(R"(["C2.1", "C2.2"])"));
    CHECK(line["languages"] == json::parse(R"(["de", "en"])"));
    CHECK(line["seconds"] > 20);
}

TEST_CASE("the texts of a lesson can be read with their values") {
    const CliRun run = check(sampleLesson(), "--texts de");
    CHECK(run.status == 0);
    CHECK(run.lines().front() == "Straßen");
    CHECK(run.out.find("Anna legt bei m21.") != std::string::npos);
    CHECK(run.out.find("refused: a street must go on here") != std::string::npos);
    CHECK(run.out.find("done: That is 8.") != std::string::npos);
    CHECK(run.out.find("right: The gate") != std::string::npos);
}

TEST_CASE("a promise or an action that the rules do not keep ends with status 2 and its place") {
    const CliRun promise = check(replaced(sampleLesson(), "\"is\": 8", "\"is\": 9"));
    CHECK(promise.status == 2);
    CHECK(promise.out.empty());
    CHECK(says(promise, "streets.json: steps[1].values.points: promised are 9, the rules give 8"));
    const CliRun rule = check(replaced(sampleLesson(), "\"C2.1\", \"C2.2\"", "\"C2.1\", \"C2.99\""));
    CHECK(rule.status == 2);
    CHECK(says(rule, "streets.json: steps[0].rules[1]: there is no rule C2.99"));
    const CliRun told = check(replaced(sampleLesson(), "see C2.1.", "see C77.7."));
    CHECK(told.status == 2);
    CHECK(says(told, "streets.json: steps[0].caption.en: there is no rule C77.7"));
}

TEST_CASE("a lesson that cannot be read ends with status 1 and its place") {
    const CliRun form = check(replaced(sampleLesson(), "\"light\"", "\"ligth\""));
    CHECK(form.status == 1);
    CHECK(says(form, "streets.json: steps[0]: knows no member \"ligth\""));
    const CliRun none = runCli("lesson no-such-file.json");
    CHECK(none.status == 1);
    CHECK(says(none, "no-such-file.json: there is no such file"));
    CHECK(runCli("lesson").status == 1);
}

TEST_CASE("of several lessons every fault is told, and the good ones as well") {
    const test::TemporaryFolder folder;
    const std::string start = folder.path().string() + "/";
    test::writeFile(start + "good.json", sampleLesson());
    test::writeFile(start + "broken.json", replaced(sampleLesson(), "\"is\": 8", "\"is\": 9"));
    test::writeFile(start + "unreadable.json", "{");
    const CliRun run = runCli("lesson " + start + "broken.json " + start + "unreadable.json " + start + "good.json");
    CHECK(run.status == 1);
    CHECK(run.lines().size() == 1);
    CHECK(says(run, "broken.json: steps[1]"));
    CHECK(says(run, "unreadable.json: line 1"));
}
