// Looking for words in the rules, whatever their case and accents.
#pragma once

#include <QStringList>
#include <vector>

#include "explain/rule_book.h"
#include "explain/rule_numbers.h"

namespace remparts::model {

/// The words of a search as they are compared: "Éte" and "ete" are the same.
[[nodiscard]] QStringList searchWords(const QString& search);
/// Whether each of these words stands in the rule's number, title or text; true for no words.
[[nodiscard]] bool holds(const Rule& rule, const QStringList& words);
/// How many rules of the book do.
[[nodiscard]] int countRules(const RuleBook& book, const QStringList& words);
/// Where these words stand in a text; stretches that touch are one.
[[nodiscard]] std::vector<TextRange> findWords(const QString& text, const QStringList& words);

}  // namespace remparts::model
