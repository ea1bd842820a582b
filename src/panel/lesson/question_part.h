// A question with its choices as large buttons.
#pragma once

#include <QWidget>
#include <vector>

#include "lesson/lesson_sheet.h"

namespace remparts::panel {

class AnswerButton;
class TextLabel;

class QuestionPart : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionPart(QWidget* parent = nullptr);

    /// Hidden without a question.
    void show(const std::optional<QuestionSheet>& question);

  signals:
    /// From 0.
    void answered(int choice);

  private:
    TextLabel* m_ask;
    std::vector<AnswerButton*> m_answers;
};

}  // namespace remparts::panel
