#include "presenter/slide_rows.h"

#include <QCoreApplication>

namespace remparts::panel {
namespace {

using Mark = SlideRow::Mark;
using Tone = SlideRow::Tone;
using Rows = std::vector<SlideRow>;

bool isAsking(const LessonSheet& sheet) {
    return sheet.question && !sheet.question->isRevealed;
}

bool isAnswered(const LessonSheet& sheet) {
    return sheet.question && sheet.question->isRevealed;
}

Mark markOf(Feedback feedback) {
    switch (feedback) {
        case Feedback::Right:
            return Mark::Right;
        case Feedback::Wrong:
            return Mark::Wrong;
        case Feedback::Hint:
            return Mark::Hint;
        case Feedback::None:
            return Mark::None;
    }
    return Mark::None;
}

SlideRow row(FarRole role, const QString& text, Mark mark = Mark::None) {
    SlideRow made;
    made.role = role;
    made.text = text;
    made.mark = mark;
    return made;
}

void addBand(Rows& rows, const Slide& slide) {
    const LessonSheet& sheet = slide.sheet;
    if (!isAnswered(sheet) && !sheet.caption.isEmpty()) rows.push_back(row(FarRole::Caption, sheet.caption));
    if (sheet.question) rows.push_back(row(FarRole::Ask, sheet.question->ask));
    if (isAnswered(sheet)) rows.push_back(row(FarRole::Caption, sheet.question->because, Mark::Right));
    if (!sheet.told.isEmpty()) rows.push_back(row(FarRole::Caption, sheet.told, markOf(sheet.feedback)));
    if (!slide.asked.isEmpty()) rows.push_back(row(FarRole::Ask, slide.asked));
}

void addChoices(Rows& rows, const QuestionSheet& question) {
    for (int k = 0; k < question.choices.size(); ++k) {
        SlideRow choice = row(FarRole::Choice, question.choices[k], Mark::Number);
        choice.markText = QString::number(k + 1);
        if (question.isRevealed) {
            choice.isMarked = k == question.answer;
            choice.mark = choice.isMarked ? Mark::RightNumber : Mark::Number;
            choice.tone = choice.isMarked ? Tone::Strong : Tone::Soft;
        }
        rows.push_back(choice);
    }
}

SlideRow playerRow(const PlayerLine& player, FarRole role) {
    SlideRow made = row(role, player.name, Mark::Sign);
    made.color = player.color;
    made.number = player.points;
    made.isMarked = player.isActive;
    return made;
}

void addSum(Rows& rows, const Slide& slide) {
    if (slide.scorer) rows.push_back(playerRow(*slide.scorer, FarRole::Standing));
    for (const model::SumLine& line : slide.sheet.sum) {
        SlideRow sum = row(line.total ? FarRole::Total : FarRole::Sum, line.words);
        sum.number = line.number;
        rows.push_back(sum);
    }
}

void addRules(Rows& rows, const std::vector<RuleLine>& rules, std::size_t inFull) {
    for (std::size_t k = 0; k < rules.size(); ++k) {
        SlideRow title = row(FarRole::RuleTitle, rules[k].title, Mark::Rule);
        title.markText = rules[k].number;
        title.card = static_cast<int>(k);
        rows.push_back(title);
        if (k >= inFull) continue;
        rows.push_back(row(FarRole::RuleText, rules[k].text));
        rows.back().card = title.card;
    }
}

/// In words, what the colour and the sign of a choice say.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Presenter)
};

void speakQuestion(QStringList& said, const QuestionSheet& question) {
    said.append(question.ask);
    if (question.isRevealed) {
        said.append(Words::tr("The answer: %1").arg(question.choices.value(question.answer)));
        said.append(question.because);
        return;
    }
    for (int k = 0; k < question.choices.size(); ++k)
        said.append(Words::tr("%1: %2", "a choice by its number").arg(k + 1).arg(question.choices[k]));
}

}  // namespace

SlideRows rowsOf(const Slide& slide, std::size_t rulesInFull) {
    SlideRows rows;
    addBand(rows.band, slide);
    if (slide.sheet.question) addChoices(rows.column, *slide.sheet.question);
    addSum(rows.column, slide);
    for (const PlayerLine& player : slide.standings) rows.column.push_back(playerRow(player, FarRole::Standing));
    if (!isAsking(slide.sheet)) addRules(rows.column, slide.sheet.rules, rulesInFull);
    return rows;
}

QStringList spokenSlide(const Slide& slide) {
    const LessonSheet& sheet = slide.sheet;
    QStringList said;
    if (!isAnswered(sheet)) said.append(sheet.caption);
    if (sheet.question) speakQuestion(said, *sheet.question);
    said.append(sheet.told);
    for (const model::SumLine& line : sheet.sum)
        said.append(line.words.isEmpty() ? line.number
                                         : Words::tr("%1 %2", "5 tiles × 2").arg(line.words, line.number));
    said.append(slide.asked);
    for (const PlayerLine& player : slide.standings)
        said.append(Words::tr("%1: %2", "a player's points").arg(player.name, player.points));
    if (!isAsking(sheet))
        for (const RuleLine& rule : sheet.rules)
            said.append(Words::tr("Rule %1, %2: %3").arg(rule.number, rule.title, rule.text));
    said.removeAll(QString());
    return said;
}

}  // namespace remparts::panel
