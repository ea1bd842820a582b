#include <algorithm>
#include <cmath>
#include <cstdint>

#include "builder.h"
#include "contact_shadow.h"
#include "levels.h"
#include "palette.h"
#include "random.h"
#include "remparts/geometry/city_plan.h"
#include "vector.h"

namespace remparts::geometry {

namespace {

// Boards lie at fixed places of the table, so that it keeps still while the city grows: only its reach changes.
constexpr float boardWidth = 10.5f;
constexpr float boardLength = 95;
constexpr float joint = 0.06f;
constexpr std::size_t strips = 4;
// A little table must reach beyond the haze, too.
constexpr float leastRadius = 24;

struct Board {
    float x0 = 0;
    float x1 = 0;
    float z = 0;                           ///< its northern edge
    std::array<Color, strips + 1> left{};  ///< tones at the ends of the strips' edges
    std::array<Color, strips + 1> right{};
    Random random;
};

// Where board `number` of a row begins.
float boardStart(int row, int number) {
    Random forRow(seedOf("row", {row, 0}));
    Random forBoard(seedOf("board", {number, row}));
    return asFloat(number) * boardLength + forRow.between(0, boardLength) + forBoard.between(-12, 12);
}

Board makeBoard(int row, int number) {
    Board board{.x0 = boardStart(row, number),
                .x1 = boardStart(row, number + 1) - joint,
                .z = asFloat(row) * boardWidth,
                .random = Random(seedOf("oak", {number, row}))};
    Random& random = board.random;
    const Color tone = mix(palette::table[0], random.pick(palette::table), 0.55f) * random.between(0.97f, 1.03f);
    for (std::size_t k = 0; k <= strips; ++k) {
        board.left[k] = tone * random.between(0.93f, 1.05f);
        board.right[k] = tone * random.between(0.93f, 1.05f);
    }
    return board;
}

// The part of a board between two x; `step` strips at a time.
void layBoard(const Builder& b, const Board& board, float from, float to, std::size_t step) {
    const float x0 = std::max(board.x0, from);
    const float x1 = std::min(board.x1, to);
    if (x0 >= x1) return;
    const float t0 = (x0 - board.x0) / (board.x1 - board.x0);
    const float t1 = (x1 - board.x0) / (board.x1 - board.x0);
    const auto tone = [&](std::size_t k, float t) { return mix(board.left[k], board.right[k], t); };
    const auto edge = [&](std::size_t k) {
        return board.z + (boardWidth - joint) * static_cast<float>(k) / static_cast<float>(strips);
    };
    for (std::size_t k = 0; k < strips; k += step) {
        const std::size_t n = k + step;
        b.quad({Vec3{x0, 0, edge(n)}, {x1, 0, edge(n)}, {x1, 0, edge(k)}, {x0, 0, edge(k)}},
               {tone(n, t0), tone(n, t1), tone(k, t1), tone(k, t0)}, {1, 1, 1, 1});
    }
}

// Long dark needles that run along the board; those between `from` and `to` belong to `within`.
void layGrain(const Builder& within, const Builder& beyond, Board board, float from, float to) {
    constexpr int needles = 16;
    constexpr float above = 0.012f;
    Random& random = board.random;
    for (int k = 0; k < needles; ++k) {
        const float size = (board.x1 - board.x0) * random.between(0.08f, 0.25f);
        const float x = random.between(board.x0, board.x1 - size);
        const float z = board.z + boardWidth * random.between(0.06f, 0.94f);
        const float half = random.between(0.05f, 0.13f);
        const float middle = x + size / 2;
        const Color color = mix(board.left[2], board.right[2], 0.5f) * random.between(0.86f, 0.93f);
        const Builder& b = middle > from && middle < to ? within : beyond;
        b.quad({x, above, z}, {middle, above, z + half}, {x + size, above, z}, {middle, above, z - half}, color);
    }
}

// Bare ground to beyond the horizon; under the boards it is the dark of their joints.
void layGround(const Builder& b, float reach) {
    constexpr float horizon = 900;
    constexpr int squares = 12;
    const Color dark = palette::table[2] * 0.62f;
    const auto line = [](int k) {  // closer together near the middle
        const float t = 2 * asFloat(k) / squares - 1;
        return horizon * t * std::abs(t);
    };
    const auto farthest = [&](int k) { return std::max(std::abs(line(k)), std::abs(line(k + 1))); };
    for (int i = 0; i < squares; ++i) {
        for (int j = 0; j < squares; ++j) {
            const bool under = std::max(farthest(i), farthest(j)) < reach;
            b.quad({line(i), -0.15f, line(j + 1)}, {line(i + 1), -0.15f, line(j + 1)}, {line(i + 1), -0.15f, line(j)},
                   {line(i), -0.15f, line(j)}, under ? dark : palette::table[3]);
        }
    }
}

// How far the boards reach from the city's centre, and within what part of them shadows fall.
struct Reach {
    Vec3 centre;
    float boards = 0;
    float shadows = 0;
};

void layRow(const Builder& near, const Builder& far, const Reach& reach, int row) {
    const float fromMiddle = std::abs((asFloat(row) + 0.5f) * boardWidth - reach.centre.z);
    const bool close = fromMiddle - boardWidth / 2 < reach.shadows;
    const float west = close ? reach.centre.x - reach.shadows : 1e6f;
    const float east = close ? reach.centre.x + reach.shadows : 1e6f;
    const auto first = static_cast<int>(std::floor((reach.centre.x - reach.boards) / boardLength)) - 1;
    for (int number = first;; ++number) {
        const Board board = makeBoard(row, number);
        if (board.x0 > reach.centre.x + reach.boards) return;
        const bool simple = fromMiddle > 2 * reach.shadows;
        layBoard(far, board, -1e6f, west, simple ? 2 : 1);
        layBoard(near, board, west, east, 1);
        layBoard(far, board, east, 1e6f, 1);
        if (!simple) layGrain(near, far, board, west, east);
    }
}

}  // namespace

TableModel buildTable(const CityPlan& plan) {
    const float radius = std::max(plan.radius, leastRadius);
    const Reach reach{plan.centre, radius * 4.5f, radius + 7};
    TableModel table;
    const Frame onTable({0, tableLevel, 0});
    const Builder near(table.near, onTable);
    const Builder far(table.far, onTable);
    const auto first = static_cast<int>(std::floor((reach.centre.z - reach.boards) / boardWidth));
    const auto last = static_cast<int>(std::floor((reach.centre.z + reach.boards) / boardWidth));
    for (int row = first; row <= last; ++row) layRow(near, far, reach, row);
    layGround(far.at({plan.centre.x, 0, plan.centre.z}), reach.boards);
    addContactShadow(Builder(table.contact), plan);
    return table;
}

}  // namespace remparts::geometry
