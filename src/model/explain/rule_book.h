// The rules of a game in plain words, every rule found by its number.
#pragma once

#include <QString>
#include <vector>

#include "remparts/engine/tile_set.h"

namespace remparts::model {

struct Rule {
    QString number;  ///< "C4.2"
    QString title;   ///< "Streets"
    QString text;    ///< may name other rules by their numbers
};

struct RuleChapter {
    QString number;  ///< "C4"
    QString title;
    std::vector<Rule> rules;
};

/// All rules of a game in their order. What a language lacks stands in English.
class RuleBook {
  public:
    /// `language` as "nl" or "nl_BE". The texts come with the program.
    RuleBook(engine::GameKind game, const QString& language);

    [[nodiscard]] const std::vector<RuleChapter>& chapters() const { return m_chapters; }
    /// Null for a number that no rule has.
    [[nodiscard]] const Rule* find(const QString& number) const;

  private:
    void take(engine::GameKind game, const QString& language);

    std::vector<RuleChapter> m_chapters;
};

/// The book in the language that the program speaks now; read once for each and kept.
[[nodiscard]] const RuleBook& ruleBook(engine::GameKind game);

}  // namespace remparts::model
