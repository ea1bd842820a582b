#include "lesson/rule_row.h"

#include <cmath>
#include <utility>

#include "language/spoken.h"
#include "look/appearance.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {

constexpr double arrowSide = 14;
constexpr int leastHeight = 32;

TextStyle textStyle() {
    return {TextSize::Small, false, theme().text, Qt::AlignLeft | Qt::AlignTop};
}

}  // namespace

RuleRow::RuleRow(RuleLine rule, QWidget* parent) : WideButton(parent), m_rule(std::move(rule)) {
    connect(this, &QAbstractButton::clicked, this, [this] { setOpen(!m_open); });
    model::keepSaid(this, [this] { tell(); });
}

void RuleRow::setRule(const RuleLine& rule) {
    m_rule = rule;
    tell();
    updateGeometry();
    update();
}

void RuleRow::setOpen(bool open) {
    m_open = open;
    tell();
    updateGeometry();
    update();
}

void RuleRow::tell() {
    const QString name = tr("Rule %1, %2").arg(m_rule.number, m_rule.title);
    setAccessibleName(m_open ? tr("%1: %2", "Rule C4.2, Streets: A street is …").arg(name, m_rule.text) : name);
    setToolTip(m_open ? tr("Fold the rule") : tr("Read the rule"));
}

double RuleRow::titleRoom(int width) const {
    return width - spaceS - arrowSide - spaceXs - titleLeft();
}

int RuleRow::headHeight(int width) const {
    const int least = appearance().fingers ? targetHeight() : leastHeight;
    return std::max(least, static_cast<int>(std::ceil(paragraphHeight(m_rule.title, titleRoom(width), {}))) + spaceS);
}

double RuleRow::titleLeft() const {
    return spaceS + ruleBadgeWidth(m_rule.number) + spaceS;
}

QSize RuleRow::sizeHint() const {
    return {240, heightForWidth(240)};
}

int RuleRow::heightForWidth(int width) const {
    if (!m_open) return headHeight(width);
    const double text = paragraphHeight(m_rule.text, width - 2.0 * spaceS, textStyle());
    return headHeight(width) + static_cast<int>(std::ceil(text)) + spaceS;
}

void RuleRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_open || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_open ? theme().card : mix(theme().panel, theme().accentSoft, 0.6));
        painter.drawRoundedRect(rect(), innerRadius, innerRadius);
    }
    const int head = headHeight(width());
    const double middle = head / 2.0;
    drawRuleBadge(painter, QPointF(spaceS, middle), m_rule.number);
    const double end = width() - spaceS - arrowSide;
    drawParagraph(painter, QRectF(titleLeft(), 0, titleRoom(width()), head), m_rule.title, {});
    drawIcon(painter, m_open ? Icon::Down : Icon::Right, QRectF(end, middle - arrowSide / 2, arrowSide, arrowSide),
             theme().textSoft);
    if (m_open)
        drawParagraph(painter, QRectF(spaceS, head, width() - 2.0 * spaceS, height() - head), m_rule.text,
                      textStyle());
    if (hasFocus()) drawFocusFrame(painter, rect(), innerRadius);
}

}  // namespace remparts::panel
