#include <QPainterPath>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "kids/road_band.h"
#include "kids/table_painters.h"

namespace remparts::panel {
namespace {

constexpr double bandWidth = 0.84;  // in cells of a picture
constexpr int sparkles = 7;

/// What of a road is lit, and where the light has come to.
struct LitRoad {
    std::vector<Way> parts;
    std::optional<model::TablePoint> head;
};

LitRoad litRoad(const engine::GameState& shown, const model::TableShow::Light& light) {
    std::vector<Way> ways;
    double all = 0;
    for (const Way& way : waysAlong(shown, light.segments)) {
        ways.push_back(softened(way));
        all += lengthOf(ways.back());
    }
    LitRoad lit;
    double left = all * light.reached;
    for (const Way& way : ways) {
        const Way part = firstPart(way, left);
        left -= lengthOf(part);
        if (part.empty() || (left <= 0 && light.reached == 0)) break;
        lit.head = part.back();
        lit.parts.push_back(part);
        if (part.size() < way.size()) break;
    }
    return lit;
}

QPainterPath star(QPointF middle, double radius) {
    QPainterPath shape(middle + QPointF(0, -radius));
    for (int k = 1; k < 8; ++k) {
        const double angle = -M_PI_2 + k * M_PI_4;
        const double out = k % 2 ? radius * 0.28 : radius;
        shape.lineTo(middle + QPointF(std::cos(angle), std::sin(angle)) * out);
    }
    shape.closeSubpath();
    return shape;
}

// They whirl round the head while it runs.
void paintSparkles(QPainter& painter, QPointF head, double width, double reached) {
    QRadialGradient glow(head, width * 1.7);
    glow.setColorAt(0, QColor(255, 252, 230, 235));
    glow.setColorAt(0.35, QColor(255, 226, 120, 150));
    glow.setColorAt(1, QColor(255, 210, 80, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(head, width * 1.7, width * 1.7);
    for (int k = 0; k < sparkles; ++k) {
        const double life = std::fmod(reached * 9 + k / static_cast<double>(sparkles), 1.0);
        const double angle = k * 2.4 + std::floor(reached * 9) * 1.1;
        const QPointF at = head + QPointF(std::cos(angle), std::sin(angle) - 0.4) * width * (0.5 + 1.5 * life);
        const QPainterPath shape = star(at, width * 0.55 * (1 - life) + 2);
        painter.fillPath(shape, QColor(255, 253, 240, static_cast<int>(255 * (1 - life * 0.7))));
        painter.strokePath(shape, QPen(QColor(224, 160, 40, 180), 1));
    }
}

void paintLight(OverlayCanvas& canvas, const engine::GameState& shown, const model::TableShow::Light& light) {
    const LitRoad lit = litRoad(shown, light);
    if (!lit.head) return;
    QPainter& painter = canvas.painter;
    painter.save();
    painter.setClipPath(behindFigures(canvas, shown, light.segments), Qt::IntersectClip);
    const auto fill = [&](double share, const QColor& color) {
        for (const Way& part : lit.parts) painter.fillPath(bandAlong(canvas, part, bandWidth * share), color);
    };
    fill(2.2, QColor(255, 205, 80, 60));
    fill(1.35, QColor(214, 140, 20, 130));
    fill(1.0, QColor(255, 216, 92, 225));
    fill(0.45, QColor(255, 250, 222, 235));
    painter.restore();
    const auto head = canvas.at(*lit.head);
    if (head && light.reached < 1)
        paintSparkles(painter, *head, pixelsAt(canvas, *lit.head, bandWidth), light.reached);
}

}  // namespace

void paintLights(OverlayCanvas& canvas, const engine::GameState& shown,
                 std::span<const model::TableShow::Light> lights) {
    for (const model::TableShow::Light& light : lights) paintLight(canvas, shown, light);
}

}  // namespace remparts::panel
