// Layers and the card of what the pointer is on, in the real window.
#include <QApplication>
#include <QTest>

#include "app/window_fixture.h"
#include "feature_facts.h"
#include "layers/hover_card_view.h"
#include "layers/layer_control.h"
#include "layers/layer_legend.h"
#include "layers/layer_overlay.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences_layers.h"
#include "support/catch.h"
#include "support/random_games.h"
#include "table/layer_desk.h"

using namespace remparts;
using tests::WindowFixture;

namespace {

void playOn(WindowFixture& game, std::uint64_t seed, std::size_t steps) {
    test::RandomPlayer player(seed);
    for (std::size_t step = 0; step < steps && !game.session().state().isOver(); ++step) {
        const auto legal = game.session().game().rules().legalActions(game.session().state());
        REQUIRE_FALSE(game.session().play(player.choose(game.session().state(), legal)));
    }
    QApplication::processEvents();
}

template <class Widget>
Widget* find(WindowFixture& game) {
    return game.city().findChild<Widget*>();
}

// The street with most tiles that lies under no control.
engine::SegmentRef longestStreet(const engine::GameState& state) {
    engine::SegmentRef longest;
    std::size_t tiles = 0;
    for (const engine::SegmentRef& first : model::featuresOf(state, engine::SegmentKind::Street)) {
        const auto report = engine::describeFeature(state, first);
        if (report.tiles.size() <= tiles) continue;
        tiles = report.tiles.size();
        longest = first;
    }
    return longest;
}

}  // namespace

TEST_CASE("O opens the plate of layers; each shows its legend, and the same button takes it away", "[layers]") {
    const auto kind = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    WindowFixture game;
    game.startGame(3, 5,
                   kind == engine::GameKind::City ? engine::GameOptions(engine::CityOptions())
                                                  : engine::GameOptions(engine::KidsOptions()));
    game.table().setMotion(false);
    playOn(game, 5, 40);
    CHECK_FALSE(find<panel::LayerControl>(game)->isVisible());
    game.press(Qt::Key_O);
    REQUIRE(find<panel::LayerControl>(game)->isVisible());
    for (const model::LayerKind layer : model::layersOf(kind)) {
        game.click(game.button(model::sentences::layerName(layer)));
        REQUIRE(find<panel::LayerLegend>(game)->isVisible());
        CHECK(find<panel::LayerLegend>(game)->accessibleName().startsWith(model::sentences::layerTitle(layer)));
    }
    game.click(game.button(model::sentences::layerName(model::layersOf(kind).back())));
    CHECK_FALSE(find<panel::LayerLegend>(game)->isVisible());
    game.press(Qt::Key_O);
    CHECK_FALSE(find<panel::LayerControl>(game)->isVisible());
}

TEST_CASE("With a layer on, the pointer on a street tells its tiles and its sum at once", "[layers]") {
    WindowFixture game;
    game.startGame(2, 4);
    playOn(game, 4, 10'000);
    game.table().showPanel();
    game.table().layers().layers().toggle(model::LayerKind::Streets);
    const engine::GameState& state = game.session().state();
    const auto report = engine::describeFeature(state, longestStreet(state));
    game.pointAtTable(model::middleOf(state, report.segments));
    auto* card = find<panel::HoverCardView>(game);
    REQUIRE(QTest::qWaitFor([&] { return card->isVisible(); }));
    CHECK(card->card().title == QStringLiteral("Street of %1 tiles").arg(report.tiles.size()));
    CHECK(card->card().rule == QStringLiteral("C4.2"));
    const int points = engine::pointsOf(report.worth);
    CHECK(card->accessibleName().contains(QStringLiteral("= %1").arg(points)));
    game.table().setInterfaceShown(false);
    CHECK_FALSE(card->isVisible());
}

TEST_CASE("In a finished game the card comes when the pointer rests, without a layer", "[layers]") {
    WindowFixture game;
    game.startGame(2, 6);
    playOn(game, 6, 10'000);
    game.table().showPanel();
    const engine::GameState& state = game.session().state();
    auto* card = find<panel::HoverCardView>(game);
    game.pointAtTable({static_cast<double>(state.board.tiles()[0].position.x),
                       static_cast<double>(state.board.tiles()[0].position.y)});
    CHECK(QTest::qWaitFor([&] { return card->isVisible(); }));
}

TEST_CASE("A layer stays while the game goes on and plays nothing by itself", "[layers]") {
    WindowFixture game;
    game.startGame(2, 9);
    playOn(game, 9, 12);
    game.table().layers().layers().toggle(model::LayerKind::Owners);
    const auto before = game.table().layers().layers().picture()->regions.size();
    const std::size_t steps = game.session().game().cursor();
    game.press(Qt::Key_O);
    CHECK(game.session().game().cursor() == steps);
    playOn(game, 9, 20);
    REQUIRE(game.table().layers().layers().picture());
    CHECK(game.table().layers().layers().picture()->regions.size() > before);
    CHECK(find<panel::LayerLegend>(game)->isVisible());
}
