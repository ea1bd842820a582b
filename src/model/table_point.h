// A place on the table in cells, as intents carry it.
#pragma once

namespace remparts::model {

/// In cells: the middle of cell (0, 0) is (0, 0); x grows to the east, y to the north. A cell's borders lie 0.5 away.
struct TablePoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const TablePoint&, const TablePoint&) = default;
};

}  // namespace remparts::model
