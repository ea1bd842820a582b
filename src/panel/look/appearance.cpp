#include "look/appearance.h"

#include <QApplication>
#include <QFontInfo>
#include <QWidget>
#include <algorithm>

namespace remparts::panel {
namespace {

constexpr int usualPercent = 100;

Appearance& current() {
    static Appearance inUse;
    return inUse;
}

// As the system has it; the application's font becomes another one with the first setAppearance().
const QFont& systemFont() {
    static const QFont font = QGuiApplication::font();
    return font;
}

int scaled(int pixels) {
    return qRound(pixels * current().textPercent / 100.0);
}

void tellAll(QEvent::Type change) {
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(change);
        QApplication::sendEvent(widget, &event);
    }
}

void useText() {
    QFont font = systemFont();
    if (current().textPercent != usualPercent) font.setPixelSize(scaled(QFontInfo(font).pixelSize()));
    QApplication::setFont(font);
}

}  // namespace

const Appearance& appearance() {
    return current();
}

void setAppearance(const Appearance& appearance) {
    const Appearance before = current();
    (void)systemFont();
    current() = appearance;
    if (before.textPercent != appearance.textPercent) useText();
    QApplication::setPalette(themePalette(appearance.theme));
    if (before.theme != appearance.theme || before.palette != appearance.palette) tellAll(QEvent::PaletteChange);
    if (before.textPercent != appearance.textPercent || before.fingers != appearance.fingers)
        tellAll(QEvent::FontChange);
}

// A larger system font is followed; below 14 pixels the numbers of the panel would be hard to read across a table.
int bodyPixels() {
    return scaled(std::clamp(QFontInfo(systemFont()).pixelSize(), 14, 17));
}

}  // namespace remparts::panel
