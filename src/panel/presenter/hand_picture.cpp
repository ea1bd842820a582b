#include "presenter/hand_picture.h"

#include <QPainter>

#include "look/plates.h"
#include "look/tile_icon.h"

namespace remparts::panel {
namespace {

// Shares of the parent's height.
constexpr double side = 0.22;
constexpr double gap = 0.018;
constexpr double frame = 0.012;

}  // namespace

HandPicture::HandPicture(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HandPicture::show(const std::optional<TileInHand>& hand) {
    m_hand = hand;
    setAccessibleName(hand ? tr("Tile in hand") : QString());
    setVisible(hand.has_value());
    raise();
    update();
}

void HandPicture::arrangeIn(const QRect& stage) {
    const double height = parentWidget()->height();
    const int length = static_cast<int>(side * height);
    const int away = static_cast<int>(gap * height);
    setGeometry(stage.left() + away, stage.top() + away, length, length);
}

void HandPicture::paintEvent(QPaintEvent*) {
    if (!m_hand) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, card, theme().card, true);
    const double inset = frame * parentWidget()->height();
    drawTile(painter, card.adjusted(inset, inset, -inset, -inset), (*m_hand->tiles)[m_hand->tile],
             engine::Orientation::Upright);
}

}  // namespace remparts::panel
