// Which step of which lesson shows a rule.
#pragma once

#include <QString>
#include <map>
#include <memory>
#include <vector>

#include "remparts/lesson/script.h"

namespace remparts::app {

struct RuleScene {
    std::shared_ptr<const lesson::Script> script;
    std::size_t step = 0;
};

/// For each rule the first step whose most important rule it is; else the first that names it at all.
class RuleSceneIndex {
  public:
    RuleSceneIndex() = default;
    /// `lessons` in the order of the course.
    explicit RuleSceneIndex(const std::vector<std::shared_ptr<const lesson::Script>>& lessons);

    /// Null for a rule that no step names.
    [[nodiscard]] const RuleScene* find(const QString& rule) const;

  private:
    std::map<std::string, RuleScene> m_scenes;
};

}  // namespace remparts::app
