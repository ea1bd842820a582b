// Layers over the city: outlines, badges, plate, legend, card.
#include <QTest>
#include <algorithm>
#include <set>

#include "hover_card.h"
#include "layers/cell_contour.h"
#include "layers/hover_card_view.h"
#include "layers/layer_control.h"
#include "layers/layer_legend.h"
#include "layers/layer_overlay.h"
#include "layers/layer_painter.h"
#include "layers/tone_look.h"
#include "panel_support.h"
#include "sentences_layers.h"
#include "support/catch.h"
#include "table_geometry.h"

namespace remparts::test {
namespace {

using model::LayerKind;
using panel::LatticeCell;
using faults = std::vector<std::string>;

struct Stage {
    explicit Stage(engine::GameKind kind = engine::GameKind::City, QSize size = {928, 660},
                   const std::vector<std::string>& names = {"Anna", "Ben", "Cleo", "Dora"})
        : game(names, 7, kind), city(game.session), layers(game.session) {
        game.playOut();
        overlay = new panel::LayerOverlay(game.session, layers, &city);
        overlay->setProjection(city.projection());
        overlay->setCovered({0, 48, 0, 48});
        present(city, size);
    }

    template <class Widget>
    [[nodiscard]] const Widget* find() const {
        return city.findChild<Widget*>();
    }

    GameTable game;
    FlatCity city;
    model::LayerModel layers;
    panel::LayerOverlay* overlay = nullptr;
};

QPainterPath contour(const std::vector<LatticeCell>& cells) {
    return panel::contourOf(cells, 1, 0, 0);
}

int loopsOf(const QPainterPath& path) {
    return static_cast<int>(path.toSubpathPolygons().size());
}

}  // namespace

TEST_CASE("The outline of cells holds exactly these cells") {
    const std::vector<std::vector<LatticeCell>> shapes{
        {{0, 0}},
        {{0, 0}, {1, 0}, {1, 1}},
        {{0, 0}, {1, 1}},
        {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}},
        {{-3, -2}, {-2, -2}, {-2, -3}, {5, 5}}};
    for (const auto& cells : shapes) {
        const QPainterPath path = contour(cells);
        const std::set<LatticeCell> inside(cells.begin(), cells.end());
        for (int x = -5; x < 8; ++x)
            for (int y = -5; y < 8; ++y)
                CHECK(path.contains(QPointF(x + 0.5, y + 0.5)) == (inside.count({x, y}) > 0));
    }
    CHECK(loopsOf(contour(shapes[0])) == 1);
    CHECK(loopsOf(contour(shapes[2])) == 2);  // a corner joins nothing
    CHECK(loopsOf(contour(shapes[3])) == 2);  // the outside and the court
    CHECK(contour({}).isEmpty());
}

TEST_CASE("An inset outline stays inside its cells, at holes too") {
    const std::vector<LatticeCell> ring{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}};
    const QPainterPath path = panel::contourOf(ring, 1, 0, 0.1);
    CHECK_FALSE(path.contains(QPointF(0.05, 1.5)));
    CHECK_FALSE(path.contains(QPointF(0.95, 1.5)));
    CHECK(path.contains(QPointF(0.5, 1.5)));
    CHECK_FALSE(path.contains(QPointF(1.5, 1.5)));
}

