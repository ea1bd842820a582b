#include "presenter/slide_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace remparts::panel {
namespace {

// Shares of the page's height.
constexpr double edge = 0.026;
constexpr double progressHeight = 0.006;
constexpr std::array bandHeights{0.22, 0.28, 0.34, 0.40, 0.46, 0.54};
constexpr std::size_t usualBands = 3;
constexpr std::array columnWidths{0.37, 0.42, 0.46, 0.54, 0.60};  // of the width
constexpr std::size_t usualColumns = 3;
constexpr std::array tightnesses{0.0, 0.25, 0.5, 0.75, 1.0};
constexpr std::size_t usualTightnesses = 3;

// Shares of a letter's height.
constexpr double lineAir = 0.3;  // between rows
constexpr double choiceAir = 0.35;
constexpr double cardAir = 0.7;
constexpr double markGap = 0.5;
constexpr double mostBesideBadge = 2.5;  // lines of a title
constexpr double signSide = 1.3;
constexpr double tolerance = 1;

QRectF wrapped(const QFontMetricsF& metrics, const QString& text, double width) {
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text);
}

/// Whether no word is wider than its line.
bool holdsWords(const PlacedRow& placed) {
    if (placed.row.text.isEmpty()) return true;
    const double width = placed.text.width();
    return wrapped(QFontMetricsF(placed.font), placed.row.text, width).width() <= width + tolerance;
}

bool holdsLine(const PlacedRow& placed) {
    return QFontMetricsF(placed.font).horizontalAdvance(placed.row.text) <= placed.text.width() + tolerance;
}

/// Rows one below the other in a column of its own width.
class RowPlacer {
  public:
    RowPlacer(double left, double top, double width, double pageHeight, double tightness)
        : m_left(left), m_y(top), m_width(width), m_pageHeight(pageHeight), m_tightness(tightness) {}

    void place(const std::vector<SlideRow>& rows);
    [[nodiscard]] double bottom() const { return m_y; }
    [[nodiscard]] bool fits() const { return m_fits; }
    [[nodiscard]] std::vector<PlacedRow>& placed() { return m_placed; }
    [[nodiscard]] std::vector<QRectF>& cards() { return m_cards; }

  private:
    void placeRow(const SlideRow& row, double inset);
    [[nodiscard]] PlacedRow rowIn(const SlideRow& row, const QFont& font, double inset) const;
    [[nodiscard]] double markWidth(const SlideRow& row, const QFontMetricsF& metrics, double em) const;

    double m_left;
    double m_y;
    double m_width;
    double m_pageHeight;
    double m_tightness;
    bool m_fits = true;
    std::vector<PlacedRow> m_placed;
    std::vector<QRectF> m_cards;
};

double RowPlacer::markWidth(const SlideRow& row, const QFontMetricsF& metrics, double em) const {
    if (row.mark == SlideRow::Mark::None) return 0;
    if (row.mark == SlideRow::Mark::Rule) return metrics.horizontalAdvance(row.markText) + em;
    return signSide * em;
}

/// A long title has the whole width, below the number of its rule.
PlacedRow titleBelowBadge(PlacedRow placed, const QRectF& room, double badgeWidth) {
    const QFontMetricsF metrics(placed.font);
    const double badge = signSide * placed.font.pixelSize();
    const double gap = lineAir / 2 * placed.font.pixelSize();
    const double words = std::ceil(wrapped(metrics, placed.row.text, room.width()).height());
    placed.mark = QRectF(room.left(), room.top(), badgeWidth, badge);
    placed.text = QRectF(room.left(), placed.mark.bottom() + gap, room.width(), words);
    placed.box = QRectF(room.left(), room.top(), room.width(), badge + gap + words);
    return placed;
}

