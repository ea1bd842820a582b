#include "kids/kids_podium.h"

#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/plates.h"
#include "look/pulse.h"

namespace remparts::panel {
namespace {

constexpr double stepHeight = 48;
constexpr double topDepth = 14;
constexpr double widestColumn = 250;
constexpr double hopPeriod = 1.3;
constexpr double hopHeight = 0.16;  // of the figure
constexpr double stillHop = 0.6;    // without motion they are seen in the air

}  // namespace

KidsPodium::KidsPodium(QWidget* parent) : QWidget(parent), m_pulse(new Pulse(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setMaximumHeight(380);
    connect(m_pulse, &Pulse::ticked, this, qOverload<>(&QWidget::update));
}

void KidsPodium::show(const std::vector<engine::Player>& winners) {
    m_winners = winners;
    QStringList names;
    for (const engine::Player& winner : winners)
        names << tr("%1, %2").arg(QString::fromStdString(winner.name), signName(winner.color));
    setAccessibleName(names.join(QStringLiteral("; ")));
    m_pulse->setWanted(!winners.empty());
    update();
}

void KidsPodium::setMotion(bool on) {
    m_pulse->setMotion(on);
}

void KidsPodium::paintEvent(QPaintEvent*) {
    if (m_winners.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<double>(m_winners.size());
    const double column = std::min(width() / count, widestColumn);
    const double left = (width() - column * count) / 2;
    const QRectF step(left, height() - stepHeight, column * count, stepHeight);
    drawCard(painter, step, QColor("#d3ad6c"), true, cardRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#ecd3a0"));  // the top, seen from a little above
    painter.drawRoundedRect(step.adjusted(0, -topDepth, 0, topDepth - stepHeight), cardRadius, cardRadius);
    for (std::size_t k = 0; k < m_winners.size(); ++k)
        paintWinner(painter, k, QRectF(left + column * static_cast<double>(k), 0, column, height()));
}

// One after another into the air, each with its crown.
void KidsPodium::paintWinner(QPainter& painter, std::size_t winner, const QRectF& column) const {
    const engine::Player& player = m_winners[winner];
    const double side = std::min(column.width() * 0.86, (column.height() - stepHeight) * 0.74);
    const double phase = m_pulse->seconds() / hopPeriod + static_cast<double>(winner) * 0.5;
    const double swing = m_pulse->hasMotion() ? std::abs(std::sin(M_PI * phase)) : stillHop;
    const double lift = side * hopHeight * swing;
    const QPointF foot(column.center().x(), column.bottom() - stepHeight + 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(60, 35, 5, 60));
    painter.drawEllipse(foot, side * (0.4 - 0.1 * swing), side * 0.05);
    const QRectF figure(foot.x() - side / 2, foot.y() - side * 0.96 - lift, side, side);
    drawFigure(painter, player.color, figure);
    const double crown = side * 0.36;
    const QRectF above(foot.x() - crown / 2, figure.y() + side * 0.08 - crown * 0.86, crown, crown);
    drawIcon(painter, Icon::Crown, above.adjusted(-2.5, -2.5, 2.5, 2.5), QColor("#8a5f12"));
    drawIcon(painter, Icon::Crown, above, QColor("#f2bd3d"));
    drawText(painter,
             QRectF(column.x() + spaceS, column.bottom() - stepHeight + topDepth, column.width() - 2 * spaceS,
                    stepHeight - topDepth),
             QString::fromStdString(player.name), {TextSize::Large, true, QColor("#3b2a14"), Qt::AlignCenter});
}

}  // namespace remparts::panel
