#include "lesson/course.h"

#include <algorithm>
#include <filesystem>

#include "io/samples.h"
#include "remparts/io/rule_book_file.h"
#include "remparts/io/words.h"
#include "remparts/lesson/lesson_file.h"

namespace remparts::test {
namespace fs = std::filesystem;

const std::vector<lesson::Script>& course() {
    static const std::vector<lesson::Script> scripts = [] {
        std::vector<fs::path> files;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator("assets/lessons", none)) {
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        }
        std::sort(files.begin(), files.end());
        std::vector<lesson::Script> played;
        for (const fs::path& file : files) played.emplace_back(lesson::readLesson(file, boxSource()));
        return played;
    }();
    return scripts;
}

std::vector<const lesson::Script*> courseOf(engine::GameKind game) {
    std::vector<const lesson::Script*> found;
    for (const lesson::Script& script : course()) {
        if (script.lesson().game() == game) found.push_back(&script);
    }
    std::sort(found.begin(), found.end(),
              [](const auto* a, const auto* b) { return a->lesson().place < b->lesson().place; });
    return found;
}

void forEachText(const lesson::Lesson& lesson,
                 const std::function<void(const std::string& place, const lesson::Texts& texts)>& visit) {
    visit(lesson.id + ": title", lesson.title);
    visit(lesson.id + ": summary", lesson.summary);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const lesson::LessonStep& step = lesson.steps[i];
        const std::string place = lesson.id + ": steps[" + std::to_string(i) + "].";
        const auto visitOptional = [&](const std::string& member, const lesson::Texts& texts) {
            if (!texts.empty()) visit(place + member, texts);
        };
        visit(place + "caption", step.caption);
        if (step.task) {
            visitOptional("task.hint", step.task->hint);
            for (const lesson::WrongChoice& wrong : step.task->wrong) visit(place + "task.wrong", wrong.because);
            visitOptional("task.otherwise", step.task->otherwise);
            visitOptional("task.done", step.task->done);
        }
        if (!step.question) continue;
        visit(place + "question.ask", step.question->ask);
        for (const lesson::Texts& choice : step.question->choices) visit(place + "question.choices", choice);
        visit(place + "question.because", step.question->because);
    }
}

std::set<std::string> ruleNumbers(engine::GameKind game) {
    const std::string file = "assets/rules/" + std::string(io::gameWords.of(game)) + ".en.json";
    std::set<std::string> numbers;
    for (const io::RuleChapter& chapter : io::parseRuleTexts(readFile(file), file).chapters) {
        for (const io::RuleText& rule : chapter.rules) numbers.insert(rule.number);
    }
    return numbers;
}

}  // namespace remparts::test
