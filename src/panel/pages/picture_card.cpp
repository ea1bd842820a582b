#include "pages/picture_card.h"

#include <QKeyEvent>
#include <QPainterPath>
#include <utility>

#include "kids/meadow_picture.h"
#include "look/icons.h"
#include "look/plates.h"
#include "look/town_picture.h"

namespace remparts::panel {
namespace {

constexpr double narrowCard = 260;

QRectF cardBox(const QWidget& card) {
    return QRectF(card.rect()).marginsRemoved(shadowMargins);
}

// The picture covers the box; its middle stays in the middle.
void drawCover(QPainter& painter, const QRectF& box, const QImage& image) {
    const double scale = std::max(box.width() / image.width(), box.height() / image.height());
    const QSizeF part(box.width() / scale, box.height() / scale);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(
        box, image, QRectF(QPointF((image.width() - part.width()) / 2, (image.height() - part.height()) / 2), part));
}

void drawPainted(QPainter& painter, const QRectF& box, engine::GameKind game) {
    switch (game) {
        case engine::GameKind::City:
            return drawTown(painter, box, 0);
        case engine::GameKind::Kids:
            return drawMeadow(painter, box, 0);
    }
}

void drawPicture(QPainter& painter, const QRectF& box, const QImage& image, engine::GameKind game) {
    if (image.isNull())
        drawPainted(painter, box, game);
    else
        drawCover(painter, box, image);
}

void beginCard(QPainter& painter, const QAbstractButton& card, const QRectF& box) {
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, card.underMouse() ? box.adjusted(-1, -1, 1, 1) : box, theme().card, true);
    QPainterPath clip;
    clip.addRoundedRect(box, cardRadius, cardRadius);
    painter.setClipPath(clip);
}

void endCard(QPainter& painter, const QAbstractButton& card, const QRectF& box) {
    painter.setClipping(false);
    if (card.hasFocus()) drawFocusFrame(painter, box.adjusted(-2, -2, 2, 2), cardRadius + 1);
}

bool isEnter(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

void makeCard(QAbstractButton& card, const QString& name) {
    card.setText(name);
    card.setCursor(Qt::PointingHandCursor);
    card.setFocusPolicy(Qt::TabFocus);
    card.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    card.setAttribute(Qt::WA_Hover);
}

double invitationWidth(const QString& words, const QString& key) {
    return textWidth(words, TextSize::Body, true) + (key.isEmpty() ? 0 : keyCapWidth(key) + spaceS) + 42 + spaceL;
}

// What a click on the card does, drawn as the button that the whole card is.
void drawInvitation(QPainter& painter, QPointF topLeft, const QString& words, const QString& key, bool lit) {
    const QRectF box(topLeft, QSizeF(invitationWidth(words, key), targetHeight()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(lit ? theme().accent.lighter(112) : theme().accent);
    painter.drawRoundedRect(box, buttonRadius, buttonRadius);
    const double middle = box.center().y();
    const double text = textWidth(words, TextSize::Body, true);
    drawIcon(painter, Icon::Play, QRectF(box.x() + spaceL, middle - 9, 18, 18), theme().onAccent);
    drawText(painter, QRectF(box.x() + 42, box.y(), text + 1, box.height()), words,
             {TextSize::Body, true, theme().onAccent});
    if (!key.isEmpty()) drawKeyCap(painter, QPointF(box.x() + 42 + text + spaceS, middle), key, true);
}

}  // namespace

PictureCard::PictureCard(const QString& title, QString line, QImage picture, engine::GameKind game, QWidget* parent)
    : QAbstractButton(parent), m_line(std::move(line)), m_picture(std::move(picture)), m_game(game) {
    makeCard(*this, title);
    setAccessibleName(QStringLiteral("%1. %2").arg(title, m_line));
}

QSize PictureCard::sizeHint() const {
    return m_large ? QSize(300, 300) : QSize(220, 190);
}

QSize PictureCard::minimumSizeHint() const {
    return m_large ? QSize(200, 190) : QSize(150, 130);
}

void PictureCard::setInvitation(const QString& key) {
    m_large = true;
    m_key = key;
    updateGeometry();
    update();
}

double PictureCard::titleHeight() const {
    return m_large ? std::max(30.0, textHeight(TextSize::Large, true))
                   : std::max(20.0, textHeight(TextSize::Body, true));
}

// A narrow card's line takes two.
QRectF PictureCard::caption(const QRectF& card) const {
    const double line = textHeight(TextSize::Small);
    if (!m_large) {
        const double low = std::max(54.0, textHeight(TextSize::Body, true) + line + 18);
        return {card.x(), card.bottom() - low, card.width(), low};
    }
    const bool twoLines = card.width() < narrowCard * textHeight(TextSize::Small) / 15;
    const double least = twoLines ? 88 : 72;
    const double height = std::max(least, titleHeight() + line * (twoLines ? 2 : 1) + 20);
    return {card.x(), card.bottom() - height, card.width(), height};
}

void PictureCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF box = cardBox(*this);
    beginCard(painter, *this, box);
    const QRectF words = caption(box);
    const QRectF picture(box.topLeft(), words.topRight());
    drawPicture(painter, picture, m_picture, m_game);
    if (m_large) paintInvitation(painter, picture);
    const double in = m_large ? spaceL : spaceM;
    const double top = words.y() + (m_large ? 9 : 8);
    const double title = titleHeight();
    const double room = words.width() - 2 * in;
    drawText(painter, QRectF(words.x() + in, top, room, title), text(),
             {m_large ? TextSize::Large : TextSize::Body, true});
    const QRectF line(words.x() + in, top + title + 1, room, words.bottom() - top - title - 8);
    const TextStyle soft{TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop};
    if (m_large)
        drawParagraph(painter, line, m_line, soft);
    else
        drawText(painter, line, m_line, soft);
    endCard(painter, *this, box);
}

// Half in the picture, half below it, so that it hides little of either.
void PictureCard::paintInvitation(QPainter& painter, const QRectF& picture) const {
    const double side = picture.width() < narrowCard ? 56 : 64;
    const QRectF disc(picture.right() - side - spaceM, picture.bottom() - side * 0.62, side, side);
    drawCard(painter, disc, underMouse() ? theme().accent.lighter(112) : theme().accent, true, side / 2);
    drawIcon(painter, Icon::Play, disc.adjusted(side * 0.3, side * 0.27, -side * 0.22, -side * 0.27),
             theme().onAccent);
    if (!m_key.isEmpty())
        drawKeyCap(painter, QPointF(disc.x() - spaceS - keyCapWidth(m_key), picture.bottom() + 18), m_key);
}

void PictureCard::keyPressEvent(QKeyEvent* event) {
    if (isEnter(*event)) return click();
    QAbstractButton::keyPressEvent(event);
}

ContinueCard::ContinueCard(ContinueOffer offer, QWidget* parent)
    : QAbstractButton(parent), m_offer(std::move(offer)) {
    makeCard(*this, tr("Continue"));
    const QString note = m_offer.note.isEmpty() ? m_offer.note : QStringLiteral(". ") + m_offer.note;
    setAccessibleName(tr("Continue: %1. %2").arg(m_offer.title, m_offer.line + note));
}

void ContinueCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF box = cardBox(*this);
    beginCard(painter, *this, box);
    drawPicture(painter, box, m_offer.picture, m_offer.game);
    QLinearGradient shade(0, box.top(), 0, box.top() + 210);  // in pixels: the words keep their ground at any height
    shade.setColorAt(0, QColor(38, 26, 16, 240));
    shade.setColorAt(0.58, QColor(38, 26, 16, 190));
    shade.setColorAt(1, QColor(38, 26, 16, 0));
    painter.fillRect(box, shade);
    paintWords(painter, box);
    drawInvitation(painter, QPointF(box.x() + spaceXl, box.bottom() - spaceL - targetHeight()), text(), tr("Enter"),
                   underMouse());
    endCard(painter, *this, box);
}

void ContinueCard::paintWords(QPainter& painter, const QRectF& card) const {
    const double x = card.x() + spaceXl;
    const double room = card.width() - 2 * spaceXl;
    const QColor light("#fffdf9");
    drawText(painter, QRectF(x, card.y() + spaceL, room, 36), m_offer.title, {TextSize::Large, true, light});
    drawText(painter, QRectF(x, card.y() + spaceL + 36, room, 20), m_offer.line,
             {TextSize::Body, false, QColor("#eadfce")});
    const double note = m_offer.note.isEmpty() ? 0 : 22;
    drawText(painter, QRectF(x, card.y() + spaceL + 56, room, note), m_offer.note,
             {TextSize::Body, false, QColor("#eadfce")});
    paintPlayers(painter, QRectF(x, card.y() + spaceL + 66 + note, room, 24));
}

// Points beside the sign; in The Kids a figure that says what the number counts: those that are left. Names where
// there is room.
void ContinueCard::paintPlayers(QPainter& painter, const QRectF& room) const {
    constexpr double narrowest = 68;
    const double share = room.width() / static_cast<double>(std::max<std::size_t>(1, m_offer.players.size()));
    const double step = share < 120 ? narrowest : std::min(share, 190.0);
    double at = room.x();
    for (const ContinueOffer::Player& player : m_offer.players) {
        const QRectF sign(at, room.y(), 24, 24);
        if (m_offer.game == engine::GameKind::Kids)
            drawFigure(painter, player.color, sign);
        else
            drawSignBadge(painter, player.color, sign.adjusted(0, 0, -2, -2));
        drawText(painter, QRectF(at + 28, room.y(), 34, 22), QString::number(player.points),
                 {TextSize::Body, true, QColor("#fffdf9")});
        if (step > narrowest)
            drawText(painter, QRectF(at + 64, room.y(), step - 72, 22), player.name,
                     {TextSize::Body, false, QColor("#eadfce")});
        at += step;
    }
}

void ContinueCard::keyPressEvent(QKeyEvent* event) {
    if (isEnter(*event)) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
