// An option of the rules: a question in plain words, its choices, and what the chosen one means.
#pragma once

#include <QString>
#include <QWidget>
#include <utility>

namespace remparts::panel {

class ChoiceBar;
class TextLabel;

class OptionRow : public QWidget {
    Q_OBJECT
  public:
    /// What a choice is called, and what it means.
    using Choices = QList<std::pair<QString, QString>>;

    OptionRow(const QString& rule, int choices, QWidget* parent = nullptr);

    /// `choices` are as many as were announced.
    void setWords(const QString& question, const Choices& choices);
    [[nodiscard]] ChoiceBar& bar() { return *m_bar; }

  private:
    void showMeaning();

    TextLabel* m_question;
    ChoiceBar* m_bar;
    TextLabel* m_meaning;
    Choices m_choices;
};

}  // namespace remparts::panel
