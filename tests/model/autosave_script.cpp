#include "autosave_script.h"

#include <algorithm>

#include "remparts/engine/random.h"
#include "remparts/engine/rules/ruleset.h"
#include "support/random_games.h"

namespace remparts::test {

void beginScript(model::Session& session) {
    session.start(randomSetup(1));
}

void change(model::Session& session, std::uint64_t number) {
    engine::Random random(number);
    const std::size_t cursor = session.game().cursor();
    const auto legal = session.game().rules().legalActions(session.state());
    const bool goesBack = random.below(5) == 0 || legal.empty();
    if (goesBack && cursor > 0) {
        const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(cursor, 4));
        return session.goTo(cursor - 1 - random.below(most));
    }
    (void)session.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

void runScript(model::Session& session, std::uint64_t changes) {
    beginScript(session);
    for (std::uint64_t number = 1; number <= changes; ++number) change(session, number);
}

bool isSame(const model::Session& a, const model::Session& b) {
    return a.game().cursor() == b.game().cursor() && a.lines().changes() == b.lines().changes() &&
           a.state() == b.state();
}

}  // namespace remparts::test
