#include "side/player_rows.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

#include "counted.h"
#include "language/spoken.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

using Model = model::PlayerListModel;

constexpr double signMiddle = 32;
constexpr double nameLeft = 50;
constexpr double iconSide = 16;
constexpr double activeMore = 12;  // height of the row of who is to move beyond others
constexpr double leastLine = 20;
constexpr double leastPoints = 60;

double nameHeight() {
    return std::max(leastLine, textHeight(TextSize::Body));
}

double supplyHeight() {
    return std::max(leastLine, textHeight(TextSize::Small));
}

double rowHeight() {
    return std::ceil(nameHeight() + supplyHeight()) + spaceM;
}

// A picture and its number.
double supplyWidth() {
    return iconSide + spaceXs + std::max(20.0, textWidth(QStringLiteral("0"), TextSize::Small, true) + spaceS);
}

double pointsWidth() {
    return std::max(leastPoints, textWidth(QStringLiteral("000"), TextSize::Large, true) + 1);
}

// `line` is as high as the row's second line.
void paintSupply(QPainter& painter, Icon icon, int count, const QRectF& line) {
    const QColor ink = count ? theme().textSoft : mix(theme().textFaint, theme().panel, 0.35);
    drawIcon(painter, icon, QRectF(line.x(), line.center().y() - iconSide / 2, iconSide, iconSide), ink);
    drawText(painter, line.adjusted(iconSide + 3, 0, 0, 0), QString::number(count), {TextSize::Small, true, ink});
}

// Who is to move is seen without colours too: an arrow at the row's edge.
void paintArrow(QPainter& painter, const QRectF& row) {
    drawIcon(painter, Icon::Play, QRectF(row.x() + 6, row.center().y() - 7, 14, 14), theme().text);
}

void paintActiveCard(QPainter& painter, const QRectF& row, engine::PlayerColor color) {
    drawCard(painter, row, playerTint(color), true);
    painter.save();
    painter.setClipRect(QRectF(row.x(), row.y(), 6, row.height()));
    drawCard(painter, row, playerColor(color));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().text, 1.5));
    painter.drawRoundedRect(row.adjusted(0.75, 0.75, -0.75, -0.75), cardRadius, cardRadius);
    paintArrow(painter, row);
}

}  // namespace

PlayerRows::PlayerRows(Model& players, QWidget* parent) : QWidget(parent), m_players(players) {
    connect(&players, &QAbstractItemModel::modelReset, this, &PlayerRows::refresh);
    connect(&players, &QAbstractItemModel::dataChanged, this, &PlayerRows::refresh);
    connect(&players, &QAbstractItemModel::rowsInserted, this, &PlayerRows::refresh);
    connect(&players, &QAbstractItemModel::rowsRemoved, this, &PlayerRows::refresh);
    model::keepSaid(this, [this] { refresh(); });
}

void PlayerRows::refresh() {
    const int count = m_players.rowCount();
    setFixedHeight(count ? static_cast<int>(count * rowHeight() + activeMore) + 2 * spaceS : 0);
    QStringList all;
    for (int k = 0; k < count; ++k) all << words(k);
    setAccessibleName(all.join(QStringLiteral("; ")));
    update();
}

QVariant PlayerRows::value(int player, int role) const {
    return m_players.data(m_players.index(player), role);
}

bool PlayerRows::isActive(int player) const {
    return value(player, Model::ActiveRole).toBool();
}

QString PlayerRows::words(int player) const {
    const auto color = static_cast<engine::PlayerColor>(value(player, Model::ColorRole).toInt());
    namespace say = model::sentences;
    const QString line = tr("%1, %2: %3, %4, %5", "Anna, red disc: 5 points, 3 followers, 2 towers")
                             .arg(value(player, Model::NameRole).toString(), signName(color),
                                  say::pointCount(value(player, Model::PointsRole).toInt()),
                                  say::followerCount(value(player, Model::FollowersRole).toInt()),
                                  say::towerCount(value(player, Model::TowersRole).toInt()));
    return isActive(player) ? tr("%1, to move").arg(line) : line;
}

QRectF PlayerRows::rowBox(int player) const {
    double y = spaceS;
    const auto heightOf = [this](int each) { return rowHeight() + (isActive(each) ? activeMore : 0); };
    for (int k = 0; k < player; ++k) y += heightOf(k);
    return {spaceS, y, width() - 2.0 * spaceS, heightOf(player)};
}

