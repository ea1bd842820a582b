#include "history/autosave.h"

#include <algorithm>
#include <utility>

#include "fetched_tiles.h"

namespace remparts::model {

namespace {

// No longer than a frame: the step before is on the disk when the next one is played, unless the disk is slow.
constexpr std::chrono::milliseconds longestWait{12};
constexpr std::chrono::seconds longestWaitAtEnd{5};

}  // namespace

Autosave::Autosave(Session& session, const QString& folder, const TileSource& tiles, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_beside(std::make_unique<QObject>()),
      m_folder(folder, fetchedTiles(tiles)) {
    m_beside->moveToThread(&m_thread);
    m_thread.start();
    connect(&session, &Session::stepPlayed, this, [this] { flush(longestWait); });
    connect(&session, &Session::changed, this, &Autosave::keep);
    find();
}

Autosave::~Autosave() {
    runBeside([] { QThread::currentThread()->quit(); });  // after all that was asked for before
    m_thread.wait();
}

template <class Work>
void Autosave::runBeside(Work work) {
    QMetaObject::invokeMethod(m_beside.get(), std::move(work), Qt::QueuedConnection);
}

void Autosave::find() {
    runBeside([this] {
        auto found = std::make_shared<KeepFolder::Found>(m_folder.find());
        QMetaObject::invokeMethod(
            this,
            [this, found] {
                m_hasLooked = true;
                m_offers = std::move(found->games);
                if (m_session.hasGame()) std::erase_if(m_offers, [](const KeptGame& kept) { return kept.wasEnded; });
                emit offersChanged();
                for (const QString& sentence : found->putAside) emit putAside(sentence);
            },
            Qt::QueuedConnection);
    });
}

bool Autosave::resume(const QString& path) {
    const auto offer =
        std::find_if(m_offers.begin(), m_offers.end(), [&](const KeptGame& kept) { return kept.path == path; });
    if (offer == m_offers.end()) return false;
    const KeptGame kept = *offer;
    m_offers.erase(offer);
    runBeside([this, path] { m_folder.take(path); });
    m_session.resume(*kept.game, kept.file, kept.isUnsaved);
    return true;
}

io::Record Autosave::record() const {
    io::Record record = recordOf(m_session.game(), m_session.lines());
    record.kept = io::Keeping{m_session.path().toStdString(), m_session.isModified(), false};
    return record;
}

void Autosave::keep() {
    if (m_hasEnded || !m_session.hasGame()) return;
    if (std::erase_if(m_offers, [](const KeptGame& kept) { return kept.wasEnded; }) > 0) emit offersChanged();
    post(record());
}

void Autosave::post(io::Record record) {
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(record);
        ++m_waiting;
    }
    runBeside([this] { writeNext(); });
}

void Autosave::writeNext() {
    std::optional<io::Record> next;
    {
        const std::lock_guard lock(m_mutex);
        next = std::exchange(m_next, std::nullopt);
    }
    if (next) {
        const QString fault = m_folder.write(*next).value_or(QString());
        QMetaObject::invokeMethod(
            this, [this, fault] { takeFault(fault); }, Qt::QueuedConnection);
    }
    const std::lock_guard lock(m_mutex);
    --m_waiting;
    m_written.notify_all();
}

void Autosave::takeFault(const QString& fault) {
    if (fault == m_fault) return;
    m_fault = fault;
    emit faultChanged(fault);
}

bool Autosave::flush(std::chrono::milliseconds atMost) {
    std::unique_lock lock(m_mutex);
    return m_written.wait_for(lock, atMost, [this] { return m_waiting == 0; });
}

void Autosave::end(bool discarded) {
    if (m_hasEnded || !m_session.hasGame()) return;
    m_hasEnded = true;
    if (discarded) {
        runBeside([this] { m_folder.discard(); });
        return;
    }
    io::Record last = record();
    last.kept->ended = true;
    post(std::move(last));
    flush(longestWaitAtEnd);
}

}  // namespace remparts::model
