// The languages of the program, and the one it speaks now.
#pragma once

#include <QString>
#include <vector>

namespace remparts::model {

struct Language {
    QString code;  ///< ISO 639-1: "nl"
    QString name;  ///< in itself: "Nederlands"
};

/// English first, the others by their names.
[[nodiscard]] const std::vector<Language>& languages();

/// The first of the languages that the user's system asks for and the program speaks; "en" when there is none.
[[nodiscard]] QString systemLanguage();
/// "en" before useLanguage.
[[nodiscard]] QString currentLanguage();

/// Every text asked for from now on is in this language, dates and numbers as there; widgets get
/// QEvent::LanguageChange. A code that the program does not speak, such
/// as "system", means systemLanguage(). Needs a QCoreApplication.
void useLanguage(const QString& code);

}  // namespace remparts::model
