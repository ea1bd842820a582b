#include "show_acts.h"

#include <algorithm>
#include <cmath>

#include "overloaded.h"
#include "road_path.h"

namespace remparts::model {

namespace {

using engine::Event;
using engine::Scored;

// Milliseconds at normal speed.
constexpr double turningTime = 600;
constexpr double lightTime = 700;
constexpr double hopTime = 800;
constexpr double layingTime = 700;
constexpr double wallTime = 550;
constexpr double gateTime = 850;
constexpr double towerTime = 560;
constexpr double standingTime = 300;
constexpr double tileCountTime = 110;
constexpr double longestCount = 900;
constexpr double sumTime = 350;
constexpr double briefCountTime = 500;
constexpr double payingTime = 800;

constexpr int mostCoins = 12;
constexpr double coinFlight = 0.55;  // of the whole paying

int thingsCounted(const Scored& scored) {
    if (const auto* tower = std::get_if<engine::TowerScore>(&scored.score)) return std::max(1, tower->pieces);
    return std::max(1, static_cast<int>(scored.tiles.size()));
}

double countTime(const acts::Counting& counting) {
    return std::min(longestCount, tileCountTime * thingsCounted(counting.scored.front()));
}

double timeOf(const acts::Counting& counting) {
    return counting.atOnce ? briefCountTime : countTime(counting) + sumTime;
}

bool sameThing(const Scored& a, const Scored& b) {
    return a.feature == b.feature && a.edge == b.edge && a.score == b.score;
}

/// Collects the acts of one step.
class Director {
  public:
    Director(const engine::Step& step, const engine::GameState& after, bool brief)
        : m_step(step), m_after(after), m_brief(brief) {}

    std::vector<Act> acts() {
        for (const Event& event : m_step.events) {
            if (std::holds_alternative<engine::EndBegan>(event)) break;
            add(event);
        }
        return std::move(m_acts);
    }

  private:
    void add(const Event& event) {
        std::visit(
            Overloaded{
                [this](const engine::TileDrawn& drawn) { addTurning(drawn); },
                [this](const engine::TilePlaced& placed) { m_acts.emplace_back(acts::Laying{placed.position}); },
                [this](const engine::FollowerPlaced& placed) {
                    m_acts.emplace_back(acts::Standing{placed.placement});
                },
                [this](const engine::GuardPlaced& placed) { addGuard(placed); },
                [this](const engine::GatePlaced& placed) {
                    m_acts.emplace_back(acts::Growing{placed.edge, true});
                },
                [this](const engine::WallPlaced& placed) { m_acts.emplace_back(acts::Growing{placed.edge}); },
                [this](const engine::TowerPlaced& placed) {
                    m_acts.emplace_back(acts::Dropping{placed.player, m_after.wall.tip(placed.end)});
                },
                [this](const Scored& scored) { addScored(scored); },
                [this](const engine::FollowerReturned& returned) { addReturn(returned); },
                [this](const engine::RoadClosed& closed) {
                    m_acts.emplace_back(acts::Light{roadPath(m_after, closed.road)});
                },
                [this](const engine::ChildrenPlaced& placed) {
                    for (const auto& figure : placed.figures) m_acts.emplace_back(acts::Hop{figure});
                },
                [](const auto&) {},
            },
            event);
    }

    // A tile that comes into the hand by itself is shown there at once.
    void addTurning(const engine::TileDrawn& drawn) {
        if (std::holds_alternative<engine::DrawTile>(m_step.action))
            m_acts.emplace_back(acts::Turning{drawn.stack, drawn.tile});
    }

    void addGuard(const engine::GuardPlaced& placed) {
        m_acts.emplace_back(acts::Standing{{placed.player, engine::FollowerRole::Guard, {}, placed.edge, 0}});
    }

    void addScored(const Scored& scored) {
        auto* paying = lastPaying();
        if (paying && sameThing(paying->scored.front(), scored)) {
            paying->scored.push_back(scored);
            std::get<acts::Counting>(m_acts[m_acts.size() - 2]).scored.push_back(scored);
            return;
        }
        m_acts.emplace_back(acts::Counting{{scored}, m_brief});
        m_acts.emplace_back(acts::Paying{{scored}, {}, m_brief});
    }

    void addReturn(const engine::FollowerReturned& returned) {
        if (auto* paying = lastPaying()) paying->leaving.push_back(returned.placement);
    }

    acts::Paying* lastPaying() { return m_acts.empty() ? nullptr : std::get_if<acts::Paying>(&m_acts.back()); }

    const engine::Step& m_step;
    const engine::GameState& m_after;
    bool m_brief;
    std::vector<Act> m_acts;
};

}  // namespace

namespace acts {

int countedTiles(const Counting& counting) {
    const int all = thingsCounted(counting.scored.front());
    if (counting.atOnce) return all;
    const double counts = countTime(counting) / timeOf(counting);  // the sum stands for the rest of the time
    return std::clamp(1 + static_cast<int>(counting.progress / counts * all), 1, all);
}

int countedPoints(const Counting& counting) {
    const Scored& scored = counting.scored.front();
    return engine::pointsOf(scored.score) * countedTiles(counting) / thingsCounted(scored);
}

int coinCount(int points) {
    return std::clamp(points, 0, mostCoins);
}

double coinWay(int coin, int coins, double progress) {
    const double start = coins > 1 ? (1 - coinFlight) * coin / (coins - 1) : 0;
    return std::clamp((progress - start) / coinFlight, 0.0, 1.0);
}

int paidPoints(int points, double progress) {
    const int coins = coinCount(points);
    int arrived = 0;
    while (arrived < coins && coinWay(arrived, coins, progress) >= 1) ++arrived;
    return coins == 0 ? points : points * arrived / coins;
}

}  // namespace acts

void setProgress(Act& act, double progress) {
    std::visit(Overloaded{
                   [progress](acts::Light& light) { light.reached = progress; },
                   [progress](auto& other) { other.progress = progress; },
               },
               act);
}

double lengthOf(const Act& act) {
    return std::visit(Overloaded{
                          [](const acts::Turning&) { return turningTime; },
                          [](const acts::Light&) { return lightTime; },
                          [](const acts::Hop&) { return hopTime; },
                          [](const acts::Laying&) { return layingTime; },
                          [](const acts::Growing& growing) { return growing.isGate ? gateTime : wallTime; },
                          [](const acts::Dropping&) { return towerTime; },
                          [](const acts::Standing&) { return standingTime; },
                          [](const acts::Counting& counting) { return timeOf(counting); },
                          [](const acts::Paying& paying) { return paying.atOnce ? 0 : payingTime; },
                      },
                      act);
}

std::vector<Act> actsOf(const engine::Step& step, const engine::GameState& after, bool brief) {
    return Director(step, after, brief).acts();
}

}  // namespace remparts::model
