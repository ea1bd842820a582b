// The camera of a game that plays itself: another view every few turns, near to what happens, and a walk through the
// finished city at changing times of the day.
#pragma once

#include <QPoint>
#include <vector>

#include "remparts/engine/game_state.h"
#include "table_point.h"

namespace remparts::scene {
class CityView;
}

namespace remparts::app {

class AttractCamera {
  public:
    /// The view must live longer.
    explicit AttractCamera(scene::CityView& city) : m_city(city) {}

    /// Another game lies on the table.
    void begin();
    /// A tile is about to be laid: every few turns another view, in which its place is seen.
    void beginTurn(const engine::Board& board, engine::Position cell);
    /// A tile was laid: the city stays in sight.
    void follow();
    /// What happened there comes near; nothing without places.
    void showPlaces(const std::vector<model::TablePoint>& places);
    /// The whole city.
    void showAll();

    /// How many stations the walk has.
    [[nodiscard]] static int stationCount();
    /// To a station of the walk through a city.
    void walkTo(int station, const engine::GameState& state);
    /// Nothing moves by itself any more.
    void rest();
    /// Goes on where it rested.
    void wake();

  private:
    enum class Shot { All, Near, Round, Map, North, East, South, West };
    void show(Shot shot);
    void walkOnStreet(const engine::GameState& state, bool far);

    scene::CityView& m_city;
    Shot m_shot = Shot::All;
    int m_turn = 0;
    bool m_away = false;    ///< nearer than the shot is
    bool m_turned = false;  ///< the turntable was on when it came to rest
};

}  // namespace remparts::app
