// Keeps the game on the table in the user's data folder after every change, in a thread of its own, and finds what
// was kept when the program did not come to its end.
#pragma once

#include <QObject>
#include <QThread>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "history/keep_folder.h"

namespace remparts::model {

class Autosave : public QObject {
    Q_OBJECT
  public:
    /// Begins to look for kept games at once: offersChanged() tells of them. The session must live longer.
    Autosave(Session& session, const QString& folder, const TileSource& tiles, QObject* parent = nullptr);
    /// What was written last stays as that of a program that stopped, unless end() came before.
    ~Autosave() override;

    /// Games to go on with: first those of programs that stopped, the newest first.
    [[nodiscard]] const std::vector<KeptGame>& offers() const { return m_offers; }
    /// Whether the kept games have been looked for.
    [[nodiscard]] bool hasLooked() const { return m_hasLooked; }
    /// Lays an offered game on the table, named by KeptGame::path. False when there is no such offer.
    bool resume(const QString& path);
    /// Why the game is not being kept; empty when it is.
    [[nodiscard]] const QString& fault() const { return m_fault; }

    /// Waits until everything is written, or for so long. Whether it is.
    bool flush(std::chrono::milliseconds atMost);
    /// The program is closed in order: the game is still there next time, unless it is discarded.
    void end(bool discarded);

  signals:
    void offersChanged();
    /// A kept game could not be read; the sentence says where it is now.
    void putAside(const QString& sentence);
    /// The game is not being kept, or is again.
    void faultChanged(const QString& fault);

  private:
    void find();
    void keep();
    void post(io::Record record);
    void writeNext();
    void takeFault(const QString& fault);
    [[nodiscard]] io::Record record() const;
    template <class Work>
    void runBeside(Work work);

    Session& m_session;
    std::vector<KeptGame> m_offers;
    bool m_hasLooked = false;
    bool m_hasEnded = false;
    QString m_fault;

    QThread m_thread;
    std::unique_ptr<QObject> m_beside;  ///< lives in that thread, and what runs beside runs in its name
    KeepFolder m_folder;                ///< used in that thread alone
    std::mutex m_mutex;
    std::condition_variable m_written;
    std::optional<io::Record> m_next;  ///< the newest state, not yet being written
    int m_waiting = 0;                 ///< writings that were asked for and have not come to their end
};

}  // namespace remparts::model
