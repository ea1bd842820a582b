#include "preferences/preferences.h"

#include <QSettings>
#include <algorithm>

#include "preferences/stored_preferences.h"

namespace remparts::app {

Preferences::Preferences(QSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_values(readPreferences(settings)) {}

template <class Value>
void Preferences::set(Value PreferenceValues::*member, const Value& value, Preference which) {
    if (m_values.*member == value) return;
    m_values.*member = value;
    writePreference(m_settings, m_values, which);
    emit changed(which);
}

void Preferences::setTheme(ThemeChoice theme) {
    set(&PreferenceValues::theme, theme, Preference::Theme);
}

void Preferences::setTextPercent(int percent) {
    set(&PreferenceValues::textPercent, std::clamp(percent, smallestText, largestText), Preference::TextPercent);
}

void Preferences::setPalette(model::PlayerPalette palette) {
    set(&PreferenceValues::palette, palette, Preference::Palette);
}

void Preferences::setLanguage(LanguageChoice language) {
    set(&PreferenceValues::language, language, Preference::Language);
}

void Preferences::setStrict(bool on) {
    set(&PreferenceValues::strict, on, Preference::Strict);
}

void Preferences::setConfirmStep(bool on) {
    set(&PreferenceValues::confirmStep, on, Preference::ConfirmStep);
}

void Preferences::setCoordinates(bool on) {
    set(&PreferenceValues::coordinates, on, Preference::Coordinates);
}

void Preferences::setMotion(model::Motion motion) {
    set(&PreferenceValues::motion, motion, Preference::Motion);
}

void Preferences::setSound(bool on) {
    set(&PreferenceValues::sound, on, Preference::Sound);
}

void Preferences::setVolume(int volume) {
    set(&PreferenceValues::volume, std::clamp(volume, 0, 100), Preference::Volume);
}

void Preferences::setHiddenParts(const QStringList& parts) {
    set(&PreferenceValues::hiddenParts, parts, Preference::HiddenParts);
}

void Preferences::setHintsRoads(bool on) {
    set(&PreferenceValues::hintsRoads, on, Preference::HintsRoads);
}

void Preferences::reset() {
    const PreferenceValues usual;
    setTheme(usual.theme);
    setTextPercent(usual.textPercent);
    setPalette(usual.palette);
    setLanguage(usual.language);
    setStrict(usual.strict);
    setConfirmStep(usual.confirmStep);
    setCoordinates(usual.coordinates);
    setMotion(usual.motion);
    setSound(usual.sound);
    setVolume(usual.volume);
    setHiddenParts(usual.hiddenParts);
    setHintsRoads(usual.hintsRoads);
}

}  // namespace remparts::app
