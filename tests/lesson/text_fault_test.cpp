#include "io/fault.h"
#include "lesson/lesson_samples.h"

using namespace remparts;
using test::checkFault;
using test::cityLesson;
using test::Fault;
using test::lessonFault;
using test::sampleLesson;

namespace {

/// A lesson of one step with this caption.
std::string captioned(const std::string& caption) {
    return cityLesson(R"({"caption": {"en": ")" + caption + R"("}, "values": {"n": {"of": "wall"}}})");
}

std::string faultOfCaption(const std::string& caption) {
    return lessonFault(captioned(caption));
}

}  // namespace

TEST_CASE("a text is in a language that is known, and in English") {
    const auto fault = GENERATE(
        Fault{"\"de\": \"Straßen\"", "\"es\": \"Calles\"", "file: title: knows no member \"es\""},
        Fault{"{\"en\": \"Streets\", \"de\"", "{\"de\"", "file: title: lacks \"en\""},
        Fault{"{\"en\": \"Close the loop.\"}", "\"Close the loop.\"",
              "file: steps[1].caption: must be an object, not a text"},
        Fault{"{\"en\": \"Close the loop.\"}", "{\"en\": \"\"}", "file: steps[1].caption.en: must not be empty"},
        Fault{"{\"en\": \"Close the loop.\"}", "{\"en\": \"Close\\nit.\"}",
              "file: steps[1].caption.en: must be a single line of plain text"});
    checkFault(fault, sampleLesson(), lessonFault);
}

TEST_CASE("a text has no digits but those of rules' numbers and of values") {
    CHECK(faultOfCaption("See C4.2, (C8.1a): {n} pieces.").empty());
    const std::string digits =
        "file: steps[0].caption.en: holds a digit outside of a rule's number; numbers are values in braces";
    for (const char* text : {"These are 9.", "See C4.", "See C4.x", "See K2.1.", "AC4.2", "4.2"}) {
        INFO(text);
        CHECK(faultOfCaption(text) == digits);
    }
}

TEST_CASE("braces hold the name of a value of the step") {
    CHECK(faultOfCaption("{n}{n}").empty());
    CHECK(faultOfCaption("{m}") == "file: steps[0].caption.en: there is no value \"m\" here");
    CHECK(faultOfCaption("{}") == "file: steps[0].caption.en: there is no value \"\" here");
    CHECK(faultOfCaption("{{n}}") == "file: steps[0].caption.en: there is no value \"{n\" here");
    CHECK(faultOfCaption("{n") == "file: steps[0].caption.en: a brace is opened and not closed");
    CHECK(faultOfCaption("n}") == "file: steps[0].caption.en: a brace is closed that was not opened");
    checkFault({"\"de\": \"{who} legt bei {there}.\"", "\"de\": \"{wer} legt.\"",
                "file: steps[0].caption.de: there is no value \"wer\" here"},
               sampleLesson(), lessonFault);
    checkFault({"\"en\": \"Streets\"", "\"en\": \"{who}\"", "file: title.en: there is no value \"who\" here"},
               sampleLesson(), lessonFault);
}

TEST_CASE("each text has its greatest length") {
    struct Limit {
        const char* part;
        const char* place;
        std::size_t longest;
    };
    const auto limit =
        GENERATE(Limit{"Streets", "title.en", 60}, Limit{"When a street is complete.", "summary.en", 140},
                 Limit{"Close the loop.", "steps[1].caption.en", 320},
                 Limit{"It brings {points}.", "steps[1].task.hint.en", 240},
                 Limit{"That is elsewhere.", "steps[1].task.wrong[0].because.en", 240},
                 Limit{"The loop stays open.", "steps[1].task.otherwise.en", 240},
                 Limit{"That is {points}.", "steps[1].task.done.en", 240},
                 Limit{"What next?", "steps[2].question.ask.en", 240},
                 Limit{"The gate", "steps[2].question.choices[0].en", 120},
                 Limit{"The wall begins.", "steps[2].question.because.en", 240});
    INFO(limit.place);
    const auto faultOfLength = [&limit](std::size_t length) {
        std::string text;
        for (std::size_t i = 0; i < length; ++i) text += "é";
        return lessonFault(test::replaced(sampleLesson(), limit.part, text));
    };
    CHECK(faultOfLength(limit.longest).empty());
    const std::string fault = faultOfLength(limit.longest + 1);
    CHECK(fault.find(std::string("file: ") + limit.place + ": ") == 0);
    CHECK(fault.find("is longer than " + std::to_string(limit.longest) + " characters") != std::string::npos);
}
