#include "remparts/engine/rules/ruleset.h"

#include <cstdlib>

#include "city/city_rules.h"
#include "kids/kids_rules.h"

namespace remparts::engine {

const Ruleset& rulesetFor(GameKind game) {
    static const city::CityRules cityRules;
    static const kids::KidsRules kidsRules;
    switch (game) {
        case GameKind::City:
            return cityRules;
        case GameKind::Kids:
            return kidsRules;
    }
    std::abort();
}

}  // namespace remparts::engine
