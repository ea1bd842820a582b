// Draws everything as the preferences say; a theme that follows the system follows it while the program runs.
#pragma once

#include <QObject>
#include <QPalette>
#include <functional>

#include "look/tokens.h"

class QWidget;

namespace remparts::app {

class Preferences;
enum class Preference;

/// The desktop's own colours, which those of the program hide: asking for them changes the application's palette
/// until the next panel::setAppearance().
[[nodiscard]] QPalette systemPalette();
/// What suits a desktop of these colours: dark or light, and high contrast where it has next to black and white
/// alone.
[[nodiscard]] panel::ThemeKind themeFor(const QPalette& system);

class AppearanceKeeper : public QObject {
    Q_OBJECT
  public:
    using PaletteSource = std::function<QPalette()>;

    /// Takes effect at once. The preferences must live longer; `window` is told of changes by the system.
    AppearanceKeeper(Preferences& preferences, QWidget& window, PaletteSource system = systemPalette);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void follow(Preference which);
    void apply();
    [[nodiscard]] panel::ThemeKind theme() const;

    Preferences& m_preferences;
    PaletteSource m_readSystem;
    panel::ThemeKind m_system = panel::ThemeKind::Light;
};

}  // namespace remparts::app
