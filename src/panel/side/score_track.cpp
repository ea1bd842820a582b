#include "side/score_track.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "language/spoken.h"
#include "look/pulse.h"
#include "side/track_painter.h"

namespace remparts::panel {
namespace {

using Model = model::PlayerListModel;

constexpr int usualWidth = 300;

}  // namespace

ScoreTrack::ScoreTrack(Model& players, QWidget* parent)
    : QWidget(parent), m_players(players), m_pulse(new Pulse(this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&players, &QAbstractItemModel::modelReset, this, &ScoreTrack::refresh);
    connect(&players, &QAbstractItemModel::dataChanged, this, &ScoreTrack::refresh);
    connect(m_pulse, &Pulse::ticked, this, &ScoreTrack::advance);
    model::keepSaid(this, [this] { refresh(); });
}

void ScoreTrack::follow(const model::Session& session, const model::TableShow& show) {
    m_show = &show;
    const auto jump = [this] {
        m_walks = false;
        refresh();
    };
    connect(&session, &model::Session::cursorMoved, this, jump);
    connect(&session, &model::Session::gameReplaced, this, jump);
    connect(&session, &model::Session::stepPlayed, this, [this] { m_walks = true; });
}

void ScoreTrack::refresh() {
    std::vector<int> points;
    QStringList all;
    for (int k = 0; k < m_players.rowCount(); ++k) {
        points.push_back(m_players.data(m_players.index(k), Model::PointsRole).toInt());
        all << words(k);
    }
    m_walk.setPoints(points, m_walks && m_show && m_show->speed() > 0 && isVisible());
    m_pulse->setWanted(m_walk.isWalking());
    setAccessibleName(tr("Score track: %1").arg(all.join(QStringLiteral("; "))));
    update();
}

void ScoreTrack::advance(double seconds) {
    m_walk.advance(seconds * (m_show ? m_show->speed() : 1));
    m_pulse->setWanted(m_walk.isWalking());
    update();
}

QString ScoreTrack::words(int player) const {
    const QString name = m_players.data(m_players.index(player), Model::NameRole).toString();
    const int points = m_players.data(m_players.index(player), Model::PointsRole).toInt();
    const TrackPlace place = trackPlace(points);
    const QString sum = QString::number(points);
    const QString field = QString::number(place.field);
    if (place.lap == 0) return tr("%1 at %2").arg(name, sum);
    if (place.lap == 1) return tr("%1 at %2: lying on %3").arg(name, sum, field);
    return tr("%1 at %2: lying on %3, lap %4").arg(name, sum, field, QString::number(place.lap + 1));
}

QSize ScoreTrack::sizeHint() const {
    return {usualWidth, qRound(TrackRing(usualWidth).height())};
}

void ScoreTrack::resizeEvent(QResizeEvent*) {
    setFixedHeight(qRound(ring().height()));
    m_ground = QPixmap();
}

void ScoreTrack::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) m_ground = QPixmap();
    QWidget::changeEvent(event);
}

// Town and stones cost much more than the figures that walk over them.
void ScoreTrack::paintGround(QPainter& painter) {
    const double ratio = devicePixelRatioF();
    if (m_ground.isNull() || m_ground.devicePixelRatioF() != ratio) {
        m_ground = QPixmap((QSizeF(size()) * ratio).toSize());
        m_ground.setDevicePixelRatio(ratio);
        m_ground.fill(Qt::transparent);
        QPainter ground(&m_ground);
        ground.setRenderHint(QPainter::Antialiasing);
        paintTrack(ground, ring());
    }
    painter.drawPixmap(0, 0, m_ground);
}

bool ScoreTrack::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    QStringList here;
    for (int k = 0; k < m_players.rowCount(); ++k)
        if (figureBox(k).contains(help->pos())) here << words(k);
    QToolTip::showText(help->globalPos(), here.isEmpty() ? tr("Score track (C4.6)") : here.join(u'\n'), this);
    return true;
}

// Those who walk share no field.
std::vector<int> ScoreTrack::playersOn(int field) const {
    std::vector<int> here;
    for (std::size_t k = 0; k < m_walk.players(); ++k)
        if (!m_walk.isWalking(k) && trackPlace(static_cast<int>(m_walk.at(k))).field == field)
            here.push_back(static_cast<int>(k));
    return here;
}

QRectF ScoreTrack::figureBox(int player) const {
    const auto index = static_cast<std::size_t>(player);
    if (index >= m_walk.players()) return {};
    const double points = m_walk.at(index);
    if (m_walk.isWalking(index)) return trackFigureBox(ring(), points, {});
    const std::vector<int> here = playersOn(trackPlace(static_cast<int>(points)).field);
    const auto place = std::find(here.begin(), here.end(), player) - here.begin();
    return trackFigureBox(ring(), points, {static_cast<int>(place), static_cast<int>(here.size())});
}

void ScoreTrack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    for (int field = 0; field < TrackRing::fields; ++field)
        paintTrackPad(painter, ring(), field, static_cast<int>(playersOn(field).size()));
    std::vector<int> order(m_walk.players());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = static_cast<int>(k);
    // From back to front; who walks goes before all others.
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
        const auto depth = [this](int player) {
            const bool walks = m_walk.isWalking(static_cast<std::size_t>(player));
            return figureBox(player).bottom() + (walks ? height() : 0);
        };
        return depth(a) < depth(b);
    });
    for (const int player : order) {
        const auto color =
            static_cast<engine::PlayerColor>(m_players.data(m_players.index(player), Model::ColorRole).toInt());
        const auto points = static_cast<int>(std::floor(m_walk.at(static_cast<std::size_t>(player))));
        paintTrackFigure(painter, figureBox(player), color, trackPlace(points).lap);
    }
}

}  // namespace remparts::panel
