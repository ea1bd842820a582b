#include "lesson/feedback_card.h"

#include <QEvent>
#include <cmath>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {

constexpr double signSide = 28;
constexpr double wordsLeft = spaceM + signSide + spaceM;

struct Looks {
    Icon icon;
    QColor ground, edge, disc, ink;
};

Looks looksOf(Feedback feedback) {
    const Theme& t = theme();
    switch (feedback) {
        case Feedback::Right:
            return {Icon::Check, t.accentSoft, t.accent, t.accent, t.onAccent};
        case Feedback::Wrong:
            return {Icon::Close, t.sunk, t.textSoft, t.textSoft, t.sunk};
        case Feedback::Hint:
            return {Icon::Bulb, t.card, t.line, possibleColor(), inkOnPossible()};
        case Feedback::None:
            break;
    }
    return {Icon::Right, t.card, t.line, t.sunk, t.text};
}

}  // namespace

FeedbackCard::FeedbackCard(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void FeedbackCard::tell(Feedback feedback, const QString& reason) {
    m_feedback = feedback;
    m_reason = reason;
    setAccessibleName(words(feedback, reason));
    setVisible(feedback != Feedback::None || !reason.isEmpty());
    updateGeometry();
    update();
}

QString FeedbackCard::headOf(Feedback feedback) {
    switch (feedback) {
        case Feedback::Right:
            return tr("Right");
        case Feedback::Wrong:
            return tr("Not quite");
        case Feedback::Hint:
            return tr("A hint");
        case Feedback::None:
            break;
    }
    return {};
}

QString FeedbackCard::words(Feedback feedback, const QString& reason) {
    const QString head = headOf(feedback);
    if (head.isEmpty() || reason.isEmpty()) return head + reason;
    return tr("%1: %2", "Right: the street is complete").arg(head, reason);
}

double FeedbackCard::headHeight() const {
    return head().isEmpty() ? 0 : textHeight(TextSize::Body, true) + (m_reason.isEmpty() ? 0 : 2);
}

QSize FeedbackCard::sizeHint() const {
    return {240, heightForWidth(240)};
}

int FeedbackCard::heightForWidth(int width) const {
    const double reason = m_reason.isEmpty() ? 0 : paragraphHeight(m_reason, width - wordsLeft - spaceM, {});
    return static_cast<int>(std::ceil(std::max(signSide, headHeight() + reason))) + 2 * spaceM;
}

void FeedbackCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const Looks looks = looksOf(m_feedback);
    painter.setPen(QPen(looks.edge, m_feedback == Feedback::Right ? 1.5 : 1));
    painter.setBrush(looks.ground);
    painter.drawRoundedRect(box, cardRadius, cardRadius);
    const QRectF disc(spaceM, spaceM, signSide, signSide);
    painter.setPen(Qt::NoPen);
    painter.setBrush(looks.disc);
    painter.drawEllipse(disc);
    drawIcon(painter, looks.icon, disc.adjusted(6, 6, -6, -6), looks.ink);
    const double room = width() - wordsLeft - spaceM;
    const double reason = m_reason.isEmpty() ? 0 : paragraphHeight(m_reason, room, {});
    const double top = std::max<double>(spaceM, (height() - headHeight() - reason) / 2);
    drawText(painter, QRectF(wordsLeft, top, room, headHeight()), head(), {TextSize::Body, true});
    drawParagraph(painter, QRectF(wordsLeft, top + headHeight(), room, reason + 1), m_reason,
                  {TextSize::Body, false, theme().text, Qt::AlignLeft | Qt::AlignTop});
}

void FeedbackCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    if (event->type() == QEvent::LanguageChange) tell(m_feedback, m_reason);
    QWidget::changeEvent(event);
}

}  // namespace remparts::panel
