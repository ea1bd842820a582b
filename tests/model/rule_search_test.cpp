// Looking for rules: by number, by words in any writing.
#include "explain/rule_search.h"

#include "language/language.h"
#include "model_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using model::TextRange;

namespace {

const model::Rule streets{QStringLiteral("C4.2"), QStringLiteral("Streets"),
                          QStringLiteral("Une rue achevée (C4.5) rapporte; l’Été aussi.")};

std::vector<TextRange> found(const QString& text, const QString& search) {
    return model::findWords(text, model::searchWords(search));
}

}  // namespace

TEST_CASE("A search finds number, title and text, whatever the case and the accents") {
    for (const char* search :
         {"C4.2", "c4.2", "STREETS", "achevee", "ACHEVÉE", "été", "ete", "streets rue", "l'ete", ""})
        CHECK(model::holds(streets, model::searchWords(QString::fromUtf8(search))));
    for (const char* search : {"C4.3", "market", "streets market"})
        CHECK_FALSE(model::holds(streets, model::searchWords(QString::fromUtf8(search))));
}

TEST_CASE("What was found is marked in the letters of the text itself") {
    CHECK(found(QStringLiteral("Éclair"), QStringLiteral("ecl")) == std::vector<TextRange>{{0, 3}});
    // Accents of their own letter belong to the letter before.
    CHECK(found(QString::fromUtf8("e\xcc\x81te"), QStringLiteral("ete")) == std::vector<TextRange>{{0, 4}});
    CHECK(found(QStringLiteral("a tower, two towers"), QStringLiteral("tower")) ==
          std::vector<TextRange>{{2, 5}, {13, 5}});
    CHECK(found(QStringLiteral("towers"), QStringLiteral("tow ower")) == std::vector<TextRange>{{0, 5}});
    CHECK(found(QStringLiteral("towers"), QString()).empty());
}

TEST_CASE("Russian words are found with е for ё") {
    CHECK(found(QString::fromUtf8("идёт"), QString::fromUtf8("идет")) == std::vector<TextRange>{{0, 4}});
}

TEST_CASE("Numbers of rules are found in texts; those of tiles and chapters are none") {
    const auto numbers = [](const char* text) {
        std::vector<std::string> all;
        const QString words = QString::fromUtf8(text);
        for (const TextRange& range : model::ruleNumbersIn(words))
            all.push_back(words.mid(range.begin, range.length).toStdString());
        return all;
    };
    using Numbers = std::vector<std::string>;
    CHECK(numbers("(C4.5), then K3.12.") == Numbers{"C4.5", "K3.12"});
    CHECK(numbers("C17 on C9. XC4.5 C4.5b C.5 4.5").empty());
    CHECK(model::gameOfRule(QStringLiteral("K3.1")) == engine::GameKind::Kids);
    CHECK(model::gameOfRule(QStringLiteral("C3.1")) == engine::GameKind::City);
    CHECK_FALSE(model::gameOfRule(QStringLiteral("C3")));
    CHECK(model::findRule(QStringLiteral("C4.2"))->number == QStringLiteral("C4.2"));
    CHECK(model::findRule(QStringLiteral("C4.99")) == nullptr);
}

TEST_CASE("Every number in the rules' texts is one of a rule, in each language") {
    for (const model::Language& language : model::languages())
        for (const engine::GameKind game : {engine::GameKind::City, engine::GameKind::Kids}) {
            const model::RuleBook book(game, language.code);
            for (const model::RuleChapter& chapter : book.chapters())
                for (const model::Rule& rule : chapter.rules)
                    for (const TextRange& range : model::ruleNumbersIn(rule.text)) {
                        CAPTURE(language.code.toStdString(), rule.number.toStdString());
                        CHECK(book.find(rule.text.mid(range.begin, range.length)));
                    }
        }
}
