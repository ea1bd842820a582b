// The project's own generator: the same numbers on every machine and with every standard library.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace remparts::engine {

/// SplitMix64.
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    /// 0 … bound − 1, for 1 ≤ bound ≤ 2³². The bias is below bound / 2³².
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

  private:
    std::uint64_t m_state;
};

/// Fisher–Yates, from the end.
template <class T>
constexpr void shuffle(std::span<T> items, Random& random) {
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace remparts::engine
