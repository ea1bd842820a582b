#include "side/score_track.h"

#include <QMap>
#include <algorithm>

#include "look/icons.h"
#include "look/text.h"
#include "look/town_picture.h"

namespace remparts::panel {
namespace {

using Model = model::PlayerListModel;

constexpr int fields = 50;
constexpr int columns = 18;
constexpr int rows = 9;
constexpr double leftRoom = 0.6;  // figures lean over the edge
constexpr double topRoom = 0.8;
constexpr double widthInFields = columns + 2 * leftRoom;
constexpr double figureStep = 0.62;  // between figures on one field
constexpr double heightInFields = rows + topRoom + 0.2;

// The painter's hand.
double unevenness(int seed) {
    return ((seed * 7919 + 104729) % 1000) / 1000.0 - 0.5;
}

QPainterPath unevenStone(const QRectF& field, int seed) {
    const double unit = field.width();
    const double round = unit * 0.26;
    const QRectF s = field.adjusted(unit * 0.09, unit * 0.09, -unit * 0.09, -unit * 0.09);
    const auto shift = [&](int k) {
        return QPointF(unevenness(seed * 8 + 2 * k), unevenness(seed * 8 + 2 * k + 1)) * unit * 0.13;
    };
    const QPointF a = s.topLeft() + shift(0);
    const QPointF b = s.topRight() + shift(1);
    const QPointF c = s.bottomRight() + shift(2);
    const QPointF d = s.bottomLeft() + shift(3);
    QPainterPath path(a + QPointF(round, 0));
    path.lineTo(b - QPointF(round, 0));
    path.quadTo(b, b + QPointF(0, round));
    path.lineTo(c - QPointF(0, round));
    path.quadTo(c, c - QPointF(round, 0));
    path.lineTo(d + QPointF(round, 0));
    path.quadTo(d, d - QPointF(0, round));
    path.lineTo(a + QPointF(0, round));
    path.quadTo(a, a + QPointF(round, 0));
    return path;
}

}  // namespace

ScoreTrack::ScoreTrack(Model& players, QWidget* parent) : QWidget(parent), m_players(players) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&players, &QAbstractItemModel::modelReset, this, &ScoreTrack::refresh);
    connect(&players, &QAbstractItemModel::dataChanged, this, &ScoreTrack::refresh);
    refresh();
}

void ScoreTrack::refresh() {
    QStringList all;
    for (int k = 0; k < m_players.rowCount(); ++k)
        all << tr("%1 at %2")
                   .arg(m_players.data(m_players.index(k), Model::NameRole).toString(),
                        m_players.data(m_players.index(k), Model::PointsRole).toString());
    setAccessibleName(tr("Score track: %1").arg(all.join(QStringLiteral(", "))));
    update();
}

QSize ScoreTrack::sizeHint() const {
    return {300, qRound(300 * heightInFields / widthInFields)};
}

void ScoreTrack::resizeEvent(QResizeEvent*) {
    setFixedHeight(qRound(width() * heightInFields / widthInFields));
}

double ScoreTrack::unit() const {
    return width() / widthInFields;
}

QRectF ScoreTrack::stone(int field) const {
    int x = 0;
    int y = rows - 1 - field;
    if (field >= rows) x = field - (rows - 1), y = 0;
    if (field > rows + columns - 2) x = columns - 1, y = field - (rows + columns - 2);
    if (field > 2 * rows + columns - 3) x = columns - 1 - (field - (2 * rows + columns - 3)), y = rows - 1;
    return {(x + leftRoom) * unit(), (y + topRoom) * unit(), unit(), unit()};
}

void ScoreTrack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRoad(painter);
    const double u = unit();
    drawTown(painter, QRectF((leftRoom + 1) * u, (topRoom + 1) * u, (columns - 2) * u, (rows - 2) * u), u * 0.3);
    for (int field = 0; field < fields; ++field) paintStone(painter, field);
    for (int field = 0; field < fields; field += 10) paintNumber(painter, field);
    paintFigures(painter);
}

void ScoreTrack::paintRoad(QPainter& painter) const {
    const double u = unit();
    QPainterPath road;
    road.addRoundedRect(QRectF(leftRoom * u, topRoom * u, columns * u, rows * u), u * 0.5, u * 0.5);
    painter.fillPath(road, theme().dark ? QColor("#54493d") : QColor("#c8b894"));
}

void ScoreTrack::paintStone(QPainter& painter, int field) const {
    const bool dark = theme().dark;
    const QColor tens(dark ? "#c9b48a" : "#b08d57");
    QColor color = mix(QColor(dark ? "#8d8069" : "#eee3cb"), QColor(dark ? "#6d614f" : "#d9c7a2"),
                       0.5 + unevenness(field * 31 + 5));
    if (field % 5 == 0) color = mix(color, tens, field % 10 == 0 ? 1.0 : 0.5);
    const QPainterPath path = unevenStone(stone(field), field);
    painter.fillPath(path.translated(0, unit() * 0.05), QColor(60, 40, 15, 70));
    painter.fillPath(path, color);
    painter.strokePath(path, QPen(color.lighter(112), 0.7));
}

void ScoreTrack::paintNumber(QPainter& painter, int field) const {
    const double u = unit();
    const QRectF at = stone(field);
    QPointF inwards(0, at.y() < 2 * u ? u * 1.15 : -u * 1.15);
    if (at.x() < 1.5 * u) inwards = {u * 1.25, field == 0 ? -u * 0.9 : 0.0};
    if (at.x() > (columns - 1) * u) inwards = {-u * 1.3, 0};
    drawText(painter, at.translated(inwards).adjusted(-8, -4, 8, 4), QString::number(field),
             {TextSize::Small, true, theme().dark ? QColor("#cdbfa6") : QColor("#7c6444"), Qt::AlignCenter});
}

// Those who share a field fan out; past 50 points they lie (C4.6).
void ScoreTrack::paintFigures(QPainter& painter) const {
    QMap<int, QList<int>> byField;
    for (int k = 0; k < m_players.rowCount(); ++k)
        byField[m_players.data(m_players.index(k), Model::PointsRole).toInt() % fields] << k;
    QList<int> order = byField.keys();
    std::sort(order.begin(), order.end(), [this](int a, int b) { return stone(a).y() < stone(b).y(); });
    const double size = unit() * 1.8;
    for (const int field : order) {
        const QList<int>& here = byField[field];
        const double half = static_cast<double>(here.size() - 1) / 2 * figureStep * unit();
        const double room = half + size / 2;
        const QPointF middle(std::clamp(stone(field).center().x(), room, width() - room),
                             stone(field).center().y() + unit() * 0.3);
        for (qsizetype k = 0; k < here.size(); ++k) {
            const QPointF foot = middle + QPointF(static_cast<double>(k) * figureStep * unit() - half, 0);
            const QModelIndex player = m_players.index(here[k]);
            const auto color = static_cast<engine::PlayerColor>(m_players.data(player, Model::ColorRole).toInt());
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(40, 25, 10, 80));
            painter.drawEllipse(foot, unit() * 0.55, unit() * 0.17);
            drawFigure(painter, color, QRectF(foot.x() - size / 2, foot.y() - size * 0.93, size, size),
                       m_players.data(player, Model::PointsRole).toInt() >= fields);
        }
    }
}

}  // namespace remparts::panel
