#include "attract/attract_desk.h"

#include <QApplication>
#include <QDateTime>
#include <QStackedWidget>
#include <utility>

#include "attract/attract_page.h"
#include "lessons/shown_table.h"
#include "table/table_page.h"

namespace remparts::app {

AttractDesk::AttractDesk(io::TileSetSource tiles, MotionSetting& motion, Preferences& preferences,
                         QStackedWidget& pages)
    : m_tiles(std::move(tiles)), m_motion(motion), m_preferences(preferences), m_pages(pages) {
    connect(&m_pages, &QStackedWidget::currentChanged, this, [this] {
        if (m_page != nullptr && m_pages.currentWidget() != m_page) leave(false);
    });
}

AttractDesk::~AttractDesk() {
    if (m_page != nullptr) leave(false);
}

void AttractDesk::begin() {
    begin(static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()));
}

void AttractDesk::begin(std::uint64_t seed) {
    if (m_page != nullptr) return;
    m_before = m_pages.currentWidget();
    m_focus = QApplication::focusWidget();
    m_table = std::make_unique<ShownTable>(m_motion, m_preferences);
    m_page = new AttractPage(m_table->page(), dealGames(m_tiles, seed), seed);
    // Whatever ended it is still being handled.
    connect(m_page, &AttractPage::ended, this, &AttractDesk::end, Qt::QueuedConnection);
    m_pages.addWidget(m_page);
    m_pages.setCurrentWidget(m_page);
    m_page->setFocus();
    m_page->begin();
    emit shownChanged();
}

void AttractDesk::end() {
    if (m_page != nullptr) leave(true);
}

void AttractDesk::leave(bool back) {
    AttractPage* page = std::exchange(m_page, nullptr);
    if (back && m_before) m_pages.setCurrentWidget(m_before);
    m_table.reset();
    delete page;
    if (back && m_focus && m_focus->isVisible())
        m_focus->setFocus();
    else if (back && m_before)
        m_before->setFocus();
    emit shownChanged();
}

}  // namespace remparts::app
