#include "side/log_row_layout.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "look/appearance.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(LogRow)
};

double leastTarget() {
    return appearance().fingers ? 44 : 28;
}
constexpr double arrowRoom = 28;

/// Lays one thing below the other.
class Column {
  public:
    Column(LogRowLayout& layout, double width)
        : m_layout(layout), m_left(logTextLeft), m_room(std::max(40.0, width - logTextLeft - spaceM)) {}

    /// As high as the text needs; right of it, before the arrow, the gain and in a closed row the rule's number.
    /// Beside a gain the number yields to the words.
    void head(const model::LogRow& row, bool closed, double width) {
        double right = width - arrowRoom;
        const auto takeRight = [&right](const QString& text, double room) {
            right -= room;
            LogRowLayout::Words words{QRectF(right, 0, room, 0), text};
            right -= spaceS;
            return words;
        };
        if (row.points) {
            const QString gain = QStringLiteral("+%1").arg(*row.points);
            m_layout.gain = takeRight(gain, textWidth(gain, TextSize::Small, true) + 2);
        }
        const double number = ruleBadgeWidth(row.rule);
        const bool fits = m_left + textWidth(row.text, TextSize::Small) <= right - number - spaceS;
        if (closed && (fits || !row.points)) m_layout.mark = takeRight(row.rule, number);
        const double room = std::max(40.0, right - m_left);
        m_y = std::ceil(std::max(leastTarget(), paragraphHeight(row.text, room, {TextSize::Small}) + 14));
        m_layout.head = QRectF(0, 0, width, m_y);
        m_layout.text = {QRectF(m_left, 0, room, m_y), row.text};
        if (m_layout.gain) m_layout.gain->box.setHeight(m_y);
        if (m_layout.mark) m_layout.mark->box.setHeight(m_y);
    }
    LogRowLayout::Words paragraph(const QString& text) {
        const double height = std::ceil(paragraphHeight(text, m_room, {TextSize::Small}));
        LogRowLayout::Words words{QRectF(m_left, m_y, m_room, height), text};
        m_y += height;
        return words;
    }
    /// Words to the left, a number of its own width to the right.
    LogRowLayout::Line sumLine(const model::SumLine& line) {
        const double number = std::ceil(textWidth(line.number, TextSize::Small, true)) + 2;
        const double room = std::max(40.0, m_room - number - spaceS);
        const double height = std::ceil(
            std::max(textHeight(TextSize::Small, true), paragraphHeight(line.words, room, {TextSize::Small})));
        LogRowLayout::Line laid{{QRectF(m_left, m_y, room, height), line.words},
                                {QRectF(m_left + m_room - number, m_y, number, height), line.number},
                                line.total};
        m_y += height + 2;
        return laid;
    }
    void badge(const model::Rule& rule) {
        const double height = std::max(22.0, textHeight(TextSize::Small, true) + 4);
        const double number = ruleBadgeWidth(rule.number);
        m_layout.badge = LogRowLayout::Words{QRectF(m_left, m_y, number, height), rule.number};
        m_layout.title =
            LogRowLayout::Words{QRectF(m_left + number + spaceS, m_y, m_room - number - spaceS, height), rule.title};
        m_y += height;
    }
    void link() {
        const double height = std::max(leastTarget(), textHeight(TextSize::Small, true) + spaceS);
        m_layout.link = LogRowLayout::Words{QRectF(m_left, m_y, m_room, height), Text::tr("Show where it is")};
        m_y += height;
    }
    void skip(double distance) { m_y += distance; }
    [[nodiscard]] double height() const { return m_y; }

  private:
    LogRowLayout& m_layout;
    double m_left;
    double m_room;
    double m_y = 0;
};

/// The number stands before the way to the city, without the rule's name.
void layOutBrief(LogRowLayout& layout, Column& column, const model::LogRow& row, const model::Rule* rule) {
    column.skip(-spaceXs);
    layout.terms = column.paragraph(row.terms);
    column.skip(2);
    column.link();
    if (!rule) return;
    const double number = ruleBadgeWidth(rule->number);
    layout.badge = LogRowLayout::Words{layout.link->box, rule->number};
    layout.badge->box.setWidth(number);
    layout.link->box.setLeft(layout.link->box.left() + number + spaceS);
}

void layOutOpen(LogRowLayout& layout, Column& column, const model::LogRow& row, const model::Rule* rule) {
    column.skip(-spaceXs);
    if (!row.sum.empty())
        for (const model::SumLine& line : model::sumLines(row.sum)) layout.sum.push_back(column.sumLine(line));
    if (!row.sum.empty()) column.skip(2);
    for (const QString& note : row.notes) layout.notes.push_back(column.paragraph(note));
    if (!row.light.isEmpty()) column.link();
    if (!rule) return;
    column.skip(2);
    column.badge(*rule);
    column.skip(2);
    layout.rule = column.paragraph(rule->text);
}

}  // namespace

LogRowLayout layOutLogRow(const model::LogModel& log, const QModelIndex& index, RowFold fold, double width) {
    LogRowLayout layout;
    Column column(layout, width);
    column.head(log.row(index), fold == RowFold::Closed, width);
    if (fold == RowFold::Brief) layOutBrief(layout, column, log.row(index), log.rule(index));
    if (fold == RowFold::Open) layOutOpen(layout, column, log.row(index), log.rule(index));
    if (fold != RowFold::Closed) column.skip(spaceS);
    layout.height = std::ceil(column.height());
    return layout;
}

}  // namespace remparts::panel
