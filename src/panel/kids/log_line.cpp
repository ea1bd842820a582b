#include "kids/log_line.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "language/spoken.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

using Model = model::LogModel;

namespace {
constexpr int lowest = 48;
constexpr int highest = 92;
constexpr double signSide = 12;
constexpr double arrowRoom = 18 + spaceS;
}  // namespace

LogLine::LogLine(Model& log, QWidget* parent) : QAbstractButton(parent), m_log(log) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    model::keepSaid(this, [this] { setToolTip(tr("What happened, newest first")); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(lowest);
}

void LogLine::refresh() {
    const bool empty = m_log.rowCount() == 0;
    m_text = empty ? QString() : m_log.index(0).data(Model::TextRole).toString();
    m_rule = empty ? QString() : m_log.index(0).data(Model::RuleRole).toString();
    setAccessibleName(empty ? tr("Nothing happened yet") : m_log.index(0).data(Model::SentenceRole).toString());
    fitHeight();
    refreshLight();
    update();
}

void LogLine::refreshLight() {
    const bool pointed = isVisible() && (underMouse() || hasFocus()) && m_log.rowCount() > 0;
    const model::Spotlight light = pointed ? m_log.row(m_log.index(0)).light : model::Spotlight();
    if (light == m_light) return;
    m_light = light;
    emit lit(light);
}

bool LogLine::event(QEvent* event) {
    const bool handled = QAbstractButton::event(event);
    switch (event->type()) {
        case QEvent::Enter:
        case QEvent::Leave:
        case QEvent::FocusIn:
        case QEvent::FocusOut:
        case QEvent::Hide:
            refreshLight();
            break;
        default:
            break;
    }
    return handled;
}

// Names of one long word break anywhere: what counts is how much there is to write.
void LogLine::fitHeight() {
    const double line = textHeight(TextSize::Small);
    const double lines = std::ceil(textWidth(m_text, TextSize::Small) / std::max(60.0, textBox().width()));
    setFixedHeight(std::clamp(static_cast<int>(line * lines) + spaceM, lowest, highest));
}

void LogLine::resizeEvent(QResizeEvent*) {
    fitHeight();
}

QRectF LogLine::textBox() const {
    const bool hasSign = m_log.rowCount() > 0 && m_log.index(0).data(Model::ColorRole).toInt() >= 0;
    const double left = spaceS + (hasSign ? signSide + spaceS : 0);
    const double right = arrowRoom + (m_rule.isEmpty() ? 0 : ruleBadgeWidth(m_rule) + spaceS);
    return QRectF(rect()).adjusted(left, 2, -right, -2);
}

void LogLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0, 2, 0, -2);
    if (underMouse()) drawCard(painter, box, theme().accentSoft, false, buttonRadius);
    if (hasFocus()) drawFocusFrame(painter, box);
    const double middle = box.center().y();
    drawIcon(painter, isChecked() ? Icon::Down : Icon::Right, QRectF(box.right() - 18, middle - 6, 12, 12),
             theme().textFaint);
    if (m_text.isEmpty() || m_log.rowCount() == 0) return;
    const int color = m_log.index(0).data(Model::ColorRole).toInt();
    if (color >= 0)
        drawSign(painter, static_cast<engine::PlayerColor>(color),
                 QRectF(spaceS, middle - signSide / 2, signSide, signSide));
    const QRectF words = textBox();
    if (!m_rule.isEmpty()) drawRuleBadge(painter, QPointF(words.right() + spaceS, middle), m_rule);
    drawParagraph(painter, words, m_text,
                  {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignVCenter});
}

void LogLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
