#include "kids/kids_hand.h"

#include <QMouseEvent>
#include <algorithm>

#include "actions/tile_words.h"
#include "kids/pile_button.h"
#include "kids/shown_player.h"
#include "kids/symbol_button.h"
#include "language/spoken.h"
#include "look/plates.h"
#include "look/pulse.h"
#include "look/tile_icon.h"
#include "table_facts.h"

namespace remparts::panel {
namespace {

constexpr double turnSide = 96;
constexpr double bounce = 4;
constexpr double bouncePeriod = 1.1;
constexpr double arrowSide = 26;

using Shape = SymbolButton::Shape;
using Kind = SymbolButton::Kind;

}  // namespace

KidsHand::KidsHand(model::Session& session, model::TurnModel& turn, model::TableShow& show, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_turn(turn),
      m_show(show),
      m_turnButton(new SymbolButton({}, Icon::TurnRight, Kind::Secondary, Shape::Round, this)),
      m_result(new SymbolButton({}, Icon::Crown, Kind::Primary, Shape::Wide, this)),
      m_pulse(new Pulse(this)) {
    connect(m_turnButton, &QAbstractButton::clicked, &turn, [&turn] { turn.turnTile(1); });
    connect(m_result, &QAbstractButton::clicked, this, &KidsHand::resultRequested);
    for (int number = 1; number <= static_cast<int>(engine::mostPiles); ++number) {
        auto* pile = new PileButton(number, this);
        connect(pile, &QAbstractButton::clicked, &turn, [&turn, number] { turn.chooseNumber(number); });
        m_piles.push_back(pile);
    }
    m_pulse->setRestAfter(breathingTime);
    connect(m_pulse, &Pulse::ticked, this, qOverload<>(&QWidget::update));
    connect(&session, &model::Session::changed, this, &KidsHand::refresh);
    connect(&turn, &model::TurnModel::changed, this, &KidsHand::refresh);
    connect(&turn, &model::TurnModel::highlightsChanged, this, &KidsHand::refresh);
    connect(&show, &model::TableShow::started, this, &KidsHand::refresh);
    connect(&show, &model::TableShow::finished, this, &KidsHand::refresh);
    model::keepSaid(this, [this] {
        m_turnButton->setName(tr("Turn the tile"));
        m_result->setName(tr("Result"));
        refresh();
    });
}

void KidsHand::setMotion(bool on) {
    m_pulse->setMotion(on);
}

bool KidsHand::isDrawing() const {
    return playsKids(m_session) && m_turn.decision().phase == engine::Phase::Draw;
}

bool KidsHand::isLaying() const {
    return playsKids(m_session) && m_turn.decision().phase == engine::Phase::Tile;
}

void KidsHand::refresh() {
    const auto piles = playsKids(m_session) ? model::stackFacts(m_session.state()) : std::vector<model::StackFacts>();
    const auto& choices = m_turn.choices();
    const int hot = m_turn.highlights().hotChoice;
    for (std::size_t k = 0; k < m_piles.size(); ++k) {
        m_piles[k]->setVisible(isDrawing() && k < piles.size());
        if (k >= piles.size()) continue;
        const bool lit = isDrawing() && hot >= 0 && hot < static_cast<int>(choices.size()) &&
                         choices[static_cast<std::size_t>(hot)].action ==
                             engine::Action(engine::DrawTile{static_cast<std::uint8_t>(k)});
        m_piles[k]->show(piles[k].left, lit);
    }
    m_turnButton->setVisible(isLaying());
    m_result->setVisible(playsKids(m_session) && isShownOver(m_session, m_show));
    m_pulse->setWanted(isDrawing());
    setAccessibleName(isLaying() ? tileInHand() : isDrawing() ? tr("Pick a pile") : tr("No tile in hand"));
    arrange();
    update();
}

QString KidsHand::tileInHand() const {
    const engine::TileDefinition& tile = (*m_session.game().setup().tiles)[*m_turn.tile()];
    return tr("Tile in hand: %1").arg(model::tileWords(tile, m_turn.orientation()));
}

double KidsHand::arrowRoom() const {
    return arrowSide + 2 * bounce + 2;
}

QRectF KidsHand::tileBox() const {
    const double side = std::min(height() - 2.0 * spaceS, width() - 2.0 * spaceL - spaceXl - turnSide);
    return {spaceL + spaceS, (height() - side) / 2, side, side};
}

void KidsHand::arrange() {
    const auto shown = static_cast<int>(
        std::count_if(m_piles.begin(), m_piles.end(), [](const PileButton* pile) { return !pile->isHidden(); }));
    const double room = (width() - 2.0 * spaceL) / std::max(shown, 1);
    const double side = std::min(room, 96.0);
    for (int k = 0; k < shown; ++k) {
        const double middle = spaceL + (k + 0.5) * room;
        const double high = std::min(height() - arrowRoom(), side * 1.5 + 12);
        m_piles[static_cast<std::size_t>(k)]->setGeometry(
            QRectF(middle - side / 2, arrowRoom(), side, high).toAlignedRect());
    }
    const double right = width() - spaceL;
    const double left = tileBox().right() + spaceM;
    const double round = std::min({turnSide, height() - 2.0 * spaceXs, right - left});
    m_turnButton->setGeometry(
        QRectF((left + right - round) / 2, (height() - round) / 2, round, round).toAlignedRect());
    const QSize result = m_result->sizeHint();
    m_result->setGeometry((width() - result.width()) / 2, (height() - result.height()) / 2, result.width(),
                          result.height());
}

void KidsHand::resizeEvent(QResizeEvent*) {
    arrange();
}

void KidsHand::mousePressEvent(QMouseEvent* event) {
    if (!isLaying() || !tileBox().contains(event->position())) return QWidget::mousePressEvent(event);
    m_turn.turnTile(event->button() == Qt::RightButton ? -1 : 1);
}

void KidsHand::wheelEvent(QWheelEvent* event) {
    if (!isLaying() || event->angleDelta().y() == 0) return QWidget::wheelEvent(event);
    m_turn.turnTile(event->angleDelta().y() < 0 ? 1 : -1);
    event->accept();
}

void KidsHand::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isDrawing()) paintArrows(painter);
    if (isLaying()) paintTile(painter);
}

void KidsHand::paintArrows(QPainter& painter) const {
    if (m_show.isPlaying()) return;  // first what is still going on is looked at
    const double y = bounce + bounce * m_pulse->swing(bouncePeriod);
    for (const PileButton* pile : m_piles) {
        if (pile->isHidden() || !pile->isEnabled()) continue;
        const double x = pile->geometry().center().x() + 0.5;
        drawIcon(painter, Icon::PointDown, QRectF(x - arrowSide / 2, y, arrowSide, arrowSide), theme().accent);
    }
}

void KidsHand::paintTile(QPainter& painter) const {
    const auto tile = m_turn.tile();
    if (!tile) return;
    if (m_show.turning()) {  // still on its way
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().line.darker(112), 2, Qt::DashLine, Qt::RoundCap));
        painter.drawRoundedRect(tileBox().adjusted(4, 4, -4, -4), cardRadius, cardRadius);
        return;
    }
    drawTile(painter, tileBox(), (*m_session.game().setup().tiles)[*tile], m_turn.orientation());
}

}  // namespace remparts::panel
