// What a person chose once and for all games: kept in the settings, known here by typed values with defaults.
#pragma once

#include <QObject>
#include <QStringList>

#include "motion.h"
#include "player_palette.h"

class QSettings;

namespace remparts::app {

enum class ThemeChoice { System, Light, Dark, HighContrast };
/// `System` is the first of the program's languages that the system asks for.
enum class LanguageChoice { System, English, Dutch, German, French, Russian };

enum class Preference {
    Theme,
    TextPercent,
    Palette,
    Language,
    Strict,
    ConfirmStep,
    Coordinates,
    Motion,
    Sound,
    Volume,
    HiddenParts,
    HintsRoads,
};

struct PreferenceValues {
    ThemeChoice theme = ThemeChoice::System;
    int textPercent = 100;  ///< of the usual text, 80 to 200
    model::PlayerPalette palette = model::PlayerPalette::Standard;
    LanguageChoice language = LanguageChoice::System;
    bool strict = false;
    bool confirmStep = false;
    bool coordinates = false;  ///< names of columns and rows along the city's edge
    model::Motion motion = model::Motion::Normal;
    bool sound = true;
    int volume = 60;          ///< 0 to 100
    QStringList hiddenParts;  ///< of the side panel, by words of its own
    bool hintsRoads = false;  ///< The Kids: which roads the tile in hand can close

    friend bool operator==(const PreferenceValues&, const PreferenceValues&) = default;
};

/// Every change is kept at once and announced. What the settings hold and nobody understands counts as the default.
class Preferences : public QObject {
    Q_OBJECT
  public:
    static constexpr int smallestText = 80;
    static constexpr int largestText = 200;

    /// Begins with what the settings hold. They must live longer.
    explicit Preferences(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] const PreferenceValues& values() const { return m_values; }
    [[nodiscard]] ThemeChoice theme() const { return m_values.theme; }
    [[nodiscard]] int textPercent() const { return m_values.textPercent; }
    [[nodiscard]] model::PlayerPalette palette() const { return m_values.palette; }
    [[nodiscard]] LanguageChoice language() const { return m_values.language; }
    [[nodiscard]] bool isStrict() const { return m_values.strict; }
    [[nodiscard]] bool hasConfirmStep() const { return m_values.confirmStep; }
    [[nodiscard]] bool showsCoordinates() const { return m_values.coordinates; }
    [[nodiscard]] model::Motion motion() const { return m_values.motion; }
    [[nodiscard]] bool hasSound() const { return m_values.sound; }
    [[nodiscard]] int volume() const { return m_values.volume; }
    [[nodiscard]] const QStringList& hiddenParts() const { return m_values.hiddenParts; }
    [[nodiscard]] bool hintsRoads() const { return m_values.hintsRoads; }

    void setTheme(ThemeChoice theme);
    /// Held within its range.
    void setTextPercent(int percent);
    void setPalette(model::PlayerPalette palette);
    void setLanguage(LanguageChoice language);
    void setStrict(bool on);
    void setConfirmStep(bool on);
    void setCoordinates(bool on);
    void setMotion(model::Motion motion);
    void setSound(bool on);
    /// Held within its range.
    void setVolume(int volume);
    void setHiddenParts(const QStringList& parts);
    void setHintsRoads(bool on);
    /// All to its default, each with its signal.
    void reset();

  signals:
    /// The value is another one now.
    void changed(remparts::app::Preference which);

  private:
    template <class Value>
    void set(Value PreferenceValues::*member, const Value& value, Preference which);

    QSettings& m_settings;
    PreferenceValues m_values;
};

}  // namespace remparts::app
