// A small seeded generator: the same tile at the same place always looks the same, on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "remparts/engine/grid.h"

namespace remparts::geometry {

class Random {
  public:
    explicit Random(std::uint64_t seed) : m_state(seed * 2654435769u + 0x9e3779b97f4a7c15u) {
        next();
        next();
    }
    std::uint32_t next() {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return static_cast<std::uint32_t>(m_state >> 16);
    }
    /// From 0 to just below 1.
    float unit() { return static_cast<float>(next() & 0xffffffu) / 16777216.0f; }
    float between(float low, float high) { return low + (high - low) * unit(); }
    /// From 0 to count − 1.
    int below(int count) { return static_cast<int>(next() % static_cast<std::uint32_t>(count)); }
    bool chance(float probability) { return unit() < probability; }
    float sign() { return chance(0.5f) ? 1.0f : -1.0f; }
    template <class T, std::size_t N>
    const T& pick(const std::array<T, N>& list) {
        return list[next() % N];
    }

  private:
    std::uint64_t m_state;
};

/// A seed for what is called `name` and stands on `cell`.
[[nodiscard]] constexpr std::uint64_t seedOf(std::string_view name, engine::Position cell) {
    std::uint64_t hash = 1469598103934665603u;
    for (const char c : name) hash = (hash ^ static_cast<std::uint8_t>(c)) * 1099511628211u;
    const auto spread = [](std::int32_t along, std::uint64_t prime) {
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(along) + 500) * prime;
    };
    return hash ^ spread(cell.x, 73856093u) ^ spread(cell.y, 19349663u);
}

}  // namespace remparts::geometry
