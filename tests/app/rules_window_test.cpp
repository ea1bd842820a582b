// The rules at hand in the real window: F2, and every number that is a link.
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTest>

#include "app/window_states.h"
#include "city_overlay.h"
#include "explain/rule_book.h"
#include "gallery/city_grid.h"
#include "gallery/gallery_desk.h"
#include "gallery/gallery_page.h"
#include "kids/kids_result_parts.h"
#include "kids/log_line.h"
#include "layers/hover_card_view.h"
#include "layers/layer_legend.h"
#include "lesson/rule_row.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_shelf.h"
#include "look/rule_links.h"
#include "presenter/presenter_page.h"
#include "remparts/io/resources.h"
#include "rules/link_spot.h"
#include "rules/rules_desk.h"
#include "rules/rules_page.h"
#include "side/lap_card.h"
#include "side/log_view.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "table/layer_desk.h"
#include "table/table_side.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

QString openRule(WindowFixture& game) {
    REQUIRE(game.window().rules().isOpen());
    return game.window().rules().page()->currentRule();
}

}  // namespace

TEST_CASE("F2 opens the rules of the game on the table and F2 or Escape lead back to it, the keys as before",
          "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    const bool kids = GENERATE(false, true);
    const int back = GENERATE(Qt::Key_F2, Qt::Key_Escape);
    game.startGame(2, 3, kids ? engine::GameOptions(engine::KidsOptions()) : engine::GameOptions());
    const engine::GameState before = game.session().state();
    QWidget* focus = QApplication::focusWidget();
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == (kids ? QStringLiteral("K1.1") : QStringLiteral("C1.1")));
    for (const int key : {Qt::Key_Down, Qt::Key_1, Qt::Key_Space, Qt::Key_R, Qt::Key_A}) game.press(key);
    game.press(Qt::Key_Z, Qt::ControlModifier);
    while (!game.window().rules().page()->findChild<QLineEdit*>()->text().isEmpty()) game.press(Qt::Key_Escape);
    game.press(back);
    CHECK_FALSE(game.window().rules().isOpen());
    CHECK(game.table().isVisible());
    CHECK(QApplication::focusWidget() == focus);
    CHECK((game.session().state() == before));
}

TEST_CASE("The rules open from the start page and lead back there", "[window][rules]") {
    WindowFixture game;
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == QStringLiteral("C1.1"));
    game.press(Qt::Key_Escape);
    CHECK(game.button(QStringLiteral("The City")).isVisible());
}

TEST_CASE("The book opens again where it was read", "[window][rules]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.window().showRules(QStringLiteral("C5.4"));
    game.press(Qt::Key_Down);
    game.press(Qt::Key_F2);
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == QStringLiteral("C5.5"));
}

namespace {

/// The middle of a rule's number in a widget that draws it; searched as a pointer would.
std::optional<QPoint> numberIn(const QWidget& widget, const QString& rule) {
    for (int y = 0; y < widget.height(); y += 5)
        for (int x = 0; x < widget.width(); x += 5)
            if (panel::ruleLinks().at(widget, QPointF(x, y)) == rule) return QPoint(x + 2, y + 2);
    return std::nullopt;
}

/// Clicks on the number and goes back; the game must not notice.
void clickNumber(WindowFixture& game, QWidget& widget, const QString& rule) {
    CAPTURE(rule.toStdString(), widget.metaObject()->className());
    QApplication::processEvents();
    const engine::GameState before = game.session().state();
    std::optional<QPoint> place;
    REQUIRE(QTest::qWaitFor([&] { return (place = numberIn(widget, rule)).has_value(); }));
    QTest::mouseMove(&widget, *place);
    QTest::mouseClick(&widget, Qt::LeftButton, {}, *place);
    CHECK(openRule(game) == rule);
    CHECK((game.session().state() == before));
    game.press(Qt::Key_F2);
}

void playRandomly(WindowFixture& game) {
    test::RandomPlayer player(2);
    while (!game.session().state().isOver()) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(player.choose(game.session().state(), legal)));
    }
}

}  // namespace

TEST_CASE("A refusal over the city leads to its rule, by mouse and by F2", "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3);
    const auto refuse = [&] {
        game.table().overlay().dismiss();
        emit game.turn().refused({QStringLiteral("No tile is laid beyond the wall"), QStringLiteral("C2.3"), {0, 0}});
        QApplication::processEvents();
    };
    refuse();
    clickNumber(game, game.city(), QStringLiteral("C2.3"));
    refuse();
    CHECK(QTest::qWaitFor([] { return panel::ruleLinks().told() == QStringLiteral("C2.3"); }));
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == QStringLiteral("C2.3"));
}

