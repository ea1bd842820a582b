// What is shown of a step of a lesson, or of a scoring that is explained: plain words, for the learner's panel and
// for the room.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "explain/score_terms.h"

namespace remparts::panel {

struct RuleLine {
    QString number;  ///< "C4.2"
    QString title;
    QString text;
};

struct QuestionSheet {
    QString ask;
    QStringList choices;
    int answer = 0;
    QString because;
    std::optional<int> chosen;  ///< nothing while it is open
    bool isRevealed = false;    ///< the answer and its reason are shown
};

/// The tone of what is told about a learner's choice.
enum class Feedback { None, Right, Wrong, Hint };

struct LessonSheet {
    QString title;  ///< of the lesson
    int step = 0;   ///< from 0
    int steps = 0;
    QString caption;
    std::vector<RuleLine> rules;
    std::vector<model::SumLine> sum;  ///< of a scoring that is explained
    std::optional<QuestionSheet> question;
    bool waitsForAction = false;  ///< the learner is to act in the city
    bool hasHint = false;         ///< and can ask for a hint
    Feedback feedback = Feedback::None;
    QString told;  ///< hint, reason or praise; empty without
    bool canGoBack = false;
    bool isLast = false;
};

}  // namespace remparts::panel
