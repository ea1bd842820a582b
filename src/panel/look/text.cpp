#include "look/text.h"

#include <QFontMetricsF>
#include <algorithm>

#include "look/rule_links.h"
#include "look/text_lines.h"

namespace remparts::panel {
namespace {

constexpr int smallestPixels = 10;
constexpr double narrowest = 0.6;
constexpr double cutNarrowing = 0.85;
constexpr double tolerance = 0.75;

CutTextWatch* activeWatch = nullptr;

QColor inkOf(const TextStyle& style) {
    return style.color.isValid() ? style.color : theme().text;
}

int flags(Qt::Alignment align, int others) {
    return static_cast<int>(align.toInt()) | others;
}

QFont shrunk(const QString& text, QSizeF room, const TextStyle& style) {
    QFont font = textFont(style.size, style.bold);
    const auto fits = [&] {
        const QFontMetricsF metrics(font);
        return metrics.horizontalAdvance(text) <= room.width() && metrics.ascent() <= room.height();
    };
    while (font.pixelSize() > smallestPixels && !fits()) font.setPixelSize(font.pixelSize() - 1);
    return font;
}

// Squeezed horizontally about the edge that the alignment keeps.
void drawNarrowed(QPainter& painter, const QRectF& box, const QString& text, double scale, Qt::Alignment align) {
    const double anchor = align.testFlag(Qt::AlignRight)     ? box.right()
                          : align.testFlag(Qt::AlignHCenter) ? box.center().x()
                                                             : box.left();
    painter.save();
    painter.translate(anchor, 0);
    painter.scale(scale, 1);
    painter.translate(-anchor, 0);
    const double width = box.width() / scale;
    const double left = align.testFlag(Qt::AlignRight)     ? anchor - width
                        : align.testFlag(Qt::AlignHCenter) ? anchor - width / 2
                                                           : anchor;
    painter.drawText(QRectF(left, box.y(), width, box.height()), flags(align, Qt::TextSingleLine), text);
    painter.restore();
}

// What must lose letters in any case keeps those that stay readable.
void drawCut(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style) {
    QFont font = textFont(style.size, style.bold);
    font.setPixelSize(std::max(smallestPixels, font.pixelSize() - 1));
    painter.setFont(font);
    const QString kept = QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() / cutNarrowing);
    drawNarrowed(painter, box, kept, cutNarrowing, style.align);
}

// A number that is all of the text is the business of whoever draws it as a badge.
std::vector<model::TextRange> linksIn(const QString& text) {
    std::vector<model::TextRange> links = model::ruleNumbersIn(text);
    if (links.size() == 1 && links.front().length == text.size()) links.clear();
    return links;
}

void noteLinks(const QPainter& painter, const TextLines& lines, const QString& text,
               const std::vector<model::TextRange>& links) {
    for (const model::TextRange& link : links)
        for (const QRectF& box : lines.boxesOf(link))
            ruleLinks().note(painter, box, text.mid(link.begin, link.length));
}

// Numbers of rules are underlined.
void drawLinked(QPainter& painter, const QRectF& box, const QString& text, Qt::Alignment align, bool wraps,
                const std::vector<model::TextRange>& links) {
    const TextLines lines(text, painter.font(), box, align, wraps);
    lines.draw(painter, links);
    noteLinks(painter, lines, text, links);
}

QRectF paragraphBounds(const QFont& font, const QString& text, double width) {
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text);
}

}  // namespace

void drawText(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style) {
    if (text.isEmpty()) return;
    CutTextWatch::reportDrawn(text);
    const QFont font = shrunk(text, {box.width() + tolerance, box.height() + 1}, style);
    const QFontMetricsF metrics(font);
    const double wanted = metrics.horizontalAdvance(text);
    painter.setFont(font);
    painter.setPen(inkOf(style));
    const double scale = wanted > box.width() + tolerance ? box.width() / wanted : 1;
    if (metrics.ascent() > box.height() + 1) CutTextWatch::report(text);
    if (const auto links = linksIn(text); scale == 1 && !links.empty())
        return drawLinked(painter, box, text, style.align, false, links);
    if (scale == 1) return painter.drawText(box, flags(style.align, Qt::TextSingleLine | Qt::TextDontClip), text);
    if (scale >= narrowest) return drawNarrowed(painter, box, text, scale, style.align);
    CutTextWatch::report(text);
    drawCut(painter, box, text, style);
}

void drawParagraph(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style) {
    if (text.isEmpty()) return;
    CutTextWatch::reportDrawn(text);
    QFont font = textFont(style.size, style.bold);
    const auto fits = [&] {
        const QRectF bounds = paragraphBounds(font, text, box.width());
        return bounds.height() <= box.height() + 1 && bounds.width() <= box.width() + 1;
    };
    while (font.pixelSize() > smallestPixels && !fits()) font.setPixelSize(font.pixelSize() - 1);
    const bool anywhere = !fits();
    if (anywhere && QFontMetricsF(font).boundingRect(box, Qt::TextWrapAnywhere, text).height() > box.height() + 1)
        CutTextWatch::report(text);
    painter.setFont(font);
    painter.setPen(inkOf(style));
    if (const auto links = linksIn(text); !anywhere && !links.empty())
        return drawLinked(painter, box, text, style.align, true, links);
    painter.drawText(box, flags(style.align, anywhere ? Qt::TextWrapAnywhere : Qt::TextWordWrap), text);
}

double textWidth(const QString& text, TextSize size, bool bold) {
    return QFontMetricsF(textFont(size, bold)).horizontalAdvance(text);
}

double textHeight(TextSize size, bool bold) {
    return QFontMetricsF(textFont(size, bold)).height();
}

double paragraphHeight(const QString& text, double width, const TextStyle& style) {
    return paragraphBounds(textFont(style.size, style.bold), text, width).height();
}

CutTextWatch::CutTextWatch() {
    activeWatch = this;
}

CutTextWatch::~CutTextWatch() {
    activeWatch = nullptr;
}

void CutTextWatch::reportDrawn(const QString& text) {
    if (activeWatch) activeWatch->m_drawn << text;
}

void CutTextWatch::report(const QString& text) {
    if (activeWatch) activeWatch->m_texts << text;
}

}  // namespace remparts::panel
