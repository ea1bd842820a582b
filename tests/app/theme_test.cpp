#include <QApplication>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/window_fixture.h"
#include "look/appearance.h"
#include "player_paints.h"
#include "preferences/appearance_keeper.h"
#include "preferences/preferences.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::tests;

namespace {

QPalette desktop(const char* ground, const char* text) {
    QPalette palette{QColor(ground)};
    palette.setColor(QPalette::Window, QColor(ground));
    palette.setColor(QPalette::WindowText, QColor(text));
    return palette;
}

// The colour that a page is painted on.
QColor groundOf(QWidget& window) {
    QApplication::processEvents();
    return window.grab().toImage().pixelColor(2, window.height() - 3);
}

}  // namespace

TEST_CASE("A desktop's colours tell which theme suits it", "[preferences]") {
    using panel::ThemeKind;
    CHECK(app::themeFor(desktop("#efefef", "#000000")) == ThemeKind::Light);
    CHECK(app::themeFor(desktop("#353535", "#eeeeec")) == ThemeKind::Dark);
    CHECK(app::themeFor(desktop("#ffffff", "#000000")) == ThemeKind::LightContrast);
    CHECK(app::themeFor(desktop("#000000", "#ffffff")) == ThemeKind::DarkContrast);
}

TEST_CASE("The theme follows the system while the program runs, unless a person chose one", "[window][preferences]") {
    WindowFixture game;
    QPalette system = desktop("#efefef", "#000000");
    delete game.window().findChild<app::AppearanceKeeper*>();
    const app::AppearanceKeeper keeper(game.window().preferences(), game.window(), [&system] { return system; });
    const auto systemChanges = [&](const QPalette& palette) {
        system = palette;
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(&game.window(), &change);
    };
    systemChanges(desktop("#efefef", "#000000"));
    CHECK_FALSE(panel::theme().dark);
    systemChanges(desktop("#202020", "#e0e0e0"));
    CHECK(panel::theme().dark);
    systemChanges(desktop("#000000", "#ffffff"));
    CHECK(panel::theme().contrast);
    game.window().preferences().setTheme(app::ThemeChoice::Light);
    CHECK_FALSE(panel::theme().dark);
    systemChanges(desktop("#202020", "#e0e0e0"));
    CHECK_FALSE(panel::theme().dark);
    game.window().preferences().setTheme(app::ThemeChoice::HighContrast);
    CHECK(panel::theme().contrast);
}

TEST_CASE("Asking for the desktop's colours is possible although the program hides them", "[window][preferences]") {
    WindowFixture game;
    game.window().preferences().setTheme(app::ThemeChoice::Light);
    const QColor before = app::systemPalette().color(QPalette::Window);
    game.window().preferences().setTheme(app::ThemeChoice::Dark);
    CHECK(QApplication::palette().color(QPalette::Window) == panel::theme().window);
    CHECK(app::systemPalette().color(QPalette::Window) == before);
}

TEST_CASE("Another theme paints every page anew at once", "[window][preferences]") {
    WindowFixture game;
    for (const auto choice : {app::ThemeChoice::Dark, app::ThemeChoice::HighContrast, app::ThemeChoice::Light}) {
        game.window().preferences().setTheme(choice);
        CHECK(groundOf(game.window()) == panel::theme().window);
    }
}

TEST_CASE("Another palette of players shows on the table at once", "[window][preferences]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.window().preferences().setPalette(model::PlayerPalette::RedGreen);
    CHECK(game.city().playerPalette() == model::PlayerPalette::RedGreen);
    CHECK(panel::playerColor(engine::PlayerColor::Red) ==
          panel::playerColor(engine::PlayerColor::Red, model::PlayerPalette::RedGreen));
    game.window().preferences().reset();
    CHECK(game.city().playerPalette() == model::PlayerPalette::Standard);
}

TEST_CASE("Pieces in the city have the colours of the panel, in every palette", "[preferences]") {
    using model::PlayerPalette;
    for (const PlayerPalette palette :
         {PlayerPalette::Standard, PlayerPalette::RedGreen, PlayerPalette::BlueYellow, PlayerPalette::HighContrast})
        for (const auto player : {engine::PlayerColor::Red, engine::PlayerColor::Blue, engine::PlayerColor::Green,
                                  engine::PlayerColor::Yellow}) {
            CAPTURE(static_cast<int>(palette), static_cast<int>(player));
            const QColor wanted = panel::playerColor(player, palette);
            const geometry::Mesh mesh = geometry::buildFigure(player, scene::paintsOf(palette)).mesh;
            // Meshes hold linear light: the square of the paint.
            const auto isPainted = [&](const geometry::Vertex& vertex) {
                return std::abs(std::sqrt(vertex.color.r) - wanted.redF()) < 0.01 &&
                       std::abs(std::sqrt(vertex.color.g) - wanted.greenF()) < 0.01 &&
                       std::abs(std::sqrt(vertex.color.b) - wanted.blueF()) < 0.01;
            };
            CHECK(std::any_of(mesh.vertices.begin(), mesh.vertices.end(), isPainted));
        }
}
