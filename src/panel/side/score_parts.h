// Two handles that fold the list of players and the score track; one of the two always stays.
#pragma once

#include <QStringList>
#include <QWidget>

namespace remparts::panel {

class FoldHandle;

class ScoreParts : public QWidget {
    Q_OBJECT
  public:
    enum class Shown { Both, Players, Track };
    Q_ENUM(Shown)

    explicit ScoreParts(QWidget* parent = nullptr);

    /// What is wanted where there is room for both.
    [[nodiscard]] Shown wanted() const { return m_wanted; }
    void setWanted(Shown wanted);
    /// The same in words to keep: "players" or "track", what is hidden. Words that are unknown, and both, hide
    /// nothing.
    [[nodiscard]] QStringList hidden() const;
    void setHidden(const QStringList& parts);
    /// In a low window only one of them is there at a time; of both wanted it is the players.
    void setLow(bool low);
    [[nodiscard]] bool showsPlayers() const;
    [[nodiscard]] bool showsTrack() const;

  signals:
    /// Something else is shown now.
    void changed();
    /// A handle was used.
    void chosen();

  private:
    void toggle(Shown part);
    void refresh();

    FoldHandle* m_players;
    FoldHandle* m_track;
    Shown m_wanted = Shown::Both;
    bool m_low = false;
};

}  // namespace remparts::panel
