#include "remparts/io/rule_book_file.h"

#include "fault.h"
#include "remparts/io/error.h"

using namespace remparts;
using test::checkFault;
using test::Fault;
using test::replaced;

namespace {

std::string sampleRules() {
    return R"({
  "format": "remparts-rules",
  "version": 1,
  "game": "kids",
  "language": "nl",
  "chapters": [
    {"number": "K1", "title": "Spullen", "rules": [
      {"number": "K1.1", "title": "Tegels", "text": "Er zijn 36 tegels."},
      {"number": "K1.12", "title": "Figuren", "text": "Zie K1.1."}]},
    {"number": "K2", "title": "Een beurt", "rules": []}
  ]
})";
}

std::string rulesFault(std::string_view text) {
    try {
        (void)io::parseRuleTexts(text, "file");
        return {};
    } catch (const io::FileError& fault) {
        return fault.what();
    }
}

}  // namespace

TEST_CASE("rules are read with game, language, chapters, titles and texts") {
    const io::RuleTexts rules = io::parseRuleTexts(sampleRules(), "f");
    CHECK(rules.game == engine::GameKind::Kids);
    CHECK(rules.language == "nl");
    REQUIRE(rules.chapters.size() == 2);
    CHECK(rules.chapters[0].title == "Spullen");
    REQUIRE(rules.chapters[0].rules.size() == 2);
    CHECK(rules.chapters[0].rules[1].number == "K1.12");
    CHECK(rules.chapters[0].rules[1].title == "Figuren");
    CHECK(rules.chapters[0].rules[0].text == "Er zijn 36 tegels.");
    CHECK(rules.chapters[1].rules.empty());
}

TEST_CASE("a faulty book of rules is refused with its place") {
    const auto fault = GENERATE(
        Fault{"remparts-rules", "remparts-tiles", "file: format: these are no rules (\"remparts-rules\")"},
        Fault{"\"version\": 1", "\"version\": 2",
              "file: version: version 2 is newer than this program, which reads version 1"},
        Fault{"\"kids\"", "\"chess\"", "file: game: must be \"city\" or \"kids\", not \"chess\""},
        Fault{"\"kids\"", "\"city\"",
              "file: chapters[0].number: chapters of this game are numbered C1, C2, …, not \"K1\""},
        Fault{"\"language\": \"nl\",", "", "file: lacks \"language\""},
        Fault{"\"K1.12\"", "\"K2.1\"",
              "file: chapters[0].rules[1].number: rules of this chapter are numbered K1.1, K1.2, …, not \"K2.1\""},
        Fault{"\"K1.12\"", "\"K1.01\"",
              "file: chapters[0].rules[1].number: rules of this chapter are numbered K1.1, K1.2, …, not \"K1.01\""},
        Fault{"\"K1.12\"", "\"K1.1\"", "file: chapters[0].rules[1].number: K1.1 stands there already"},
        Fault{"\"K2\"", "\"K1\"", "file: chapters[1].number: K1 stands there already"},
        Fault{"\"Er zijn 36 tegels.\"", "\"\"", "file: chapters[0].rules[0].text: must not be empty"},
        Fault{"\"rules\": []", "\"rules\": {}", "file: chapters[1].rules: must be a list, not an object"});
    checkFault(fault, sampleRules(), rulesFault);
}
