#include "table_show.h"

#include <limits>
#include <numeric>
#include <utility>

#include "sound/sounds.h"

namespace remparts::model {

namespace {

// From here on nobody wants to see coins.
constexpr double briefSpeed = 2;

}  // namespace

TableShow::TableShow(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::stepPlayed, this, &TableShow::playStep);
    connect(&session, &Session::cursorMoved, this, &TableShow::reset);
    connect(&session, &Session::gameReplaced, this, &TableShow::reset);
    if (session.hasGame()) m_settled = session.state();
}

const engine::GameState& TableShow::seen() const {
    const std::optional<ShownPosition>& shown = isPlaying() ? m_shown : m_coming;
    const bool isOfThisGame = shown && shown->state().setup == m_session.state().setup;
    return isOfThisGame ? shown->state() : m_session.state();
}

std::chrono::milliseconds TableShow::length() const {
    const double all = std::accumulate(m_acts.begin(), m_acts.end(), 0.0,
                                       [](double sum, const Act& act) { return sum + lengthOf(act); });
    return std::chrono::milliseconds(static_cast<std::chrono::milliseconds::rep>(all));
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
    const engine::GameState before = std::exchange(m_settled, m_session.state()).value_or(m_session.state());
    m_coming.reset();
    if (m_speed == 0) return;
    const engine::Game& game = m_session.game();
    std::vector<Act> acts = actsOf(game.steps()[game.cursor() - 1], game.state(), m_speed >= briefSpeed);
    // The new step must not be seen while what played before comes to its end.
    ShownPosition coming(before, game.state(), acts);
    if (!acts.empty()) m_coming = coming;
    const std::size_t show = m_showNumber;
    const bool wasPlaying = isPlaying();
    finish();
    if (m_showNumber != show + (wasPlaying ? 1 : 0)) return;  // a listener went on with the game meanwhile
    m_coming.reset();
    if (acts.empty()) return;
    m_acts = std::move(acts);
    m_shown = std::move(coming);
    ++m_showNumber;
    beginAct();
    emit started();
    emit changed();
}

void TableShow::reset() {
    const bool wasPlaying = isPlaying();
    m_settled = m_session.state();
    m_coming.reset();
    clear();
    if (!wasPlaying) return;
    emit changed();
    emit finished();
}

void TableShow::pass(double time) {
    const std::size_t show = m_showNumber;
    while (isPlaying() && m_showNumber == show) {
        const double length = lengthOf(m_acts[m_now]);
        if (time < length - m_elapsed) {
            m_elapsed += time;
            showProgress(m_elapsed / length);
            emit changed();
            return;
        }
        time -= length - m_elapsed;
        endAct();
    }
}

bool TableShow::beginAct() {
    m_elapsed = 0;
    const Act& act = m_acts[m_now];
    if (const auto* light = std::get_if<Light>(&act)) m_lights.push_back(*light);
    if (const auto* counting = std::get_if<acts::Counting>(&act)) m_countings.push_back(*counting);
    const bool hasChanged = m_shown->begin(act);
    if (!isHeardAtEnd(act)) emit heard(act);
    return hasChanged;
}

void TableShow::showProgress(double progress) {
    Act& act = m_acts[m_now];
    setProgress(act, progress);
    m_shown->progress(act);
    if (const auto* light = std::get_if<Light>(&act)) m_lights.back() = *light;
    if (const auto* counting = std::get_if<acts::Counting>(&act)) m_countings.back() = *counting;
}

void TableShow::endAct() {
    showProgress(1);
    if (isHeardAtEnd(m_acts[m_now])) emit heard(m_acts[m_now]);
    if (m_now + 1 < m_acts.size()) {
        const bool hasChanged = m_shown->end(m_acts[m_now++]);
        if (beginAct() || hasChanged) emit tableChanged();
        return;
    }
    clear();
    emit changed();
    emit finished();
}

void TableShow::clear() {
    ++m_showNumber;
    m_acts.clear();
    m_now = 0;
    m_shown.reset();
    m_lights.clear();
    m_countings.clear();
}

}  // namespace remparts::model
