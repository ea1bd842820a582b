#include "lesson/question_part.h"

#include <QVBoxLayout>

#include "lesson/answer_button.h"
#include "look/labels.h"

namespace remparts::panel {

namespace {

constexpr int mostChoices = 4;

AnswerButton::State stateOf(const QuestionSheet& question, int choice) {
    using State = AnswerButton::State;
    if (!question.isRevealed) return State::Open;
    if (choice == question.answer) return State::Right;
    return question.chosen == choice ? State::Wrong : State::Other;
}

}  // namespace

QuestionPart::QuestionPart(QWidget* parent) : QWidget(parent), m_ask(new TextLabel({}, TextSize::Body, true)) {
    m_ask->setWrapped(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spaceS);
    column->addWidget(m_ask);
    for (int k = 0; k < mostChoices; ++k) {
        m_answers.push_back(new AnswerButton(k + 1));
        connect(m_answers.back(), &QAbstractButton::clicked, this, [this, k] { emit answered(k); });
        column->addWidget(m_answers.back());
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void QuestionPart::show(const std::optional<QuestionSheet>& question) {
    setVisible(question.has_value());
    if (!question) return;
    m_ask->setText(question->ask);
    for (int k = 0; k < mostChoices; ++k) {
        AnswerButton& answer = *m_answers[static_cast<std::size_t>(k)];
        answer.setVisible(k < question->choices.size());
        answer.setWords(question->choices.value(k));
        answer.setState(stateOf(*question, k));
    }
}

}  // namespace remparts::panel
