// Writes every page and phase of the game as pictures, to be looked at: panel_gallery FOLDER [PART] [--dark]
// [--contrast] [--large] [--language=de]
#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <iostream>

#include "city_map.h"
#include "city_overlay.h"
#include "gallery_history.h"
#include "gallery_log.h"
#include "gallery_score.h"
#include "history/timeline.h"
#include "kids/feast_overlay.h"
#include "kids/kids_panel.h"
#include "kids/kids_result_page.h"
#include "language/language.h"
#include "look/appearance.h"
#include "panel_support.h"
#include "result_page.h"
#include "setup_page.h"
#include "side_panel.h"
#include "start_page.h"

namespace {

using namespace remparts;
using engine::Phase;

QString folder;
QString suffix;

void save(QWidget& page, const QString& name, QSize size = {1440, 900}) {
    test::present(page, size);
    for (const std::string& fault : test::faultsOf(page)) std::cout << name.toStdString() << ": " << fault << '\n';
    page.grab().save(QStringLiteral("%1/%2%3.png").arg(folder, name, suffix));
}

// City, timeline and panel as the window puts them together.
class Table : public QWidget {
  public:
    explicit Table(test::GameTable& game)
        : city(new test::FlatCity(game.session)),
          m_panel(new panel::SidePanel(game.session, game.turn, game.players, game.log)) {
        overlay = new panel::CityOverlay(game.session, game.turn, city);
        overlay->setProjection(city->projection());
        auto* undo = new QAction(tr("Undo"), this);
        undo->setShortcut(QKeySequence::Undo);
        auto* redo = new QAction(tr("Redo"), this);
        redo->setEnabled(false);
        overlay->setHistoryActions(undo, redo);
        overlay->setCameraActions(new QAction(tr("All"), this), new QAction(tr("Last"), this),
                                  new QAction(tr("Map"), this));
        auto* left = new QVBoxLayout;
        left->setSpacing(0);
        left->addWidget(city, 1);
        left->addWidget(new panel::Timeline(game.session, *new model::Replay(game.session, game.show, this)));
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        row->addLayout(left, 1);
        row->addWidget(m_panel);
    }
    test::FlatCity* city;
    panel::CityOverlay* overlay;

  protected:
    void resizeEvent(QResizeEvent*) override { m_panel->fold(size()); }

