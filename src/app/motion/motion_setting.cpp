#include "motion/motion_setting.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "preferences/preferences.h"

namespace remparts::app {

MotionSetting::MotionSetting(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_menu(std::make_unique<QMenu>(tr("Motion"))),
      m_choices(new QActionGroup(this)) {
    add(tr("Slow"), model::Motion::Slow);
    add(tr("Normal"), model::Motion::Normal);
    add(tr("Fast"), model::Motion::Fast);
    add(tr("Very fast"), model::Motion::VeryFast);
    m_menu->addSeparator();
    add(tr("Off"), model::Motion::Off);
    connect(&preferences, &Preferences::changed, this, [this](Preference which) {
        if (which == Preference::Motion) follow();
    });
}

MotionSetting::~MotionSetting() = default;

QAction* MotionSetting::menuAction() const {
    return m_menu->menuAction();
}

model::Motion MotionSetting::motion() const {
    return m_preferences.motion();
}

void MotionSetting::choose(model::Motion motion) {
    m_preferences.setMotion(motion);
}

void MotionSetting::follow() {
    for (QAction* action : m_choices->actions())
        if (action->data().toInt() == static_cast<int>(motion())) action->setChecked(true);
    emit changed(motion());
}

void MotionSetting::chooseNext() {
    const QList<QAction*> all = m_choices->actions();
    const auto now = all.indexOf(m_choices->checkedAction());
    choose(static_cast<model::Motion>(all[(now + 1) % all.size()]->data().toInt()));
}

QString MotionSetting::name() const {
    return m_choices->checkedAction()->text();
}

void MotionSetting::add(const QString& text, model::Motion motion) {
    auto* action = new QAction(text, m_choices);
    action->setCheckable(true);
    action->setChecked(motion == m_preferences.motion());
    action->setData(static_cast<int>(motion));
    m_menu->addAction(action);
    connect(action, &QAction::triggered, this, [this, motion] { choose(motion); });
}

}  // namespace remparts::app
