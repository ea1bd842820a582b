#include "presenter/slide_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "look/icons.h"
#include "look/plates.h"
#include "look/rule_links.h"

namespace remparts::panel {
namespace {

using Mark = SlideRow::Mark;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Presenter)
};

constexpr double badgeRadius = 0.25;  // of a letter's height
constexpr double lineShare = 0.06;

void drawIn(QPainter& painter, const QFont& font, const QRectF& box, const QString& text, const QColor& ink,
            Qt::Alignment align, bool wraps = false) {
    if (text.isEmpty()) return;
    CutTextWatch::reportDrawn(text);
    const QFontMetricsF metrics(font);
    const QRectF needed = wraps ? metrics.boundingRect(QRectF(0, 0, box.width(), 1e6), Qt::TextWordWrap, text)
                                : QRectF(0, 0, metrics.horizontalAdvance(text), metrics.ascent());
    if (needed.width() > box.width() + 1 || needed.height() > box.height() + 1) CutTextWatch::report(text);
    painter.setFont(font);
    painter.setPen(ink);
    const int how = wraps ? Qt::TextWordWrap : (Qt::TextSingleLine | Qt::TextDontClip);
    painter.drawText(box, static_cast<int>(align.toInt()) | how, text);
}

void drawNumber(QPainter& painter, const PlacedRow& placed, bool isFilled) {
    const double em = placed.font.pixelSize();
    painter.setPen(isFilled ? QPen(Qt::NoPen) : QPen(theme().accent, lineShare * em));
    painter.setBrush(isFilled ? QBrush(theme().accent) : QBrush(Qt::NoBrush));
    const double inset = lineShare * em;
    painter.drawEllipse(placed.mark.adjusted(inset, inset, -inset, -inset));
    QFont font = placed.font;
    font.setBold(true);
    font.setPixelSize(static_cast<int>(em * 0.85));
    drawIn(painter, font, placed.mark, placed.row.markText, isFilled ? theme().onAccent : theme().accent,
           Qt::AlignCenter);
}

void drawDisc(QPainter& painter, const QRectF& box, Icon icon, const QColor& fill, const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawEllipse(box);
    const double inset = box.width() * 0.2;
    drawIcon(painter, icon, box.adjusted(inset, inset, -inset, -inset), ink);
}

void drawMark(QPainter& painter, const PlacedRow& placed) {
    const double em = placed.font.pixelSize();
    switch (placed.row.mark) {
        case Mark::None:
            return;
        case Mark::Number:
            return drawNumber(painter, placed, false);
        case Mark::RightNumber: {
            drawNumber(painter, placed, true);
            const QRectF check(placed.number.left(), placed.mark.top(), placed.mark.width(), placed.mark.height());
            return drawIcon(painter, Icon::Check, check, theme().accent);
        }
        case Mark::Rule:
            ruleLinks().note(painter, placed.mark, placed.row.markText);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().accent);
            painter.drawRoundedRect(placed.mark, badgeRadius * em, badgeRadius * em);
            return drawIn(painter, placed.font, placed.mark, placed.row.markText, theme().onAccent, Qt::AlignCenter);
        case Mark::Sign:
            return drawSignBadge(painter, placed.row.color, placed.mark);
        case Mark::Right:
            return drawDisc(painter, placed.mark, Icon::Check, theme().accent, theme().onAccent);
        case Mark::Wrong:
            return drawDisc(painter, placed.mark, Icon::Close, theme().text, theme().card);
        case Mark::Hint:
            return drawDisc(painter, placed.mark, Icon::Bulb, theme().accentSoft, theme().accent);
    }
}

void drawRow(QPainter& painter, const PlacedRow& placed) {
    const SlideRow& row = placed.row;
    if (row.isMarked) {
        const double em = placed.font.pixelSize();
        painter.setPen(QPen(theme().accent, lineShare * em));
        painter.setBrush(theme().accentSoft);
        painter.drawRoundedRect(placed.box, badgeRadius * em, badgeRadius * em);
    }
    drawMark(painter, placed);
    const bool isTotal = row.role == FarRole::Total;
    const QColor ink = isTotal                              ? theme().accent
                       : row.tone == SlideRow::Tone::Strong ? theme().text
                                                            : theme().textSoft;
    drawIn(painter, placed.font, placed.text, row.text, ink, Qt::AlignLeft | Qt::AlignTop, true);
    drawIn(painter, placed.font, placed.number, row.number, ink, Qt::AlignRight | Qt::AlignVCenter);
}

void drawProgress(QPainter& painter, const SlideLayout& layout, const LessonSheet& sheet) {
    painter.fillRect(layout.progress, theme().line);
    if (sheet.steps <= 0) return;
    QRectF done = layout.progress;
    done.setWidth(done.width() * (sheet.step + 1) / sheet.steps);
    painter.fillRect(done, theme().accent);
}

// A title that is too long for its part of the line comes down to what fits there.
QFont fitting(QFont font, const QRectF& box, const QString& text) {
    while (font.pixelSize() > 10 && QFontMetricsF(font).horizontalAdvance(text) > box.width())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

}  // namespace

QString stepCounter(const LessonSheet& sheet) {
    return sheet.steps > 0 ? Words::tr("%1 of %2", "step 3 of 12").arg(sheet.step + 1).arg(sheet.steps) : QString();
}

void paintSlide(QPainter& painter, const SlideLayout& layout, const Slide& slide) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(layout.band, theme().card);
    if (!layout.column.isEmpty()) painter.fillRect(layout.column, theme().panel);
    painter.setPen(Qt::NoPen);
    for (const QRectF& card : layout.cards) drawCard(painter, card, theme().card, true, cardRadius * 1.5);
    for (const PlacedRow& row : layout.rows) drawRow(painter, row);
    drawIn(painter, fitting(layout.label, layout.title, slide.sheet.title), layout.title, slide.sheet.title,
           theme().textSoft, Qt::AlignLeft | Qt::AlignVCenter);
    drawIn(painter, layout.label, layout.counter, stepCounter(slide.sheet), theme().textSoft,
           Qt::AlignRight | Qt::AlignVCenter);
    drawProgress(painter, layout, slide.sheet);
}

}  // namespace remparts::panel
