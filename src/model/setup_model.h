// What the new-game page edits, and the set-up it makes. Remembers the last one.
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "remparts/engine/setup.h"

class QSettings;

namespace remparts::model {

inline constexpr int maxNameLength = 20;

struct Seat {
    QString name;
    engine::PlayerColor color = engine::PlayerColor::Red;
};

struct SetupChoice {
    std::vector<Seat> seats;      ///< 2 to 4, clockwise
    std::optional<int> beginner;  ///< index into seats; nothing: "choose for us"
    engine::GameKind game = engine::GameKind::City;
    engine::CityOptions options;  ///< of The City
    engine::KidsOptions kids;     ///< of The Kids
};

/// A player to add: the first name and colour that nobody has yet.
[[nodiscard]] Seat nextSeat(const SetupChoice& choice);
/// The last set-up played, for a new round of `game`: the seats are those of the last game of either kind, the
/// options those of the last one of this kind. What was remembered wrongly falls back. Without any, Anna and Ben with
/// the default options.
[[nodiscard]] SetupChoice lastSetup(const QSettings& settings, engine::GameKind game = engine::GameKind::City);
/// Keeps the options of the other game.
void rememberSetup(QSettings& settings, const SetupChoice& choice);
/// Why it cannot be played ("Two players have the same colour"); nothing when it can.
[[nodiscard]] std::optional<QString> faultOf(const SetupChoice& choice);
/// Shuffles, chooses who begins if asked to, and seats the beginner first. `choice` must have no fault.
[[nodiscard]] std::shared_ptr<const engine::GameSetup> makeSetup(const SetupChoice& choice,
                                                                 std::shared_ptr<const engine::TileSet> tiles,
                                                                 std::uint64_t seed);

}  // namespace remparts::model
