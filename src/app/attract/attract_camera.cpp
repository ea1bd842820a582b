#include "attract/attract_camera.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "camera_control.h"
#include "city_view.h"

namespace remparts::app {

namespace {

constexpr int turnsOfShot = 3;
// In cells.
constexpr double nearReach = 2.2;
constexpr double nearShift = 1.4;

/// A square in which a cell lies to one side and the city to the other.
std::vector<model::TablePoint> around(engine::Position cell, const engine::Board& board) {
    double x = cell.x;
    double y = cell.y;
    double middleX = 0;
    double middleY = 0;
    const auto count = static_cast<double>(board.tiles().size());
    for (const engine::PlacedTile& tile : board.tiles()) {
        middleX += tile.position.x / count;
        middleY += tile.position.y / count;
    }
    const double way = std::hypot(middleX - x, middleY - y);
    if (way > nearShift) {
        x += (middleX - x) * nearShift / way;
        y += (middleY - y) * nearShift / way;
    }
    return {{x - nearReach, y - nearReach},
            {x + nearReach, y - nearReach},
            {x + nearReach, y + nearReach},
            {x - nearReach, y + nearReach}};
}

bool hasStreetInMiddle(const engine::GameState& state, const engine::PlacedTile& tile) {
    const char middle = state.definition(tile).picture[engine::pictureSize / 2][engine::pictureSize / 2];
    return middle == '=' || middle == '+';
}

enum class Station { Round, Street, Side, Map, FarStreet, Night };
constexpr std::array stations{Station::Round, Station::Street,    Station::Side,
                              Station::Map,   Station::FarStreet, Station::Night};

geometry::TimeOfDay timeOf(Station station) {
    switch (station) {
        case Station::Street:
            return geometry::TimeOfDay::Morning;
        case Station::Side:
        case Station::Map:
            return geometry::TimeOfDay::Noon;
        case Station::Night:
            return geometry::TimeOfDay::Night;
        case Station::Round:
        case Station::FarStreet:
            break;
    }
    return geometry::TimeOfDay::GoldenHour;
}

}  // namespace

void AttractCamera::begin() {
    m_turn = 0;
    m_shot = Shot::All;
    m_city.setTime(geometry::TimeOfDay::GoldenHour);
    m_city.camera().beginInspection();  // frames the city alone, not the piles
    showAll();
}

void AttractCamera::showAll() {
    m_city.camera().setTurntable(false);
    m_city.camera().showPreset(model::CameraPreset::Overview);
}

void AttractCamera::show(Shot shot) {
    m_shot = shot;
    m_away = false;
    scene::CameraControl& camera = m_city.camera();
    switch (shot) {
        case Shot::All:
            return camera.showPreset(model::CameraPreset::Overview);
        case Shot::Near:
            return;  // follows each tile
        case Shot::Round:
            camera.showPreset(model::CameraPreset::Overview);
            return camera.setTurntable(true);
        case Shot::Map:
            return camera.showPreset(model::CameraPreset::Map);
        case Shot::North:
            return camera.showPreset(model::CameraPreset::North);
        case Shot::East:
            return camera.showPreset(model::CameraPreset::East);
        case Shot::South:
            return camera.showPreset(model::CameraPreset::South);
        case Shot::West:
            return camera.showPreset(model::CameraPreset::West);
    }
}

void AttractCamera::beginTurn(const engine::Board& board, engine::Position cell) {
    constexpr std::array shots{Shot::All,   Shot::Near, Shot::South, Shot::Near, Shot::Round, Shot::Near,
                               Shot::East,  Shot::Near, Shot::Map,   Shot::Near, Shot::West,  Shot::Near,
                               Shot::Round, Shot::Near, Shot::North, Shot::Near};
    if (m_turn % turnsOfShot == 0) {
        m_city.camera().setTurntable(false);
        show(shots[static_cast<std::size_t>(m_turn / turnsOfShot) % shots.size()]);
    } else if (m_away) {
        show(m_shot);
    }
    ++m_turn;
    if (m_shot == Shot::Near) m_city.frame(around(cell, board));
}

void AttractCamera::follow() {
    if (m_shot != Shot::Near && !m_city.showsAll()) show(m_shot);
}

void AttractCamera::showPlaces(const std::vector<model::TablePoint>& places) {
    if (places.empty() || m_shot == Shot::Round || m_shot == Shot::Map) return;
    m_away = true;
    m_city.frame(places);
}

int AttractCamera::stationCount() {
    return static_cast<int>(stations.size());
}

void AttractCamera::walkTo(int station, const engine::GameState& state) {
    scene::CameraControl& camera = m_city.camera();
    const Station now = stations[static_cast<std::size_t>(station)];
    camera.steer({});
    camera.setTurntable(false);
    m_city.setTime(timeOf(now));
    switch (now) {
        case Station::Street:
            return walkOnStreet(state, false);
        case Station::FarStreet:
            return walkOnStreet(state, true);
        case Station::Side:
            return camera.showPreset(model::CameraPreset::South);
        case Station::Map:
            return camera.showPreset(model::CameraPreset::Map);
        case Station::Round:
        case Station::Night:
            camera.showPreset(model::CameraPreset::Overview);
            return camera.setTurntable(true);
    }
}

// The first time the finest street, then one far from it, where somebody begins in the middle of a tile.
void AttractCamera::walkOnStreet(const engine::GameState& state, bool far) {
    scene::CameraControl& camera = m_city.camera();
    if (!far) {
        camera.showPreset(model::CameraPreset::Street);
    } else {
        const auto tiles = state.board.tiles();
        const auto tile = std::find_if(tiles.rbegin(), tiles.rend(), [&state](const engine::PlacedTile& each) {
            return hasStreetInMiddle(state, each);
        });
        camera.showPreset(model::CameraPreset::Overview);
        camera.finish();
        const auto pixel =
            tile == tiles.rend()
                ? std::nullopt
                : m_city.project({static_cast<double>(tile->position.x), static_cast<double>(tile->position.y)});
        if (!pixel || !camera.walkAt(*pixel)) return;
    }
    scene::Steering steering;
    steering.forward = 0.5;
    steering.turn = far ? 0.12 : 0;
    camera.finish();
    camera.steer(steering);
}

void AttractCamera::rest() {
    m_turned = m_city.camera().isTurntable();
    m_city.camera().steer({});
    m_city.camera().setTurntable(false);
}

void AttractCamera::wake() {
    if (m_turned) m_city.camera().setTurntable(true);
    m_turned = false;
}

}  // namespace remparts::app
