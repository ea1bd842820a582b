// Names of columns and rows along the edge of the city.
#include "overlay/coordinates.h"

#include <cmath>
#include <numbers>

#include "overlay/table_shapes.h"
#include "panel_support.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

const QRectF view(0, 0, 900, 700);

/// A table seen from straight above, turned clockwise about the middle of the view.
panel::Projection seen(double pixelsPerCell, int degrees = 0) {
    return {[=](model::TablePoint at, double) -> std::optional<QPointF> {
        const double angle = degrees * std::numbers::pi / 180;
        const double x = at.x * pixelsPerCell;
        const double y = -at.y * pixelsPerCell;
        return view.center() +
               QPointF(x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle));
    }};
}

struct City {
    City() {
        REQUIRE(game.playUntil([](const engine::GameState& s) { return s.board.tiles().size() == 14; }));
    }
    [[nodiscard]] std::vector<panel::EdgeName> names(const panel::Projection& projection) const {
        return panel::edgeNames(projection, view, game.session.state().board, game.turn.highlights().ghost);
    }

    GameTable game{{"Anna", "Ben"}, 7};
};

const panel::EdgeName* find(const std::vector<panel::EdgeName>& names, const QString& text) {
    for (const panel::EdgeName& name : names)
        if (name.text == text) return &name;
    return nullptr;
}

bool isColumn(const panel::EdgeName& name) {
    return name.text.at(0).isLetter();
}

}  // namespace

TEST_CASE("An empty table has no names of places") {
    const GameTable game({"Anna", "Ben"});
    CHECK(panel::edgeNames(seen(40), view, game.session.state().board, std::nullopt).empty());
}

TEST_CASE("Letters stand below the city in one line, each below its column; numbers to the left beside their rows") {
    const City city;
    const auto names = city.names(seen(40));
    const auto* m = find(names, QStringLiteral("m"));
    const auto* twenty = find(names, QStringLiteral("20"));
    REQUIRE(m);
    REQUIRE(twenty);
    CHECK(m->box.center().x() == Approx(view.center().x()).margin(1));
    CHECK(twenty->box.center().y() == Approx(view.center().y()).margin(1));
    for (const panel::EdgeName& name : names) {
        if (isColumn(name))
            CHECK(name.box.center().y() == Approx(m->box.center().y()).margin(1));
        else
            CHECK(name.box.center().x() == Approx(twenty->box.center().x()).margin(1));
    }
    for (const engine::PlacedTile& tile : city.game.session.state().board.tiles())
        CHECK(m->box.top() > seen(40).project(panel::centreOf(tile.position), 0)->y());
}

TEST_CASE("However the city is turned, names stay in sight, apart from each other, and letters on the lower side") {
    const City city;
    const int degrees = GENERATE(0, 45, 135, 180, 225, 315);
    const auto names = city.names(seen(40, degrees));
    CHECK(names.size() > 10);
    double lowest = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        CHECK(view.contains(names[i].box));
        for (std::size_t k = i + 1; k < names.size(); ++k) CHECK_FALSE(names[i].box.intersects(names[k].box));
        if (isColumn(names[i])) lowest = std::max(lowest, names[i].box.bottom());
    }
    if (degrees % 180 == 0) CHECK(lowest > view.center().y());
}

TEST_CASE("Near by, names stand at the rim of the view") {
    const City city;
    const auto names = city.names(seen(400));
    REQUIRE_FALSE(names.empty());
    for (const panel::EdgeName& name : names)
        CHECK((isColumn(name) ? name.box.bottom() > view.bottom() - 110 : name.box.left() < view.left() + 110));
}

TEST_CASE("Column and row of the tile in hand stand out") {
    City city;
    REQUIRE(city.game.playUntil(engine::Phase::Tile));
    city.game.turn.moveSelection(1, 0);
    REQUIRE(city.game.turn.highlights().ghost);
    const auto names = city.names(seen(30));
    CHECK(std::count_if(names.begin(), names.end(), [](const panel::EdgeName& name) { return name.hot; }) == 2);
}

}  // namespace remparts::test
