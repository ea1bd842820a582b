#include "history/action_marks.h"

#include <numeric>

#include "counted.h"
#include "course.h"
#include "gains.h"
#include "overloaded.h"
#include "sentences.h"

namespace remparts::model {

namespace {

std::vector<int> gainedBy(const engine::Step& step, std::size_t players) {
    std::vector<int> gained(players);
    for (const engine::Event& event : step.events) {
        if (std::holds_alternative<engine::EndBegan>(event)) break;
        if (const auto gain = gainOf(event)) gained[gain->player] += gain->amount;
    }
    return gained;
}

}  // namespace

int ActionMark::sum() const {
    return std::accumulate(gained.begin(), gained.end(), 0);
}

MarkKind markKind(const engine::Action& action) {
    return std::visit(Overloaded{
                          [](const engine::PlaceTile&) { return MarkKind::Tile; },
                          [](const engine::PlaceFollower&) { return MarkKind::Follower; },
                          [](const engine::PlaceGate&) { return MarkKind::Gate; },
                          [](const engine::PlaceWall&) { return MarkKind::Wall; },
                          [](const engine::PlaceGuard&) { return MarkKind::Guard; },
                          [](const engine::PlaceTower&) { return MarkKind::Tower; },
                          [](const engine::Pass&) { return MarkKind::Pass; },
                          [](const engine::DrawTile&) { return MarkKind::Draw; },
                      },
                      action);
}

std::vector<ActionMark> actionMarks(const engine::Game& game) {
    std::vector<ActionMark> marks;
    std::size_t number = 0;
    for (const TurnBar& turn : turnBars(game)) {
        for (std::size_t k = turn.first; k < turn.end; ++k) {
            const engine::Step& step = game.steps()[k];
            const MarkKind kind = markKind(step.action);
            marks.push_back({step.player, kind, number, gainedBy(step, turn.gained.size()),
                             kind == MarkKind::Tile ? turn.stack : -1});
        }
        ++number;
    }
    return marks;
}

std::optional<std::size_t> nextScoring(const std::vector<ActionMark>& marks, std::size_t cursor) {
    for (std::size_t count = cursor + 1; count <= marks.size(); ++count)
        if (marks[count - 1].sum() > 0) return count;
    return std::nullopt;
}

std::optional<std::size_t> previousScoring(const std::vector<ActionMark>& marks, std::size_t cursor) {
    for (std::size_t count = cursor; count-- > 1;)
        if (marks[count - 1].sum() > 0) return count;
    return std::nullopt;
}

namespace sentences {

QString action(const engine::Action& action) {
    return std::visit(
        Overloaded{
            [](const engine::PlaceTile& tile) { return Text::tr("lays %1").arg(place(tile.position)); },
            [](const engine::PlaceFollower&) { return Text::tr("places a follower"); },
            [](const engine::PlaceGate&) { return Text::tr("sets the city gate"); },
            [](const engine::PlaceWall&) { return Text::tr("sets a wall piece"); },
            [](const engine::PlaceGuard&) { return Text::tr("places a guard"); },
            [](const engine::PlaceTower&) { return Text::tr("sets a tower"); },
            [](const engine::Pass&) { return Text::tr("passes"); },
            [](const engine::DrawTile& drawn) { return Text::tr("draws from pile %1").arg(drawn.pile + 1); },
        },
        action);
}

QString mark(const engine::GameSetup& setup, const engine::Action& action, const ActionMark& mark) {
    const QString what =
        Text::tr("Turn %1, %2: %3")
            .arg(QString::number(mark.turn + 1), playerName(setup, mark.player), sentences::action(action));
    if (mark.sum() == 0) return what;
    const bool kids = setup.tiles->game() == engine::GameKind::Kids;
    if (kids) return Text::tr("%1, %n figure(s) placed", nullptr, mark.sum()).arg(what);
    return Text::tr("%1, %2").arg(what, pointCount(mark.sum()));
}

QString line(const engine::GameSetup& setup, engine::PlayerIndex player, const engine::Action& first,
             std::size_t actions) {
    const QString begins = Text::tr("%1: %2").arg(playerName(setup, player), action(first));
    if (actions <= 1) return begins;
    return Text::tr("%1, and %n action(s) more", nullptr, static_cast<int>(actions) - 1).arg(begins);
}

}  // namespace sentences
}  // namespace remparts::model
