// The kinds of values (docs/lesson-format.md): what each is called, which members it has, how it is reckoned.
#pragma once

#include <string_view>

#include "moment.h"

namespace remparts::lesson {

struct ValueKind {
    std::string_view of;
    /// Names of its members, those that may be missing with a question mark: "feature? player? nth?".
    std::string_view members;
    /// As it stands in texts. Throws Unreckonable.
    std::string (*reckon)(const Moment& moment, const Value& value);
    bool inCity = true;
    bool inKids = true;

    [[nodiscard]] bool isFor(engine::GameKind game) const { return game == engine::GameKind::City ? inCity : inKids; }
};

/// Null for a word that is no kind.
[[nodiscard]] const ValueKind* findValueKind(std::string_view of);

/// The words that `feature`, `type` and `thing` may be in a game.
[[nodiscard]] std::span<const std::string_view> featureWords();
[[nodiscard]] std::span<const std::string_view> actionWords(engine::GameKind game);
[[nodiscard]] std::span<const std::string_view> thingWords(engine::GameKind game);

}  // namespace remparts::lesson
