// Numbers of rules in texts: "(C4.5)".
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "explain/rule_book.h"

namespace remparts::model {

/// A stretch of a text, in letters.
struct TextRange {
    int begin = 0;
    int length = 0;

    [[nodiscard]] int end() const { return begin + length; }
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// Where numbers of rules stand, of whichever game; not those of tiles ("C17") or chapters ("C9").
[[nodiscard]] std::vector<TextRange> ruleNumbersIn(const QString& text);
/// Nothing for what is no number of a rule.
[[nodiscard]] std::optional<engine::GameKind> gameOfRule(const QString& number);
/// In the book of its game, in the language that the program speaks; null for a number that no rule has.
[[nodiscard]] const Rule* findRule(const QString& number);

}  // namespace remparts::model
