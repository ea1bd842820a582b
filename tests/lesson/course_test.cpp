// The course as a whole: the lessons in assets/lessons.
#include <algorithm>
#include <array>
#include <cmath>

#include "lesson/course.h"
#include "support/catch.h"

using namespace remparts;
using engine::GameKind;
using test::course;
using test::courseOf;

namespace {

/// Languages in which every text of the course must be there.
constexpr std::array completeLanguages{"en", "nl", "de", "fr", "ru"};

std::set<std::string> rulesShown(GameKind game) {
    std::set<std::string> rules;
    for (const lesson::Script* script : courseOf(game)) {
        for (const lesson::LessonStep& step : script->lesson().steps)
            rules.insert(step.rules.begin(), step.rules.end());
    }
    return rules;
}

std::set<std::string> placeholdersOf(const std::string& text) {
    std::set<std::string> names;
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        names.insert(text.substr(open, text.find('}', open) - open + 1));
    return names;
}

}  // namespace

TEST_CASE("every lesson of the course is kept by the rules") {
    CHECK_NOTHROW(course());
}

TEST_CASE("there are about twelve lessons of The City and three of The Kids, one after another") {
    CHECK(courseOf(GameKind::City).size() >= 11);
    CHECK(courseOf(GameKind::City).size() <= 14);
    CHECK(courseOf(GameKind::Kids).size() == 3);
    for (const GameKind game : {GameKind::City, GameKind::Kids}) {
        int place = 0;
        for (const lesson::Script* script : courseOf(game)) {
            INFO(script->lesson().id);
            CHECK(script->lesson().place == ++place);
        }
    }
}

TEST_CASE("a lesson is named as its file and nothing else") {
    std::set<std::string> ids;
    for (const lesson::Script& script : course()) {
        INFO(script.lesson().file);
        CHECK(script.lesson().file == "assets/lessons/" + script.lesson().id + ".json");
        CHECK(ids.insert(script.lesson().id).second);
    }
}

TEST_CASE("a lesson takes one to three minutes, and learners act and answer in it") {
    for (const lesson::Script& script : course()) {
        INFO(script.lesson().id);
        CHECK(script.lesson().minutes >= 1);
        CHECK(script.lesson().minutes <= 3);
        const double minutes = lesson::secondsOf(script) / 60.0;
        CHECK(minutes <= 3.25);
        CHECK(std::abs(minutes - script.lesson().minutes) <= 0.6);
        const auto& steps = script.lesson().steps;
        CHECK(std::any_of(steps.begin(), steps.end(), [](const auto& step) { return step.task.has_value(); }));
        CHECK(std::any_of(steps.begin(), steps.end(), [](const auto& step) { return step.question.has_value(); }));
    }
}

TEST_CASE("the course shows every rule of both games, and none that there is not") {
    for (const GameKind game : {GameKind::City, GameKind::Kids}) {
        const std::set<std::string> known = test::ruleNumbers(game);
        for (const lesson::Script* script : courseOf(game))
            CHECK_NOTHROW(lesson::checkRuleNumbers(
                script->lesson(), [&known](const std::string& number) { return known.contains(number); }));
        const std::set<std::string> shown = rulesShown(game);
        REQUIRE(known.size() > 10);
        for (const std::string& rule : known) {
            INFO(rule);
            CHECK(shown.contains(rule));
        }
        for (const std::string& rule : shown) {
            INFO(rule);
            CHECK(known.contains(rule));
        }
    }
}

TEST_CASE("every text of the course is there in every language, with the same values") {
    for (const lesson::Script& script : course()) {
        test::forEachText(script.lesson(), [](const std::string& place, const lesson::Texts& texts) {
            INFO(place);
            for (const char* language : completeLanguages) {
                INFO(language);
                CHECK(texts.contains(language));
            }
            for (const auto& [language, text] : texts) {
                INFO(language);
                CHECK(placeholdersOf(text) == placeholdersOf(texts.at("en")));
            }
        });
    }
}

TEST_CASE("a learner who chooses wrong in the course is told why, and right goes on") {
    for (const lesson::Script& script : course()) {
        for (std::size_t i = 0; i < script.spans().size(); ++i) {
            const auto& task = script.lesson().steps[i].task;
            if (!task) continue;
            INFO(script.lesson().id << " steps[" << i << "]");
            for (const io::RecordedAction& accepted : task->accepted)
                CHECK(script.judge(i, accepted.action).verdict == lesson::Script::Verdict::Right);
            for (const lesson::WrongChoice& wrong : task->wrong)
                CHECK(script.judge(i, wrong.action).because == &wrong.because);
            const engine::GameState state =
                script.scenes()[script.spans()[i].scene].stateAt(script.spans()[i].played);
            for (const engine::Action& action : engine::rulesetFor(script.lesson().game()).legalActions(state)) {
                const auto judged = script.judge(i, action);
                CHECK((judged.verdict == lesson::Script::Verdict::Right || judged.because != nullptr));
            }
        }
    }
}
