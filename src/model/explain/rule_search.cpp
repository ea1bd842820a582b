#include "explain/rule_search.h"

#include <algorithm>

namespace remparts::model {

namespace {

// A text without accents and capitals; of each of its letters, which one of the text it comes from.
struct Folded {
    QString letters;
    std::vector<int> origin;
};

bool isMark(QChar letter) {
    return letter.category() == QChar::Mark_NonSpacing;
}

Folded folded(const QString& text) {
    Folded result;
    result.letters.reserve(text.size());
    for (int at = 0; at < text.size(); ++at) {
        const QString apart = QString(text[at]).normalized(QString::NormalizationForm_D).toCaseFolded();
        for (const QChar letter : apart) {
            if (isMark(letter)) continue;
            result.letters += letter == u'’' ? QChar(u'\'') : letter;
            result.origin.push_back(at);
        }
    }
    return result;
}

std::vector<TextRange> joined(std::vector<TextRange> ranges) {
    std::sort(ranges.begin(), ranges.end(), [](TextRange a, TextRange b) { return a.begin < b.begin; });
    std::vector<TextRange> all;
    for (const TextRange& range : ranges) {
        if (all.empty() || range.begin > all.back().end())
            all.push_back(range);
        else
            all.back().length = std::max(all.back().end(), range.end()) - all.back().begin;
    }
    return all;
}

}  // namespace

QStringList searchWords(const QString& search) {
    return folded(search).letters.split(u' ', Qt::SkipEmptyParts);
}

bool holds(const Rule& rule, const QStringList& words) {
    const QString all = folded(rule.number + u'\n' + rule.title + u'\n' + rule.text).letters;
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); });
}

int countRules(const RuleBook& book, const QStringList& words) {
    int count = 0;
    for (const RuleChapter& chapter : book.chapters())
        for (const Rule& rule : chapter.rules) count += holds(rule, words) ? 1 : 0;
    return count;
}

std::vector<TextRange> findWords(const QString& text, const QStringList& words) {
    const Folded all = folded(text);
    std::vector<TextRange> ranges;
    for (const QString& word : words) {
        qsizetype at = all.letters.indexOf(word);
        while (at >= 0) {
            const int begin = all.origin[static_cast<std::size_t>(at)];
            const int last = all.origin[static_cast<std::size_t>(at + word.size() - 1)];
            ranges.push_back({begin, last + 1 - begin});
            at = all.letters.indexOf(word, at + word.size());
        }
    }
    return joined(std::move(ranges));
}

}  // namespace remparts::model