  private:
    panel::SidePanel* m_panel;
};

void saveTable(test::GameTable& game, const QString& name, QSize size,
               const std::function<void(Table&)>& before = {}) {
    Table table(game);
    table.resize(size);
    if (before) before(table);
    save(table, name, size);
}

void savePhases(const std::vector<std::string>& names, const QString& prefix, QSize size) {
    test::GameTable game(names, 5);
    game.playUntil(Phase::Tile, 14);
    game.turn.moveSelection(1, 0);
    saveTable(game, prefix + "lay", size);
    game.turn.pointAway();
    saveTable(game, prefix + "refusal", size, [&](Table& table) {
        (void)table;
        game.turn.choose({0, 0}, 0.1);
    });
    game.playUntil([](const engine::GameState& state) {
        return state.decision.phase == Phase::Follower &&
               state.definition(state.board.tiles().back()).segments.size() > 4;
    });
    game.turn.moveSelection(0, 1);
    saveTable(game, prefix + "follower", size);
    if (game.playUntil(Phase::Gate)) {
        game.turn.moveSelection(1, 0);
        saveTable(game, prefix + "gate", size);
    }
    if (game.playUntil(Phase::Guard, 40)) saveTable(game, prefix + "guard", size);
    if (game.playUntil(Phase::Wall, 45)) {
        game.turn.moveSelection(-1, 0);
        saveTable(game, prefix + "wall", size);
    }
    if (game.playUntil(Phase::Tower)) {
        game.turn.moveSelection(-1, 0);
        saveTable(game, prefix + "tower", size);
    }
}

void saveScore(const std::vector<std::string>& names, const QString& name, QSize size) {
    test::GameTable game(names, 7);
    Table table(game);
    table.resize(size);
    int tiles = 0;
    QObject::connect(&game.session, &model::Session::stepPlayed, [&] {
        tiles = 0;
        for (const engine::Event& event : game.session.game().steps()[game.session.game().cursor() - 1].events)
            if (const auto* scored = std::get_if<engine::Scored>(&event))
                tiles = static_cast<int>(scored->tiles.size());
    });
    test::present(table, size);
    game.playUntil([&](const engine::GameState&) { return tiles >= 4; });
    save(table, name, size);
}

void saveResult(const std::vector<std::string>& names, const QString& prefix, QSize size) {
    test::GameTable game(names, 3);
    game.playOut();
    panel::ResultPage page;
    page.resize(size);
    page.showResult(game.session.game());
    save(page, prefix + "walk", size);
    page.next();
    page.next();
    save(page, prefix + "walk2", size);
    page.skip();
    save(page, prefix + "result", size);
}

void savePages(QSize size, const QString& prefix) {
    panel::StartPage start;
    save(start, prefix + "start_first", size);
    test::GameTable game({"Anna", "Benjamin", "Maximiliane-Charlott", "Ole"}, 3);
    game.playUntil(Phase::Tile, 40);
    const QImage map = panel::cityMap(game.session.state(), {1200, 800});
    start.setContinue(panel::ContinueOffer{"Anna to move",
                                           "Tile 41 of 75",
                                           {{engine::PlayerColor::Red, 37},
                                            {engine::PlayerColor::Blue, 41},
                                            {engine::PlayerColor::Green, 9},
                                            {engine::PlayerColor::Yellow, 104}},
                                           map});
    start.setRecent({{"a", "Anna 96, Benjamin 88", "Sunday, the ring was closed", map},
                     {"b", "Ole 71, Cleo 71", "12 November, a draw", {}},
                     {"c", "Maximiliane-Charlott 103", "2 November", map}});
    save(start, prefix + "start", size);
    panel::SetupPage setup;
    save(setup, prefix + "setup2", size);
    model::SetupChoice choice = setup.choice();
    choice.seats = {{"Anna", engine::PlayerColor::Red},
                    {"Benjamin", engine::PlayerColor::Yellow},
                    {"Maximiliane-Charlott", engine::PlayerColor::Blue},
                    {QString(20, 'W'), engine::PlayerColor::Green}};
    choice.beginner = 1;
    setup.setChoice(choice);
    save(setup, prefix + "setup4", size);
}

// The table of The Kids as the window puts it together, at rest.
class KidsTable : public QWidget {
  public:
    explicit KidsTable(test::GameTable& game)
        : city(new test::FlatCity(game)),
          side(new panel::KidsPanel(game.session, game.turn, game.players, game.log, game.show)),
          result(new panel::KidsResultPage) {
        overlay = new panel::CityOverlay(game.session, game.turn, city);
        overlay->setProjection(city->projection());
        overlay->setShow(&game.show);
        overlay->setMotion(false);
        side->setMotion(false);
        result->setMotion(false);
        overlay->setHistoryActions(new QAction(tr("Undo"), this), new QAction(tr("Redo"), this));
        overlay->setCameraActions(new QAction(tr("All"), this), new QAction(tr("Last"), this),
                                  new QAction(tr("Map"), this));
        auto* left = new QVBoxLayout;
        left->setSpacing(0);
        left->addWidget(city, 1);
        left->addWidget(new panel::Timeline(game.session, *new model::Replay(game.session, game.show, this)));
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        row->addLayout(left, 1);
        row->addWidget(side);
        row->addWidget(result);
        result->hide();
    }
    test::FlatCity* city;
    panel::KidsPanel* side;
    panel::KidsResultPage* result;
    panel::CityOverlay* overlay;

