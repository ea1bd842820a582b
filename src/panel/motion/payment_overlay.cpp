#include "motion/payment_overlay.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "look/icons.h"
#include "motion/coin_painter.h"
#include "overlay/city_painters.h"
#include "overlay/table_shapes.h"

namespace remparts::panel {

namespace {

constexpr double coinRadius = 9;
constexpr double figureOnTable = 34;  // pixels
constexpr double figureInPanel = 16;
constexpr double margin = 40;         // of what a flying thing covers around its middle
constexpr double guardHeight = 0.19;  // cells

double eased(double x) {
    return x * x * (3 - 2 * x);
}

bool isLying(const engine::FollowerPlacement& follower) {
    return follower.role == engine::FollowerRole::Steward;
}

}  // namespace

PaymentOverlay::PaymentOverlay(const model::Session& session, const model::TableShow& show, Projection projection,
                               PurseOf purseOf, QWidget* page)
    : QWidget(page),
      m_session(session),
      m_show(show),
      m_projection(std::move(projection)),
      m_purseOf(std::move(purseOf)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    page->installEventFilter(this);
    for (const auto signal : {&model::TableShow::changed, &model::TableShow::finished})
        connect(&show, signal, this, &PaymentOverlay::follow);
}

bool PaymentOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void PaymentOverlay::follow() {
    const model::Act* act = m_show.now();
    const bool pays = act && std::holds_alternative<model::acts::Paying>(*act);
    if (!pays && isHidden()) return;
    QRectF covered;
    for (const Flight& flight : flights()) {
        const QPointF at = onBow(flight.from, flight.to, eased(flight.way));
        covered |= QRectF(at - QPointF(margin, margin), at + QPointF(margin, margin));
    }
    if (isHidden()) {
        setGeometry(parentWidget()->rect());
        raise();
    }
    setVisible(pays);
    update(std::exchange(m_painted, covered.toAlignedRect()) | covered.toAlignedRect());
}

std::vector<PaymentOverlay::Flight> PaymentOverlay::flights() const {
    std::vector<Flight> flights;
    const model::Act* act = m_show.now();
    const auto* paying = act ? std::get_if<model::acts::Paying>(act) : nullptr;
    if (!paying) return flights;
    for (const engine::Scored& scored : paying->scored) addCoins(flights, scored, paying->progress);
    addFollowers(flights, *paying);
    return flights;
}

// From the tiles that were counted, one after another.
void PaymentOverlay::addCoins(std::vector<Flight>& flights, const engine::Scored& scored, double progress) const {
    const QRectF purse = m_purseOf(scored.player).points;
    const std::vector<CountedPlace> places = countedPlaces(m_session.state(), scored);
    const int coins = model::acts::coinCount(engine::pointsOf(scored.score));
    if (purse.isEmpty() || places.empty()) return;
    for (int coin = coins - 1; coin >= 0; --coin) {
        const double way = model::acts::coinWay(coin, coins, progress);
        const CountedPlace& place = places[static_cast<std::size_t>(coin) % places.size()];
        const auto from = m_projection.project(place.at, place.height);
        if (from && way < 1) flights.push_back({*from, purse.center(), way, std::nullopt, coin});
    }
}

void PaymentOverlay::addFollowers(std::vector<Flight>& flights, const model::acts::Paying& paying) const {
    for (const engine::FollowerPlacement& follower : paying.leaving) {
        const QRectF purse = m_purseOf(follower.player).followers;
        const bool guards = follower.role == engine::FollowerRole::Guard;
        const auto from = guards ? m_projection.project(centreOf(follower.edge.tile), guardHeight)
                                 : m_projection.project(middleOf(m_session.state(), follower.segment), 0);
        if (from && !purse.isEmpty()) flights.push_back({*from, purse.center(), paying.progress, follower, 0});
    }
}

void PaymentOverlay::paint(QPainter& painter, const Flight& flight) const {
    const double way = eased(flight.way);
    const QPointF at = onBow(flight.from, flight.to, way);
    if (!flight.follower) {
        if (flight.way > 0) paintCoin(painter, at, coinRadius, flight.way * 1.5 + flight.number * 0.13);
        return;
    }
    const double size = std::lerp(figureOnTable, figureInPanel, way);
    const engine::PlayerColor color = m_session.state().setup->players[flight.follower->player].color;
    drawFigure(painter, color, QRectF(at.x() - size / 2, at.y() - size * (1 - way / 2), size, size),
               isLying(*flight.follower) && way < 0.5);
}

void PaymentOverlay::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Flight& flight : flights()) paint(painter, flight);
}

}  // namespace remparts::panel
