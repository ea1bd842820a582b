#include "kids/kids_choices.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "kids/bulb_button.h"
#include "kids/pile_picture.h"
#include "language/spoken.h"
#include "look/icons.h"
#include "look/labels.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int fewestPiles = 3;
constexpr int mostPiles = 4;
constexpr int tilesShown = 9;

void nameChoice(QAbstractButton& button, const QString& name) {
    button.setAccessibleName(name);
    button.setToolTip(name);
}

void makeChoice(QAbstractButton& button) {
    button.setCheckable(true);
    button.setCursor(Qt::PointingHandCursor);
    button.setFocusPolicy(Qt::StrongFocus);
    button.setAttribute(Qt::WA_Hover);
}

// What is chosen has a thick edge and a tick.
void paintChoice(QPainter& painter, const QAbstractButton& button) {
    const QRectF box = QRectF(button.rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor rest = button.underMouse() ? mix(theme().card, theme().accentSoft, 0.6) : theme().card;
    painter.setBrush(button.isChecked() ? theme().accentSoft : rest);
    painter.setPen(button.isChecked() ? QPen(theme().accent, 3) : QPen(theme().line, 1));
    painter.drawRoundedRect(box, cardRadius, cardRadius);
    if (button.hasFocus()) drawFocusFrame(painter, box.adjusted(3, 3, -3, -3), cardRadius - 2);
}

}  // namespace

PilesButton::PilesButton(int piles, QWidget* parent) : QAbstractButton(parent), m_piles(piles) {
    makeChoice(*this);
    model::keepSaid(this, [this] { nameChoice(*this, words()); });
    setAutoExclusive(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QString PilesButton::words() const {
    return tr("%n pile(s)", nullptr, m_piles);
}

void PilesButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintChoice(painter, *this);
    const QRectF room = QRectF(rect()).adjusted(spaceM, spaceM, -spaceM, -34);
    const double step = std::min(room.width() / mostPiles, room.height() * 0.72);
    double x = room.center().x() - step * m_piles / 2;
    for (int k = 0; k < m_piles; ++k, x += step)
        drawPile(painter, QRectF(x + 2, room.y(), step - 4, room.height()), tilesShown);
    drawText(painter, QRectF(0, height() - 32, width(), 24), words(),
             {TextSize::Body, isChecked(), {}, Qt::AlignCenter});
    if (isChecked()) drawIcon(painter, Icon::Check, QRectF(width() - 30, 10, 18, 18), theme().accent);
}

HintSwitch::HintSwitch(QWidget* parent) : QAbstractButton(parent) {
    makeChoice(*this);
    model::keepSaid(this, [this] { nameChoice(*this, tr("Show the roads that the tile can close")); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HintSwitch::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintChoice(painter, *this);
    drawBulb(painter, QRectF(spaceS, (height() - 60) / 2.0, 60, 60), isChecked());
    const double x = 60 + spaceL;
    const double room = width() - x - (isChecked() ? 40 : spaceM);
    drawText(painter, QRectF(x, height() / 2.0 - 22, room, 22),
             isChecked() ? tr("Roads that can be closed glow") : tr("Off: no road glows"),
             {TextSize::Body, isChecked()});
    drawText(painter, QRectF(x, height() / 2.0 + 1, room, 20), tr("Good for the first games with small children"),
             {TextSize::Small, false, theme().textSoft});
    if (isChecked()) drawIcon(painter, Icon::Check, QRectF(width() - 30, 10, 18, 18), theme().accent);
}

KidsChoices::KidsChoices(QWidget* parent) : QWidget(parent), m_hints(new HintSwitch) {
    auto* row = new QHBoxLayout;
    row->setSpacing(spaceM);
    for (int piles = fewestPiles; piles <= mostPiles; ++piles) {
        m_piles.push_back(new PilesButton(piles));
        row->addWidget(m_piles.back());
    }
    m_piles.back()->setChecked(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spaceS);
    auto* tiles = new TextLabel({}, TextSize::Body, true);
    auto* roads = new TextLabel({}, TextSize::Body, true);
    model::keepSaid(this, [tiles, roads] {
        tiles->setText(tr("The tiles lie in"));
        roads->setText(tr("Show roads that can be closed"));
    });
    column->addWidget(tiles);
    column->addLayout(row);
    column->addSpacing(spaceL);
    column->addWidget(roads);
    column->addWidget(m_hints);
    column->addStretch(1);
}

void KidsChoices::setPiles(int piles) {
    const int index = std::clamp(piles, fewestPiles, mostPiles) - fewestPiles;
    m_piles[static_cast<std::size_t>(index)]->setChecked(true);
}

int KidsChoices::piles() const {
    const auto chosen =
        std::find_if(m_piles.begin(), m_piles.end(), [](const auto* pile) { return pile->isChecked(); });
    return chosen == m_piles.end() ? mostPiles : (*chosen)->piles();
}

}  // namespace remparts::panel
