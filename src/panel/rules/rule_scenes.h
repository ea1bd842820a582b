// How the book of rules learns of the lessons' scenes.
#pragma once

#include <QImage>
#include <QString>
#include <functional>

namespace remparts::panel {

struct RuleScenes {
    /// Whether a step of a lesson shows the rule. None does at first.
    std::function<bool(const QString& rule)> has = [](const QString&) { return false; };
    /// The best picture of it that there is by now, or none; asked for what is in sight alone.
    std::function<QImage(const QString& rule)> picture = [](const QString&) { return QImage(); };
};

}  // namespace remparts::panel
