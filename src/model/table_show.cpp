#include "table_show.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "overloaded.h"
#include "road_path.h"

namespace remparts::model {

namespace {

using Figures = std::vector<engine::FollowerPlacement>;

/// In milliseconds.
double lengthOf(const std::variant<TableShow::Turning, TableShow::Light, TableShow::Hop>& act) {
    const auto length = std::visit(Overloaded{
                                       [](const TableShow::Turning&) { return TableShow::turningTime; },
                                       [](const TableShow::Light&) { return TableShow::lightTime; },
                                       [](const TableShow::Hop&) { return TableShow::hopTime; },
                                   },
                                   act);
    return static_cast<double>(length.count());
}

bool has(const Figures& figures, const engine::FollowerPlacement& figure) {
    return std::find(figures.begin(), figures.end(), figure) != figures.end();
}

}  // namespace

TableShow::TableShow(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::stepPlayed, this, &TableShow::playStep);
    connect(&session, &Session::cursorMoved, this, &TableShow::reset);
    connect(&session, &Session::gameReplaced, this, &TableShow::reset);
}

engine::GameState TableShow::shownState() const {
    engine::GameState shown = m_session.state();
    std::erase_if(shown.followers, [this](const auto& figure) { return has(m_notLanded, figure); });
    return shown;
}

int TableShow::figuresShown(engine::PlayerIndex player) const {
    const auto waiting = std::count_if(m_notLanded.begin(), m_notLanded.end(), [&](const auto& figure) {
        const bool hasLeft = m_hop && m_hop->figure == figure;
        return figure.player == player && !hasLeft;
    });
    return m_session.state().supplies[player].followers + static_cast<int>(waiting);
}

void TableShow::setSpeed(double speed) {
    m_speed = speed > 0 ? speed : 0;
    if (m_speed == 0) finish();
}

void TableShow::advance(std::chrono::milliseconds time) {
    if (time.count() > 0) pass(static_cast<double>(time.count()) * m_speed);
}

void TableShow::finish() {
    pass(std::numeric_limits<double>::infinity());
}

void TableShow::playStep() {
    if (m_speed == 0) return;
    const engine::Game& game = m_session.game();
    std::vector<Act> acts = actsOf(game.steps()[game.cursor() - 1]);
    Figures figures;
    for (const Act& act : acts)
        if (const auto* hop = std::get_if<Hop>(&act)) figures.push_back(hop->figure);
    // They must not be seen while what played before comes to its end.
    m_notLanded.insert(m_notLanded.end(), figures.begin(), figures.end());
    const std::size_t before = m_showNumber;
    const bool wasPlaying = isPlaying();
    finish();
    if (m_showNumber != before + (wasPlaying ? 1 : 0)) {  // a listener went on with the game meanwhile
        std::erase_if(m_notLanded, [&figures](const auto& figure) { return has(figures, figure); });
        return;
    }
    if (acts.empty()) return;
    m_acts = std::move(acts);
    ++m_showNumber;
    beginAct();
    emit started();
    emit changed();
}

void TableShow::reset() {
    const bool wasPlaying = isPlaying();
    m_notLanded.clear();
    clear();
    if (!wasPlaying) return;
    emit changed();
    emit finished();
}

std::vector<TableShow::Act> TableShow::actsOf(const engine::Step& step) const {
    std::vector<Act> acts;
    for (const engine::Event& event : step.events) {
        const auto* drawn = std::get_if<engine::TileDrawn>(&event);
        if (drawn != nullptr && std::holds_alternative<engine::DrawTile>(step.action))
            acts.emplace_back(Turning{drawn->stack, drawn->tile});
        if (const auto* closed = std::get_if<engine::RoadClosed>(&event))
            acts.emplace_back(Light{roadPath(m_session.state(), closed->road)});
        if (const auto* placed = std::get_if<engine::ChildrenPlaced>(&event))
            for (const engine::FollowerPlacement& figure : placed->figures) acts.emplace_back(Hop{figure});
    }
    return acts;
}

void TableShow::pass(double time) {
    const std::size_t show = m_showNumber;
    while (isPlaying() && m_showNumber == show) {
        const double left = lengthOf(m_acts[m_now]) - m_elapsed;
        if (time < left) {
            m_elapsed += time;
            showProgress();
            emit changed();
            return;
        }
        time -= left;
        endAct();
    }
}

void TableShow::beginAct() {
    m_elapsed = 0;
    std::visit(Overloaded{
                   [this](const Turning& act) { m_turning = act; },
                   [this](const Light& act) { m_lights.push_back(act); },
                   [this](const Hop& act) { m_hop = act; },
               },
               m_acts[m_now]);
}

void TableShow::showProgress() {
    const double progress = m_elapsed / lengthOf(m_acts[m_now]);
    if (m_turning) m_turning->progress = progress;
    if (m_hop) m_hop->progress = progress;
    if (std::holds_alternative<Light>(m_acts[m_now])) m_lights.back().reached = progress;
}

void TableShow::endAct() {
    const std::pair present(m_showNumber, m_now);
    m_elapsed = lengthOf(m_acts[m_now]);
    m_turning.reset();
    if (std::holds_alternative<Light>(m_acts[m_now])) m_lights.back().reached = 1;
    if (const std::optional<Hop> landing = std::exchange(m_hop, std::nullopt)) {
        std::erase(m_notLanded, landing->figure);
        emit figureLanded();
        if (std::pair(m_showNumber, m_now) != present) return;  // a listener went on
    }
    if (++m_now < m_acts.size()) return beginAct();
    clear();
    emit changed();
    emit finished();
}

void TableShow::clear() {
    ++m_showNumber;
    m_acts.clear();
    m_now = 0;
    m_turning.reset();
    m_lights.clear();
    m_hop.reset();
}

}  // namespace remparts::model
