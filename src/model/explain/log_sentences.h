// The words of the log, each twice: as a row beside the player's sign, and as a whole sentence with the name.
#pragma once

#include <QString>
#include <optional>

#include "remparts/engine/event.h"

namespace remparts::model::sentences {

struct Told {
    QString text;      ///< "laid m21, a steward in it"
    QString sentence;  ///< "Anna laid m21, a steward in it"
};

[[nodiscard]] Told laid(const QString& name, engine::Position cell, std::optional<engine::FollowerRole> follower);
/// The Kids: before the tile lies.
[[nodiscard]] Told turnedUp(const QString& name, int pile);
[[nodiscard]] Told gateSet(const QString& name);
[[nodiscard]] Told wallsSet(const QString& name, int pieces, int guards);

/// "Anna drew tile C17 from stack 2"; piles and stacks count from 0.
[[nodiscard]] QString drewFromStack(const QString& name, const QString& tile, int stack);
[[nodiscard]] QString turnedUpFromPile(const QString& name, const QString& tile, int pile);
/// "It lies turned to the right"
[[nodiscard]] QString liesTurned(engine::Orientation orientation);
/// "Anna takes a citizen back"
[[nodiscard]] QString takesBack(const QString& name, engine::FollowerRole follower);

}  // namespace remparts::model::sentences
