// What a row of the log is about in the city, to be lit there.
#pragma once

#include <QMetaType>
#include <optional>
#include <vector>

#include "remparts/engine/event.h"
#include "table_point.h"

namespace remparts::model {

struct Spotlight {
    std::optional<engine::SegmentRef> feature;  ///< all segments of it
    std::vector<engine::Position> cells;        ///< the feature's tiles; without a feature whole tiles, to be lit
    std::vector<engine::BoardEdge> edges;       ///< pieces of the wall, or the gate

    [[nodiscard]] bool isEmpty() const { return !feature && cells.empty() && edges.empty(); }

    friend bool operator==(const Spotlight&, const Spotlight&) = default;
};

/// The corners of all that is lit, a tile farther out on every side so that one sees where it lies.
[[nodiscard]] std::vector<TablePoint> placesOf(const Spotlight& light);

}  // namespace remparts::model

Q_DECLARE_METATYPE(remparts::model::Spotlight)
