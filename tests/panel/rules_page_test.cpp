// The book of rules as a page: it finds, marks, links, and keeps its place.
#include "rules/rules_page.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <set>

#include "explain/rule_book.h"
#include "language/language.h"
#include "look/appearance.h"
#include "look/button.h"
#include "look/rule_links.h"
#include "panel_support.h"
#include "rules/chapter_list.h"
#include "rules/link_spot.h"
#include "rules/rule_book_view.h"
#include "rules/rule_entry.h"
#include "rules/rule_sheet.h"
#include "rules/scene_button.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using faults = std::vector<std::string>;
constexpr QSize usual(1280, 720);

struct Page {
    explicit Page(QSize size = usual) { present(page, size); }

    [[nodiscard]] QLineEdit& search() { return *page.findChild<QLineEdit*>(); }
    [[nodiscard]] panel::RuleBookView& book() { return *page.findChild<panel::RuleBookView*>(); }
    [[nodiscard]] panel::RuleEntry& entry(const char* number) {
        panel::RuleEntry* found = book().sheet().find(QLatin1String(number));
        REQUIRE(found);
        return *found;
    }
    /// How far below the upper edge of the book a rule begins.
    [[nodiscard]] int topOf(const char* number) { return entry(number).mapTo(book().viewport(), QPoint(0, 0)).y(); }
    void type(const char* words) { QTest::keyClicks(&page, QLatin1String(words)); }

    panel::RulesPage page;
};

int ruleCount(engine::GameKind game) {
    int count = 0;
    for (const model::RuleChapter& chapter : model::ruleBook(game).chapters())
        count += static_cast<int>(chapter.rules.size());
    return count;
}

struct TextSizeOf {
    explicit TextSizeOf(int percent) {
        panel::Appearance look = before;
        look.textPercent = percent;
        panel::setAppearance(look);
    }
    ~TextSizeOf() { panel::setAppearance(before); }
    panel::Appearance before = panel::appearance();
};

panel::RuleScenes allScenes() {
    QImage picture(480, 300, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    return {[](const QString&) { return true; }, [picture](const QString&) { return picture; }};
}

}  // namespace

TEST_CASE("The book holds every rule of a game, and the choice of the game turns to the other") {
    Page book;
    CHECK(book.page.shownRules().size() == ruleCount(engine::GameKind::City));
    CHECK(book.page.currentRule() == QStringLiteral("C1.1"));
    book.page.showGame(engine::GameKind::Kids);
    CHECK(book.page.shownRules().size() == ruleCount(engine::GameKind::Kids));
    CHECK(book.page.currentRule() == QStringLiteral("K1.1"));
}

TEST_CASE("A rule that is asked for stands at the upper edge and is the one that is read") {
    Page book;
    book.page.showRule(QStringLiteral("C5.8"));
    CHECK(book.page.currentRule() == QStringLiteral("C5.8"));
    CHECK(book.topOf("C5.8") >= 0);
    CHECK(book.topOf("C5.8") < 60);
    book.page.showRule(QStringLiteral("K3.1"));
    CHECK(book.page.game() == engine::GameKind::Kids);
    CHECK(book.page.currentRule() == QStringLiteral("K3.1"));
    book.page.showRule(QStringLiteral("C77.1"));  // no rule has it
    CHECK(book.page.currentRule() == QStringLiteral("K3.1"));
}

TEST_CASE("Typing searches: the rules that hold the words stay, each marked, and their number is told") {
    Page book;
    book.type("Tower");
    CHECK(book.search().text() == QStringLiteral("Tower"));
    const QStringList shown = book.page.shownRules();
    CHECK(shown.contains(QStringLiteral("C7.1")));
    CHECK_FALSE(shown.contains(QStringLiteral("C4.2")));
    CHECK(book.entry("C7.1").markCount() > 0);
    book.search().setText(QStringLiteral("c8.4"));
    CHECK(book.page.shownRules().contains(QStringLiteral("C8.4")));
    QTest::keyClick(&book.page, Qt::Key_Escape);
    CHECK(book.page.shownRules().size() == ruleCount(engine::GameKind::City));
    CHECK(book.entry("C7.1").markCount() == 0);
}

TEST_CASE("Where nothing is found it says so, and offers what the other game has of it") {
    Page book;
    book.search().setText(QStringLiteral("zwrx"));
    CHECK(book.page.shownRules().isEmpty());
    CHECK_FALSE(book.book().isVisible());
    present(book.page, usual);
    CHECK(faultsOf(book.page) == faults{});
    book.search().setText(QStringLiteral("pond"));  // The Kids alone have one
    CHECK(book.page.shownRules().isEmpty());
    panel::Button* other = nullptr;
    for (panel::Button* each : book.page.findChildren<panel::Button*>())
        if (each->isVisible() && each->text().contains(QStringLiteral("The Kids"))) other = each;
    REQUIRE(other);
    QTest::mouseClick(other, Qt::LeftButton);
    CHECK(book.page.game() == engine::GameKind::Kids);
    CHECK_FALSE(book.page.shownRules().isEmpty());
}

