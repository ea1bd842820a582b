#include <algorithm>
#include <iostream>
#include <set>

#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "remparts/io/json_value.h"
#include "remparts/io/resources.h"
#include "remparts/io/rule_book_file.h"
#include "remparts/io/text_file.h"
#include "remparts/io/words.h"
#include "remparts/lesson/lesson_file.h"
#include "remparts/lesson/script.h"
#include "verbs.h"

namespace remparts::cli {
namespace {

struct LessonArguments {
    std::vector<std::string> files;
    std::string language;  ///< of the texts to be printed; empty for none
};

/// The numbers of a game's rules.
std::set<std::string> ruleNumbers(const Environment& environment, engine::GameKind game) {
    const auto file =
        io::findResource(environment.programFolder, io::concat("rules/", io::gameWords.of(game), ".en.json"));
    std::set<std::string> numbers;
    for (const io::RuleChapter& chapter : io::parseRuleTexts(io::readTextFile(file), file.string()).chapters) {
        for (const io::RuleText& rule : chapter.rules) numbers.insert(rule.number);
    }
    return numbers;
}

std::string list(const std::set<std::string>& words) {
    std::string text = "[";
    for (const std::string& word : words) text += (text.size() > 1 ? "," : "") + io::quoteJson(word);
    return text + "]";
}

void printSummary(const lesson::Script& script) {
    const lesson::Lesson& lesson = script.lesson();
    std::set<std::string> rules;
    std::set<std::string> languages;
    for (const lesson::LessonStep& step : lesson.steps) {
        rules.insert(step.rules.begin(), step.rules.end());
        for (const auto& [language, text] : step.caption) languages.insert(language);
    }
    std::cout << "{\"lesson\":" << io::quoteJson(lesson.id) << ",\"game\":\"" << io::gameWords.of(lesson.game())
              << "\",\"place\":" << lesson.place << ",\"steps\":" << lesson.steps.size()
              << ",\"scenes\":" << script.scenes().size() << ",\"rules\":" << list(rules)
              << ",\"languages\":" << list(languages) << ",\"minutes\":" << lesson.minutes
              << ",\"seconds\":" << lesson::secondsOf(script) << "}\n";
}

/// The texts of a lesson in one language as they are read, step by step.
class TextPrinter {
  public:
    TextPrinter(const lesson::Script& script, const std::string& language) : m_script(script), m_language(language) {}

    void print() {
        const lesson::Lesson& lesson = m_script.lesson();
        std::cout << lesson::textIn(lesson.title, m_language) << '\n'
                  << lesson::textIn(lesson.summary, m_language) << '\n';
        for (m_step = 0; m_step < lesson.steps.size(); ++m_step) printStep(lesson.steps[m_step]);
    }

  private:
    void printStep(const lesson::LessonStep& step) {
        std::cout << '\n' << m_step << ' ';
        for (const std::string& rule : step.rules) std::cout << rule << ' ';
        std::cout << '\n';
        line("", step.caption);
        if (const auto& refusal = m_script.spans()[m_step].refusal)
            std::cout << "  refused: " << engine::describe(refusal->reason) << '\n';
        if (step.task) {
            line("hint: ", step.task->hint);
            for (const lesson::WrongChoice& wrong : step.task->wrong) line("wrong: ", wrong.because);
            line("otherwise: ", step.task->otherwise);
            line("done: ", step.task->done);
        }
        if (!step.question) return;
        line("ask: ", step.question->ask);
        for (std::size_t i = 0; i < step.question->choices.size(); ++i)
            line(i == step.question->answer ? "right: " : "wrong: ", step.question->choices[i]);
        line("because: ", step.question->because);
    }
    void line(std::string_view head, const lesson::Texts& texts) {
        if (!texts.empty()) std::cout << "  " << head << m_script.text(m_step, texts, m_language) << '\n';
    }

    const lesson::Script& m_script;
    const std::string& m_language;
    std::size_t m_step = 0;
};

void checkFile(const std::string& file, const LessonArguments& arguments, const Environment& environment) {
    const lesson::Script script(lesson::readLesson(file, environment.tilesOfRecords()));
    const std::set<std::string> known = ruleNumbers(environment, script.lesson().game());
    lesson::checkRuleNumbers(script.lesson(), [&known](const std::string& number) { return known.contains(number); });
    if (arguments.language.empty()) {
        printSummary(script);
    } else {
        TextPrinter(script, arguments.language).print();
    }
}

/// Goes through all files and then throws what was wrong with them, one line a file; one that cannot be read counts
/// as the worse fault.
void checkFiles(const LessonArguments& arguments, const Environment& environment) {
    std::string faults;
    bool allReadable = true;
    const auto note = [&faults](const std::exception& fault) {
        faults += (faults.empty() ? "" : "\n") + std::string(fault.what());
    };
    for (const std::string& file : arguments.files) {
        try {
            checkFile(file, arguments, environment);
        } catch (const lesson::LessonError& fault) {
            note(fault);
        } catch (const io::FileError& fault) {
            note(fault);
            allReadable = false;
        }
    }
    if (!allReadable) throw io::FileError(faults);
    if (!faults.empty()) throw lesson::LessonError(faults);
}

}  // namespace

void addLessonVerb(CLI::App& app, Environment& environment) {
    auto arguments = std::make_shared<LessonArguments>();
    CLI::App* verb = addVerb(app, environment, "lesson", "Check lessons: form, actions, promised numbers, texts");
    verb->add_option("FILE", arguments->files, "The lessons")->required();
    verb->add_option("--texts", arguments->language, "Print the texts in this language (en, nl, de, fr, ru) instead")
        ->type_name("LANGUAGE");
    verb->callback([arguments, &environment] { checkFiles(*arguments, environment); });
}

}  // namespace remparts::cli
