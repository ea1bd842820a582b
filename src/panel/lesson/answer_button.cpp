#include "lesson/answer_button.h"

#include <cmath>

#include "language/spoken.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {

constexpr double signSide = 22;
constexpr double signRoom = signSide + 2 * spaceS;

}  // namespace

AnswerButton::AnswerButton(int number, QWidget* parent) : WideButton(parent), m_number(number) {
    model::keepSaid(this, [this] { tell(); });
}

void AnswerButton::setWords(const QString& words) {
    setText(words);
    tell();
    updateGeometry();
    update();
}

void AnswerButton::setState(State state) {
    m_state = state;
    setEnabled(state == State::Open);
    setCursor(state == State::Open ? Qt::PointingHandCursor : Qt::ArrowCursor);
    tell();
    update();
}

void AnswerButton::tell() {
    switch (m_state) {
        case State::Right:
            return setAccessibleName(tr("%1, the right answer").arg(text()));
        case State::Wrong:
            return setAccessibleName(tr("%1, not the right answer").arg(text()));
        case State::Open:
        case State::Other:
            return setAccessibleName(text());
    }
}

double AnswerButton::wordsLeft() const {
    return spaceM + keyCapWidth(QString::number(m_number)) + spaceM;
}

QSize AnswerButton::sizeHint() const {
    return {240, heightForWidth(240)};
}

QSize AnswerButton::minimumSizeHint() const {
    return {120, targetHeight()};
}

int AnswerButton::heightForWidth(int width) const {
    const double room = width - wordsLeft() - signRoom;
    return std::max(targetHeight() + spaceS,
                    static_cast<int>(std::ceil(paragraphHeight(text(), room, {}))) + 2 * spaceM);
}

void AnswerButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isLit = m_state == State::Open && underMouse();
    const bool isRight = m_state == State::Right;
    const QColor fill = isRight                   ? theme().accentSoft
                        : m_state == State::Open  ? theme().card
                        : m_state == State::Wrong ? theme().sunk
                                                  : theme().panel;
    painter.setPen(QPen(isRight ? theme().accent : theme().line, isRight ? 2 : 1));
    painter.setBrush(isLit ? mix(fill, theme().accentSoft, 0.7) : isDown() ? fill.darker(106) : fill);
    painter.drawRoundedRect(box, buttonRadius, buttonRadius);
    drawKeyCap(painter, QPointF(spaceM, box.center().y()), QString::number(m_number));
    const QColor ink = m_state == State::Other ? theme().textSoft : theme().text;
    drawParagraph(painter, QRectF(wordsLeft(), 0, width() - wordsLeft() - signRoom, height()), text(),
                  {TextSize::Body, false, ink});
    paintSign(painter);
    if (hasFocus()) drawFocusFrame(painter, rect());
}

void AnswerButton::paintSign(QPainter& painter) const {
    if (m_state != State::Right && m_state != State::Wrong) return;
    const bool isRight = m_state == State::Right;
    const QRectF disc(width() - spaceS - signSide, (height() - signSide) / 2, signSide, signSide);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isRight ? theme().accent : theme().textSoft);
    painter.drawEllipse(disc);
    drawIcon(painter, isRight ? Icon::Check : Icon::Close, disc.adjusted(4, 4, -4, -4),
             isRight ? theme().onAccent : theme().sunk);
}

}  // namespace remparts::panel