TEST_CASE("A rule that is asked for shows although something else is searched for") {
    Page book;
    book.search().setText(QStringLiteral("tower"));
    book.page.showRule(QStringLiteral("C2.2"));
    CHECK(book.page.currentRule() == QStringLiteral("C2.2"));
    CHECK(book.search().text().isEmpty());
}

TEST_CASE("Numbers in a text lead to their rules, by mouse and by keyboard") {
    Page book;
    QSignalSpy asked(&panel::ruleLinks(), &panel::RuleLinks::requested);
    auto* link = book.entry("C3.4").findChild<panel::LinkSpot*>();  // "… is scored (C4.5)."
    REQUIRE(link);
    CHECK(link->accessibleName().contains(QStringLiteral("C4.5")));
    QTest::mouseClick(link, Qt::LeftButton);
    QTest::keyClick(link, Qt::Key_Return);
    REQUIRE(asked.size() == 2);
    CHECK(asked[0][0].toString() == QStringLiteral("C4.5"));
    CHECK(asked[1][0].toString() == QStringLiteral("C4.5"));
}

TEST_CASE("Arrows go through the rules and keep the one that is read in sight") {
    Page book;
    for (int k = 0; k < 20; ++k) {
        QTest::keyClick(&book.page, Qt::Key_Down);
        const std::string number = book.page.currentRule().toStdString();
        CAPTURE(number);
        CHECK(book.topOf(number.c_str()) >= 0);
        CHECK(book.topOf(number.c_str()) + book.entry(number.c_str()).height() <= book.book().viewport()->height());
    }
    CHECK(book.page.currentRule() == book.page.shownRules()[20]);
    QTest::keyClick(&book.page, Qt::Key_End);
    CHECK(book.page.currentRule() == QStringLiteral("C9.4"));
    QTest::keyClick(&book.page, Qt::Key_Home);
    CHECK(book.page.currentRule() == QStringLiteral("C1.1"));
}

TEST_CASE("What is read stays where it is when window, letters or language change") {
    Page book;
    book.page.showRule(QStringLiteral("C6.2"));
    const int before = book.topOf("C6.2");
    present(book.page, {1024, 700});
    CHECK(book.topOf("C6.2") == before);
    const TextSizeOf large(200);
    present(book.page, {1024, 700});
    CHECK(std::abs(book.topOf("C6.2") - before) < 40);  // the chapter's title is higher
    model::useLanguage(QStringLiteral("ru"));
    present(book.page, {1024, 700});
    CHECK(book.page.currentRule() == QStringLiteral("C6.2"));
    CHECK(std::abs(book.topOf("C6.2") - before) < 40);
    CHECK(book.entry("C6.2").rule().title !=
          model::RuleBook(engine::GameKind::City, QStringLiteral("en")).find(QStringLiteral("C6.2"))->title);
    model::useLanguage(QStringLiteral("en"));
}

TEST_CASE("Rules that a lesson shows have its picture; a click on it plays the scene") {
    Page book;
    CHECK_FALSE(book.entry("C4.2").hasScene());
    book.page.setScenes(allScenes());
    REQUIRE(book.entry("C4.2").hasScene());
    QSignalSpy played(&book.page, &panel::RulesPage::showMeRequested);
    QTest::mouseClick(book.entry("C4.2").findChild<panel::SceneButton*>(), Qt::LeftButton);
    book.page.showRule(QStringLiteral("C4.3"));
    QTest::keyClick(&book.page, Qt::Key_Return);
    REQUIRE(played.size() == 2);
    CHECK(played[0][0].toString() == QStringLiteral("C4.2"));
    CHECK(played[1][0].toString() == QStringLiteral("C4.3"));
}

TEST_CASE("Pictures are asked for only of what is in sight") {
    Page book;
    std::set<QString> asked;
    panel::RuleScenes scenes = allScenes();
    scenes.picture = [&asked](const QString& rule) {
        asked.insert(rule);
        return QImage();
    };
    book.page.setScenes(scenes);
    present(book.page, usual);
    book.page.grab();
    CHECK(asked.count(QStringLiteral("C1.1")) == 1);
    CHECK(asked.count(QStringLiteral("C9.4")) == 0);
    book.page.setScenes({});
}

TEST_CASE("Nothing of the rules is cut off, in small windows and with large letters, with and without scenes") {
    const QSize window = GENERATE(QSize(960, 600), QSize(1024, 700), QSize(1920, 1080));
    const int percent = GENERATE(80, 100, 200);
    const bool scenes = GENERATE(false, true);
    CAPTURE(window.width(), percent, scenes);
    const TextSizeOf letters(percent);
    Page book(window);
    if (scenes) book.page.setScenes(allScenes());
    book.search().setText(QStringLiteral("the"));
    present(book.page, window);
    CHECK(faultsOf(book.page) == faults{});
    book.search().setText(QStringLiteral("no such words"));
    present(book.page, window);
    CHECK(faultsOf(book.page) == faults{});
}

TEST_CASE("The book opens within a tenth of a second") {
    (void)model::ruleBook(engine::GameKind::City);  // read once for all
    QElapsedTimer time;
    time.start();
    Page book;
    book.page.grab();
    const auto needed = time.elapsed();
    CHECK(needed < 400);  // with sanitizers and a busy machine; usually below 60
}

}  // namespace remparts::test
