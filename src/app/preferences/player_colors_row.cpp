#include "preferences/player_colors_row.h"

#include "look/icons.h"

namespace remparts::app {

namespace {

constexpr int side = 40;
constexpr std::array everybody{engine::PlayerColor::Red, engine::PlayerColor::Blue, engine::PlayerColor::Green,
                               engine::PlayerColor::Yellow};

}  // namespace

PlayerColorsRow::PlayerColorsRow(QWidget* parent) : QWidget(parent) {
    QStringList names;
    for (const engine::PlayerColor player : everybody) names << panel::signName(player);
    setAccessibleName(names.join(QStringLiteral(", ")));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize PlayerColorsRow::sizeHint() const {
    return {static_cast<int>(everybody.size()) * 2 * (side + panel::spaceXs), side + panel::spaceS};
}

void PlayerColorsRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = panel::spaceXs;
    for (const engine::PlayerColor player : everybody) {
        panel::drawFigure(painter, player, QRectF(x, panel::spaceXs, side, side));
        panel::drawSignBadge(painter, player, QRectF(x + side, panel::spaceXs, side - 12, side - 12));
        x += 2 * (side + panel::spaceXs);
    }
}

}  // namespace remparts::app
