#include "pages/option_row.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "look/choice_bar.h"
#include "look/labels.h"

namespace remparts::panel {

OptionRow::OptionRow(const QString& question, const QString& rule, const QList<std::pair<QString, QString>>& choices,
                     QWidget* parent)
    : QWidget(parent) {
    QStringList names;
    for (const auto& [name, meaning] : choices) names << name;
    m_bar = new ChoiceBar(names, question);
    auto* meaning = new TextLabel(choices.front().second, TextSize::Small, false, TextLabel::Tone::Soft);
    connect(m_bar, &ChoiceBar::chosenChanged, meaning,
            [meaning, choices](int index) { meaning->setText(choices[index].second); });
    auto* head = new QHBoxLayout;
    head->setSpacing(spaceS);
    head->addWidget(new TextLabel(question));
    head->addWidget(new RuleBadge(rule));
    head->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_bar, 0, Qt::AlignLeft);
    column->addWidget(meaning);
}

}  // namespace remparts::panel
