#include "scene_support.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "remparts/engine/rules/deal.h"
#include "remparts/io/record_file.h"
#include "support/kids_designs.h"
#include "support/random_games.h"

namespace remparts::scene::tests {

namespace {

void send(QWidget& widget, QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons held, QPointF at,
          Qt::KeyboardModifiers modifiers) {
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, modifiers);
    QCoreApplication::sendEvent(&widget, &event);
}

void eachNear(const QImage& picture, QPointF centre, double radius, const std::function<void(QColor)>& visit) {
    const QRectF around(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
    const QRect inside = around.toAlignedRect().intersected(picture.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            if (std::hypot(x - centre.x(), y - centre.y()) <= radius) visit(picture.pixelColor(x, y));
}

}  // namespace

const engine::Game& walledCity() {
    static const engine::Game game = [] {
        const auto tiles = io::readTileSet(REMPARTS_SOURCE_DIR "/assets/tiles/city.json");
        return io::playRecord(io::readRecord(REMPARTS_SOURCE_DIR "/tests/scene/walled_city.remparts.json",
                                             [&](engine::GameKind) { return tiles; }));
    }();
    return game;
}

const engine::Game& kidsGame() {
    static const engine::Game game = [] {
        using engine::PlayerColor;
        const std::vector<engine::Player> players{
            {"A", PlayerColor::Red}, {"B", PlayerColor::Blue}, {"C", PlayerColor::Green}, {"D", PlayerColor::Yellow}};
        engine::Game played(engine::dealGame(test::kidsBoxTiles(), players, engine::KidsOptions{}, 11));
        test::RandomPlayer player(5);
        while (!played.state().isOver())
            played.play(player.choose(played.state(), played.rules().legalActions(played.state())));
        return played;
    }();
    return game;
}

void drag(QWidget& widget, Qt::MouseButton button, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers) {
    constexpr int moves = 5;
    send(widget, QEvent::MouseButtonPress, button, button, from, modifiers);
    for (int k = 1; k <= moves; ++k)
        send(widget, QEvent::MouseMove, Qt::NoButton, button, from + (to - from) * k / moves, modifiers);
    send(widget, QEvent::MouseButtonRelease, button, Qt::NoButton, to, modifiers);
}

void turnWheel(QWidget& widget, QPointF at, int angle, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

double shareNear(const QImage& picture, QPointF centre, double radius, const PixelTest& test) {
    int all = 0;
    int passed = 0;
    eachNear(picture, centre, radius, [&](QColor color) {
        ++all;
        if (test(color)) ++passed;
    });
    return all == 0 ? 0 : static_cast<double>(passed) / all;
}

QColor meanNear(const QImage& picture, QPointF centre, double radius) {
    int count = 0;
    int red = 0;
    int green = 0;
    int blue = 0;
    eachNear(picture, centre, radius, [&](QColor color) {
        ++count;
        red += color.red();
        green += color.green();
        blue += color.blue();
    });
    return count == 0 ? QColor() : QColor(red / count, green / count, blue / count);
}

void eachDifference(const QImage& a, const QImage& b, const std::function<void(QPoint)>& visit) {
    constexpr int visible = 24;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor left = a.pixelColor(x, y);
            const QColor right = b.pixelColor(x, y);
            const int distance = std::max({std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                                           std::abs(left.blue() - right.blue())});
            if (distance >= visible) visit({x, y});
        }
}

int hueDistance(QColor a, QColor b) {
    if (a.hsvHue() < 0 || b.hsvHue() < 0) return 180;
    const int difference = std::abs(a.hsvHue() - b.hsvHue()) % 360;
    return std::min(difference, 360 - difference);
}

}  // namespace remparts::scene::tests
