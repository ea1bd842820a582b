#include "explain/rule_book.h"

#include <QFile>
#include <map>
#include <utility>

#include "language/language.h"
#include "remparts/io/rule_book_file.h"
#include "remparts/io/words.h"

namespace remparts::model {

namespace {

QString inUnicode(const std::string& text) {
    return QString::fromStdString(text);
}

QString fileOf(engine::GameKind game, const QString& language) {
    const std::string_view word = io::gameWords.of(game);
    return QStringLiteral(":/rules/%1.%2.json")
        .arg(QLatin1String(word.data(), static_cast<qsizetype>(word.size())), language);
}

Rule* ruleOf(std::vector<RuleChapter>& chapters, const QString& number) {
    for (RuleChapter& chapter : chapters)
        for (Rule& rule : chapter.rules)
            if (rule.number == number) return &rule;
    return nullptr;
}

std::vector<RuleChapter> chaptersOf(const io::RuleTexts& texts) {
    std::vector<RuleChapter> chapters;
    for (const io::RuleChapter& chapter : texts.chapters) {
        chapters.push_back({inUnicode(chapter.number), inUnicode(chapter.title), {}});
        for (const io::RuleText& rule : chapter.rules)
            chapters.back().rules.push_back({inUnicode(rule.number), inUnicode(rule.title), inUnicode(rule.text)});
    }
    return chapters;
}

}  // namespace

RuleBook::RuleBook(engine::GameKind game, const QString& language) {
    take(game, QStringLiteral("en"));
    const QString spoken = language.left(2).toLower();
    if (spoken != QStringLiteral("en")) take(game, spoken);
}

void RuleBook::take(engine::GameKind game, const QString& language) {
    QFile file(fileOf(game, language));
    if (!file.open(QIODevice::ReadOnly)) return;
    std::vector<RuleChapter> chapters =
        chaptersOf(io::parseRuleTexts(file.readAll().toStdString(), file.fileName().toStdString()));
    if (m_chapters.empty()) {
        m_chapters = std::move(chapters);
        return;
    }
    for (RuleChapter& chapter : m_chapters)
        for (const RuleChapter& other : chapters)
            if (other.number == chapter.number) chapter.title = other.title;
    for (const RuleChapter& chapter : chapters)
        for (const Rule& rule : chapter.rules)
            if (Rule* known = ruleOf(m_chapters, rule.number)) *known = rule;
}

const Rule* RuleBook::find(const QString& number) const {
    for (const RuleChapter& chapter : m_chapters)
        for (const Rule& rule : chapter.rules)
            if (rule.number == number) return &rule;
    return nullptr;
}

const RuleBook& ruleBook(engine::GameKind game) {
    static std::map<std::pair<engine::GameKind, QString>, RuleBook> books;
    const QString language = currentLanguage();
    const auto place = books.find({game, language});
    if (place != books.end()) return place->second;
    return books.emplace(std::pair(game, language), RuleBook(game, language)).first->second;
}

}  // namespace remparts::model
