// Where the letters of a paragraph lie: for what is marked in it and for links.
#pragma once

#include <QRectF>
#include <QTextLayout>
#include <vector>

#include "explain/rule_numbers.h"

namespace remparts::panel {

/// The lines that QPainter::drawText makes of a text in a box.
class TextLines {
  public:
    /// `wraps`: at the ends of words; otherwise it is one line.
    TextLines(const QString& text, const QFont& font, const QRectF& box, Qt::Alignment align, bool wraps);

    /// The boxes of a stretch of the text, one for each line that it stands on.
    [[nodiscard]] std::vector<QRectF> boxesOf(const model::TextRange& range) const;
    /// Writes it with the painter's pen, these stretches underlined.
    void draw(QPainter& painter, const std::vector<model::TextRange>& underlined) const;

  private:
    [[nodiscard]] QPointF shiftOf(const QTextLine& line) const;

    QTextLayout m_layout;
    QRectF m_box;
    Qt::Alignment m_align;
    double m_height = 0;
};

}  // namespace remparts::panel
