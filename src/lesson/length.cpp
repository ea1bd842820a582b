#include <algorithm>

#include "remparts/lesson/script.h"

namespace remparts::lesson {

int secondsOf(const Script& script) {
    constexpr double wordsASecond = 3;
    constexpr double aStep = 1.5;
    constexpr double anAction = 1.2;  // passing shows nothing
    constexpr double aThought = 8;
    double seconds = 0;
    for (std::size_t i = 0; i < script.spans().size(); ++i) {
        const LessonStep& step = script.lesson().steps[i];
        const std::string caption = script.text(i, step.caption, "en");
        seconds += aStep + static_cast<double>(1 + std::count(caption.begin(), caption.end(), ' ')) / wordsASecond;
        for (const io::RecordedAction& played : step.actions)
            if (!std::holds_alternative<engine::Pass>(played.action)) seconds += anAction;
        if (step.task || step.question) seconds += aThought;
    }
    return static_cast<int>(seconds);
}

}  // namespace remparts::lesson
