#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <numeric>

#include "left/design_words.h"
#include "left/left_model.h"
#include "model_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using model::LeftModel;

namespace {

constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::Fatal;

int sum(const LeftModel& left, int role) {
    int all = 0;
    for (int row = 0; row < left.rowCount(); ++row) all += left.index(row).data(role).toInt();
    return all;
}

std::size_t tilesToDraw(const engine::GameState& state) {
    std::size_t count = 0;
    for (std::size_t k = 0; k < state.setup->stacks.size(); ++k)
        count += state.setup->stacks[k].size() - static_cast<std::size_t>(state.stacks.drawn[k]);
    return count;
}

}  // namespace

TEST_CASE("The list of what is left keeps the promises of item models through games, cells, filter and undo") {
    model::Session session;
    LeftModel left(session);
    const QAbstractItemModelTester tester(&left, reporting);
    left.setActive(true);
    CHECK(left.rowCount() == 0);
    const auto wander = [&] {
        for (const std::size_t target : {std::size_t{4}, std::size_t{0}, session.game().steps().size() / 2}) {
            session.goTo(target);
            if (!session.state().board.frontier().empty()) left.ask(session.state().board.frontier()[0].position);
            left.setFittingOnly(!left.isFittingOnly());
            session.redo();
        }
    };
    for (const std::uint64_t seed : {0u, 1u, 14u}) {
        playRandomly(session, seed, 60);
        wander();
        playKidsRandomly(session, seed, 40);
        wander();
    }
    left.setActive(false);
    CHECK(left.rowCount() == 0);
}

TEST_CASE("What is left adds up to what lies in the stacks; the tile in hand has been seen [C2.6]") {
    model::Session session;
    LeftModel left(session);
    left.setActive(true);
    for (const std::uint64_t seed : {3u, 8u}) {
        playRandomly(session, seed, 30);
        CHECK(sum(left, LeftModel::LeftRole) == static_cast<int>(tilesToDraw(session.state())));
        session.undo();
        CHECK(sum(left, LeftModel::LeftRole) == static_cast<int>(tilesToDraw(session.state())));
        session.goTo(session.game().steps().size());
    }
}

TEST_CASE("With a cell and the filter on only what fits there is listed") {
    model::Session session;
    LeftModel left(session);
    left.setActive(true);
    playRandomly(session, 8, 20);
    REQUIRE_FALSE(session.state().isOver());
    left.setFittingOnly(true);
    const int all = left.rowCount();
    CHECK(left.fittingCount() == 0);
    const engine::Position cell = session.state().board.frontier().front().position;
    QSignalSpy changed(&left, &LeftModel::changed);
    left.ask(cell);
    CHECK(changed.count() == 1);
    REQUIRE(left.cell() == cell);
    const auto fitting = engine::DrawOutlook(session.state()).fittingAt(cell);
    CHECK(left.rowCount() == static_cast<int>(fitting.size()));
    CHECK(left.rowCount() <= all);
    for (int row = 0; row < left.rowCount(); ++row) CHECK(left.index(row).data(LeftModel::FitsRole).toBool());
    CHECK(left.fittingCount() == sum(left, LeftModel::LeftRole));
    left.setFittingOnly(false);
    CHECK(left.rowCount() == all);
}

TEST_CASE("Only a free cell at the rim is asked about, and no longer once a tile lies on it") {
    model::Session session;
    LeftModel left(session);
    left.setActive(true);
    playRandomly(session, 8, 6);
    left.ask(session.state().board.tiles().front().position);
    CHECK_FALSE(left.cell());
    left.ask({500, 500});
    CHECK_FALSE(left.cell());
    session.goTo(0);
    playRandomly(session, 8, 2000);
    const engine::Position last = session.state().board.tiles().back().position;
    while (session.state().board.isOccupied(last)) session.undo();
    left.ask(last);
    REQUIRE(left.cell() == last);
    session.goTo(session.game().steps().size());
    CHECK_FALSE(left.cell());
}

TEST_CASE("A tile of the list is told in words") {
    model::Session session;
    LeftModel left(session);
    left.setActive(true);
    playRandomly(session, 8, 6);
    const std::string words = plain(left.index(0).data().toString());
    CHECK(words.find("left") != std::string::npos);
    const auto& tile = (*session.game().setup().tiles)[0];
    CHECK(words.find(tile.id) != std::string::npos);
    CHECK_FALSE(plain(model::sentences::tileContents(tile)).empty());
}
