#include "side/hand_card.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QVBoxLayout>

#include "actions/tile_words.h"
#include "language/spoken.h"
#include "look/button.h"
#include "look/plates.h"
#include "look/tile_icon.h"
#include "remparts/engine/tile_layout.h"
#include "table_facts.h"

namespace remparts::panel {
namespace {

constexpr int cardHeight = 152;
constexpr double tileSide = 126;
constexpr int columnLeft = spaceL + 132 + spaceL;
constexpr double spotRadius = 14;
constexpr double supplyTop = 88;

void paintSupplyRow(QPainter& painter, QRectF row, Icon icon, int left, int all, engine::PlayerColor color) {
    const double step = std::min(22.0, row.width() / std::max(all, model::followersPerPlayer));
    const double side = std::min(20.0, step);
    for (int k = 0; k < all; ++k) {
        const QRectF box(row.x() + k * step - 1, row.y(), side, side);
        if (k >= left)
            drawIcon(painter, icon, box.adjusted(2, 2, -2, -2), theme().line);
        else if (icon == Icon::Meeple)
            drawFigure(painter, color, box);
        else
            drawIcon(painter, icon, box.adjusted(1, 1, -1, -1),
                     theme().dark ? playerColor(color).lighter(115) : playerColor(color).darker(105));
    }
}

}  // namespace

HandCard::HandCard(model::Session& session, model::TurnModel& turn, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_turn(turn),
      m_left(new Button({}, Button::Kind::Secondary, Icon::TurnLeft)),
      m_right(new Button({}, Button::Kind::Secondary, Icon::TurnRight)),
      m_result(new Button({}, Button::Kind::Primary, Icon::Crown)) {
    setFixedHeight(cardHeight);
    setMouseTracking(true);
    model::keepSaid(this, [this] {
        m_left->setAccessibleName(tr("Turn the tile left"));
        m_left->setToolTip(tr("Turn left  Shift+R"));
        m_right->setAccessibleName(tr("Turn the tile right"));
        m_right->setToolTip(tr("Turn right  R"));
        m_result->setName(tr("Result"));
    });
    connect(m_left, &Button::clicked, &turn, [&turn] { turn.turnTile(-1); });
    connect(m_right, &Button::clicked, &turn, [&turn] { turn.turnTile(1); });
    connect(m_result, &Button::clicked, this, &HandCard::resultRequested);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(columnLeft, spaceM + 24, spaceS, spaceM);
    auto* row = new QHBoxLayout;
    row->setSpacing(spaceXs);
    row->addWidget(m_left);
    row->addWidget(m_right);
    row->addWidget(m_result);
    row->addStretch();
    column->addLayout(row);
    column->addStretch();
    connect(&session, &model::Session::changed, this, &HandCard::refresh);
    connect(&turn, &model::TurnModel::changed, this, &HandCard::refresh);
    connect(&turn, &model::TurnModel::highlightsChanged, this, qOverload<>(&QWidget::update));
    refresh();
}

void HandCard::refresh() {
    m_left->setVisible(isLaying());
    m_right->setVisible(isLaying());
    m_result->setVisible(m_session.hasGame() && m_session.state().isOver());
    const auto tile = m_session.hasGame() ? m_turn.tile() : std::nullopt;
    const QString id = tile ? QString::fromStdString((*m_session.game().setup().tiles)[*tile].id) : QString();
    const QString words =
        tile ? model::tileWords((*m_session.game().setup().tiles)[*tile], m_turn.orientation()) : QString();
    setAccessibleName(!tile        ? tr("No tile in hand")
                      : isLaying() ? tr("Tile in hand, %1: %2").arg(id, words)
                                   : tr("Tile just laid, %1: %2").arg(id, words));
    setToolTip(tile ? tr("Tile %1").arg(id) : QString());
    update();
}

bool HandCard::isLaying() const {
    return m_session.hasGame() && m_turn.decision().phase == engine::Phase::Tile;
}

bool HandCard::offersSpots() const {
    return m_session.hasGame() && m_turn.decision().phase == engine::Phase::Follower;
}

QRectF HandCard::tileBox() const {
    return {spaceL + 2, spaceM, tileSide, tileSide};
}

QPointF HandCard::spotOf(const model::Choice& choice) const {
    const engine::PlacedTile& laid = m_session.state().board.tiles()[static_cast<std::size_t>(choice.segment->tile)];
    const engine::PictureCell cell = engine::turned(
        engine::followerCell(m_session.state().definition(laid), choice.segment->segment), laid.orientation);
    const QRectF box = tileBox();
    const double side = box.width() / engine::pictureSize;
    return {std::clamp(box.x() + (cell.column + 0.5) * side, box.left() + spotRadius, box.right() - spotRadius),
            std::clamp(box.y() + (cell.row + 0.5) * side, box.top() + spotRadius, box.bottom() - spotRadius)};
}

int HandCard::choiceAt(QPointF at) const {
    if (!offersSpots()) return -1;
    int nearest = -1;
    double best = 2.0 * spotRadius;
    for (std::size_t k = 0; k < m_turn.choices().size(); ++k) {
        if (!m_turn.choices()[k].segment) continue;
        const double distance = QLineF(at, spotOf(m_turn.choices()[k])).length();
        if (distance < best) {
            best = distance;
            nearest = static_cast<int>(k);
        }
    }
    return nearest;
}

void HandCard::mousePressEvent(QMouseEvent* event) {
    const int choice = choiceAt(event->position());
    if (choice >= 0) return m_turn.chooseNumber(m_turn.choices()[static_cast<std::size_t>(choice)].number);
    if (!isLaying() || !tileBox().contains(event->position())) return QWidget::mousePressEvent(event);
    m_turn.turnTile(event->button() == Qt::RightButton || event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
}

void HandCard::mouseMoveEvent(QMouseEvent* event) {
    const bool active = (isLaying() && tileBox().contains(event->position())) || choiceAt(event->position()) >= 0;
    setCursor(active ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void HandCard::wheelEvent(QWheelEvent* event) {
    if (!isLaying() || event->angleDelta().y() == 0) return QWidget::wheelEvent(event);
    m_turn.turnTile(event->angleDelta().y() < 0 ? 1 : -1);
    event->accept();
}

void HandCard::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTile(painter);
    if (offersSpots()) paintSpots(painter);
    const double room = width() - columnLeft - spaceS;
    const QRectF title(columnLeft, spaceM - 1, room, 20);
    if (m_session.state().isOver()) return drawText(painter, title, tr("Final scoring"), {TextSize::Body, true});
    drawText(painter, title, isLaying() ? tr("Tile in hand") : tr("Just laid"), {TextSize::Body, true});
    const double middle = spaceM + 24 + targetHeight() / 2.0;
    if (isLaying()) {
        drawKeyCap(painter, QPointF(columnLeft + 2 * targetHeight() + spaceM, middle), QStringLiteral("R"));
    } else if (offersSpots() && !m_turn.choices().empty()) {
        const QString keys = QStringLiteral("1–%1").arg(m_turn.choices().size());
        const double cap = drawKeyCap(painter, QPointF(columnLeft, middle), keys);
        drawText(painter, QRectF(columnLeft + cap + spaceS, middle - 10, room - cap - spaceS, 20),
                 tr("or click a spot"), {TextSize::Small, false, theme().textSoft});
    }
    paintSupply(painter);
}

void HandCard::paintTile(QPainter& painter) const {
    const auto tile = m_turn.tile();
    if (!tile) return drawIcon(painter, Icon::Gate, tileBox().adjusted(24, 24, -24, -24), theme().line);
    const auto laid = m_session.state().board.tiles();
    const engine::Orientation orientation =
        isLaying() || laid.empty() ? m_turn.orientation() : laid.back().orientation;
    drawTile(painter, tileBox(), (*m_session.game().setup().tiles)[*tile], orientation);
}

void HandCard::paintSpots(QPainter& painter) const {
    const std::vector<model::Choice>& choices = m_turn.choices();
    for (std::size_t k = 0; k < choices.size(); ++k) {
        if (!choices[k].segment) continue;
        const bool lit = static_cast<int>(k) == m_turn.highlights().hotChoice;
        const QPointF middle = spotOf(choices[k]);
        painter.setPen(QPen(lit ? inkOnPossible() : QColor("#8d8276"), lit ? 2 : 1));
        painter.setBrush(lit ? possibleColor() : QColor("#fffdf9"));
        painter.drawEllipse(middle, spotRadius, spotRadius);
        drawText(painter, QRectF(middle.x() - spotRadius, middle.y() - spotRadius, 2 * spotRadius, 2 * spotRadius),
                 QString::number(choices[k].number), {TextSize::Body, true, inkOnPossible(), Qt::AlignCenter});
    }
}

void HandCard::paintSupply(QPainter& painter) const {
    const engine::PlayerIndex player = m_turn.decision().player;
    const engine::Supply& supply = m_session.state().supplies[player];
    const engine::PlayerColor color = m_session.game().setup().players[player].color;
    const int towers = model::towersPerPlayer(static_cast<int>(m_session.state().playerCount()));
    const double room = width() - columnLeft - spaceS;
    paintSupplyRow(painter, QRectF(columnLeft, supplyTop, room, 20), Icon::Meeple, supply.followers,
                   model::followersPerPlayer, color);
    paintSupplyRow(painter, QRectF(columnLeft, supplyTop + 26, room, 20), Icon::Tower, supply.towers, towers, color);
}

}  // namespace remparts::panel
