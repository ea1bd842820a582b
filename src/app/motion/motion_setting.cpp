#include "motion/motion_setting.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "language/spoken.h"
#include "preferences/preferences.h"

namespace remparts::app {

MotionSetting::MotionSetting(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_menu(std::make_unique<QMenu>()),
      m_choices(new QActionGroup(this)) {
    for (const model::Motion each : {model::Motion::Slow, model::Motion::Normal, model::Motion::Fast,
                                     model::Motion::VeryFast, model::Motion::Off})
        add(each);
    m_menu->insertSeparator(m_choices->actions().back());
    model::keepSaid(this, [this] {
        m_menu->setTitle(tr("Motion"));
        for (QAction* action : m_choices->actions())
            action->setText(nameOf(static_cast<model::Motion>(action->data().toInt())));
    });
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

QString MotionSetting::nameOf(model::Motion motion) {
    switch (motion) {
        case model::Motion::Slow:
            return tr("Slow");
        case model::Motion::Normal:
            return tr("Normal");
        case model::Motion::Fast:
            return tr("Fast");
        case model::Motion::VeryFast:
            return tr("Very fast");
        case model::Motion::Off:
            return tr("Off");
    }
    return {};
}

void MotionSetting::add(model::Motion motion) {
    auto* action = new QAction(m_choices);
    action->setCheckable(true);
    action->setChecked(motion == m_preferences.motion());
    action->setData(static_cast<int>(motion));
    m_menu->addAction(action);
    connect(action, &QAction::triggered, this, [this, motion] { choose(motion); });
}

}  // namespace remparts::app
