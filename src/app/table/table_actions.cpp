#include "table/table_actions.h"

#include <QAction>

#include "aids.h"
#include "city_overlay.h"
#include "language/spoken.h"
#include "motion/motion_setting.h"
#include "preferences/preferences.h"
#include "table/inspection.h"
#include "table/layer_desk.h"
#include "table/left_desk.h"
#include "table/table_page.h"
#include "table/table_side.h"

namespace remparts::app {

TableActions::TableActions(model::Session& session, TablePage& table, MotionSetting& motion, Preferences& preferences)
    : QObject(&table), m_session(session), m_table(table) {
    makeHistory();
    makeCamera();
    makeViews();
    makeNames(preferences);
    makePoints();
    makeMotion(motion);
    connect(&session, &model::Session::changed, this, &TableActions::refresh);
    connect(&table.inspection(), &Inspection::changed, this, &TableActions::refresh);
    refresh();
}

QAction* TableActions::add(QString (*text)(), const QList<QKeySequence>& keys) {
    auto* action = new QAction(this);
    model::keepSaid(action, [action, text] { action->setText(text()); });
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_table.addAction(action);
    return action;
}

void TableActions::makeHistory() {
    m_undo = add([] { return tr("Undo"); }, {QKeySequence::Undo});
    m_redo = add([] { return tr("Redo"); },
                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_undo, &QAction::triggered, &m_session, &model::Session::undo);
    connect(m_redo, &QAction::triggered, &m_session, &model::Session::redo);
    m_table.overlay().setHistoryActions(m_undo, m_redo);
}

void TableActions::makeCamera() {
    scene::CityView& city = m_table.city();
    QAction* frameAll = add([] { return tr("Show the whole table"); }, {Qt::Key_F});
    QAction* lastMove = add([] { return tr("Show the last move"); }, {Qt::Key_L});
    QAction* topView = add([] { return tr("Map"); }, {Qt::Key_M});
    topView->setCheckable(true);
    connect(frameAll, &QAction::triggered, &city, &scene::CityView::frameAll);
    connect(lastMove, &QAction::triggered, &m_table, &TablePage::showLastMove);
    connect(topView, &QAction::toggled, &city, &scene::CityView::setTopView);
    connect(&city, &scene::CityView::topViewChanged, topView, &QAction::setChecked);
    m_table.overlay().setCameraActions(frameAll, lastMove, topView);
}

void TableActions::makeViews() {
    QAction* hide = add([] { return tr("Hide the interface"); }, {Qt::Key_H});
    QAction* layers = add([] { return tr("Layers"); }, {Qt::Key_O});
    QAction* left = add([] { return tr("Tiles left"); }, {Qt::Key_T});
    m_inspect = add([] { return tr("Inspect the city"); }, {Qt::Key_I});
    connect(hide, &QAction::toggled, &m_table, [this](bool on) { m_table.setInterfaceShown(!on); });
    connect(&m_session, &model::Session::gameReplaced, hide, [hide] { hide->setChecked(false); });
    connect(layers, &QAction::toggled, &m_table.layers(), &LayerDesk::setOffered);
    connect(&m_table.layers(), &LayerDesk::offeredChanged, layers, &QAction::setChecked);
    left->setCheckable(true);
    connect(left, &QAction::triggered, &m_table.left(), &LeftDesk::setOpen);
    connect(&m_table.left(), &LeftDesk::openChanged, left, &QAction::setChecked);
    m_table.overlay().setLeftAction(left);
    m_table.inspection().setActions(m_inspect, hide, layers);
    m_table.overlay().setLayersAction(layers);
    m_table.overlay().setInspectAction(m_inspect);
    makeList(hide);
}

void TableActions::makeList(QAction* hide) {
    m_list = add([] { return tr("List of what can be done"); }, {Qt::Key_A});
    m_list->setCheckable(true);
    connect(m_list, &QAction::toggled, &m_table, [this, hide](bool on) {
        if (on) hide->setChecked(false);
        m_table.setListsActions(on);
    });
    connect(&m_table, &TablePage::listsActionsChanged, m_list, &QAction::setChecked);
    m_table.overlay().setListAction(m_list);
}

void TableActions::makeNames(Preferences& preferences) {
    m_names = add([] { return tr("Names of columns and rows"); }, {Qt::Key_B});
    m_names->setCheckable(true);
    const auto show = [this, &preferences] {
        m_names->setChecked(preferences.showsCoordinates());
        m_table.overlay().setNamesPlaces(preferences.showsCoordinates());
    };
    connect(m_names, &QAction::toggled, &preferences, &Preferences::setCoordinates);
    connect(&preferences, &Preferences::changed, this, [show](Preference which) {
        if (which == Preference::Coordinates) show();
    });
    show();
}

void TableActions::makePoints() {
    m_points = add([] { return tr("Points now"); }, {Qt::Key_N});
    m_points->setCheckable(true);
    connect(m_points, &QAction::triggered, &m_table, [this](bool on) {
        if (on && m_session.hasGame() && !model::aidsOf(m_session).worth)
            m_table.tell(tr("Strict mode: nobody is told what the points would be"));
        else if (on && m_session.hasGame() && m_session.state().isOver())
            m_table.tell(tr("The game is over: the result tells all points"));
        if (on) {  // they lie in the place of the panel
            m_table.left().setOpen(false);
            m_table.setListsActions(false);
        }
        m_table.side().setPointsNow(on);
        m_points->setChecked(m_table.side().showsPointsNow());
    });
    connect(&m_table.side(), &TableSide::pointsNowChanged, m_points, &QAction::setChecked);
}

void TableActions::makeMotion(MotionSetting& motion) {
    m_table.setMotion(motion.motion());
    connect(&motion, &MotionSetting::changed, &m_table, qOverload<model::Motion>(&TablePage::setMotion));
    QAction* faster = add([] { return tr("Speed of motion"); }, {Qt::Key_V});
    connect(faster, &QAction::triggered, &motion, [this, &motion] {
        motion.chooseNext();
        m_table.tell(tr("Motion: %1").arg(motion.name()));
    });
}

void TableActions::refresh() {
    const bool playing = m_session.hasGame();
    const bool plays = playing && !m_table.inspection().isOn();  // looking at a city changes nothing in it
    m_inspect->setEnabled(playing);
    m_list->setEnabled(plays);
    m_names->setEnabled(plays);
    m_points->setEnabled(plays);
    m_undo->setEnabled(plays && m_session.canUndo());
    m_redo->setEnabled(plays && m_session.canRedo());
}

}  // namespace remparts::app
