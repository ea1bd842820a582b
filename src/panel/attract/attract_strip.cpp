#include "attract/attract_strip.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "language/spoken.h"
#include "look/icons.h"
#include "look/text.h"

namespace remparts::panel {

namespace {

constexpr double playersShare = 0.36;  // of the width
constexpr int sentenceLines = 2;
constexpr int whyLines = 2;
constexpr double usualHeight = 780;  // of a window in which type has its usual size
constexpr double largestScale = 2.5;
constexpr int playerRows = 2;

}  // namespace

AttractStrip::AttractStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("attractStrip"));
}

void AttractStrip::show(const AttractCaption& caption) {
    if (caption == m_caption) return;
    m_caption = caption;
    setAccessibleName(QStringList{caption.heading, caption.sentence, caption.why}.join(QStringLiteral(". ")));
    update();
}

double AttractStrip::scale() const {
    return std::clamp(window()->height() / usualHeight, 1.0, largestScale);
}

QSize AttractStrip::sizeHint() const {
    const double words = textHeight(TextSize::Body) + sentenceLines * textHeight(TextSize::Huge, true) +
                         whyLines * textHeight(TextSize::Body) + 2 * spaceXs;
    return {600, static_cast<int>((words + 2 * spaceM) * scale())};
}

// The height of the window decides how large the words are.
bool AttractStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) updateGeometry();
    return QWidget::eventFilter(watched, event);
}

void AttractStrip::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    updateGeometry();
}

void AttractStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRectF(0, 0, width(), 1), theme().line);
    const double factor = scale();
    painter.scale(factor, factor);
    const QRectF inside =
        QRectF(0, 0, width() / factor, height() / factor).adjusted(spaceXl, spaceM, -spaceXl, -spaceM);
    const double players = inside.width() * playersShare;
    paintWords(painter, inside.adjusted(0, 0, -players - spaceXl, 0));
    paintPlayers(painter, inside.adjusted(inside.width() - players, 0, 0, 0));
}

void AttractStrip::paintWords(QPainter& painter, const QRectF& box) const {
    const double heading = textHeight(TextSize::Body);
    const double why = whyLines * textHeight(TextSize::Body);
    drawText(painter, QRectF(box.left(), box.top(), box.width(), heading), m_caption.heading,
             {TextSize::Body, false, theme().textSoft});
    drawParagraph(painter, QRectF(box.left(), box.bottom() - why, box.width(), why), m_caption.why,
                  {TextSize::Body, false, theme().textSoft});
    drawParagraph(painter, box.adjusted(0, heading + spaceXs, 0, -why - spaceXs), m_caption.sentence,
                  {TextSize::Huge, true, theme().text});
}

void AttractStrip::paintPlayers(QPainter& painter, const QRectF& box) const {
    const auto count = static_cast<int>(m_caption.players.size());
    if (count == 0) return;
    const int columns = (count + playerRows - 1) / playerRows;
    const QSizeF cell((box.width() - (columns - 1) * spaceL) / columns, (box.height() - spaceS) / playerRows);
    for (int i = 0; i < count; ++i) {
        const QPointF corner(box.left() + i % columns * (cell.width() + spaceL),
                             box.top() + i / columns * (cell.height() + spaceS));
        paintPlayer(painter, QRectF(corner, cell), m_caption.players[static_cast<std::size_t>(i)]);
    }
}

void AttractStrip::paintPlayer(QPainter& painter, const QRectF& box, const PlayerLine& player) const {
    if (player.isActive) {
        painter.setPen(QPen(playerColor(player.color), 2));
        painter.setBrush(theme().card);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), innerRadius, innerRadius);
    }
    const QRectF inside = box.adjusted(spaceS, 0, -spaceM, 0);
    const double badge = std::min(inside.height() - spaceS, textHeight(TextSize::Huge));
    drawSignBadge(painter, player.color, QRectF(inside.left(), inside.center().y() - badge / 2, badge, badge));
    const double points = textWidth(player.points, TextSize::Huge, true);
    const QRectF words = inside.adjusted(badge + spaceS, 0, 0, 0);
    drawText(painter, words.adjusted(0, 0, -points - spaceS, 0), player.name,
             {TextSize::Large, player.isActive, theme().text});
    drawText(painter, words, player.points, {TextSize::Huge, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
}

}  // namespace remparts::panel
