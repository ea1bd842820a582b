#include "rules/rule_scene_index.h"

namespace remparts::app {

RuleSceneIndex::RuleSceneIndex(const std::vector<std::shared_ptr<const lesson::Script>>& lessons) {
    std::map<std::string, RuleScene> mentions;
    for (const auto& script : lessons) {
        const std::vector<lesson::LessonStep>& steps = script->lesson().steps;
        for (std::size_t k = 0; k < steps.size(); ++k)
            for (const std::string& rule : steps[k].rules) {
                const bool isFirst = rule == steps[k].rules.front();
                (isFirst ? m_scenes : mentions).try_emplace(rule, RuleScene{script, k});
            }
    }
    m_scenes.merge(mentions);
}

const RuleScene* RuleSceneIndex::find(const QString& rule) const {
    const auto scene = m_scenes.find(rule.toStdString());
    return scene != m_scenes.end() ? &scene->second : nullptr;
}

}  // namespace remparts::app
