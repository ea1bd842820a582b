// Text that fits: it shrinks, and is cut only when nothing else helps, which tests can notice.
#pragma once

#include <QPainter>
#include <QStringList>

#include "look/tokens.h"

namespace remparts::panel {

struct TextStyle {
    TextSize size = TextSize::Body;
    bool bold = false;
    QColor color = {};  ///< invalid: the theme's text colour
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
};

/// One line. Too long or too high, it shrinks to 10 pixels, then narrows; only then it loses its end.
void drawText(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);
/// As many lines as the box holds; too long, it shrinks.
void drawParagraph(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);

[[nodiscard]] double textWidth(const QString& text, TextSize size, bool bold = false);
[[nodiscard]] double textHeight(TextSize size, bool bold = false);
/// Height of a paragraph of this width.
[[nodiscard]] double paragraphHeight(const QString& text, double width, const TextStyle& style);

/// Collects the texts that are drawn, and those that lost something, while it lives. Not for several at once.
class CutTextWatch {
  public:
    CutTextWatch();
    ~CutTextWatch();
    CutTextWatch(const CutTextWatch&) = delete;
    CutTextWatch& operator=(const CutTextWatch&) = delete;

    [[nodiscard]] const QStringList& texts() const { return m_texts; }
    /// Everything that was drawn.
    [[nodiscard]] const QStringList& drawn() const { return m_drawn; }
    /// For drawing code that cuts a text.
    static void report(const QString& text);
    /// For drawing code that writes a text.
    static void reportDrawn(const QString& text);

  private:
    QStringList m_texts;
    QStringList m_drawn;
};

}  // namespace remparts::panel
