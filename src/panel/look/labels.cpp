#include "look/labels.h"

#include <QKeyEvent>
#include <cmath>

#include "language/spoken.h"
#include "look/plates.h"
#include "look/rule_links.h"

namespace remparts::panel {

TextLabel::TextLabel(const QString& text, TextSize size, bool bold, Tone tone, QWidget* parent)
    : QWidget(parent), m_size(size), m_bold(bold), m_tone(tone) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void TextLabel::setText(const QString& text) {
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void TextLabel::setWrapped(bool wrapped) {
    m_wrapped = wrapped;
    QSizePolicy policy(QSizePolicy::Preferred, wrapped ? QSizePolicy::Minimum : QSizePolicy::Fixed);
    policy.setHeightForWidth(wrapped);
    setSizePolicy(policy);
    updateGeometry();
}

void TextLabel::setSize(TextSize size) {
    m_size = size;
    updateGeometry();
    update();
}

TextStyle TextLabel::style() const {
    const QColor ink = m_tone == Tone::Strong ? theme().text : theme().textSoft;
    const Qt::Alignment vertical = m_wrapped ? Qt::AlignTop : Qt::AlignVCenter;
    return {m_size, m_bold, ink, Qt::AlignLeft | vertical};
}

QSize TextLabel::sizeHint() const {
    const int width = static_cast<int>(std::ceil(textWidth(m_text, m_size, m_bold))) + 1;
    const QMargins around = contentsMargins();
    if (m_wrapped) {
        const int wrapped = std::min(width, 360) + around.left() + around.right();
        return {wrapped, heightForWidth(wrapped)};
    }
    return QSize(width, static_cast<int>(std::ceil(textHeight(m_size, m_bold)))).grownBy(around);
}

QSize TextLabel::minimumSizeHint() const {
    return {std::min(sizeHint().width(), 60), m_wrapped ? 0 : sizeHint().height()};
}

int TextLabel::heightForWidth(int width) const {
    const QMargins around = contentsMargins();
    const int room = width - around.left() - around.right();
    return static_cast<int>(std::ceil(paragraphHeight(m_text, room, style()))) + around.top() + around.bottom();
}

void TextLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_wrapped)
        drawParagraph(painter, contentsRect(), m_text, style());
    else
        drawText(painter, contentsRect(), m_text, style());
}

RuleBadge::RuleBadge(const QString& rule, QWidget* parent) : QAbstractButton(parent), m_rule(rule) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QAbstractButton::clicked, this, [this] { ruleLinks().request(m_rule); });
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Rule %1").arg(m_rule));
        setToolTip(RuleLinks::invitation(m_rule));
        setAccessibleDescription(toolTip());
    });
}

QSize RuleBadge::sizeHint() const {
    return {static_cast<int>(std::ceil(ruleBadgeWidth(m_rule))), targetHeight()};
}

void RuleBadge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRuleNumber(painter, QPointF(0, height() / 2.0), m_rule);
    if (hasFocus()) drawFocusFrame(painter, rect(), innerRadius);
}

void RuleBadge::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
