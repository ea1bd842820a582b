#include "attract/attract_run.h"

#include <algorithm>

#include "attract/attract_teller.h"
#include "city_overlay.h"
#include "gains.h"
#include "log_rows.h"
#include "remparts/engine/rules/deal.h"
#include "table/table_page.h"

namespace remparts::app {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds dealtTime{4000};
constexpr milliseconds scoredTime{3800};
constexpr milliseconds stationTime{3000};
constexpr milliseconds stationLineTime{900};
constexpr milliseconds longestStation{7000};
constexpr milliseconds resultTime{9000};
constexpr milliseconds walkTime{10000};

/// How long a choice is thought about.
milliseconds thinkingTime(const engine::Action& action) {
    struct Time {
        milliseconds operator()(const engine::PlaceTile&) const { return milliseconds(1500); }
        milliseconds operator()(const engine::DrawTile&) const { return milliseconds(700); }
        milliseconds operator()(const engine::PlaceFollower&) const { return milliseconds(700); }
        milliseconds operator()(const engine::PlaceGate&) const { return milliseconds(1500); }
        milliseconds operator()(const engine::PlaceWall&) const { return milliseconds(700); }
        milliseconds operator()(const engine::PlaceGuard&) const { return milliseconds(700); }
        milliseconds operator()(const engine::PlaceTower&) const { return milliseconds(1000); }
        milliseconds operator()(const engine::Pass&) const { return milliseconds(0); }
    };
    return std::visit(Time{}, action);
}
/// How long it is looked at once it is done.
milliseconds lookingTime(const engine::Action& action) {
    if (std::holds_alternative<engine::Pass>(action)) return milliseconds(0);
    return milliseconds(std::holds_alternative<engine::PlaceTile>(action) ? 900 : 600);
}

/// Points, or figures on a road, before the end of the game.
bool hasGain(const engine::EventLog& events) {
    for (const engine::Event& event : events) {
        if (std::holds_alternative<engine::EndBegan>(event)) return false;
        if (model::gainOf(event)) return true;
    }
    return false;
}
/// Where the last step's first gain lies.
model::Spotlight gainLight(const engine::Game& game) {
    const int step = static_cast<int>(game.cursor()) - 1;
    for (const model::LogRow& row : model::logRows(game)) {
        if (row.step == step && !row.isFinal && !row.light.isEmpty()) return row.light;
    }
    return {};
}

}  // namespace

AttractDealer dealGames(std::function<std::shared_ptr<const engine::TileSet>(engine::GameKind)> tiles,
                        std::uint64_t seed) {
    return [tiles = std::move(tiles), random = engine::Random(seed)](std::size_t number) mutable {
        const std::vector<engine::Player> seats{{"Anna", engine::PlayerColor::Red, engine::PlayerKind::Computer},
                                                {"Ben", engine::PlayerColor::Blue, engine::PlayerKind::Computer},
                                                {"Cleo", engine::PlayerColor::Green, engine::PlayerKind::Computer},
                                                {"Dora", engine::PlayerColor::Yellow, engine::PlayerKind::Computer}};
        const bool kids = number % 4 == 3;
        const std::size_t players = 2 + number % 3;
        const engine::GameOptions options = kids ? engine::GameOptions(engine::KidsOptions{}) : engine::CityOptions{};
        return engine::dealGame(tiles(kids ? engine::GameKind::Kids : engine::GameKind::City),
                                {seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(players)}, options,
                                random.next());
    };
}

AttractRun::AttractRun(TablePage& table, AttractDealer deal, std::uint64_t seed, QObject* parent)
    : QObject(parent), m_table(table), m_camera(table.city()), m_deal(std::move(deal)), m_random(seed) {}

AttractRun::~AttractRun() = default;

void AttractRun::begin() {
    startGame();
}

void AttractRun::advance(milliseconds time) {
    for (;;) {
        if (m_stage == Stage::Showing && m_table.tableShow().isPlaying()) return;
        if (time < m_left) {
            m_left -= time;
            return;
        }
        time -= m_left;
        const std::size_t shown = m_number;
        goOn();
        if (m_number != shown) return;  // the next game begins with the next call
    }
}

void AttractRun::enter(Stage stage, milliseconds length) {
    m_stage = stage;
    m_left = length;
}

void AttractRun::goOn() {
    switch (m_stage) {
        case Stage::Dealt:
            return choose();
        case Stage::Choosing:
            return play();
        case Stage::Showing:
            return tellStep();
        case Stage::Told:
            return m_table.session().state().isOver() ? beginEnd() : choose();
        case Stage::Counting:
            return count();
        case Stage::Result:
            m_station = 0;
            return walk();
        case Stage::Walking:
            return walk();
    }
}

void AttractRun::startGame() {
    m_player = ai::makeSensiblePlayer(m_random.next());
    m_table.session().start(m_deal(m_number));
    m_camera.begin();
    enter(Stage::Dealt, dealtTime);
    emit told();
}

void AttractRun::choose() {
    const engine::Game& game = m_table.session().game();
    const std::vector<engine::Action> legal = game.rules().legalActions(game.state());
    m_choice = m_player->choose(game.state(), legal);
    if (const auto* tile = std::get_if<engine::PlaceTile>(&m_choice)) {
        m_camera.beginTurn(game.state().board, tile->position);
        m_table.turn().select(m_choice);
    }
    enter(Stage::Choosing, thinkingTime(m_choice));
}

void AttractRun::play() {
    if (m_table.session().play(m_choice)) return startGame();  // never: it was legal
    enter(Stage::Showing, milliseconds(0));
    emit told();
}

void AttractRun::tellStep() {
    const engine::Game& game = m_table.session().game();
    if (std::holds_alternative<engine::PlaceTile>(m_choice)) m_camera.follow();
    if (!hasGain(game.steps()[game.cursor() - 1].events)) return enter(Stage::Told, lookingTime(m_choice));
    m_camera.showPlaces(model::placesOf(gainLight(game)));
    enter(Stage::Told, scoredTime);
}

// The City is counted out station by station; The Kids goes to the result at once.
void AttractRun::beginEnd() {
    m_final = model::finalScoring(m_table.session().game());
    m_station = 0;
    m_camera.showAll();
    count();
}

void AttractRun::count() {
    if (m_station >= m_final.stations.size()) {
        m_table.overlay().showScorings({});
        m_camera.showAll();
        enter(Stage::Result, resultTime);
        return emit told();
    }
    const model::FinalStation& station = m_final.stations[m_station++];
    m_table.overlay().showScorings(station.scorings);
    const auto lines = static_cast<int>(station.lines.size());
    enter(Stage::Counting, std::min(longestStation, stationTime + lines * stationLineTime));
    emit told();
}

void AttractRun::walk() {
    if (m_station >= static_cast<std::size_t>(AttractCamera::stationCount())) {
        ++m_number;
        return startGame();
    }
    m_camera.walkTo(static_cast<int>(m_station++), m_table.session().state());
    enter(Stage::Walking, walkTime);
    emit told();
}

panel::AttractCaption AttractRun::caption() const {
    const engine::Game& game = m_table.session().game();
    switch (m_stage) {
        case Stage::Dealt:
            return captionOfDeal(game);
        case Stage::Choosing:
            return game.cursor() == 0 ? captionOfDeal(game) : captionOfStep(game);
        case Stage::Showing:
        case Stage::Told:
            return captionOfStep(game);
        case Stage::Counting:
            return captionOfStation(game, m_station - 1);
        case Stage::Result:
            return captionOfResult(game);
        case Stage::Walking:
            return captionOfWalk(game);
    }
    return {};
}

}  // namespace remparts::app
