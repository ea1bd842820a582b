#include "look/appearance.h"

#include <QApplication>

#include "look/button.h"
#include "look/text.h"
#include "support/catch.h"
#include "support/color_distance.h"

using namespace remparts;
using namespace remparts::panel;
using test::Sight;

namespace {

constexpr std::array everybody{engine::PlayerColor::Red, engine::PlayerColor::Blue, engine::PlayerColor::Green,
                               engine::PlayerColor::Yellow};
constexpr std::array allPalettes{model::PlayerPalette::Standard, model::PlayerPalette::RedGreen,
                                 model::PlayerPalette::BlueYellow, model::PlayerPalette::HighContrast};

struct AsItWas {
    Appearance before = appearance();
    ~AsItWas() { setAppearance(before); }
};

double leastDifference(model::PlayerPalette palette, Sight sight) {
    double least = 100;
    for (std::size_t a = 0; a < everybody.size(); ++a)
        for (std::size_t b = a + 1; b < everybody.size(); ++b)
            least = std::min(least, test::colorDistance(test::seenBy(sight, playerColor(everybody[a], palette)),
                                                        test::seenBy(sight, playerColor(everybody[b], palette))));
    return least;
}

}  // namespace

TEST_CASE("The difference of two colours is CIEDE2000, by the pairs that its authors published", "[appearance]") {
    struct Pair {
        test::Lab a, b;
        double difference;
    };
    // Sharma, Wu and Dalal 2005, table 1: the numbers are theirs.
    const std::array pairs{Pair{{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
                           Pair{{50, -1.3802, -84.2814}, {50, 0, -82.7485}, 1.0000},
                           Pair{{50, 0, 0}, {50, -1, 2}, 2.3669},
                           Pair{{50, 2.49, -0.001}, {50, -2.49, 0.0009}, 7.1792},
                           Pair{{50, -0.001, 2.49}, {50, 0.0011, -2.49}, 4.7461},
                           Pair{{50, 2.5, 0}, {73, 25, -18}, 27.1492},
                           Pair{{50, 2.5, 0}, {61, -5, 29}, 22.8977},
                           Pair{{50, 2.5, 0}, {56, -27, -3}, 31.9030},
                           Pair{{50, 2.5, 0}, {58, 24, 15}, 19.4535},
                           Pair{{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
                           Pair{{22.7233, 20.0904, -46.694}, {23.0331, 14.973, -42.5619}, 2.0373},
                           Pair{{2.0776, 0.0795, -1.135}, {0.9033, -0.0636, -0.5514}, 0.9082}};
    for (const Pair& pair : pairs) {
        CHECK(test::colorDistance(pair.a, pair.b) == Approx(pair.difference).margin(0.0001));
        CHECK(test::colorDistance(pair.b, pair.a) == Approx(pair.difference).margin(0.0001));
    }
}

TEST_CASE("The four players are far apart in the palette made for an eye", "[appearance]") {
    using model::PlayerPalette;
    for (const PlayerPalette palette : allPalettes) CHECK(leastDifference(palette, Sight::Usual) >= 20);
    CHECK(leastDifference(PlayerPalette::RedGreen, Sight::Protanopia) >= 20);
    CHECK(leastDifference(PlayerPalette::RedGreen, Sight::Deuteranopia) >= 20);
    CHECK(leastDifference(PlayerPalette::BlueYellow, Sight::Tritanopia) >= 20);
    for (const Sight sight : test::allSights) CHECK(leastDifference(PlayerPalette::HighContrast, sight) >= 20);
}

TEST_CASE("The usual palette needs the others: it is no help to eyes that see colours differently", "[appearance]") {
    CHECK(leastDifference(model::PlayerPalette::Standard, Sight::Deuteranopia) < 20);
}

TEST_CASE("Every text is plain on every surface, in each theme", "[appearance]") {
    for (const ThemeKind kind : allThemeKinds) {
        const Theme& t = themeOf(kind);
        const double least = t.contrast ? 7 : 4.5;
        CAPTURE(static_cast<int>(kind));
        for (const QColor& surface : {t.window, t.panel, t.card, t.sunk, t.accentSoft}) {
            CAPTURE(surface.name().toStdString());
            for (const QColor& ink : {t.text, t.textSoft, t.textFaint, t.accent}) {
                CAPTURE(ink.name().toStdString());
                CHECK(contrastOf(ink, surface) >= least);
            }
        }
        CHECK(contrastOf(t.onAccent, t.accent) >= least);
        CHECK(contrastOf(t.onAccent, mix(t.accent, t.onAccent, 0.22)) >= 4.5);  // key caps
        if (t.contrast) CHECK(contrastOf(t.line, t.card) >= 7);
    }
    CHECK(contrastOf(inkOnPossible(), possibleColor()) >= 4.5);
}

TEST_CASE("Words on a player's colour are plain, in high contrast the more so", "[appearance]") {
    const AsItWas kept;
    Appearance look = appearance();
    for (const ThemeKind kind : allThemeKinds) {
        look.theme = kind;
        for (const model::PlayerPalette palette : allPalettes) {
            look.palette = palette;
            setAppearance(look);
            const bool plainest = themeOf(kind).contrast && palette == model::PlayerPalette::HighContrast;
            for (const engine::PlayerColor player : everybody) {
                CAPTURE(static_cast<int>(kind), static_cast<int>(palette), static_cast<int>(player));
                CHECK(contrastOf(playerInk(player), playerColor(player)) >= (plainest ? 7 : 4.5));
                CHECK(contrastOf(theme().text, playerTint(player)) >= (theme().contrast ? 7 : 4.5));
            }
        }
    }
}

TEST_CASE("Contrast is measured as the web's guidelines do", "[appearance]") {
    CHECK(contrastOf(Qt::black, Qt::white) == Approx(21));
    CHECK(contrastOf(Qt::white, Qt::white) == Approx(1));
    CHECK(contrastOf(QColor("#777777"), Qt::white) == Approx(4.48).margin(0.01));
}

TEST_CASE("Text grows with its preference, and what it is written on with it", "[appearance]") {
    const AsItWas kept;
    Appearance look;
    setAppearance(look);
    const double usual = textHeight(TextSize::Body);
    Button button(QStringLiteral("Open"), Button::Kind::Secondary);
    const QSize before = button.sizeHint();
    look.textPercent = 200;
    setAppearance(look);
    CHECK(textHeight(TextSize::Body) >= 1.8 * usual);
    CHECK(button.sizeHint().width() > before.width());
    CHECK(targetHeight() >= textHeight(TextSize::Body));
    CHECK(QApplication::font().pixelSize() > 0);
    look.textPercent = 80;
    setAppearance(look);
    CHECK(textHeight(TextSize::Body) < usual);
    CHECK(targetHeight() >= 28);
}

TEST_CASE("Once fingers were seen everything that can be clicked has room for them", "[appearance]") {
    const AsItWas kept;
    Appearance look;
    setAppearance(look);
    CHECK(targetHeight() < 44);
    look.fingers = true;
    setAppearance(look);
    CHECK(targetHeight() >= 44);
    CHECK(Button(QStringLiteral("Open"), Button::Kind::Quiet).sizeHint().height() >= 44);
}