TEST_CASE("Numbers in the log and on the card of a scoring lead to their rules", "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3);
    test::RandomPlayer player(2);
    const auto scoredStreet = [&] {
        for (const engine::Event& event : game.session().game().steps().back().events)
            if (const auto* scored = std::get_if<engine::Scored>(&event))
                if (std::holds_alternative<engine::StreetScore>(scored->score)) return true;
        return false;
    };
    do {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(player.choose(game.session().state(), legal)));
    } while (!scoredStreet());
    clickNumber(game, game.city(), QStringLiteral("C4.2"));  // the card
    game.table().overlay().dismiss();
    auto* log = game.table().side().currentWidget()->findChild<panel::LogView*>();
    REQUIRE(log);
    clickNumber(game, *log->viewport(), QStringLiteral("C4.2"));
}

TEST_CASE("F2 on a row of the log opens its rule", "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3);
    playRandomly(game);
    game.table().showPanel();
    auto* log = game.table().side().currentWidget()->findChild<panel::LogView*>();
    REQUIRE(log);
    log->setFocus();
    for (int k = 0; k < 6; ++k) {
        game.press(Qt::Key_Down);
        const QString rule = static_cast<const model::LogModel*>(log->model())->row(log->currentIndex()).rule;
        game.press(Qt::Key_F2);
        if (!rule.isEmpty()) CHECK(openRule(game) == rule);
        game.press(Qt::Key_F2);
        CHECK(log->hasFocus());
    }
}

TEST_CASE("The card of what is pointed at, the legend of a layer and the round of the wall lead to their rules",
          "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    tests::goTo(game, engine::GameKind::City, engine::Phase::Over, 0);
    game.table().showPanel();
    game.table().layers().layers().toggle(model::LayerKind::Streets);
    QApplication::processEvents();
    clickNumber(game, *game.window().findChild<panel::LayerLegend*>(), QStringLiteral("C4.2"));
    const engine::GameState& state = game.session().state();
    game.pointAtTable({static_cast<double>(state.board.tiles()[0].position.x),
                       static_cast<double>(state.board.tiles()[0].position.y)});
    auto* card = game.window().findChild<panel::HoverCardView*>();
    REQUIRE(QTest::qWaitFor([&] { return card->isVisible(); }));
    const QString rule = card->card().rule;
    REQUIRE_FALSE(rule.isEmpty());
    clickNumber(game, game.city(), rule);
    game.table().layers().layers().clear();
    tests::goTo(game, engine::GameKind::City, engine::Phase::Wall, 40);
    clickNumber(game, *game.window().findChild<panel::LapCard*>(), QStringLiteral("C5.5"));
}

TEST_CASE("The newest line of The Kids' log and their result lead to their rules", "[window][rules]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3, engine::KidsOptions());
    playRandomly(game);
    game.table().showResult();
    auto* verdict = game.window().findChild<panel::KidsVerdict*>();
    REQUIRE(verdict);
    REQUIRE(verdict->isVisible());
    QApplication::processEvents();
    const QString rule = panel::ruleLinks().first(*verdict);
    REQUIRE_FALSE(rule.isEmpty());
    clickNumber(game, *verdict, rule);
    game.table().showPanel();
    auto* line = game.window().findChild<panel::LogLine*>();
    REQUIRE(line->isVisible());
    line->setFocus();
    QApplication::processEvents();
    const QString told = panel::ruleLinks().first(*line);
    REQUIRE_FALSE(told.isEmpty());
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == told);
}

