// A hash of whole numbers that is the same on every machine and in every build.
#pragma once

#include <cstdint>

namespace remparts::engine {

class StableHash {
  public:
    template <class... Numbers>
    constexpr void add(Numbers... numbers) {
        (mix(static_cast<std::uint64_t>(numbers)), ...);
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return m_value; }

  private:
    constexpr void mix(std::uint64_t number) {
        std::uint64_t z = m_value * 0x9e3779b97f4a7c15u + number;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        m_value = z ^ (z >> 31);
    }

    std::uint64_t m_value = 0;
};

}  // namespace remparts::engine
