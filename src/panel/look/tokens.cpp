#include "look/tokens.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <cmath>

#include "look/appearance.h"

namespace remparts::panel {
namespace {

constexpr int leastTarget = 36;
constexpr int fingerTarget = 44;
constexpr int aboveAndBelowText = 12;

const Theme& lightTheme() {
    static const Theme light{
        false,     false,     "#ebe6de", "#f5f1ea", "#fffdf9", "#dcd4c7", "#e7e1d8",
        "#2a2521", "#574e45", "#6b6257", "#6a3468", "#fffdf9", "#efe3ec", QColor(70, 50, 25, 46)};
    return light;
}

const Theme& darkTheme() {
    static const Theme dark{true,      false,     "#1d1a18", "#262220", "#312c29", "#443d38", "#3a3430",
                            "#f1ebe2", "#c9beb1", "#a79c90", "#d9a9d5", "#2a1529", "#43303f", QColor(0, 0, 0, 90)};
    return dark;
}

const Theme& lightContrastTheme() {
    static const Theme light{false,     true,      "#ffffff", "#ffffff", "#ffffff", "#000000", "#ececec",
                             "#000000", "#1c1c1c", "#3d3d3d", "#4b1a4a", "#ffffff", "#f3dff2", QColor(0, 0, 0, 60)};
    return light;
}

const Theme& darkContrastTheme() {
    static const Theme dark{true,      true,      "#000000", "#000000", "#000000", "#ffffff", "#1c1c1c",
                            "#ffffff", "#ebebeb", "#c4c4c4", "#f2bdf0", "#000000", "#341a34", QColor(0, 0, 0, 120)};
    return dark;
}

// Of a part of a linear colour (sRGB).
double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

using PlayerColors = std::array<QColor, 4>;

const PlayerColors& colorsOf(model::PlayerPalette palette) {
    static const PlayerColors standard{"#c8322b", "#2d6bb5", "#367d3e", "#e3b22a"};
    static const PlayerColors redGreen{"#94261b", "#2b50b3", "#7bb0a0", "#f8e23a"};
    static const PlayerColors blueYellow{"#b52a20", "#2a3f9c", "#45ae4d", "#f6d6b8"};
    static const PlayerColors highContrast{"#8e1c0c", "#1f3f9f", "#6cbb93", "#faf44f"};
    switch (palette) {
        case model::PlayerPalette::Standard:
            return standard;
        case model::PlayerPalette::RedGreen:
            return redGreen;
        case model::PlayerPalette::BlueYellow:
            return blueYellow;
        case model::PlayerPalette::HighContrast:
            return highContrast;
    }
    return standard;
}

}  // namespace

QFont textFont(TextSize size, bool bold) {
    QFont font = QGuiApplication::font();
    const int body = bodyPixels();
    switch (size) {
        case TextSize::Small:
            font.setPixelSize(qRound(body * 0.86));
            break;
        case TextSize::Body:
            font.setPixelSize(body);
            break;
        case TextSize::Reading:
            font.setPixelSize(qRound(body * 1.26));
            break;
        case TextSize::Large:
            font.setPixelSize(qRound(body * 1.72));
            break;
        case TextSize::Huge:
            font.setPixelSize(qRound(body * 2.4));
            break;
    }
    font.setBold(bold);
    return font;
}

int targetHeight() {
    const int words = QFontMetrics(textFont(TextSize::Body)).height() + aboveAndBelowText;
    return std::max(words, appearance().fingers ? fingerTarget : leastTarget);
}

int panelWidthIn(int windowWidth) {
    constexpr double mostOfWindow = 0.4;
    const int usual = windowWidth < narrowBelow ? narrowPanelWidth : panelWidth;
    const int wanted = usual * std::max(100, appearance().textPercent) / 100;
    return std::max(usual, std::min(wanted, static_cast<int>(windowWidth * mostOfWindow)));
}

const Theme& themeOf(ThemeKind kind) {
    switch (kind) {
        case ThemeKind::Light:
            return lightTheme();
        case ThemeKind::Dark:
            return darkTheme();
        case ThemeKind::LightContrast:
            return lightContrastTheme();
        case ThemeKind::DarkContrast:
            return darkContrastTheme();
    }
    return lightTheme();
}

const Theme& theme() {
    return themeOf(appearance().theme);
}

QPalette themePalette(ThemeKind kind) {
    const Theme& t = themeOf(kind);
    QPalette palette(t.card, t.window);
    palette.setColor(QPalette::Window, t.window);
    palette.setColor(QPalette::Base, t.card);
    palette.setColor(QPalette::AlternateBase, t.panel);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.onAccent);
    palette.setColor(QPalette::PlaceholderText, t.textFaint);
    palette.setColor(QPalette::ToolTipBase, t.card);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, t.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.textFaint);
    return palette;
}

double contrastOf(const QColor& first, const QColor& second) {
    const double a = luminance(first);
    const double b = luminance(second);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor playerColor(engine::PlayerColor player, model::PlayerPalette palette) {
    return colorsOf(palette)[static_cast<std::size_t>(player)];
}

QColor playerColor(engine::PlayerColor player) {
    return playerColor(player, appearance().palette);
}

QColor playerInk(engine::PlayerColor player) {
    const QColor ground = playerColor(player);
    const QColor dark = theme().contrast ? QColor(Qt::black) : inkOnPossible();
    const QColor light = theme().contrast ? QColor(Qt::white) : QColor("#fffdf9");
    return contrastOf(ground, dark) > contrastOf(ground, light) ? dark : light;
}

QColor playerTint(engine::PlayerColor player) {
    if (theme().contrast) return theme().card;
    return mix(theme().card, playerColor(player), theme().dark ? 0.24 : 0.13);
}

QColor possibleColor() {
    return {"#f6e27a"};
}

QColor forbiddenColor() {
    return {"#4a2a3a"};
}

QColor inkOnPossible() {
    return {"#2a2521"};
}

QColor tableEdge() {
    return {40, 25, 5, 130};
}

QColor mix(const QColor& a, const QColor& b, double share) {
    const auto between = [share](int from, int to) { return static_cast<int>(from + (to - from) * share); };
    return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue()),
            between(a.alpha(), b.alpha())};
}

}  // namespace remparts::panel
