#include "preferences/appearance_keeper.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>
#include <utility>

#include "look/appearance.h"
#include "preferences/preferences.h"

namespace remparts::app {

namespace {

constexpr double nearlyBlackAndWhite = 20;
constexpr int middle = 128;

}  // namespace

QPalette systemPalette() {
    QApplication::setPalette(QPalette());
    return QGuiApplication::palette();
}

panel::ThemeKind themeFor(const QPalette& system) {
    const QColor ground = system.color(QPalette::Window);
    const bool dark = ground.lightness() < middle;
    if (panel::contrastOf(ground, system.color(QPalette::WindowText)) >= nearlyBlackAndWhite)
        return dark ? panel::ThemeKind::DarkContrast : panel::ThemeKind::LightContrast;
    return dark ? panel::ThemeKind::Dark : panel::ThemeKind::Light;
}

AppearanceKeeper::AppearanceKeeper(Preferences& preferences, QWidget& window, PaletteSource system)
    : QObject(&window),
      m_preferences(preferences),
      m_readSystem(std::move(system)),
      m_system(themeFor(m_readSystem())) {
    connect(&preferences, &Preferences::changed, this, &AppearanceKeeper::follow);
    window.installEventFilter(this);
    apply();
}

bool AppearanceKeeper::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ThemeChange) {
        m_system = themeFor(m_readSystem());
        apply();
    }
    return QObject::eventFilter(watched, event);
}

void AppearanceKeeper::follow(Preference which) {
    if (which == Preference::Theme || which == Preference::TextPercent || which == Preference::Palette) apply();
}

// Of high contrast there is a light one and a dark one: whichever the system is.
panel::ThemeKind AppearanceKeeper::theme() const {
    const bool dark = panel::themeOf(m_system).dark;
    switch (m_preferences.theme()) {
        case ThemeChoice::System:
            return m_system;
        case ThemeChoice::Light:
            return panel::ThemeKind::Light;
        case ThemeChoice::Dark:
            return panel::ThemeKind::Dark;
        case ThemeChoice::HighContrast:
            return dark ? panel::ThemeKind::DarkContrast : panel::ThemeKind::LightContrast;
    }
    return m_system;
}

void AppearanceKeeper::apply() {
    panel::Appearance wanted = panel::appearance();
    wanted.theme = theme();
    wanted.textPercent = m_preferences.textPercent();
    wanted.palette = m_preferences.palette();
    panel::setAppearance(wanted);
}

}  // namespace remparts::app
