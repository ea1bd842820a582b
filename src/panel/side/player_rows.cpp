#include "side/player_rows.h"

#include "language/spoken.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

using Model = model::PlayerListModel;

constexpr double rowHeight = 52;
constexpr double activeHeight = 64;
constexpr double signMiddle = 32;
constexpr double nameLeft = 50;
constexpr double towersLeft = 44;  // from the followers
constexpr double lastLeft = 90;    // "to move", or the winner's crown
constexpr double pointsWidth = 60;

void paintSupply(QPainter& painter, Icon icon, int count, QPointF at) {
    const QColor ink = count ? theme().textSoft : mix(theme().textFaint, theme().panel, 0.35);
    drawIcon(painter, icon, QRectF(at.x(), at.y() - 8, 16, 16), ink);
    drawText(painter, QRectF(at.x() + 19, at.y() - 10, 20, 20), QString::number(count), {TextSize::Small, true, ink});
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
    setFixedHeight(count ? static_cast<int>(activeHeight + (count - 1) * rowHeight) + 2 * spaceS : 0);
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
    const QString line = tr("%1, %2: %3 points, %4 followers, %5 towers")
                             .arg(value(player, Model::NameRole).toString(), signName(color))
                             .arg(value(player, Model::PointsRole).toInt())
                             .arg(value(player, Model::FollowersRole).toInt())
                             .arg(value(player, Model::TowersRole).toInt());
    return isActive(player) ? tr("%1, to move").arg(line) : line;
}

QRectF PlayerRows::rowBox(int player) const {
    double y = spaceS;
    for (int k = 0; k < player; ++k) y += isActive(k) ? activeHeight : rowHeight;
    return {spaceS, y, width() - 2.0 * spaceS, isActive(player) ? activeHeight : rowHeight};
}

QRectF PlayerRows::pointsBox(int player) const {
    const QRectF row = rowBox(player);
    return {row.right() - spaceM - pointsWidth / 2, row.y(), pointsWidth / 2, row.height()};
}

QRectF PlayerRows::followersBox(int player) const {
    const QRectF row = rowBox(player);
    return {row.x() + nameLeft, row.center().y() + 3, 16, 16};
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
    drawText(painter, QRectF(x, middle - 20, room, 20), name, {TextSize::Body, bold});
    paintSupply(painter, Icon::Meeple, value(player, Model::FollowersRole).toInt(), QPointF(x, middle + 11));
    paintSupply(painter, Icon::Tower, value(player, Model::TowersRole).toInt(), QPointF(x + towersLeft, middle + 11));
    if (value(player, Model::WinnerRole).toBool())
        drawIcon(painter, Icon::Crown, QRectF(x + lastLeft, middle + 3, 16, 16), theme().accent);
    if (active)
        drawText(painter, QRectF(x + lastLeft, middle + 1, row.right() - spaceM - pointsWidth - x - lastLeft, 20),
                 tr("to move"), {TextSize::Small, true});
}

void PlayerRows::paintPoints(QPainter& painter, int player, const QRectF& row) const {
    const bool active = isActive(player);
    const int gain = value(player, Model::LastGainRole).toInt();
    const QRectF room(row.right() - spaceM - pointsWidth, row.y(), pointsWidth, row.height());
    const double sum = gain > 0 ? -8 : 0;
    drawText(painter, room.translated(0, sum), QString::number(value(player, Model::PointsRole).toInt()),
             {active ? TextSize::Large : TextSize::Body, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
    if (gain > 0)
        drawText(painter, QRectF(room.x(), room.center().y() + (active ? 7 : 2), room.width(), 18),
                 tr("+%1 now").arg(gain),
                 {TextSize::Small, true, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
}

}  // namespace remparts::panel
