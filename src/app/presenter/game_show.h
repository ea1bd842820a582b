// The game on the table told to the room, on a table of its own: everything that happened, or the scorings alone,
// each with its position; the players' game is left as it is.
#pragma once

#include "explain/game_moments.h"
#include "presenter/slide_source.h"
#include "session.h"

namespace remparts::app {

class TablePage;

class GameShow : public SlideSource {
    Q_OBJECT
  public:
    enum class What {
        Everything,  ///< ends with the position at the cursor and what is asked there, or with who won
        Scorings,    ///< those up to the cursor
    };
    /// Takes a copy of `game` to the session of `table`; both must live longer. Begins with the newest slide.
    GameShow(const model::Session& game, What what, TablePage& table);

    /// Whether anything has scored up to the cursor.
    [[nodiscard]] static bool hasScorings(const model::Session& game);

    [[nodiscard]] panel::Slide slide() const override;
    void next() override;
    void back() override;
    void first() override;
    void last() override;
    void choose(int) override {}
    [[nodiscard]] std::vector<panel::JumpRow> jumps() const override;
    [[nodiscard]] int jumpRow() const override { return static_cast<int>(m_at); }
    void jumpTo(int row) override;
    [[nodiscard]] Reopening reopening() const override;

    /// Steps carried out in the position that is shown.
    [[nodiscard]] std::size_t cursor() const;

  private:
    void readMoments();
    void show(std::size_t slide);
    void light();
    /// What is asked now has a slide of its own.
    [[nodiscard]] bool asksNow() const;
    [[nodiscard]] bool isNow() const { return m_at >= m_moments.size(); }
    [[nodiscard]] std::size_t slideCount() const;
    [[nodiscard]] QString title() const;
    void fillMoment(panel::Slide& slide) const;
    void fillNow(panel::Slide& slide) const;
    [[nodiscard]] std::vector<panel::PlayerLine> standings() const;

    const model::Session& m_game;
    model::Session& m_session;
    TablePage& m_table;
    What m_what;
    std::size_t m_now;  ///< steps carried out in the players' game
    bool m_isOver;      ///< it has come to its end there
    std::vector<model::GameMoment> m_moments;
    std::size_t m_at = 0;
};

}  // namespace remparts::app
