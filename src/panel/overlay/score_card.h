// The card that explains what just scored: count first, then points, the rule beside them.
#pragma once

#include <QWidget>
#include <vector>

#include "remparts/engine/event.h"
#include "remparts/engine/game_state.h"

namespace remparts::panel {

class ScoreCard : public QWidget {
    Q_OBJECT
  public:
    explicit ScoreCard(QWidget* parent);

    /// `before` is the position before the step. Hides itself when nothing scored.
    void show(const std::vector<engine::Scored>& scored, const engine::GameState& before);
    /// As wide as fits; what does not fit below `room` is left to the log.
    [[nodiscard]] QSize fitting(QSize room) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Gain {
        QString name;
        engine::PlayerColor color;
        int before = 0;
        int points = 0;
    };
    /// One thing that scored, for one player or several tied ones (C4.4).
    struct Section {
        engine::Scored scored;
        std::vector<Gain> gains;
    };

    [[nodiscard]] static double heightOf(const Section& section);
    double paintSection(QPainter& painter, const Section& section, const QRectF& room) const;
    void paintGain(QPainter& painter, const Section& section, const Gain& gain, const QRectF& row) const;

    std::vector<Section> m_sections;
};

}  // namespace remparts::panel
