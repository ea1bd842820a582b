#include "keys/key_line_view.h"

#include <cmath>

#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double capGap = spaceXs;
constexpr double afterCaps = spaceM;

double lineHeight() {
    return std::max(28.0, textHeight(TextSize::Small) + 2.0 * spaceXs);
}

}  // namespace

KeyLineView::KeyLineView(const KeyLine& line, QWidget* parent) : QWidget(parent), m_line(line) {
    setAccessibleName(tr("%1: %2", "keys and what they do").arg(line.caps.join(QStringLiteral(", ")), line.meaning));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

double KeyLineView::capsWidth() const {
    double width = 0;
    for (const QString& cap : m_line.caps) width += keyCapWidth(cap) + capGap;
    return width + afterCaps;
}

void KeyLineView::setIndent(int indent) {
    m_indent = indent;
    updateGeometry();
}

double KeyLineView::meaningHeight(double width) const {
    return std::max(lineHeight(), paragraphHeight(m_line.meaning, width - m_indent, {}) + spaceXs);
}

int KeyLineView::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(meaningHeight(width) + (isBelow() ? lineHeight() : 0)));
}

QSize KeyLineView::sizeHint() const {
    const int width = m_indent + static_cast<int>(std::ceil(textWidth(m_line.meaning, TextSize::Body))) + 2;
    return {width, heightForWidth(width)};
}

void KeyLineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 0;
    for (const QString& cap : m_line.caps) x += drawKeyCap(painter, QPointF(x, lineHeight() / 2), cap) + capGap;
    const double top = isBelow() ? lineHeight() : 0;
    const bool oneLine = textWidth(m_line.meaning, TextSize::Body) <= width() - m_indent;
    const QRectF box(m_indent, top, width() - m_indent, oneLine ? lineHeight() : height() - top);
    drawParagraph(painter, box, m_line.meaning,
                  {TextSize::Body, false, theme().text, Qt::AlignLeft | (oneLine ? Qt::AlignVCenter : Qt::AlignTop)});
}

}  // namespace remparts::panel