  protected:
    void resizeEvent(QResizeEvent*) override {
        side->fold(size());
        overlay->viewChanged();
    }
};

void saveKids(test::GameTable& game, const QString& name, QSize size,
              const std::function<void(KidsTable&)>& before = {}) {
    KidsTable table(game);
    table.resize(size);
    test::present(table, size);
    if (before) before(table);
    save(table, QStringLiteral("kids_") + name, size);
}

bool closedRoad(const engine::Game& game) {
    for (const engine::Event& event : game.steps()[game.cursor() - 1].events)
        if (const auto* placed = std::get_if<engine::ChildrenPlaced>(&event)) return !placed->figures.empty();
    return false;
}

void saveKidsTurn(const std::vector<std::string>& names, const QString& prefix, QSize size) {
    using std::chrono::milliseconds;
    test::GameTable game(names, 5, engine::GameKind::Kids);
    game.turn.setConfirming(true);
    saveKids(game, prefix + "first", size);
    game.playUntil(Phase::Draw, 9);
    saveKids(game, prefix + "draw", size, [&](KidsTable&) { game.turn.moveSelection(1, 0); });
    game.show.setSpeed(1);
    game.turn.chooseNumber(2);
    game.show.advance(milliseconds(220));
    saveKids(game, prefix + "turning", size);
    game.show.setSpeed(0);
    saveKids(game, prefix + "place", size);
    const engine::Position cell = game.turn.highlights().possibleCells[2];
    const model::TablePoint at{static_cast<double>(cell.x), static_cast<double>(cell.y)};
    game.turn.choose(at, 0.1);
    saveKids(game, prefix + "settled", size);
    game.turn.setHintsRoads(true);
    game.turn.pointAway();
    game.playUntil([&](const engine::GameState&) { return !game.turn.highlights().closableRoads.empty(); });
    saveKids(game, prefix + "hints", size);
    game.turn.setHintsRoads(false);
    game.playUntil([&](const engine::GameState&) { return closedRoad(game.session.game()); });
    game.session.undo();
    const engine::Action last = game.session.game().steps()[game.session.game().cursor()].action;
    game.show.setSpeed(1);
    (void)game.session.play(last);
    while (game.show.isPlaying() && game.show.lights().empty()) game.show.advance(milliseconds(20));
    game.show.advance(milliseconds(400));
    saveKids(game, prefix + "light", size);
    game.show.advance(milliseconds(260));
    saveKids(game, prefix + "leaving", size);
    game.show.setSpeed(0);
}

void saveKidsEnd(const std::vector<std::string>& names, const QString& prefix, QSize size, std::uint64_t seed) {
    test::GameTable game(names, seed, engine::GameKind::Kids);
    game.playOut();
    saveKids(game, prefix + "over", size);
    saveKids(game, prefix + "result", size, [&](KidsTable& table) {
        table.side->hide();
        table.result->show();
        table.result->showResult(game.session.game());
        auto* feast = new panel::FeastOverlay(table.city);
        feast->setMotion(false);
        feast->begin(model::kidsResult(game.session.game()));
    });
}

void saveKidsPages(QSize size, const QString& prefix) {
    test::GameTable game({"Mia", "Tom", "Lou"}, 3, engine::GameKind::Kids);
    game.playUntil(Phase::Draw, 16);
    panel::StartPage start;
    save(start, prefix + "kids_start_first", size);
    const QImage map = panel::cityMap(game.session.state(), {1200, 800});
    start.setContinue(panel::ContinueOffer{
        "Mia to move",
        "Tile 16 of 36",
        {{engine::PlayerColor::Red, 3}, {engine::PlayerColor::Blue, 5}, {engine::PlayerColor::Green, 4}},
        map,
        engine::GameKind::Kids});
    start.setRecent({{"a", "Mia 0, Tom 2", "Sunday, 15:20", {}, engine::GameKind::Kids},
                     {"b", "Ole 71, Cleo 71", "12 November, a draw", {}},
                     {"c", "Maximiliane-Charlott 103", "2 November", {}}});
    save(start, prefix + "kids_start", size);
    panel::SetupPage setup;
    model::SetupChoice choice = setup.choice();
    choice.game = engine::GameKind::Kids;
    setup.setChoice(choice);
    setup.setHintsRoads(true);
    save(setup, prefix + "kids_setup2", size);
    choice.seats = {{"Mia", engine::PlayerColor::Red},
                    {"Tom", engine::PlayerColor::Yellow},
                    {"Maximiliane-Charlott", engine::PlayerColor::Blue},
                    {QString(20, 'W'), engine::PlayerColor::Green}};
    choice.beginner = 1;
    choice.kids.piles = 3;
    setup.setChoice(choice);
    setup.setHintsRoads(false);
    save(setup, prefix + "kids_setup4", size);
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QStringList arguments = QApplication::arguments();
    const QStringList languages = arguments.filter(QStringLiteral("--language="));
    model::useLanguage(languages.isEmpty() ? QStringLiteral("en") : languages.front().section(u'=', 1));
    const bool dark = arguments.contains(QStringLiteral("--dark"));
    panel::Appearance look;
    if (dark) look.theme = panel::ThemeKind::Dark;
    if (arguments.contains(QStringLiteral("--contrast")))
        look.theme = dark ? panel::ThemeKind::DarkContrast : panel::ThemeKind::LightContrast;
    if (arguments.contains(QStringLiteral("--large"))) look.textPercent = 200;
    panel::setAppearance(look);
    folder = arguments.value(1, QStringLiteral("."));
    suffix = dark ? QStringLiteral("_dark") : QString();
    const std::vector<std::string> people{"Anna", "Benjamin", "Maximiliane-Charlott", "Ole"};
    const QString part = arguments.value(2);
    const auto wanted = [&](const char* name) {
        return part.isEmpty() || part.startsWith(QLatin1String("--")) || part == QLatin1String(name);
    };
    if (wanted("phases")) savePhases(people, "", {1440, 900});
    if (wanted("wide")) savePhases(test::wideNames(4), "wide_", {1280, 720});
    if (wanted("small")) savePhases(test::wideNames(4), "small_", {1024, 700});
    if (wanted("score")) {
        saveScore(people, "score", {1440, 900});
        saveScore(test::wideNames(4), "small_score", {1024, 700});
    }
    if (wanted("result")) {
        saveResult(people, "", {520, 900});
        saveResult(test::wideNames(4), "wide_", {520, 720});
        saveResult(test::wideNames(4), "small_", {440, 700});
    }
    if (wanted("pages")) {
        savePages({1440, 900}, "");
        savePages({1024, 700}, "small_");
    }
    if (wanted("log")) test::saveLog([](QWidget& page, const QString& name, QSize size) { save(page, name, size); });
    if (wanted("history"))
        test::saveHistory([](QWidget& page, const QString& name, QSize size) { save(page, name, size); });
    if (wanted("parts"))
        test::saveScoreParts([](QWidget& page, const QString& name, QSize size) { save(page, name, size); });
    if (wanted("kids")) {
        saveKidsTurn({"Mia", "Tom", "Lou"}, "", {1440, 900});
        saveKidsTurn(test::wideNames(4), "small_", {1024, 700});
        saveKidsTurn({"Mia", "Tom"}, "tiny_", {960, 600});
        saveKidsEnd({"Mia", "Tom", "Lou"}, "", {1440, 900}, 3);
        saveKidsEnd(test::wideNames(4), "small_", {1024, 700}, 4);
        saveKidsEnd(test::wideNames(4), "tiny_", {960, 600}, 5);
    }
    if (wanted("kids_pages")) {
        saveKidsPages({1280, 800}, "");
        saveKidsPages({1024, 700}, "small_");
        saveKidsPages({960, 600}, "tiny_");
        saveKidsPages({1920, 1080}, "wide_");
    }
}