TEST_CASE("In the gallery F2 renames a city that is chosen and opens the rules when none is", "[window][rules]") {
    WindowFixture game;
    game.startGame(2, 3);
    REQUIRE_FALSE(game.session().save(game.file(QStringLiteral("evening.remparts.json"))));
    game.window().showGallery();
    panel::GalleryPage& page = game.window().gallery().page();
    REQUIRE(QTest::qWaitFor([&] { return page.grid().model()->rowCount() > 0; }, 30'000));
    page.grid().choose(page.grid().model()->index(0, 0));
    page.grid().setFocus();
    game.press(Qt::Key_F2);
    CHECK_FALSE(game.window().rules().isOpen());
    CHECK(page.grid().findChild<QLineEdit*>());
    game.press(Qt::Key_Escape);
    page.grid().setCurrentIndex({});
    game.press(Qt::Key_F2);
    CHECK(game.window().rules().isOpen());
}

TEST_CASE("The book opens within a tenth of a second, however many lessons there are to read", "[window][rules]") {
    WindowFixture game;
    game.startGame(2, 3);
    QElapsedTimer time;
    time.start();
    game.press(Qt::Key_F2);
    const auto needed = time.elapsed();
    REQUIRE(game.window().rules().isOpen());
    CHECK(needed < 400);  // with sanitizers and a busy machine; usually below 100
}

TEST_CASE("Following a number within the rules leads on in the same book", "[window][rules]") {
    WindowFixture game;
    game.window().showRules(QStringLiteral("C3.4"));
    for (auto* link : game.window().findChildren<panel::LinkSpot*>())
        if (link->rule() == QStringLiteral("C4.5") && link->isVisible()) {
            QTest::mouseClick(link, Qt::LeftButton);
            break;
        }
    CHECK(openRule(game) == QStringLiteral("C4.5"));
    game.press(Qt::Key_Escape);
    CHECK_FALSE(game.window().rules().isOpen());
}

TEST_CASE("A scene is played from the rules and leads back to them; what lies on the table stays",
          "[window][rules][lessons]") {
    WindowFixture game;
    game.table().setMotion(false);
    game.startGame(2, 3);
    const engine::GameState before = game.session().state();
    game.window().showRules(QStringLiteral("C6.1"));
    app::RulesDesk& rules = game.window().rules();
    REQUIRE(QTest::qWaitFor([&] { return rules.scenes().find(QStringLiteral("C6.1")) != nullptr; }, 30'000));
    const app::RuleScene scene = *rules.scenes().find(QStringLiteral("C6.1"));
    game.press(Qt::Key_Return);
    CHECK_FALSE(rules.isOpen());
    app::LessonPage* page = game.window().lessons().page();
    REQUIRE(page);
    CHECK(page->isVisible());
    CHECK(page->run().script().lesson().id == scene.script->lesson().id);
    CHECK(page->run().step() == scene.step);
    game.press(Qt::Key_Escape);
    CHECK(openRule(game) == QStringLiteral("C6.1"));
    game.press(Qt::Key_Escape);
    CHECK(game.table().isVisible());
    CHECK((game.session().state() == before));
}

TEST_CASE("Scenes beside the rules are drawn, of what is in sight", "[window][rules][lessons]") {
    WindowFixture game;
    game.window().showRules(QStringLiteral("C6.1"));
    app::RulesDesk& rules = game.window().rules();
    REQUIRE(QTest::qWaitFor([&] { return rules.scenes().find(QStringLiteral("C6.1")) != nullptr; }, 30'000));
    const app::RuleScene scene = *rules.scenes().find(QStringLiteral("C6.1"));
    CHECK(
        QTest::qWaitFor([&] { return !rules.pictures().find(scene).isNull() && rules.pictures().isDone(); }, 60'000));
    game.press(Qt::Key_Escape);
    CHECK(rules.pictures().isDone());
}

TEST_CASE("Every rule of both games is shown by a step of a lesson", "[rules][lessons]") {
    app::LessonShelf shelf(io::makeTileSetSource(io::programFolder(""), {}));
    const app::RuleSceneIndex scenes(shelf.lessons());
    for (const engine::GameKind game : {engine::GameKind::City, engine::GameKind::Kids})
        for (const model::RuleChapter& chapter : model::ruleBook(game).chapters())
            for (const model::Rule& rule : chapter.rules) {
                CAPTURE(rule.number.toStdString());
                const app::RuleScene* scene = scenes.find(rule.number);
                REQUIRE(scene);
                const auto& named = scene->script->lesson().steps[scene->step].rules;
                CHECK(std::count(named.begin(), named.end(), rule.number.toStdString()) == 1);
            }
}

TEST_CASE("Numbers in a lesson and before a room lead to their rules and back to the same step",
          "[window][rules][lessons]") {
    WindowFixture game;
    app::LessonDesk& lessons = game.window().lessons();
    lessons.begin(lessons.shelf().lessons().front(), 2);
    app::LessonPage* page = lessons.page();
    REQUIRE(page);
    const QString rule = QString::fromStdString(page->run().lessonStep().rules.front());
    panel::RuleRow* row = nullptr;
    REQUIRE(QTest::qWaitFor([&] {
        for (panel::RuleRow* each : page->findChildren<panel::RuleRow*>())
            if (each->isVisible() && each->rule().number == rule) row = each;
        return row != nullptr;
    }));
    const auto lookUp = [&](QWidget& widget) {
        std::optional<QPoint> place;
        REQUIRE(QTest::qWaitFor([&] { return (place = numberIn(widget, rule)).has_value(); }));
        QTest::mouseClick(&widget, Qt::LeftButton, {}, *place);
        CHECK(openRule(game) == rule);
        game.press(Qt::Key_Escape);
    };
    lookUp(*row);
    CHECK(page->isVisible());
    CHECK(page->run().step() == 2);
    game.press(Qt::Key_F5);
    auto* presenter = game.window().findChild<panel::PresenterPage*>();
    REQUIRE(QTest::qWaitFor(
        [&] { return (presenter = game.window().findChild<panel::PresenterPage*>()) && presenter->isVisible(); }));
    const QString shown = presenter->slide().sheet.title;
    const int step = presenter->slide().sheet.step;
    lookUp(*presenter);
    REQUIRE(presenter->isVisible());
    CHECK(presenter->slide().sheet.title == shown);
    CHECK(presenter->slide().sheet.step == step);
    game.press(Qt::Key_F2);
    CHECK(openRule(game) == rule);
}
