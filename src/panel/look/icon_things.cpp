#include <QTransform>

#include "look/icon_paths.h"

namespace remparts::panel::paths {

QPainterPath meeple() {
    QPainterPath half(QPointF(12, 1.8));  // the right half; the left one mirrors it
    half.cubicTo(14.3, 1.8, 16.1, 3.5, 16.1, 5.8);
    half.cubicTo(16.1, 6.9, 15.8, 7.7, 15.3, 8.5);
    half.cubicTo(18.6, 9.1, 22.6, 10.9, 22.6, 12.8);
    half.cubicTo(22.6, 14.2, 20.7, 14.7, 17.0, 14.8);
    half.cubicTo(17.8, 16.6, 20.2, 19.5, 20.2, 20.9);
    half.cubicTo(20.2, 21.9, 19.5, 22.1, 18.6, 22.1);
    half.lineTo(14.4, 22.1);
    half.cubicTo(13.3, 22.1, 13.0, 20.4, 12, 18.6);
    half.closeSubpath();
    // United at a larger size, where curves are taken in finer steps: the figure is drawn large as well.
    const QTransform large = QTransform::fromScale(40, 40);
    return large.inverted().map(large.map(half).united(large.map(mirrored(half))).simplified());
}

QPainterPath lyingMeeple() {
    QTransform lay;
    lay.translate(0, 5);
    lay.translate(12, 12);
    lay.scale(1.12, 0.66);
    lay.rotate(90);
    lay.translate(-12, -12);
    return lay.map(meeple());
}

QPainterPath tower() {
    const QPainterPath cone = polygon({{12, 1.2}, {18.6, 10}, {5.4, 10}});
    const QPainterPath body = polygon({{7.3, 11.2}, {16.7, 11.2}, {17.6, 22.2}, {6.4, 22.2}});
    return cone.united(body).subtracted(box(11.1, 13.4, 1.8, 4.4, 0.9));
}

QPainterPath wall() {
    QPainterPath stones = box(2, 9, 20, 12.6);
    for (const double x : {2.0, 9.5, 17.0}) stones = stones.united(box(x, 5, 5, 5));
    return stones.subtracted(box(7.4, 12.6, 1.7, 5, 0.8)).subtracted(box(14.9, 12.6, 1.7, 5, 0.8));
}

QPainterPath gate() {
    QPainterPath shape = box(7, 8.5, 10, 13.5);
    for (const double x : {1.6, 15.6})
        shape = shape.united(polygon({{x + 3.4, 1.4}, {x + 7, 7.6}, {x - 0.2, 7.6}})).united(box(x, 8.4, 6.8, 13.6));
    return shape.subtracted(box(9.6, 16, 4.8, 7).united(disc(12, 15.8, 2.4)));
}

QPainterPath stack() {
    QPainterPath shape = polygon({{12, 3}, {22, 8}, {12, 13}, {2, 8}});
    shape.addPath(lines({{{2.6, 12}, {12, 16.7}, {21.4, 12}}, {{2.6, 16}, {12, 20.7}, {21.4, 16}}}, 1.9));
    return shape;
}

QPainterPath tilesLeft() {
    QPainterPath shape = box(3, 3, 8, 8, 1.5);
    shape.addPath(box(13, 3, 8, 8, 1.5));
    shape.addPath(box(3, 13, 8, 8, 1.5));
    shape.addPath(stroked(box(13.9, 13.9, 6.2, 6.2, 1), 1.8));
    return shape;
}

QPainterPath chart() {
    QPainterPath shape = box(2, 20, 20, 2, 1);
    shape.addPath(box(4, 12, 4, 7, 1));
    shape.addPath(box(10, 7, 4, 12, 1));
    shape.addPath(box(16, 3, 4, 16, 1));
    return shape;
}

QPainterPath book() {
    QPainterPath page;
    page.moveTo(12, 6);
    page.cubicTo(9.5, 4.2, 6, 4, 2.5, 4.5);
    page.lineTo(2.5, 18.5);
    page.cubicTo(6, 18, 9.5, 18.2, 12, 20);
    page.closeSubpath();
    QPainterPath shape = stroked(page, 1.9);
    shape = shape.united(mirrored(shape));
    const QPainterPath words = lines({{{5.5, 9}, {9, 9.5}}, {{5.5, 13}, {9, 13.5}}}, 1.7);
    return shape.united(words).united(mirrored(words));
}

QPainterPath setAside() {
    return stroked(box(4, 4, 16, 16, 2), 2).united(lines({{{8, 16}, {16, 8}}}, 2.1));
}

QPainterPath street() {
    const QPainterPath road = polygon({{8.5, 2}, {15.5, 2}, {21.5, 22}, {2.5, 22}});
    return road.subtracted(box(11.1, 4, 1.8, 3.4))
        .subtracted(box(10.9, 10, 2.2, 4))
        .subtracted(box(10.7, 16.4, 2.6, 4.4));
}

QPainterPath market() {
    QPainterPath awning = box(2, 4, 20, 5);
    for (const double x : {4.5, 9.5, 14.5, 19.5}) awning = awning.united(disc(x, 9.4, 2.5));
    return awning.united(box(4, 9, 1.8, 12.4)).united(box(18.2, 9, 1.8, 12.4)).united(box(4, 15.4, 16, 2));
}

QPainterPath house() {
    return polygon({{12, 2.4}, {22, 11.4}, {19.5, 11.4}, {19.5, 21.6}, {4.5, 21.6}, {4.5, 11.4}, {2, 11.4}})
        .subtracted(box(9.8, 14, 4.4, 8));
}

QPainterPath guard() {
    QTransform small;
    small.translate(5.4, 0);
    small.scale(0.55, 0.55);
    QPainterPath stones = box(2, 16.6, 20, 5.6);
    for (const double x : {2.0, 9.5, 17.0}) stones = stones.united(box(x, 13.8, 5, 4));
    return small.map(meeple()).subtracted(box(0, 12.6, 24, 12)).united(stones);
}

QPainterPath crown() {
    return polygon({{2.5, 7}, {7.5, 12}, {12, 4.5}, {16.5, 12}, {21.5, 7}, {19.5, 19.5}, {4.5, 19.5}});
}

}  // namespace remparts::panel::paths
