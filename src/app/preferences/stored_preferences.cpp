#include "preferences/stored_preferences.h"

#include <QSettings>
#include <array>

namespace remparts::app {

namespace {

template <class Value>
struct Word {
    Value value;
    const char* stored;
};

constexpr std::array themes{Word{ThemeChoice::System, "system"}, Word{ThemeChoice::Light, "light"},
                            Word{ThemeChoice::Dark, "dark"}, Word{ThemeChoice::HighContrast, "highContrast"}};
constexpr std::array palettes{
    Word{model::PlayerPalette::Standard, "standard"}, Word{model::PlayerPalette::RedGreen, "redGreen"},
    Word{model::PlayerPalette::BlueYellow, "blueYellow"}, Word{model::PlayerPalette::HighContrast, "highContrast"}};
constexpr std::array languages{Word{LanguageChoice::System, "system"}, Word{LanguageChoice::English, "en"},
                               Word{LanguageChoice::Dutch, "nl"},      Word{LanguageChoice::German, "de"},
                               Word{LanguageChoice::French, "fr"},     Word{LanguageChoice::Russian, "ru"}};
constexpr std::array motions{Word{model::Motion::Off, "off"}, Word{model::Motion::Slow, "slow"},
                             Word{model::Motion::Normal, "normal"}, Word{model::Motion::Fast, "fast"},
                             Word{model::Motion::VeryFast, "veryFast"}};

// Settings may come from files of several formats, which keep everything as text.
class Reader {
  public:
    explicit Reader(const QSettings& settings) : m_settings(settings) {}

    template <class Value, std::size_t Count>
    void read(Value& value, Preference which, const std::array<Word<Value>, Count>& words) const {
        const QString stored = text(which);
        for (const Word<Value>& word : words)
            if (stored == QLatin1String(word.stored)) value = word.value;
    }

    void read(bool& value, Preference which) const {
        const QString stored = text(which);
        if (stored == QStringLiteral("true")) value = true;
        if (stored == QStringLiteral("false")) value = false;
    }

    void read(int& value, Preference which, int least, int most) const {
        bool isNumber = false;
        const int stored = text(which).toInt(&isNumber);
        if (isNumber && stored >= least && stored <= most) value = stored;
    }

    void read(QStringList& value, Preference which) const;

  private:
    [[nodiscard]] QString text(Preference which) const;

    const QSettings& m_settings;
};

QString keyOf(Preference which) {
    switch (which) {
        case Preference::Theme:
            return QStringLiteral("look/theme");
        case Preference::TextPercent:
            return QStringLiteral("look/textPercent");
        case Preference::Palette:
            return QStringLiteral("look/players");
        case Preference::Language:
            return QStringLiteral("language");
        case Preference::Strict:
            return QStringLiteral("strict");
        case Preference::ConfirmStep:
            return QStringLiteral("table/confirmStep");
        case Preference::Coordinates:
            return QStringLiteral("table/coordinates");
        case Preference::Motion:
            return QStringLiteral("table/motion");
        case Preference::Sound:
            return QStringLiteral("sound/on");
        case Preference::Volume:
            return QStringLiteral("sound/volume");
        case Preference::HiddenParts:
            return QStringLiteral("panel/hidden");
        case Preference::HintsRoads:
            return QStringLiteral("kids/hintsRoads");
    }
    return {};
}

QString Reader::text(Preference which) const {
    return m_settings.value(keyOf(which)).toString();
}

void Reader::read(QStringList& value, Preference which) const {
    value = m_settings.value(keyOf(which)).toStringList();
    value.removeAll(QString());
}

template <class Value, std::size_t Count>
QString storedWord(Value value, const std::array<Word<Value>, Count>& words) {
    for (const Word<Value>& word : words)
        if (word.value == value) return QString::fromLatin1(word.stored);
    return {};
}

QVariant storedForm(const PreferenceValues& values, Preference which) {
    switch (which) {
        case Preference::Theme:
            return storedWord(values.theme, themes);
        case Preference::TextPercent:
            return values.textPercent;
        case Preference::Palette:
            return storedWord(values.palette, palettes);
        case Preference::Language:
            return storedWord(values.language, languages);
        case Preference::Strict:
            return values.strict;
        case Preference::ConfirmStep:
            return values.confirmStep;
        case Preference::Coordinates:
            return values.coordinates;
        case Preference::Motion:
            return storedWord(values.motion, motions);
        case Preference::Sound:
            return values.sound;
        case Preference::Volume:
            return values.volume;
        case Preference::HiddenParts:
            return values.hiddenParts;
        case Preference::HintsRoads:
            return values.hintsRoads;
    }
    return {};
}

}  // namespace

QString languageCode(LanguageChoice language) {
    return storedWord(language, languages);
}

PreferenceValues readPreferences(const QSettings& settings) {
    const Reader reader(settings);
    PreferenceValues values;
    reader.read(values.theme, Preference::Theme, themes);
    reader.read(values.textPercent, Preference::TextPercent, Preferences::smallestText, Preferences::largestText);
    reader.read(values.palette, Preference::Palette, palettes);
    reader.read(values.language, Preference::Language, languages);
    reader.read(values.strict, Preference::Strict);
    reader.read(values.confirmStep, Preference::ConfirmStep);
    reader.read(values.coordinates, Preference::Coordinates);
    reader.read(values.motion, Preference::Motion, motions);
    reader.read(values.sound, Preference::Sound);
    reader.read(values.volume, Preference::Volume, 0, 100);
    reader.read(values.hiddenParts, Preference::HiddenParts);
    reader.read(values.hintsRoads, Preference::HintsRoads);
    return values;
}

void writePreference(QSettings& settings, const PreferenceValues& values, Preference which) {
    settings.setValue(keyOf(which), storedForm(values, which));
}

}  // namespace remparts::app