TEST_CASE("Badges keep clear of each other, of what is taken, and inside the view; signs alone stay in place") {
    std::vector<model::LayerBadge> badges;
    std::vector<std::optional<QPointF>> wanted;
    for (int k = 0; k < 60; ++k) {
        badges.push_back({{model::LayerTone::Step2}, {}, 0, k % 10 == 0 ? QString() : QString::number(k), k});
        wanted.emplace_back(QPointF(100 + 23 * (k % 10), 90 + 17 * (k / 10)));
    }
    wanted[5].reset();  // behind the camera
    const QRectF view(0, 0, 400, 260);
    const std::vector<QRectF> taken{{100, 90, 60, 40}};
    const auto places = panel::layOutBadges(badges, wanted, view, taken);
    std::vector<QRectF> boxes = taken;
    for (std::size_t k = 0; k < places.size(); ++k) {
        if (!places[k]) continue;
        if (badges[k].text.isEmpty()) {
            CHECK(places[k] == wanted[k]);
            continue;
        }
        const QSizeF size = panel::badgeSize(badges[k]);
        const QRectF box(*places[k] - QPointF(size.width() / 2, size.height() / 2), size);
        CHECK(view.contains(box));
        for (const QRectF& other : boxes) CHECK_FALSE(box.intersects(other));
        boxes.push_back(box);
    }
    CHECK_FALSE(places[5]);
    CHECK(places[59]);  // the highest rank
}

TEST_CASE("Each layer of a game has a button on the plate and a legend in words") {
    const auto kind = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    Stage stage(kind);
    stage.overlay->setOffered(true);
    const auto* control = stage.find<panel::LayerControl>();
    const auto* legend = stage.find<panel::LayerLegend>();
    REQUIRE(control->isVisible());
    CHECK_FALSE(legend->isVisible());
    const QImage bare = stage.city.grab().toImage();
    for (const LayerKind layer : model::layersOf(kind)) {
        const QString name = model::sentences::layerName(layer);
        INFO(name.toStdString());
        QAbstractButton* button = nullptr;
        for (QAbstractButton* each : control->findChildren<QAbstractButton*>())
            if (each->text() == name) button = each;
        REQUIRE(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        CHECK(stage.layers.chosen() == layer);
        CHECK(button->isChecked());
        REQUIRE(legend->isVisible());
        CHECK(legend->accessibleName().startsWith(model::sentences::layerTitle(layer)));
        CHECK(faultsOf(stage.city) == faults{});
        CHECK(stage.city.grab().toImage() != bare);
    }
    stage.layers.clear();
    CHECK_FALSE(legend->isVisible());
}

TEST_CASE("Legend and plate fit the smallest view with the widest names") {
    const auto kind = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    Stage stage(kind, {640, 480}, wideNames(4));
    stage.overlay->setOffered(true);
    for (const LayerKind layer : model::layersOf(kind)) {
        stage.layers.toggle(layer);
        CHECK(faultsOf(stage.city) == faults{});
    }
}

TEST_CASE("The layer lets the mouse through, plate and legend keep it") {
    Stage stage;
    stage.overlay->setOffered(true);
    stage.layers.toggle(LayerKind::Owners);
    CHECK(stage.city.childAt(stage.city.rect().center()) == nullptr);
    for (const QRectF& box : stage.overlay->boxes()) CHECK(stage.city.childAt(box.center().toPoint()) != nullptr);
    CHECK(stage.overlay->boxes().size() == 2);
    stage.overlay->setShown(false);
    CHECK(stage.overlay->boxes().empty());
    CHECK_FALSE(stage.overlay->isVisible());
    stage.overlay->setShown(true);
    CHECK(stage.overlay->boxes().size() == 2);
}

TEST_CASE("The card of what the pointer is on lies inside the view, off the pointer, and says it all") {
    Stage stage;
    const engine::GameState& state = stage.game.session.state();
    const auto* view = stage.find<panel::HoverCardView>();
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const model::TablePoint at = model::pointOn(tile, {3, 3});
        const auto pixel = stage.city.project(at, 0);
        REQUIRE(pixel);
        const model::HoverCard card = model::hoverCard(stage.game.session.game(), at);
        stage.overlay->tell(card, *pixel, {});
        REQUIRE(view->isVisible());
        CHECK(view->accessibleName().contains(card.title));
        CHECK(view->accessibleName().contains(card.where));
        CHECK(faultsOf(stage.city) == faults{});
    }
    stage.overlay->tell({}, {}, {});
    CHECK_FALSE(view->isVisible());
}

}  // namespace remparts::test