PlacedRow RowPlacer::rowIn(const SlideRow& row, const QFont& font, double inset) const {
    PlacedRow placed{row, font, {}, {}, {}, {}};
    const QFontMetricsF metrics(font);
    const double em = font.pixelSize();
    const bool isFramed = row.role == FarRole::Choice || row.role == FarRole::Standing;
    const double air = isFramed ? choiceAir * em : 0;
    const double mark = markWidth(row, metrics, em);
    const double check = row.mark == SlideRow::Mark::RightNumber ? signSide * em : 0;
    const double number =
        std::max(check, row.number.isEmpty() ? 0 : std::ceil(metrics.horizontalAdvance(row.number)));
    const double left = m_left + inset + air;
    const double textLeft = left + mark + (mark > 0 ? markGap * em : 0);
    const double right = m_left + m_width - inset - air;
    const double textWidth = std::max(0.0, right - textLeft - number - (number > 0 ? markGap * em : 0));
    const double words = row.text.isEmpty() ? 0 : wrapped(metrics, row.text, textWidth).height();
    if (row.mark == SlideRow::Mark::Rule && words > mostBesideBadge * metrics.height() && right - left > textWidth)
        return titleBelowBadge(std::move(placed), {left, m_y, right - left, 0}, mark);
    const double line = std::max(metrics.height(), mark > 0 ? signSide * em : 0);
    const double height = std::max(line, std::ceil(words)) + 2 * air;
    placed.box = QRectF(m_left + inset, m_y, m_width - 2 * inset, height);
    const double first = m_y + air;
    if (mark > 0) placed.mark = QRectF(left, first + (metrics.height() - signSide * em) / 2, mark, signSide * em);
    placed.text = QRectF(textLeft, first, textWidth, height - 2 * air);
    if (number > 0) placed.number = QRectF(right - number, first, number, metrics.height());
    return placed;
}

// A long name is written smaller than those beside it, rather than on two lines or that all are small.
void RowPlacer::placeRow(const SlideRow& row, double inset) {
    QFont font = farFont(row.role, m_pageHeight, m_tightness);
    if (row.isMarked && row.role == FarRole::Standing) font.setBold(true);
    PlacedRow placed = rowIn(row, font, inset);
    while (row.role == FarRole::Standing && !holdsLine(placed)) {
        font.setPixelSize(font.pixelSize() - 1);
        if (seenMinutes(font, m_pageHeight) < leastMinutes) break;
        placed = rowIn(row, font, inset);
    }
    if (!holdsWords(placed)) m_fits = false;
    m_y += placed.box.height() + (row.role == FarRole::RuleTitle ? lineAir / 2 : lineAir) * font.pixelSize();
    m_placed.push_back(std::move(placed));
}

void RowPlacer::place(const std::vector<SlideRow>& rows) {
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const int card = rows[k].card;
        if (card < 0) {
            placeRow(rows[k], 0);
            continue;
        }
        const double air = cardAir * farFont(FarRole::RuleText, m_pageHeight, m_tightness).pixelSize();
        const double top = m_y;
        m_y += air;
        while (k < rows.size() && rows[k].card == card) placeRow(rows[k++], air);
        --k;
        m_y = m_placed.back().box.bottom() + air;
        m_cards.emplace_back(m_left, top, m_width, m_y - top);
        m_y += air;
    }
}

void placeFooter(SlideLayout& layout, QSizeF page, double side) {
    layout.label = farFont(FarRole::Label, page.height(), 0);
    const double line = QFontMetricsF(layout.label).height();
    const double thin = std::max(3.0, progressHeight * page.height());
    layout.progress = QRectF(0, page.height() - thin, page.width(), thin);
    const double top = layout.progress.top() - side / 2 - line;
    layout.title = QRectF(side, top, page.width() * 0.75 - side, line);
    layout.counter = QRectF(page.width() * 0.75, top, page.width() * 0.25 - side, line);
}

void take(SlideLayout& layout, RowPlacer& placer, double shift) {
    for (PlacedRow& row : placer.placed()) {
        for (QRectF* box : {&row.box, &row.mark, &row.text, &row.number}) box->translate(0, shift);
        layout.rows.push_back(std::move(row));
    }
    for (const QRectF& card : placer.cards()) layout.cards.push_back(card.translated(0, shift));
}

/// The lowest band of the usual heights that holds its rows; nothing when none does.
std::optional<double> bandHeightFor(double rowsAndFooter, double pageHeight, std::size_t heights) {
    for (std::size_t k = 0; k < heights; ++k)
        if (rowsAndFooter <= std::round(bandHeights[k] * pageHeight) + tolerance)
            return std::round(bandHeights[k] * pageHeight);
    return std::nullopt;
}

