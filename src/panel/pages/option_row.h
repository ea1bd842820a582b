// An option of the rules: a question in plain words, its choices, and what the chosen one means.
#pragma once

#include <QString>
#include <QWidget>
#include <utility>

namespace remparts::panel {

class ChoiceBar;

class OptionRow : public QWidget {
    Q_OBJECT
  public:
    /// `choices`: what they are called, what they mean.
    OptionRow(const QString& question, const QString& rule, const QList<std::pair<QString, QString>>& choices,
              QWidget* parent = nullptr);

    [[nodiscard]] ChoiceBar& bar() { return *m_bar; }

  private:
    ChoiceBar* m_bar;
};

}  // namespace remparts::panel
