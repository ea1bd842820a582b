#include "language/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <algorithm>

#include "language/spoken.h"

void loadTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace remparts::model {

namespace {

const QString english = QStringLiteral("en");

/// What is installed now; the application owns them.
struct Spoken {
    QString code = english;
    QPointer<QTranslator> ours;
    QPointer<QTranslator> qtsOwn;
};

Spoken& spoken() {
    static Spoken now;
    return now;
}

bool isSpoken(const QString& code) {
    return std::ranges::any_of(languages(), [&](const Language& language) { return language.code == code; });
}

void install(QPointer<QTranslator>& place, const QString& file, const QString& folder) {
    if (place) QCoreApplication::removeTranslator(place);
    delete place;
    auto* translator = new QTranslator(QCoreApplication::instance());
    place = translator;
    if (translator->load(file, folder)) QCoreApplication::installTranslator(translator);
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{english, QStringLiteral("English")},
                                           {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                           {QStringLiteral("fr"), QStringLiteral("Français")},
                                           {QStringLiteral("nl"), QStringLiteral("Nederlands")},
                                           {QStringLiteral("ru"), QStringLiteral("Русский")}};
    return all;
}

LanguageNews& languageNews() {
    static LanguageNews news;
    return news;
}

QString systemLanguage() {
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString code = wanted.left(2).toLower(); isSpoken(code)) return code;
    return english;
}

QString currentLanguage() {
    return spoken().code;
}

void useLanguage(const QString& code) {
    loadTranslations();
    Spoken& now = spoken();
    now.code = isSpoken(code) ? code : systemLanguage();
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(now.code) ? system : QLocale(now.code));
    // Qt's own texts first: the translator installed last is asked first, and its change is announced last.
    install(now.qtsOwn, QStringLiteral("qtbase_") + now.code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(now.ours, QStringLiteral("remparts_") + now.code, QStringLiteral(":/translations"));
    emit languageNews().changed();
}

}  // namespace remparts::model