QRectF PlayerRows::supplyLine(const QRectF& row) const {
    const double top = row.center().y() + (nameHeight() - supplyHeight()) / 2 + 1;
    return {row.x() + nameLeft, top, row.width() - nameLeft - spaceM - pointsWidth(), supplyHeight()};
}

void PlayerRows::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) refresh();
    QWidget::changeEvent(event);
}

QRectF PlayerRows::pointsBox(int player) const {
    const QRectF row = rowBox(player);
    return {row.right() - spaceM - pointsWidth() / 2, row.y(), pointsWidth() / 2, row.height()};
}

QRectF PlayerRows::followersBox(int player) const {
    const QRectF row = rowBox(player);
    return {row.x() + nameLeft, supplyLine(row).center().y() - iconSide / 2, iconSide, iconSide};
}

void PlayerRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int k = 0; k < m_players.rowCount(); ++k) paintRow(painter, k);
}

void PlayerRows::paintRow(QPainter& painter, int player) const {
    const QRectF row = rowBox(player);
    const bool active = isActive(player);
    const auto color = static_cast<engine::PlayerColor>(value(player, Model::ColorRole).toInt());
    if (active)
        paintActiveCard(painter, row, color);
    else if (player > 0 && !isActive(player - 1))
        painter.fillRect(QRectF(row.x() + spaceS, row.y(), row.width() - 2 * spaceS, 1), theme().line);

    const double middle = row.center().y();
    const double sign = active ? 22 : 16;
    drawSign(painter, color, QRectF(row.x() + signMiddle - sign / 2, middle - sign / 2, sign, sign));
    paintPoints(painter, player, row);

    const QString name = value(player, Model::NameRole).toString();
    const double x = row.x() + nameLeft;
    const QString points = QString::number(value(player, Model::PointsRole).toInt());
    const double numbers = textWidth(points, active ? TextSize::Large : TextSize::Body, true) + spaceS;
    const double room = row.right() - spaceM - numbers - x;
    const bool bold = active && textWidth(name, TextSize::Body, true) <= room;  // rather regular than smaller
    const QRectF line = supplyLine(row);
    drawText(painter, QRectF(x, line.y() - nameHeight() - 1, room, nameHeight()), name, {TextSize::Body, bold});
    const double step = supplyWidth();
    const QRectF cell(line.x(), line.y(), step, line.height());
    paintSupply(painter, Icon::Meeple, value(player, Model::FollowersRole).toInt(), cell);
    paintSupply(painter, Icon::Tower, value(player, Model::TowersRole).toInt(), cell.translated(step, 0));
    const QRectF last = line.adjusted(2 * step + spaceXs, 0, 0, 0);
    if (value(player, Model::WinnerRole).toBool())
        drawIcon(painter, Icon::Crown, QRectF(last.x(), last.center().y() - 8, 16, 16), theme().accent);
    const QString toMove = tr("to move");  // the arrow says it too where large letters leave no room
    if (active && last.width() > textWidth(toMove, TextSize::Small, true) * 0.6)
        drawText(painter, last, toMove, {TextSize::Small, true});
}

void PlayerRows::paintPoints(QPainter& painter, int player, const QRectF& row) const {
    const bool active = isActive(player);
    const int gain = value(player, Model::LastGainRole).toInt();
    const QRectF room(row.right() - spaceM - pointsWidth(), row.y(), pointsWidth(), row.height());
    const double sumHeight = textHeight(active ? TextSize::Large : TextSize::Body, true);
    const double gainHeight = textHeight(TextSize::Small, true);
    const double sum = gain > 0 ? -gainHeight / 2 : 0;
    drawText(painter, room.translated(0, sum), QString::number(value(player, Model::PointsRole).toInt()),
             {active ? TextSize::Large : TextSize::Body, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    if (gain > 0)
        drawText(painter,
                 QRectF(room.x(), room.center().y() + sumHeight / 2 - gainHeight / 2 - (active ? 3 : 0), room.width(),
                        gainHeight),
                 tr("+%1 now").arg(gain),
                 {TextSize::Small, true, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
}

}  // namespace remparts::panel
