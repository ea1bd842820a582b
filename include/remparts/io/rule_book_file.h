// The texts of the rules as JSON (docs/rule-texts.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "remparts/engine/tile_set.h"

namespace remparts::io {

/// A numbered rule in plain words. Numbers of other rules in the text stand as they are, "(C4.5)".
struct RuleText {
    std::string number;  ///< "C4.2", begins with the number of its chapter and a full stop
    std::string title;
    std::string text;
};

struct RuleChapter {
    std::string number;  ///< "C4"
    std::string title;
    std::vector<RuleText> rules;
};

/// The rules of a game in one language. No number occurs twice; a translation may lack some.
struct RuleTexts {
    engine::GameKind game = engine::GameKind::City;
    std::string language;  ///< "en"
    std::vector<RuleChapter> chapters;
};

/// `name` stands for the file in messages. Throws FileError naming the place in the file.
[[nodiscard]] RuleTexts parseRuleTexts(std::string_view json, std::string_view name);

}  // namespace remparts::io
