#include "files/keep_desk.h"

#include <algorithm>

#include "files/kept_offers.h"
#include "files/saved_games.h"
#include "gallery/notice_bar.h"
#include "table/table_page.h"

namespace remparts::app {

KeepDesk::KeepDesk(model::Session& session, const model::TileSource& tiles, panel::StartPage& start, TablePage& table)
    : m_session(session), m_folder(keepFolder()), m_autosave(session, m_folder, tiles) {
    auto* told = new panel::NoticeBar(&start);
    connect(&m_autosave, &model::Autosave::putAside, told, [told](const QString& sentence) { told->say(sentence); });
    connect(&m_autosave, &model::Autosave::faultChanged, &table, &TablePage::tellUnkept);
    connect(&m_autosave, &model::Autosave::offersChanged, this, &KeepDesk::changed);
    connect(&m_autosave, &model::Autosave::offersChanged, this, &KeepDesk::paintOffers);
    m_painter.setMaxThreadCount(1);
}

void KeepDesk::paintOffers() {
    for (const model::KeptGame& kept : m_autosave.offers()) {
        if (m_pictures.contains(kept.path)) continue;
        m_pictures.insert(kept.path, {});
        m_painter.start([this, kept] {
            QMetaObject::invokeMethod(
                this,
                [this, path = kept.path, picture = keptPicture(kept)] {
                    m_pictures.insert(path, picture);
                    emit changed();
                },
                Qt::QueuedConnection);
        });
    }
}

bool KeepDesk::offersFirst() const {
    return !m_session.hasGame() && !m_autosave.offers().empty();
}

std::optional<panel::ContinueOffer> KeepDesk::offer() const {
    if (offersFirst())
        return keptOffer(m_autosave.offers().front(), m_pictures.value(m_autosave.offers().front().path));
    return m_session.hasGame() ? std::optional(continueOffer(m_session.game())) : std::nullopt;
}

std::vector<panel::RecentGame> KeepDesk::cards() const {
    std::vector<panel::RecentGame> cards;
    for (std::size_t k = offersFirst() ? 1 : 0; k < m_autosave.offers().size(); ++k) {
        const model::KeptGame& kept = m_autosave.offers()[k];
        if (!kept.wasEnded) cards.push_back(keptCard(kept, m_pictures.value(kept.path)));
    }
    return cards;
}

bool KeepDesk::isKept(const QString& path) const {
    const auto& offers = m_autosave.offers();
    return std::any_of(offers.begin(), offers.end(), [&](const model::KeptGame& kept) { return kept.path == path; });
}

bool KeepDesk::resumeFirst() {
    return !m_autosave.offers().empty() && m_autosave.resume(QString(m_autosave.offers().front().path));
}

}  // namespace remparts::app
