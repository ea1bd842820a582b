#include <array>

#include "remparts/ai/player.h"
#include "sensible_player.h"

namespace remparts::ai {
namespace {

class RandomPlayer final : public ComputerPlayer {
  public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    [[nodiscard]] engine::Action choose(const engine::GameState&, const std::vector<engine::Action>& legal) override {
        return legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
    }

  private:
    engine::Random m_random;
};

using Maker = std::unique_ptr<ComputerPlayer> (*)(std::uint64_t);
struct Policy {
    std::string_view name;
    Maker make;
};
constexpr std::array<Policy, 2> policies{{{"random", makeRandomPlayer}, {"sensible", makeSensiblePlayer}}};

}  // namespace

std::unique_ptr<ComputerPlayer> makeRandomPlayer(std::uint64_t seed) {
    return std::make_unique<RandomPlayer>(seed);
}

std::unique_ptr<ComputerPlayer> makeSensiblePlayer(std::uint64_t seed) {
    return std::make_unique<SensiblePlayer>(seed);
}

std::unique_ptr<ComputerPlayer> makePlayer(std::string_view policy, std::uint64_t seed) {
    for (const Policy& known : policies) {
        if (known.name == policy) return known.make(seed);
    }
    return nullptr;
}

std::vector<std::string_view> policyNames() {
    std::vector<std::string_view> names;
    for (const Policy& policy : policies) names.push_back(policy.name);
    return names;
}

}  // namespace remparts::ai
