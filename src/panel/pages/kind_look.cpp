#include "pages/kind_look.h"

#include <QCoreApplication>
#include <array>

namespace remparts::panel {

QString kindName(model::PointsKind kind) {
    switch (kind) {
        case model::PointsKind::Streets:
            return QCoreApplication::translate("panel", "Streets");
        case model::PointsKind::Markets:
            return QCoreApplication::translate("panel", "Markets");
        case model::PointsKind::Towers:
            return QCoreApplication::translate("panel", "Towers");
        case model::PointsKind::Residential:
            return QCoreApplication::translate("panel", "Stewards");
        case model::PointsKind::Guards:
            return QCoreApplication::translate("panel", "Guards");
    }
    return {};
}

Icon kindIcon(model::PointsKind kind) {
    switch (kind) {
        case model::PointsKind::Streets:
            return Icon::Street;
        case model::PointsKind::Markets:
            return Icon::Market;
        case model::PointsKind::Towers:
            return Icon::Tower;
        case model::PointsKind::Residential:
            return Icon::House;
        case model::PointsKind::Guards:
            return Icon::Guard;
    }
    return Icon::Crown;
}

QColor kindColor(model::PointsKind kind) {
    static const std::array<QColor, model::pointsKindCount> light{"#54284f", "#8a5a84", "#bd97b3", "#a89c8c",
                                                                  "#d3c7b6"};
    static const std::array<QColor, model::pointsKindCount> dark{"#e3c3e0", "#b98ab5", "#8a5f87", "#8e8378",
                                                                 "#5c544c"};
    return (theme().dark ? dark : light)[static_cast<std::size_t>(kind)];
}

QColor kindInk(model::PointsKind kind) {
    return qGray(kindColor(kind).rgb()) > 140 ? QColor("#2a2521") : QColor("#fffdf9");
}

}  // namespace remparts::panel
