// The rules in plain words against the pages that number them.
#include "explain/rule_book.h"

#include <QFile>
#include <QRegularExpression>
#include <set>

#include "language/language.h"
#include "model_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using model::RuleBook;

namespace {

struct Page {
    const char* file;
    engine::GameKind game;
    std::size_t least;
};

QString textOf(const char* file) {
    QFile page(QString::fromLatin1(file));
    REQUIRE(page.open(QIODevice::ReadOnly));
    return QString::fromUtf8(page.readAll());
}

std::set<std::string> found(const QString& text, const char* pattern) {
    std::set<std::string> numbers;
    const QRegularExpression expression(QString::fromLatin1(pattern), QRegularExpression::MultilineOption);
    for (auto each = expression.globalMatch(text); each.hasNext();) numbers.insert(plain(each.next().captured(1)));
    return numbers;
}

/// All numbers of a text, smallest first.
QStringList digitsOf(const QString& text) {
    QStringList numbers;
    for (auto each = QRegularExpression(QStringLiteral("\\d+")).globalMatch(text); each.hasNext();)
        numbers.append(each.next().captured());
    numbers.sort();
    return numbers;
}

Page eachGame() {
    return GENERATE(Page{"docs/rules.md", engine::GameKind::City, 40},
                    Page{"docs/rules-kids.md", engine::GameKind::Kids, 12});
}

}  // namespace

TEST_CASE("Every numbered rule and chapter of a game has its words, and no other number has") {
    const Page page = eachGame();
    const QString text = textOf(page.file);
    const RuleBook book(page.game, QStringLiteral("en"));
    std::set<std::string> rules;
    std::set<std::string> chapters;
    for (const model::RuleChapter& chapter : book.chapters()) {
        chapters.insert(plain(chapter.number));
        for (const model::Rule& rule : chapter.rules) rules.insert(plain(rule.number));
    }
    CHECK(rules.size() >= page.least);
    CHECK(rules == found(text, R"(^\*\*([CK]\d+\.\d+)\*\*)"));
    CHECK(chapters == found(text, R"(^## ([CK]\d+) )"));
}

TEST_CASE("A rule that names another one names one that there is") {
    const RuleBook book(eachGame().game, QStringLiteral("en"));
    for (const model::RuleChapter& chapter : book.chapters())
        for (const model::Rule& rule : chapter.rules)
            for (const std::string& named : found(rule.text, R"(([CK]\d+\.\d+))")) {
                INFO(plain(rule.number) << " names " << named);
                CHECK(book.find(QString::fromStdString(named)) != nullptr);
            }
}

TEST_CASE("A rule is found by its number, and what has no number is not") {
    const RuleBook book(engine::GameKind::City, QStringLiteral("en"));
    REQUIRE(book.find(QStringLiteral("C4.2")));
    CHECK(plain(book.find(QStringLiteral("C4.2"))->title) == "Streets");
    CHECK(book.find(QStringLiteral("C4.2"))->text.contains(QStringLiteral("2 points each")));
    CHECK(book.find(QStringLiteral("C4.20")) == nullptr);
    CHECK(book.find(QStringLiteral("K3.1")) == nullptr);
    CHECK(book.find(QString()) == nullptr);
}

TEST_CASE(
    "Every language that the program speaks has words of its own for every rule, with the same numbers in them") {
    const engine::GameKind game = eachGame().game;
    const RuleBook english(game, QStringLiteral("en"));
    for (const model::Language& language : model::languages()) {
        if (language.code == QStringLiteral("en")) continue;
        const RuleBook book(game, language.code);
        REQUIRE(book.chapters().size() == english.chapters().size());
        for (const model::RuleChapter& chapter : english.chapters())
            for (const model::Rule& rule : chapter.rules) {
                INFO(plain(language.code) << ", " << plain(rule.number));
                const model::Rule* other = book.find(rule.number);
                REQUIRE(other != nullptr);
                CHECK(other->text != rule.text);
                CHECK(digitsOf(other->text) == digitsOf(rule.text));
            }
    }
}

TEST_CASE("A language without a book of its own reads the English one") {
    const RuleBook english(engine::GameKind::Kids, QStringLiteral("en_GB"));
    const RuleBook other(engine::GameKind::Kids, QStringLiteral("xx"));
    REQUIRE(other.find(QStringLiteral("K3.1")));
    CHECK(other.find(QStringLiteral("K3.1"))->text == english.find(QStringLiteral("K3.1"))->text);
    CHECK(model::ruleBook(engine::GameKind::Kids).find(QStringLiteral("K3.1")) != nullptr);
}
