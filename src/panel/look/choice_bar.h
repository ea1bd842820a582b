// One of a few, all in sight: instead of a drop-down box.
#pragma once

#include <QAbstractButton>
#include <QStringList>

namespace remparts::panel {

class ChoiceBar : public QWidget {
    Q_OBJECT
  public:
    /// `name` is what assistive tools call the question.
    explicit ChoiceBar(const QStringList& texts, const QString& name, QWidget* parent = nullptr);
    /// The same choices in other words.
    void setWords(const QStringList& texts, const QString& name);

    [[nodiscard]] int chosen() const;
    void choose(int index);

  signals:
    void chosenChanged(int index);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QList<QAbstractButton*> m_parts;
};

}  // namespace remparts::panel
