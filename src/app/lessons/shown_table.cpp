#include "lessons/shown_table.h"

#include "city_view.h"
#include "motion/motion_setting.h"
#include "preferences/preferences.h"
#include "sound/sound_desk.h"
#include "table/table_page.h"

namespace remparts::app {

ShownTable::ShownTable(MotionSetting& motion, Preferences& preferences)
    : m_page(std::make_unique<TablePage>(m_session)) {
    TablePage* page = m_page.get();
    page->setUse(TablePage::Use::Showing);
    page->setMotion(motion.motion());
    QObject::connect(&motion, &MotionSetting::changed, page, qOverload<model::Motion>(&TablePage::setMotion));
    new SoundDesk(m_session, page->turn(), page->tableShow(), preferences, makeSoundPlayer(), page);
    page->city().setPlayerPalette(preferences.palette());
    QObject::connect(&preferences, &Preferences::changed, page, [page, &preferences](Preference which) {
        if (which == Preference::Palette) page->city().setPlayerPalette(preferences.palette());
    });
}

ShownTable::~ShownTable() = default;

}  // namespace remparts::app
