// What the files of translations/ promise. Whether they hold every text of the program, scripts/translations.sh
// tells.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <fstream>
#include <set>
#include <sstream>

#include "counted.h"
#include "language/language.h"
#include "language/spoken.h"
#include "model_support.h"
#include "remparts/io/rule_book_file.h"
#include "support/catch.h"

using namespace remparts;
using test::plain;

namespace {

struct Message {
    QString source;
    QStringList forms;
    bool isFinished = true;
};

std::vector<Message> messagesOf(const QString& language) {
    QFile file(QStringLiteral(REMPARTS_SOURCE_DIR "/translations/remparts_%1.ts").arg(language));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"message") messages.emplace_back();
        if (xml.name() == u"source") messages.back().source = xml.readElementText();
        if (xml.name() == u"numerusform") messages.back().forms << xml.readElementText();
        if (xml.name() != u"translation") continue;
        messages.back().isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
        QString text;
        while (xml.readNext() == QXmlStreamReader::Characters) text += xml.text();
        if (xml.isEndElement())
            messages.back().forms << text;
        else
            messages.back().forms << xml.readElementText();
    }
    REQUIRE_FALSE(xml.hasError());
    return messages;
}

std::set<QString> placeholders(const QString& text) {
    static const QRegularExpression placeholder(QStringLiteral("%[1-9]"));
    std::set<QString> found;
    auto all = placeholder.globalMatch(text);
    while (all.hasNext()) found.insert(all.next().captured());
    return found;
}

/// English again for the tests that follow.
struct Speaking {
    explicit Speaking(const char* code) { model::useLanguage(QString::fromLatin1(code)); }
    ~Speaking() { model::useLanguage(QStringLiteral("en")); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

}  // namespace

TEST_CASE("Every text is translated into every language, with the places for what is put in") {
    for (const model::Language& language : model::languages()) {
        const std::vector<Message> messages = messagesOf(language.code);
        CHECK(messages.size() > (language.code == QStringLiteral("en") ? 30U : 700U));
        for (const Message& message : messages) {
            INFO(plain(language.name) << ": " << plain(message.source));
            CHECK(message.isFinished);
            for (const QString& form : message.forms) {
                CHECK_FALSE(form.isEmpty());
                CHECK(placeholders(form) == placeholders(message.source));
            }
        }
    }
}

TEST_CASE("Numbers take the plural forms of each language") {
    const auto tiles = [](const char* language, int count) {
        const Speaking speaking(language);
        return plain(model::sentences::tileCount(count));
    };
    CHECK(tiles("en", 1) == "1 tile");
    CHECK(tiles("en", 0) == "0 tiles");
    CHECK(tiles("fr", 0) == "0 tuile");
    CHECK(tiles("fr", 2) == "2 tuiles");
    CHECK(tiles("nl", 2) == "2 tegels");
    CHECK(tiles("de", 5) == "5 Plättchen");
    CHECK(tiles("ru", 1) == "1 плитка");
    CHECK(tiles("ru", 2) == "2 плитки");
    CHECK(tiles("ru", 5) == "5 плиток");
    CHECK(tiles("ru", 11) == "11 плиток");
    CHECK(tiles("ru", 21) == "21 плитка");
}

TEST_CASE("A language that the program does not speak means that of the system, here English") {
    const Speaking speaking("xx");
    CHECK(model::currentLanguage() == model::systemLanguage());
}

TEST_CASE("What stays to be read is said again in a new language, as long as its owner lives") {
    QStringList said;
    {
        QObject owner;
        model::keepSaid(&owner, [&] { said << model::sentences::tileCount(2); });
        const Speaking speaking("nl");
    }
    model::useLanguage(QStringLiteral("en"));
    CHECK(said == QStringList{QStringLiteral("2 tiles"), QStringLiteral("2 tegels"), QStringLiteral("2 tiles")});
}

namespace {

io::RuleTexts rulesIn(const std::string& game, const std::string& language) {
    const std::string path = REMPARTS_SOURCE_DIR "/assets/rules/" + game + "." + language + ".json";
    std::ostringstream content;
    content << std::ifstream(path).rdbuf();
    return io::parseRuleTexts(content.str(), path);
}

}  // namespace

TEST_CASE("Every rule stands in every language, and in each in its own words") {
    for (const char* game : {"city", "kids"}) {
        const io::RuleTexts english = rulesIn(game, "en");
        for (const model::Language& language : model::languages()) {
            INFO(game << " in " << plain(language.name));
            const io::RuleTexts texts = rulesIn(game, language.code.toStdString());
            REQUIRE(texts.chapters.size() == english.chapters.size());
            for (std::size_t k = 0; k < texts.chapters.size(); ++k) {
                const auto& rules = texts.chapters[k].rules;
                REQUIRE(rules.size() == english.chapters[k].rules.size());
                for (std::size_t n = 0; n < rules.size(); ++n) {
                    CHECK(rules[n].number == english.chapters[k].rules[n].number);
                    CHECK((language.code == QStringLiteral("en")) ==
                          (rules[n].text == english.chapters[k].rules[n].text));
                }
            }
        }
    }
}
