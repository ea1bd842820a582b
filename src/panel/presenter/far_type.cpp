#include "presenter/far_type.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <cmath>

namespace remparts::panel {
namespace {

constexpr double pi = 3.14159265358979;
constexpr double radiansPerMinute = pi / 180 / 60;
constexpr int measuringPixels = 1000;

struct FarSize {
    double wished;  // minutes of arc
    double least;
    bool bold;
};

FarSize sizeOf(FarRole role) {
    switch (role) {
        case FarRole::Caption:
            return {30, easyMinutes, false};
        case FarRole::Ask:
            return {30, easyMinutes, true};
        case FarRole::Choice:
            return {28, leastMinutes, false};
        case FarRole::RuleTitle:
            return {24, leastMinutes, true};
        case FarRole::RuleText:
            return {22, leastMinutes, false};
        case FarRole::Sum:
            return {28, leastMinutes, false};
        case FarRole::Total:
            return {64, 30, true};
        case FarRole::Standing:
            return {32, leastMinutes, false};
        case FarRole::Label:
            return {leastMinutes, leastMinutes, false};
    }
    return {};
}

double capShare(const QFont& family) {
    QFont font = family;
    font.setPixelSize(measuringPixels);
    return QFontMetricsF(font).capHeight() / measuringPixels;
}

}  // namespace

QFont farFont(FarRole role, double pictureHeight, double tightness) {
    const FarSize size = sizeOf(role);
    QFont font = QGuiApplication::font();
    font.setBold(size.bold);
    const double minutes = size.wished + (size.least - size.wished) * tightness;
    const double capitals = minutes * radiansPerMinute * heightsAway * pictureHeight;
    font.setPixelSize(std::max(1, static_cast<int>(std::ceil(capitals / capShare(font)))));
    return font;
}

double seenMinutes(const QFont& font, double pictureHeight) {
    return font.pixelSize() * capShare(font) / pictureHeight / heightsAway / radiansPerMinute;
}

double leastMinutesOf(FarRole role) {
    return sizeOf(role).least;
}

}  // namespace remparts::panel
