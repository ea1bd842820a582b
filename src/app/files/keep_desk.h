// What the window does with games that keep themselves: it offers them on the start page and says what goes wrong.
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <optional>
#include <vector>

#include "history/autosave.h"
#include "start_page.h"

namespace remparts::app {

class TablePage;

class KeepDesk : public QObject {
    Q_OBJECT
  public:
    /// All must live longer.
    KeepDesk(model::Session& session, const model::TileSource& tiles, panel::StartPage& start, TablePage& table);

    [[nodiscard]] model::Autosave& autosave() { return m_autosave; }
    /// Where the games are.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// To go on with: the running game, otherwise the one that was left last; nothing when there is none.
    [[nodiscard]] std::optional<panel::ContinueOffer> offer() const;
    /// Other games of programs that stopped.
    [[nodiscard]] std::vector<panel::RecentGame> cards() const;
    /// Whether a card's path is one of those.
    [[nodiscard]] bool isKept(const QString& path) const;
    /// Lays the offered game on the table. False when there is none.
    bool resumeFirst();

  signals:
    /// Something else can be offered.
    void changed();

  private:
    [[nodiscard]] bool offersFirst() const;
    /// The pictures of the offers come a little after them.
    void paintOffers();

    model::Session& m_session;
    QString m_folder;
    model::Autosave m_autosave;
    QHash<QString, QImage> m_pictures;  ///< by KeptGame::path
    QThreadPool m_painter;
};

}  // namespace remparts::app
