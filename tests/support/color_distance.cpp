#include "support/color_distance.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace remparts::test {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple operator*(const Matrix& m, const Triple& v) {
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row) result[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    return result;
}

double toLinear(double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double fromLinear(double c) {
    return c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}

Triple linearOf(QColor color) {
    return {toLinear(color.redF()), toLinear(color.greenF()), toLinear(color.blueF())};
}

Matrix matrixFor(Sight sight) {
    switch (sight) {
        case Sight::Usual:
            break;
        case Sight::Protanopia:
            return {
                {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
        case Sight::Deuteranopia:
            return {
                {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
        case Sight::Tritanopia:
            return {
                {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    }
    return {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
}

double hueOf(double a, double b) {
    const double degrees = qRadiansToDegrees(std::atan2(b, a));
    return degrees < 0 ? degrees + 360 : degrees;
}

double cosine(double degrees) {
    return std::cos(qDegreesToRadians(degrees));
}

double seventh(double chroma) {
    return std::sqrt(std::pow(chroma, 7) / (std::pow(chroma, 7) + std::pow(25.0, 7)));
}

}  // namespace

Lab labOf(QColor color) {
    constexpr Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    const Triple xyz = toXyz * linearOf(color);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

QColor seenBy(Sight sight, QColor color) {
    const Triple seen = matrixFor(sight) * linearOf(color);
    const auto channel = [&](std::size_t k) {
        return static_cast<float>(std::clamp(fromLinear(std::clamp(seen[k], 0.0, 1.0)), 0.0, 1.0));
    };
    return QColor::fromRgbF(channel(0), channel(1), channel(2));
}

double colorDistance(QColor first, QColor second) {
    return colorDistance(labOf(first), labOf(second));
}

double colorDistance(const Lab& first, const Lab& second) {
    const auto [l1, a1, b1] = first;
    const auto [l2, a2, b2] = second;
    const double grey = 0.5 * (1 - seventh((std::hypot(a1, b1) + std::hypot(a2, b2)) / 2));
    const double c1 = std::hypot(a1 * (1 + grey), b1);
    const double c2 = std::hypot(a2 * (1 + grey), b2);
    const double h1 = hueOf(a1 * (1 + grey), b1);
    const double h2 = hueOf(a2 * (1 + grey), b2);
    double turn = h2 - h1;
    if (std::abs(turn) > 180) turn += turn > 0 ? -360 : 360;
    const double hue = std::fmod(h1 + turn / 2 + 360, 360);
    const double lightness = (l1 + l2) / 2 - 50;
    const double chroma = (c1 + c2) / 2;
    const double t = 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) -
                     0.20 * cosine(4 * hue - 63);
    const double bySquare = lightness * lightness;
    const double dl = (l2 - l1) / (1 + 0.015 * bySquare / std::sqrt(20 + bySquare));
    const double dc = (c2 - c1) / (1 + 0.045 * chroma);
    const double dh = 2 * std::sqrt(c1 * c2) * std::sin(qDegreesToRadians(turn / 2)) / (1 + 0.015 * chroma * t);
    const double spread = 30 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -2 * seventh(chroma) * std::sin(qDegreesToRadians(2 * spread));
    return std::sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

}  // namespace remparts::test
