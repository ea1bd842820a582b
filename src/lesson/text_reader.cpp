#include "text_reader.h"

#include <algorithm>

#include "remparts/io/rule_number.h"

namespace remparts::lesson {
namespace {

constexpr std::array<std::string_view, 5> languages{"en", "nl", "de", "fr", "ru"};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

}  // namespace

Texts TextReader::read(const io::JsonPlace& place, std::size_t longest) const {
    place.checkMembers(languages);
    (void)place.member("en");
    Texts texts;
    for (const std::string_view language : languages) {
        const auto line = place.find(language);
        if (!line) continue;
        const std::string& text = line->label(longest);
        check(*line, text);
        texts.emplace(language, text);
    }
    return texts;
}

Texts TextReader::find(const io::JsonPlace& place, std::string_view member, std::size_t longest) const {
    const auto found = place.find(member);
    return found ? read(*found, longest) : Texts{};
}

void TextReader::check(const io::JsonPlace& place, std::string_view text) const {
    for (std::size_t i = 0; i < text.size();) {
        const bool beginsWord = i == 0 || !(isLetter(text[i - 1]) || isDigit(text[i - 1]));
        const std::size_t number = beginsWord ? io::ruleNumberLength(text.substr(i), m_game) : 0;
        if (number > 0) {
            i += number;
        } else if (text[i] == '{') {
            i += placeholderLength(place, text.substr(i));
        } else if (text[i] == '}') {
            place.fail("a brace is closed that was not opened");
        } else if (isDigit(text[i])) {
            place.fail("holds a digit outside of a rule's number; numbers are values in braces");
        } else {
            ++i;
        }
    }
}

std::size_t TextReader::placeholderLength(const io::JsonPlace& place, std::string_view text) const {
    const std::size_t end = text.find('}');
    if (end == std::string_view::npos) place.fail("a brace is opened and not closed");
    const std::string_view name = text.substr(1, end - 1);
    const auto hasName = [name](const Value& value) { return value.name == name; };
    if (std::none_of(m_values.begin(), m_values.end(), hasName))
        place.fail("there is no value ", io::quoteBriefly(name), " here");
    return end + 1;
}

std::string filled(std::string_view text, const std::map<std::string, std::string>& values) {
    std::string result;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        result += text.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) break;
        if (const auto value = values.find(std::string(text.substr(open + 1, close - open - 1)));
            value != values.end())
            result += value->second;
        text.remove_prefix(close + 1);
    }
    return result;
}

}  // namespace remparts::lesson
