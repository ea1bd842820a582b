#include "rules/scene_button.h"

#include <QKeyEvent>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double shape = 0.625;  // height by width
constexpr double signSide = 12;

QRectF coveringPart(const QImage& image, const QRectF& box) {
    const double scale = std::max(box.width() / image.width(), box.height() / image.height());
    const QSizeF part(box.width() / scale, box.height() / scale);
    return {QPointF((image.width() - part.width()) / 2, (image.height() - part.height()) / 2), part};
}

}  // namespace

SceneButton::SceneButton(const RuleScenes& scenes, QWidget* parent) : QAbstractButton(parent), m_scenes(scenes) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void SceneButton::setRule(const QString& rule, const QString& title) {
    m_rule = rule;
    setAccessibleName(tr("Show me: %1 %2").arg(rule, title));
    setToolTip(tr("Plays the step of the lesson that shows %1").arg(rule));
}

int SceneButton::heightFor(int width) {
    return static_cast<int>(std::lround(width * shape));
}

QSize SceneButton::sizeHint() const {
    constexpr int usual = 240;
    return {usual, heightFor(usual)};
}

void SceneButton::paintInvitation(QPainter& painter, const QRectF& box) const {
    const QString words = tr("Show me");
    const double high = std::max(24.0, textHeight(TextSize::Small, true) + spaceXs);
    const double wide = textWidth(words, TextSize::Small, true) + signSide + 3 * spaceS;
    const QRectF pill(box.left() + spaceS, box.bottom() - spaceS - high, std::min(wide, box.width() - 2 * spaceS),
                      high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(underMouse() || hasFocus() ? theme().accent.lighter(112) : theme().accent);
    painter.drawRoundedRect(pill, innerRadius, innerRadius);
    drawIcon(painter, Icon::Play, {pill.left() + spaceS, pill.center().y() - signSide / 2, signSide, signSide},
             theme().onAccent);
    drawText(painter, pill.adjusted(signSide + 2 * spaceS - 2, 0, -spaceXs, 0), words,
             {TextSize::Small, true, theme().onAccent});
}

void SceneButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    QPainterPath clip;
    clip.addRoundedRect(box, buttonRadius, buttonRadius);
    painter.fillPath(clip, theme().sunk);
    const QImage image = m_scenes.picture(m_rule);
    if (!image.isNull()) {
        painter.setClipPath(clip);
        painter.drawImage(box, image, coveringPart(image, box));
        painter.setClipping(false);
    }
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), buttonRadius, buttonRadius);
    paintInvitation(painter, box);
    if (hasFocus()) drawFocusFrame(painter, rect(), cardRadius);
}

void SceneButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
