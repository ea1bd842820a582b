// A moment of a lesson, at which values are reckoned.
#pragma once

#include <span>
#include <stdexcept>
#include <string>

#include "remparts/engine/rules/game.h"
#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

/// A value cannot be reckoned; what() is the reason in plain words, without a place.
class Unreckonable : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

struct Moment {
    const engine::GameState& state;
    std::span<const engine::Step> steps;  ///< of the lesson's step, up to the moment

    [[nodiscard]] engine::GameKind game() const { return state.setup->tiles->game(); }
    /// Events of one kind in these steps, in their order.
    template <class Kind>
    [[nodiscard]] std::vector<Kind> events() const {
        std::vector<Kind> found;
        for (const engine::Step& step : steps) {
            for (const engine::Event& event : step.events) {
                if (const Kind* one = std::get_if<Kind>(&event)) found.push_back(*one);
            }
        }
        return found;
    }
    /// These throw Unreckonable where no such thing lies on the table.
    [[nodiscard]] const engine::PlacedTile& tileAt(engine::Position cell) const;
    [[nodiscard]] engine::SegmentRef segmentOf(const Part& part) const;
};

}  // namespace remparts::lesson
