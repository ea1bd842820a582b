#include "remparts/io/place_name.h"

namespace remparts::io {

std::string columnName(std::int32_t x) {
    constexpr std::int32_t firstColumn = 12;  // m
    constexpr std::int32_t letters = 26;
    // a stands for 0. East of it every z moves on by a whole alphabet; west of it every further a by the alphabet
    // without z, as az would be a itself.
    std::int64_t column = std::int64_t{x} + firstColumn;
    std::string name;
    for (; column >= letters && name.size() < 8; column -= letters) name += 'z';
    for (; column < 0 && name.size() < 8; column += letters - 1) name += 'a';
    if (column < 0 || column >= letters) return name + std::to_string(column);
    return name + static_cast<char>('a' + column);
}

std::string rowName(std::int32_t y) {
    constexpr std::int64_t firstRow = 20;
    return std::to_string(y + firstRow);
}

}  // namespace remparts::io
