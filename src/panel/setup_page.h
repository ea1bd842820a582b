// The new-game page of either game: players, colours, who begins; the options of The City's rules in plain words, or
// the piles of The Kids as pictures.
#pragma once

#include <QWidget>
#include <vector>

#include "setup_model.h"

class QVBoxLayout;

namespace remparts::panel {

class BeginnerChoice;
class Button;
class ChoiceBar;
class KidsChoices;
class SeatRow;
class SeatTable;
class SymbolButton;
class TextLabel;

class SetupPage : public QWidget {
    Q_OBJECT
  public:
    explicit SetupPage(QWidget* parent = nullptr);

    /// Shows a set-up to edit, usually the last one played.
    void setChoice(const model::SetupChoice& choice);
    /// What is edited now, with whatever fault it has.
    [[nodiscard]] model::SetupChoice choice() const;
    /// The Kids: whether roads that can be closed will be hinted. Belongs to the table, not to the game.
    void setHintsRoads(bool on);
    [[nodiscard]] bool hintsRoads() const;

  signals:
    /// Emitted for a choice without fault only.
    void startRequested(const remparts::model::SetupChoice& choice);
    void backRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildPlayers(QVBoxLayout* column);
    void buildOptions(QVBoxLayout* column);
    QWidget* buildFoot();
    void addSeat();
    void removeSeat(int seat);
    void takeColor(int seat, engine::PlayerColor color);
    void start();
    void showGame(bool kids);
    void showStrip();
    void refresh();

    model::SetupChoice m_choice;
    std::vector<SeatRow*> m_rows;
    Button* m_add = nullptr;
    Button* m_start = nullptr;
    TextLabel* m_title = nullptr;
    QWidget* m_options = nullptr;
    QWidget* m_strip = nullptr;
    KidsChoices* m_kids = nullptr;
    SymbolButton* m_play = nullptr;
    BeginnerChoice* m_beginner = nullptr;
    SeatTable* m_table = nullptr;
    ChoiceBar* m_trigger = nullptr;
    ChoiceBar* m_firstRound = nullptr;
    ChoiceBar* m_guardFirst = nullptr;
    TextLabel* m_message = nullptr;
};

}  // namespace remparts::panel
