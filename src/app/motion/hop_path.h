// The way of a figure from the panel to its child.
#pragma once

#include <optional>

#include "hop.h"
#include "table_show.h"

namespace remparts::app {

/// Where the figure is seen over the table; nothing while it still leaves the panel. `entry` is where figures come
/// in.
[[nodiscard]] std::optional<scene::Hop> hopOverTable(const engine::GameState& state, const model::TableShow::Hop& hop,
                                                     model::TablePoint entry);

}  // namespace remparts::app
