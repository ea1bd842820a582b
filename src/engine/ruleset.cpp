#include "remparts/engine/rules/ruleset.h"

#include <stdexcept>

#include "city/city_rules.h"

namespace remparts::engine {

const Ruleset& rulesetFor(GameKind game) {
    static const city::CityRules cityRules;
    switch (game) {
        case GameKind::City:
            return cityRules;
        case GameKind::Kids:
            break;
    }
    throw std::logic_error("the rules of The Kids are not written yet");
}

}  // namespace remparts::engine