double endOf(RowPlacer& placer, double top) {
    double end = placer.placed().empty() ? top : placer.placed().back().box.bottom();
    if (!placer.cards().empty()) end = std::max(end, placer.cards().back().bottom());
    return end;
}

struct Wish {
    double column;  // share of the width; 0 without
    double columnTightness;
    double bandTightness;
    std::size_t bands;  // heights that the band may have
};

SlideLayout attempt(const SlideRows& rows, QSizeF page, const Wish& wish) {
    SlideLayout layout;
    const double side = edge * page.height();
    placeFooter(layout, page, side);
    RowPlacer band(side, 0, page.width() - 2 * side, page.height(), wish.bandTightness);
    band.place(rows.band);
    const double footer = page.height() - layout.title.top() + side / 2;
    const double bandRows = endOf(band, 0);
    const auto height = bandHeightFor(bandRows + footer + side, page.height(), wish.bands);
    const double bandTop = page.height() - height.value_or(std::round(bandHeights.back() * page.height()));
    layout.band = QRectF(0, bandTop, page.width(), page.height() - bandTop);

    const double columnWidth = std::round(wish.column * page.width());
    layout.stage = QRectF(0, 0, page.width() - columnWidth, bandTop);
    RowPlacer column(page.width() - columnWidth + side, side, columnWidth - 2 * side, page.height(),
                     wish.columnTightness);
    if (columnWidth > 0) {
        layout.column = QRectF(page.width() - columnWidth, 0, columnWidth, bandTop);
        column.place(rows.column);
    }
    layout.fits = height && band.fits() && column.fits() && endOf(column, 0) <= bandTop - side + tolerance;
    const double spare = page.height() - footer - bandTop - side - bandRows;
    take(layout, band, bandTop + side + std::max(0.0, spare / 2));
    take(layout, column, 0);
    return layout;
}

/// What is tried one after another.
struct Limits {
    std::size_t columns;  ///< widths that the column may have
    std::span<const double> tightnesses;
    std::size_t bands;  ///< heights that the band may have
};

/// Band and column grow tight each for itself, together as little as possible, the column first.
SlideLayout attemptAll(const SlideRows& rows, QSizeF page, const Limits& limits) {
    const std::size_t columns = rows.column.empty() ? 1 : limits.columns;
    const auto widthOf = [&](std::size_t k) { return rows.column.empty() ? 0 : columnWidths[k]; };
    const std::size_t most = limits.tightnesses.size() - 1;
    SlideLayout layout;
    for (std::size_t sum = 0; sum <= 2 * most; ++sum)
        for (std::size_t band = sum > most ? sum - most : 0; band <= std::min(sum, most); ++band)
            for (std::size_t k = 0; k < columns; ++k) {
                const double ofColumn = limits.tightnesses[sum - band];
                layout = attempt(rows, page, {widthOf(k), ofColumn, limits.tightnesses[band], limits.bands});
                if (layout.fits) return layout;
            }
    return layout;
}

}  // namespace

// Smaller letters come before a wider column: the scene keeps its size from step to step. Rather than that everything
// is small, only the first rule is told in full.
SlideLayout layOutSlide(const Slide& slide, QSizeF page) {
    struct Try {
        Limits limits;
        std::size_t rulesInFull;
    };
    constexpr std::span<const double> all(tightnesses);
    constexpr Limits usual{1, all.first(usualTightnesses), usualBands};
    constexpr Limits tight{usualColumns, all, usualBands};
    constexpr Limits utmost{columnWidths.size(), all.last(1), bandHeights.size()};
    SlideLayout layout;
    for (const Try& each :
         {Try{usual, 2}, Try{usual, 1}, Try{tight, 1}, Try{tight, 0}, Try{utmost, 1}, Try{utmost, 0}}) {
        layout = attemptAll(rowsOf(slide, each.rulesInFull), page, each.limits);
        if (layout.fits) return layout;
    }
    return layout;
}

}  // namespace remparts::panel
