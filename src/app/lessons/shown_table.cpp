#include "lessons/shown_table.h"

#include "city_view.h"
#include "motion/motion_setting.h"
#include "preferences/preferences.h"
#include "table/table_page.h"

namespace remparts::app {

ShownTable::ShownTable(const io::TileSetSource& tiles, MotionSetting& motion, Preferences& preferences,
                       QObject* parent)
    : QObject(parent), m_motion(motion), m_preferences(preferences) {
    m_session.setTileSource(tiles);
}

ShownTable::~ShownTable() {
    delete m_page.data();  // it looks at the session
}

TablePage& ShownTable::page() {
    if (m_page) return *m_page;
    m_page = new TablePage(m_session);
    m_page->setMotion(m_motion.motion());
    m_page->city().setPlayerPalette(m_preferences.palette());
    connect(&m_motion, &MotionSetting::changed, m_page.data(), qOverload<model::Motion>(&TablePage::setMotion));
    connect(&m_preferences, &Preferences::changed, m_page.data(), [this](Preference which) {
        if (which == Preference::Palette) m_page->city().setPlayerPalette(m_preferences.palette());
    });
    return *m_page;
}

TablePage& ShownTable::lendTo(QWidget& borrower) {
    TablePage& table = page();
    if (m_borrower != &borrower) {
        m_borrower = &borrower;
        emit lentTo(&borrower);
    }
    return table;
}

}  // namespace remparts::app
