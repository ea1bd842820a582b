#include "look/icon_paths.h"

namespace remparts::panel::paths {

QPainterPath undo() {
    QPainterPath arc(QPointF(5, 9));
    arc.lineTo(14, 9);
    arc.arcTo(QRectF(8.5, 9, 11, 10), 90, -180);
    arc.lineTo(9, 19);
    return stroked(arc, 2.1).united(lines({{{9.2, 4.6}, {4.6, 9}, {9.2, 13.4}}}, 2.1));
}

QPainterPath turnLeft() {
    QPainterPath arc;
    arc.arcMoveTo(QRectF(4.5, 4.5, 15, 15), 125);
    arc.arcTo(QRectF(4.5, 4.5, 15, 15), 125, 290);
    return stroked(arc, 2.1).united(lines({{{6.8, 1.8}, {7.4, 6.2}, {11.8, 5.6}}}, 2.1));
}

QPainterPath redo() {
    return mirrored(undo());
}

QPainterPath turnRight() {
    return mirrored(turnLeft());
}

QPainterPath menu() {
    return lines({{{4, 6.5}, {20, 6.5}}, {{4, 12}, {20, 12}}, {{4, 17.5}, {20, 17.5}}}, 2.1);
}

QPainterPath pass() {
    return lines({{{4, 5}, {11, 12}, {4, 19}}, {{12, 5}, {19, 12}, {12, 19}}}, 2.3);
}

QPainterPath left() {
    return mirrored(right());
}

QPainterPath right() {
    return lines({{{9, 5}, {16, 12}, {9, 19}}}, 2.3);
}

QPainterPath down() {
    return lines({{{5, 9}, {12, 16}, {19, 9}}}, 2.3);
}

QPainterPath plus() {
    return lines({{{12, 4.5}, {12, 19.5}}, {{4.5, 12}, {19.5, 12}}}, 2.3);
}

QPainterPath close() {
    return lines({{{5.5, 5.5}, {18.5, 18.5}}, {{18.5, 5.5}, {5.5, 18.5}}}, 2.3);
}

QPainterPath check() {
    return lines({{{4, 12.6}, {9.6, 18}, {20, 6}}}, 2.6);
}

QPainterPath play() {
    return polygon({{6, 3.4}, {20.4, 12}, {6, 20.6}});
}

QPainterPath pause() {
    return box(6, 4, 4.4, 16, 1.2).united(box(13.6, 4, 4.4, 16, 1.2));
}

QPainterPath nextScoring() {
    return lines({{{3.5, 6}, {9, 12}, {3.5, 18}}}, 2.3).united(disc(16.4, 12, 5));
}

QPainterPath previousScoring() {
    return mirrored(nextScoring());
}

QPainterPath branch() {
    return lines({{{3, 7}, {21, 7}}, {{7, 7}, {11, 16.5}, {21, 16.5}}}, 2.2);
}

QPainterPath frame() {
    return lines({{{3.5, 8.5}, {3.5, 3.5}, {8.5, 3.5}},
                  {{15.5, 3.5}, {20.5, 3.5}, {20.5, 8.5}},
                  {{20.5, 15.5}, {20.5, 20.5}, {15.5, 20.5}},
                  {{8.5, 20.5}, {3.5, 20.5}, {3.5, 15.5}}},
                 2.1)
        .united(disc(12, 12, 2.6));
}

QPainterPath lastMove() {
    return stroked(disc(12, 12, 7), 2.1)
        .united(
            lines({{{12, 1.8}, {12, 7}}, {{12, 17}, {12, 22.2}}, {{1.8, 12}, {7, 12}}, {{17, 12}, {22.2, 12}}}, 2.1));
}

QPainterPath topView() {
    return lines({{{3, 6}, {9, 3.6}, {15, 6.4}, {21, 4}, {21, 18}, {15, 20.4}, {9, 17.6}, {3, 20}, {3, 6}},
                  {{9, 3.6}, {9, 17.6}},
                  {{15, 6.4}, {15, 20.4}}},
                 1.9);
}

QPainterPath folder() {
    return lines({{{3, 19}, {3, 5}, {9, 5}, {11.4, 8}, {21, 8}, {21, 19}, {3, 19}}, {{3, 11.5}, {21, 11.5}}}, 2);
}

QPainterPath save() {
    return lines(
        {{{12, 3}, {12, 14}}, {{7.2, 9.6}, {12, 14.4}, {16.8, 9.6}}, {{4, 15.5}, {4, 20.5}, {20, 20.5}, {20, 15.5}}},
        2.2);
}

QPainterPath dice() {
    QPainterPath shape = box(3, 3, 18, 18, 4);
    for (const QPointF& pip : {QPointF(8, 8), QPointF(16, 8), QPointF(12, 12), QPointF(8, 16), QPointF(16, 16)})
        shape = shape.subtracted(disc(pip.x(), pip.y(), 1.7));
    return shape;
}

QPainterPath bulb() {
    QPainterPath glass = disc(12, 9, 6.6).united(polygon({{7.4, 12.6}, {16.6, 12.6}, {14.8, 16.6}, {9.2, 16.6}}));
    return glass.united(box(9.2, 17.6, 5.6, 1.9, 0.9)).united(box(10, 20.4, 4, 1.9, 0.9));
}

QPainterPath pointDown() {
    const QPainterPath arrow =
        polygon({{8.4, 2.6}, {15.6, 2.6}, {15.6, 11.6}, {20.6, 11.6}, {12, 21.4}, {3.4, 11.6}, {8.4, 11.6}});
    return arrow.united(stroked(arrow, 2.2)).simplified();
}

QPainterPath settings() {
    QPainterPath shape = lines({{{3, 6}, {21, 6}}, {{3, 12}, {21, 12}}, {{3, 18}, {21, 18}}}, 1.9);
    for (const QPointF& knob : {QPointF(8, 6), QPointF(16, 12), QPointF(9.5, 18)})
        shape = shape.united(disc(knob.x(), knob.y(), 2.9));
    return shape;
}

QPainterPath eye() {
    QPainterPath lids(QPointF(1.8, 12));
    lids.cubicTo(5.6, 4.6, 18.4, 4.6, 22.2, 12);
    lids.cubicTo(18.4, 19.4, 5.6, 19.4, 1.8, 12);
    return stroked(lids, 2.1).united(disc(12, 12, 3.6));
}

}  // namespace remparts::panel::paths
