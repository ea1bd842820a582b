#include "remparts/io/rule_book_file.h"

#include <set>

#include "remparts/io/json_place.h"

namespace remparts::io {
namespace {

constexpr int newestVersion = 1;
constexpr std::size_t longestLanguage = 8;
constexpr std::size_t longestNumber = 8;
constexpr std::size_t longestTitle = 80;
constexpr std::size_t longestText = 1000;

/// "4" or "12", without a zero in front.
bool isCount(std::string_view digits) {
    return !digits.empty() && digits.front() != '0' &&
           digits.find_first_not_of("0123456789") == std::string_view::npos;
}

class Reader {
  public:
    Reader(const JsonValue& tree, const std::string& file) : m_root(tree, file) {}

    RuleTexts read() {
        readHead();
        const JsonPlace chapters = m_root.member("chapters");
        for (std::size_t i = 0; i < chapters.size(); ++i) m_book.chapters.push_back(readChapter(chapters[i]));
        return std::move(m_book);
    }

  private:
    void readHead() {
        const JsonPlace format = m_root.member("format");
        if (format.text() != "remparts-rules") format.fail("these are no rules (\"remparts-rules\")");
        const JsonPlace version = m_root.member("version");
        const int number = version.integer(1, 1'000'000);
        if (number > newestVersion)
            version.fail("version ", number, " is newer than this program, which reads version 1");
        m_book.game = m_root.member("game").word(gameWords);
        m_book.language = m_root.member("language").label(longestLanguage);
    }
    [[nodiscard]] std::string_view letter() const { return m_book.game == engine::GameKind::City ? "C" : "K"; }

    RuleChapter readChapter(const JsonPlace& place) {
        RuleChapter chapter;
        const JsonPlace number = place.member("number");
        chapter.number = number.label(longestNumber);
        if (!chapter.number.starts_with(letter()) || !isCount(std::string_view(chapter.number).substr(1)))
            number.fail("chapters of this game are numbered ", letter(), "1, ", letter(), "2, …, not ",
                        quoteBriefly(chapter.number));
        remember(number, chapter.number);
        chapter.title = place.member("title").label(longestTitle);
        const JsonPlace rules = place.member("rules");
        for (std::size_t i = 0; i < rules.size(); ++i) chapter.rules.push_back(readRule(rules[i], chapter.number));
        return chapter;
    }
    RuleText readRule(const JsonPlace& place, const std::string& chapter) {
        RuleText rule;
        const JsonPlace number = place.member("number");
        rule.number = number.label(longestNumber);
        const std::string start = chapter + '.';
        if (!rule.number.starts_with(start) || !isCount(std::string_view(rule.number).substr(start.size())))
            number.fail("rules of this chapter are numbered ", start, "1, ", start, "2, …, not ",
                        quoteBriefly(rule.number));
        remember(number, rule.number);
        rule.title = place.member("title").label(longestTitle);
        rule.text = place.member("text").label(longestText);
        return rule;
    }
    void remember(const JsonPlace& place, const std::string& number) {
        if (!m_numbers.insert(number).second) place.fail(number, " stands there already");
    }

    JsonPlace m_root;
    RuleTexts m_book;
    std::set<std::string> m_numbers;
};

}  // namespace

RuleTexts parseRuleTexts(std::string_view json, std::string_view name) {
    const std::string file(name);
    const JsonValue tree = parseJson(json, file);
    return Reader(tree, file).read();
}

}  // namespace remparts::io
