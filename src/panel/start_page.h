// The page before a game: continue, a new game as one of two pictures, open, recent games.
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>
#include <vector>

#include "remparts/engine/setup.h"

class QAbstractButton;
class QGridLayout;

namespace remparts::panel {

/// The running or last game on its card.
struct ContinueOffer {
    struct Player {
        engine::PlayerColor color = engine::PlayerColor::Red;
        int points = 0;  ///< The Kids: figures left
        QString name = {};
    };
    QString title;  ///< "Anna to move"
    QString line;   ///< "Tile 41 of 75, saved as club.remparts.json"
    std::vector<Player> players;
    QImage picture;  ///< may be null
    engine::GameKind game = engine::GameKind::City;
    QString note = {};  ///< "The program stopped today at 21:14. Everything played is here."; may be empty
};

struct RecentGame {
    QString path;
    QString title;   ///< "Anna 96, Ben 88"
    QString line;    ///< "Sunday, the ring was closed"
    QImage picture;  ///< may be null: a painted one of its game
    engine::GameKind game = engine::GameKind::City;
};

class StartPage : public QWidget {
    Q_OBJECT
  public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Without an offer there is nothing to continue and the two new games take the room.
    void setContinue(const std::optional<ContinueOffer>& offer);
    /// The first four are shown.
    void setRecent(const std::vector<RecentGame>& games);

  signals:
    void continueRequested();
    /// One of the two pictures was chosen.
    void newGameRequested(remparts::engine::GameKind game);
    void openRequested();
    /// To look at the cities that were saved.
    void galleryRequested();
    /// To be shown the rules.
    void lessonsRequested();
    /// To see a game that plays itself.
    void attractRequested();
    void settingsRequested();
    void recentRequested(const QString& path);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// What is held by a hand stays: then when it is released.
    void rebuild();
    [[nodiscard]] const QAbstractButton* heldButton() const;
    void addGames(QGridLayout& grid);
    [[nodiscard]] QWidget* gameCard(engine::GameKind game);
    void addRecent(QGridLayout& grid);

    std::optional<ContinueOffer> m_offer;
    std::vector<RecentGame> m_recent;
    QWidget* m_content = nullptr;
};

}  // namespace remparts::panel
