// What is said of a learner's choice: right, not what is meant, or a hint; by a sign, a word and the reason.
#pragma once

#include <QWidget>

#include "lesson/lesson_sheet.h"

namespace remparts::panel {

class FeedbackCard : public QWidget {
    Q_OBJECT
  public:
    explicit FeedbackCard(QWidget* parent = nullptr);

    /// Hidden when there is nothing to say.
    void tell(Feedback feedback, const QString& reason);
    /// "Right: the street is complete"
    [[nodiscard]] static QString words(Feedback feedback, const QString& reason);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 0}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] static QString headOf(Feedback feedback);
    [[nodiscard]] QString head() const { return headOf(m_feedback); }
    [[nodiscard]] double headHeight() const;

    Feedback m_feedback = Feedback::None;
    QString m_reason;
};

}  // namespace remparts::panel
