#include "preferences/preferences.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "support/catch.h"

using namespace remparts;
using app::Preference;
using app::Preferences;

namespace {

struct Drawer {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("settings.ini"));

    void write(const QByteArray& text) const {
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

void changeAll(Preferences& preferences) {
    preferences.setTheme(app::ThemeChoice::HighContrast);
    preferences.setTextPercent(160);
    preferences.setPalette(model::PlayerPalette::BlueYellow);
    preferences.setLanguage(app::LanguageChoice::Russian);
    preferences.setStrict(true);
    preferences.setConfirmStep(true);
    preferences.setCoordinates(true);
    preferences.setMotion(model::Motion::VeryFast);
    preferences.setSound(false);
    preferences.setVolume(15);
    preferences.setHiddenParts({QStringLiteral("track")});
    preferences.setHintsRoads(true);
}

}  // namespace

TEST_CASE("Every preference is there again at the next start", "[preferences]") {
    const Drawer drawer;
    app::PreferenceValues left;
    {
        QSettings settings(drawer.path, QSettings::IniFormat);
        Preferences preferences(settings);
        changeAll(preferences);
        left = preferences.values();
    }
    QSettings settings(drawer.path, QSettings::IniFormat);
    const Preferences preferences(settings);
    CHECK(preferences.values() == left);
    CHECK(preferences.textPercent() == 160);
    CHECK(preferences.hiddenParts() == QStringList{QStringLiteral("track")});
}

TEST_CASE("Resetting the preferences brings back the first start and tells each change once", "[preferences]") {
    const Drawer drawer;
    QSettings settings(drawer.path, QSettings::IniFormat);
    Preferences preferences(settings);
    CHECK(preferences.values() == app::PreferenceValues());
    changeAll(preferences);
    QSignalSpy told(&preferences, &Preferences::changed);
    preferences.reset();
    CHECK(preferences.values() == app::PreferenceValues());
    CHECK(told.count() == 12);
    preferences.reset();
    CHECK(told.count() == 12);
    CHECK(Preferences(settings).values() == app::PreferenceValues());
}

TEST_CASE("Damaged and unknown preferences count as the usual ones, sound ones beside them stay", "[preferences]") {
    const Drawer drawer;
    drawer.write(
        "language=klingon\nstrict=perhaps\n[look]\ntheme=@Invalid()\ntextPercent=9000\nplayers=4\n"
        "[sound]\non=\nvolume=loud\n[table]\nmotion=fast\nconfirmStep=true\ncoordinates=@ByteArray(\\0)\n");
    QSettings settings(drawer.path, QSettings::IniFormat);
    const Preferences preferences(settings);
    app::PreferenceValues wanted;
    wanted.motion = model::Motion::Fast;
    wanted.confirmStep = true;
    CHECK(preferences.values() == wanted);
}

TEST_CASE("Numbers outside of their range are held within it", "[preferences]") {
    const Drawer drawer;
    QSettings settings(drawer.path, QSettings::IniFormat);
    Preferences preferences(settings);
    preferences.setTextPercent(1000);
    CHECK(preferences.textPercent() == 200);
    preferences.setTextPercent(1);
    CHECK(preferences.textPercent() == 80);
    preferences.setVolume(-5);
    CHECK(preferences.volume() == 0);
}
