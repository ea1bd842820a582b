#include "pages/option_row.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "look/choice_bar.h"
#include "look/labels.h"

namespace remparts::panel {

OptionRow::OptionRow(const QString& rule, int choices, QWidget* parent)
    : QWidget(parent),
      m_question(new TextLabel({})),
      m_bar(new ChoiceBar(QStringList(choices), {})),
      m_meaning(new TextLabel({}, TextSize::Small, false, TextLabel::Tone::Soft)) {
    m_question->setWrapped(true);
    m_meaning->setWrapped(true);
    connect(m_bar, &ChoiceBar::chosenChanged, this, &OptionRow::showMeaning);
    auto* head = new QHBoxLayout;
    head->setSpacing(spaceS);
    head->addWidget(m_question, 0, Qt::AlignVCenter);
    head->addWidget(new RuleBadge(rule));
    head->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_bar, 0, Qt::AlignLeft);
    column->addWidget(m_meaning);
}

void OptionRow::setWords(const QString& question, const Choices& choices) {
    m_choices = choices;
    QStringList names;
    for (const auto& [name, meaning] : choices) names << name;
    m_question->setText(question);
    m_bar->setWords(names, question);
    showMeaning();
}

void OptionRow::showMeaning() {
    if (m_bar->chosen() < m_choices.size()) m_meaning->setText(m_choices[m_bar->chosen()].second);
}

}  // namespace remparts::panel
