#include "city_picture_crop.h"

#include <algorithm>

namespace remparts::scene {

namespace {

// Scales and shifts what is drawn, in the cube of −1 … 1.
QMatrix4x4 onto(double scaleX, double scaleY, double shiftX, double shiftY) {
    QMatrix4x4 matrix;
    matrix(0, 0) = static_cast<float>(scaleX);
    matrix(1, 1) = static_cast<float>(scaleY);
    matrix(0, 3) = static_cast<float>(shiftX);
    matrix(1, 3) = static_cast<float>(shiftY);
    return matrix;
}

int rowsFor(int side, int longest) {
    return std::max(1, (side + longest - 1) / longest);
}

}  // namespace

CameraPose fittedTo(const CameraPose& pose, QSize from, QSize to) {
    const double before = static_cast<double>(from.width()) / from.height();
    const double after = static_cast<double>(to.width()) / to.height();
    CameraPose fitted = pose;
    fitted.projection = onto(std::min(1.0, before / after), std::min(1.0, after / before), 0, 0) * pose.projection;
    return fitted;
}

CameraPose croppedTo(const CameraPose& pose, QSize size, const QRect& piece) {
    const double scaleX = static_cast<double>(size.width()) / piece.width();
    const double scaleY = static_cast<double>(size.height()) / piece.height();
    const double middleX = (2.0 * piece.x() + piece.width()) / size.width() - 1;
    const double middleY = 1 - (2.0 * piece.y() + piece.height()) / size.height();
    CameraPose cropped = pose;
    cropped.projection = onto(scaleX, scaleY, -middleX * scaleX, -middleY * scaleY) * pose.projection;
    return cropped;
}

std::vector<QRect> piecesOf(QSize size, int longest) {
    const int columns = rowsFor(size.width(), longest);
    const int rows = rowsFor(size.height(), longest);
    const QSize piece((size.width() + columns - 1) / columns, (size.height() + rows - 1) / rows);
    std::vector<QRect> pieces;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            pieces.emplace_back(QPoint(column * piece.width(), row * piece.height()), piece);
    return pieces;
}

}  // namespace remparts::scene
