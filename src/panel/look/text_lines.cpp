#include "look/text_lines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace remparts::panel {

TextLines::TextLines(const QString& text, const QFont& font, const QRectF& box, Qt::Alignment align, bool wraps)
    : m_layout(text, font), m_box(box), m_align(align) {
    QTextOption option;
    option.setWrapMode(wraps ? QTextOption::WordWrap : QTextOption::NoWrap);
    m_layout.setTextOption(option);
    const double leading = QFontMetricsF(font).leading();
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(wraps ? box.width() : 1e6);
        if (line.lineNumber() > 0) m_height += leading;
        line.setPosition({0, m_height});
        m_height += line.height();
    }
    m_layout.endLayout();
    for (int k = 0; k < m_layout.lineCount(); ++k) {
        QTextLine line = m_layout.lineAt(k);
        line.setPosition(line.position() + shiftOf(line));
    }
}

QPointF TextLines::shiftOf(const QTextLine& line) const {
    const double free = m_box.width() - line.naturalTextWidth();
    const double low = m_box.height() - m_height;
    const double x = m_align.testFlag(Qt::AlignRight) ? free : m_align.testFlag(Qt::AlignHCenter) ? free / 2 : 0;
    const double y = m_align.testFlag(Qt::AlignVCenter) ? low / 2 : m_align.testFlag(Qt::AlignBottom) ? low : 0;
    return m_box.topLeft() + QPointF(x, y);
}

std::vector<QRectF> TextLines::boxesOf(const model::TextRange& range) const {
    std::vector<QRectF> boxes;
    for (int k = 0; k < m_layout.lineCount(); ++k) {
        const QTextLine line = m_layout.lineAt(k);
        const int begin = std::max(range.begin, line.textStart());
        const int end = std::min(range.end(), line.textStart() + line.textLength());
        if (begin >= end) continue;
        const double left = line.cursorToX(begin);
        boxes.emplace_back(left, line.y(), line.cursorToX(end) - left, line.height());
    }
    return boxes;
}

void TextLines::draw(QPainter& painter, const std::vector<model::TextRange>& underlined) const {
    QList<QTextLayout::FormatRange> formats;
    for (const model::TextRange& stretch : underlined) {
        QTextCharFormat format;
        format.setFontUnderline(true);
        formats.append({stretch.begin, stretch.length, format});
    }
    m_layout.draw(&painter, {}, formats);
}

}  // namespace remparts::panel
