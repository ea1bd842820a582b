#include "remparts/io/concat.h"
#include "remparts/io/rule_number.h"
#include "remparts/lesson/script.h"

namespace remparts::lesson {
namespace {

class Checker {
  public:
    Checker(const Lesson& lesson, const std::function<bool(const std::string&)>& isRule)
        : m_lesson(lesson), m_isRule(isRule) {}

    void check() {
        for (m_step = 0; m_step < m_lesson.steps.size(); ++m_step) checkStep(m_lesson.steps[m_step]);
    }

  private:
    void checkStep(const LessonStep& step) const {
        for (std::size_t k = 0; k < step.rules.size(); ++k) checkNumber(step.rules[k], io::concat("rules[", k, "]"));
        checkTexts(step.caption, "caption");
        if (step.task) {
            checkTexts(step.task->hint, "task.hint");
            for (const WrongChoice& wrong : step.task->wrong) checkTexts(wrong.because, "task.wrong");
            checkTexts(step.task->otherwise, "task.otherwise");
            checkTexts(step.task->done, "task.done");
        }
        if (!step.question) return;
        checkTexts(step.question->ask, "question.ask");
        for (const Texts& choice : step.question->choices) checkTexts(choice, "question.choices");
        checkTexts(step.question->because, "question.because");
    }
    void checkTexts(const Texts& texts, std::string_view member) const {
        for (const auto& [language, text] : texts) {
            for (std::size_t at = 0; at < text.size(); ++at) {
                const std::string_view rest = std::string_view(text).substr(at);
                const std::size_t length = io::ruleNumberLength(rest, m_lesson.game());
                if (length > 0) checkNumber(std::string(rest.substr(0, length)), io::concat(member, ".", language));
            }
        }
    }
    void checkNumber(const std::string& number, std::string_view member) const {
        if (m_isRule(number)) return;
        throw LessonError(io::concat(m_lesson.file, ": steps[", m_step, "].", member, ": there is no rule ", number));
    }

    const Lesson& m_lesson;
    const std::function<bool(const std::string&)>& m_isRule;
    std::size_t m_step = 0;
};

}  // namespace

void checkRuleNumbers(const Lesson& lesson, const std::function<bool(const std::string&)>& isRule) {
    Checker(lesson, isRule).check();
}

}  // namespace remparts::lesson
