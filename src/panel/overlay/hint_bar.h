// One line that always says who does what now, with the keys that do it.
#pragma once

#include <QWidget>
#include <utility>

#include "turn_model.h"

namespace remparts::panel {

class HintBar : public QWidget {
    Q_OBJECT
  public:
    HintBar(model::Session& session, model::TurnModel& turn, QWidget* parent);

    /// As wide as the sentence with its keys.
    [[nodiscard]] QSize sizeHint() const override;
    /// Higher where the sentence would become too small in one line.
    [[nodiscard]] int heightForWidth(int width) const override;

  signals:
    /// Other words: another width is wanted.
    void wordsChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    using Key = std::pair<QString, QString>;  ///< what its cap says, what it does
    void refresh();
    [[nodiscard]] QList<Key> keys() const;
    [[nodiscard]] double keysWidth() const;
    [[nodiscard]] bool wrapsIn(int width) const;

    model::Session& m_session;
    model::TurnModel& m_turn;
    QString m_words;
};

}  // namespace remparts::panel
