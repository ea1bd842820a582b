#include "table/history_actions.h"

#include "history/timeline.h"
#include "language/spoken.h"
#include "preferences/preferences.h"
#include "table/inspection.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

template <class Receiver, class Slot>
void addKey(TablePage& table, QString (*text)(), const QKeySequence& key, Receiver& receiver, Slot slot) {
    auto* action = new QAction(&table);
    model::keepSaid(action, [action, text] { action->setText(text()); });
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    table.addAction(action);
    QObject::connect(action, &QAction::triggered, &receiver, slot);
    QObject::connect(&table.inspection(), &Inspection::changed, action, &QAction::setDisabled);
}

}  // namespace

void addHistoryKeys(TablePage& table) {
    panel::Timeline& timeline = table.timeline();
    const auto add = [&](QString (*text)(), const QKeySequence& key, void (panel::Timeline::*slot)()) {
        addKey(table, text, key, timeline, slot);
    };
    add([] { return TablePage::tr("An action back"); }, Qt::CTRL | Qt::Key_Left, &panel::Timeline::goBack);
    add([] { return TablePage::tr("An action on"); }, Qt::CTRL | Qt::Key_Right, &panel::Timeline::goOn);
    add([] { return TablePage::tr("To the scoring before"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_Left,
        &panel::Timeline::goToPreviousScoring);
    add([] { return TablePage::tr("To the next scoring"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_Right,
        &panel::Timeline::goToNextScoring);
    addKey(
        table, [] { return TablePage::tr("Play from here"); }, Qt::Key_P, table.replay(), &model::Replay::toggle);
}

StrictAction::StrictAction(Preferences& preferences, QObject* parent) : QAction(parent) {
    model::keepSaid(this, [this] { setText(tr("Strict, as in a tournament")); });
    setCheckable(true);
    setChecked(preferences.isStrict());
    connect(this, &QAction::toggled, &preferences, &Preferences::setStrict);
    connect(&preferences, &Preferences::changed, this, [this, &preferences] { setChecked(preferences.isStrict()); });
}

}  // namespace remparts::app
