// The preferences as words and numbers in the settings, the same in all languages.
#pragma once

#include "preferences/preferences.h"

class QSettings;

namespace remparts::app {

/// What the settings hold; the default in the place of what is missing, damaged or out of range.
[[nodiscard]] PreferenceValues readPreferences(const QSettings& settings);
/// "nl"; "system" for that of the system.
[[nodiscard]] QString languageCode(LanguageChoice language);
/// Writes one of them.
void writePreference(QSettings& settings, const PreferenceValues& values, Preference which);

}  // namespace remparts::app
