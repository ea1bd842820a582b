// Buttons to go through a game: a step, a scoring, playing at a chosen speed.
#pragma once

#include <QWidget>

#include "history/replay.h"

namespace remparts::panel {

class Button;

class PlaybackBar : public QWidget {
    Q_OBJECT
  public:
    explicit PlaybackBar(model::Replay& replay, QWidget* parent = nullptr);

    /// What can be done at the cursor.
    void setPossible(bool back, bool onward, bool scoringBefore, bool scoringAfter);
    /// A narrow one has the steps and playing alone.
    void setNarrow(bool narrow);

  signals:
    void backRequested();
    void onwardRequested();
    void previousScoringRequested();
    void nextScoringRequested();

  private:
    void showReplay();
    void chooseNextSpeed();

    model::Replay& m_replay;
    Button* m_previousScoring;
    Button* m_back;
    Button* m_play;
    Button* m_onward;
    Button* m_nextScoring;
    Button* m_speed;
};

}  // namespace remparts::panel
