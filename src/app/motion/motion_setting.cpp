#include "motion/motion_setting.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <array>

namespace remparts::app {

namespace {

const QString key = QStringLiteral("table/motion");

struct Word {
    model::Motion motion;
    const char* stored;  // in the settings, the same in all languages
};
constexpr std::array words{Word{model::Motion::Off, "off"}, Word{model::Motion::Slow, "slow"},
                           Word{model::Motion::Normal, "normal"}, Word{model::Motion::Fast, "fast"},
                           Word{model::Motion::VeryFast, "veryFast"}};

model::Motion read(const QSettings& settings) {
    const QString stored = settings.value(key).toString();
    for (const Word& word : words)
        if (stored == QLatin1String(word.stored)) return word.motion;
    return model::Motion::Normal;
}

QString storedWord(model::Motion motion) {
    for (const Word& word : words)
        if (word.motion == motion) return QString::fromLatin1(word.stored);
    return {};
}

}  // namespace

MotionSetting::MotionSetting(QSettings& settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_motion(read(settings)),
      m_menu(std::make_unique<QMenu>(tr("Motion"))),
      m_choices(new QActionGroup(this)) {
    add(tr("Slow"), model::Motion::Slow);
    add(tr("Normal"), model::Motion::Normal);
    add(tr("Fast"), model::Motion::Fast);
    add(tr("Very fast"), model::Motion::VeryFast);
    m_menu->addSeparator();
    add(tr("Off"), model::Motion::Off);
}

MotionSetting::~MotionSetting() = default;

QAction* MotionSetting::menuAction() const {
    return m_menu->menuAction();
}

void MotionSetting::choose(model::Motion motion) {
    for (QAction* action : m_choices->actions())
        if (action->data().toInt() == static_cast<int>(motion)) action->setChecked(true);
    if (motion == m_motion) return;
    m_motion = motion;
    m_settings.setValue(key, storedWord(motion));
    emit changed(motion);
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
    action->setChecked(motion == m_motion);
    action->setData(static_cast<int>(motion));
    m_menu->addAction(action);
    connect(action, &QAction::triggered, this, [this, motion] { choose(motion); });
}

}  // namespace remparts::app
