#include "look/tokens.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <algorithm>
#include <array>

namespace remparts::panel {
namespace {

const Theme& lightTheme() {
    static const Theme light{false,     "#ebe6de", "#f5f1ea", "#fffdf9", "#dcd4c7",         "#2a2521",
                             "#675e54", "#8d8276", "#6a3468", "#fffdf9", QColor("#efe3ec"), QColor(70, 50, 25, 46)};
    return light;
}

const Theme& darkTheme() {
    static const Theme dark{true,      "#1d1a18", "#262220", "#312c29", "#443d38",         "#f1ebe2",
                            "#b9aea1", "#8e8378", "#d3a1cf", "#2a1529", QColor("#43303f"), QColor(0, 0, 0, 90)};
    return dark;
}

// A larger system font is followed; below 14 pixels the numbers of the panel would be hard to read across a table.
int bodyPixels() {
    return std::clamp(QFontInfo(QGuiApplication::font()).pixelSize(), 14, 17);
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

const Theme& theme() {
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

QPalette themePalette(bool dark) {
    const Theme& t = dark ? darkTheme() : lightTheme();
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

QColor playerColor(engine::PlayerColor player) {
    static const std::array<QColor, 4> colors{"#c8322b", "#2d6bb5", "#3d8b45", "#e3b22a"};
    return colors[static_cast<std::size_t>(player)];
}

QColor playerInk(engine::PlayerColor player) {
    return player == engine::PlayerColor::Yellow ? inkOnPossible() : QColor("#fffdf9");
}

QColor playerTint(engine::PlayerColor player) {
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
