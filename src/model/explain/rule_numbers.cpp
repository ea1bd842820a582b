#include "explain/rule_numbers.h"

namespace remparts::model {

namespace {

constexpr QChar cityLetter = u'C';
constexpr QChar kidsLetter = u'K';

bool isDigit(const QString& text, qsizetype at) {
    return at < text.size() && text[at] >= u'0' && text[at] <= u'9';
}

qsizetype afterDigits(const QString& text, qsizetype at) {
    while (isDigit(text, at)) ++at;
    return at;
}

// Behind a number that begins there; where it begins when there is none.
qsizetype afterNumber(const QString& text, qsizetype at) {
    if (text[at] != cityLetter && text[at] != kidsLetter) return at;
    if (at > 0 && text[at - 1].isLetterOrNumber()) return at;
    const qsizetype point = afterDigits(text, at + 1);
    if (point == at + 1 || point >= text.size() || text[point] != u'.' || !isDigit(text, point + 1)) return at;
    const qsizetype end = afterDigits(text, point + 1);
    return end < text.size() && text[end].isLetter() ? at : end;
}

}  // namespace

std::vector<TextRange> ruleNumbersIn(const QString& text) {
    std::vector<TextRange> ranges;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype end = afterNumber(text, at);
        if (end == at) continue;
        ranges.push_back({static_cast<int>(at), static_cast<int>(end - at)});
        at = end - 1;
    }
    return ranges;
}

std::optional<engine::GameKind> gameOfRule(const QString& number) {
    if (number.isEmpty() || afterNumber(number, 0) != number.size()) return std::nullopt;
    return number[0] == kidsLetter ? engine::GameKind::Kids : engine::GameKind::City;
}

const Rule* findRule(const QString& number) {
    const std::optional<engine::GameKind> game = gameOfRule(number);
    return game ? ruleBook(*game).find(number) : nullptr;
}

}  // namespace remparts::model
