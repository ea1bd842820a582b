#include "picture/picture_caption.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "look/icons.h"

namespace remparts::panel {
namespace {

// Everything is laid out in units in which a player's name is 20 high, and then scaled to the picture.
constexpr double nameHeight = 20;
constexpr double lineHeight = 17;
constexpr double headingHeight = 25;
constexpr double sign = 25;
constexpr double crown = 20;
constexpr double gap = 8;
constexpr double playerGap = 30;
constexpr double padding = 22;
constexpr double rowPitch = 36;
constexpr double headRoom = 52;       // heading and line, one above the other
constexpr double nameShare = 0.0225;  // of the picture's height
constexpr double usualShape = 1.25;   // width by height; narrower pictures get smaller letters
constexpr double mostOfPicture = 0.5;
const QColor bandColor(30, 22, 16, 214);
const QColor bandEdge(255, 240, 214, 46);
const QColor ink("#fbf3e6");
const QColor softInk("#d9c9b3");

QFont fontOf(double height, bool bold) {
    QFont font = textFont(TextSize::Body, bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(static_cast<int>(height));
    return font;
}

double widthOf(const QString& text, double height, bool bold) {
    return QFontMetricsF(fontOf(height, bold)).horizontalAdvance(text) + 1;
}

double playerWidth(const PictureCaption::Player& player) {
    const double name = widthOf(player.name, nameHeight, false);
    const double points = widthOf(player.points, nameHeight, true);
    return sign + gap + name + gap + points + (player.winner ? gap + crown : 0);
}

double headWidth(const PictureCaption& caption) {
    return std::max(widthOf(caption.heading, headingHeight, true), widthOf(caption.line, lineHeight, false));
}

// How the players stand below or beside the heading.
struct Arrangement {
    bool beside = false;      // right of the heading, in one row
    std::size_t columns = 1;  // else below it
    double width = 0;         // that it needs
    double height = 0;
    std::vector<double> columnWidths;
};

Arrangement inColumns(const PictureCaption& caption, std::size_t columns) {
    Arrangement plan;
    plan.columns = columns;
    plan.columnWidths.assign(columns, 0);
    for (std::size_t k = 0; k < caption.players.size(); ++k)
        plan.columnWidths[k % columns] = std::max(plan.columnWidths[k % columns], playerWidth(caption.players[k]));
    double row = playerGap * static_cast<double>(columns - 1);
    for (const double width : plan.columnWidths) row += width;
    const std::size_t rows = (caption.players.size() + columns - 1) / columns;
    plan.width = 2 * padding + std::max(row, headWidth(caption));
    plan.height = 2 * padding + headRoom + (rows > 0 ? gap : 0) + rowPitch * static_cast<double>(rows);
    return plan;
}

Arrangement besideHeading(const PictureCaption& caption) {
    Arrangement plan = inColumns(caption, std::max<std::size_t>(1, caption.players.size()));
    double row = 0;
    for (const double width : plan.columnWidths) row += playerGap + width;
    plan.beside = true;
    plan.width = 2 * padding + headWidth(caption) + playerGap + row;
    plan.height = 1.3 * padding + headRoom;
    return plan;
}

// The flattest one that fits; the narrowest when none does.
Arrangement arrangementFor(const PictureCaption& caption, double width) {
    std::vector<Arrangement> plans{besideHeading(caption)};
    for (const std::size_t columns : {4U, 2U, 1U})
        if (columns <= std::max<std::size_t>(1, caption.players.size())) plans.push_back(inColumns(caption, columns));
    for (const Arrangement& plan : plans)
        if (plan.width <= width) return plan;
    return *std::min_element(plans.begin(), plans.end(),
                             [](const auto& a, const auto& b) { return a.width < b.width; });
}

class Placing {
  public:
    explicit Placing(CaptionLayout& layout) : m_layout(layout) {}

    double text(double x, double middle, const QString& words, double height, bool bold, bool soft = false) {
        const double width = widthOf(words, height, bold);
        m_layout.texts.push_back({scaled(QRectF(x, middle - height * 0.62, width, height * 1.24)), words,
                                  height * m_layout.unit, bold, soft});
        return x + width;
    }
    void player(double x, double middle, const PictureCaption::Player& player) {
        m_layout.signs.push_back({scaled(QRectF(x, middle - sign / 2, sign, sign)), player.color});
        x = text(x + sign + gap, middle, player.name, nameHeight, false) + gap;
        x = text(x, middle, player.points, nameHeight, true) + gap;
        if (player.winner) m_layout.crowns.push_back(scaled(QRectF(x, middle - crown / 2, crown, crown)));
    }

  private:
    [[nodiscard]] QRectF scaled(const QRectF& box) const {
        return {m_layout.band.x() + box.x() * m_layout.unit, m_layout.band.y() + box.y() * m_layout.unit,
                box.width() * m_layout.unit, box.height() * m_layout.unit};
    }

    CaptionLayout& m_layout;
};

void placePlayers(Placing& place, const PictureCaption& caption, const Arrangement& plan, double width) {
    double left = padding;
    if (plan.beside) {
        left = width - padding;
        for (const double column : plan.columnWidths) left -= column + playerGap;
        left += playerGap;
    }
    for (std::size_t k = 0; k < caption.players.size(); ++k) {
        const std::size_t column = k % plan.columns;
        double x = left;
        for (std::size_t before = 0; before < column; ++before) x += plan.columnWidths[before] + playerGap;
        const double row = static_cast<double>(k / plan.columns);
        const double middle = plan.beside ? plan.height / 2 : padding + headRoom + gap + rowPitch * (row + 0.5);
        place.player(x, middle, caption.players[k]);
    }
}

}  // namespace

CaptionLayout layOutCaption(const PictureCaption& caption, QSize picture) {
    const double wanted = std::min<double>(picture.height(), picture.width() / usualShape) * nameShare / nameHeight;
    const Arrangement plan = arrangementFor(caption, picture.width() / wanted);
    CaptionLayout layout;
    layout.unit = std::min({wanted, picture.width() / plan.width, picture.height() * mostOfPicture / plan.height});
    const double height = plan.height * layout.unit;
    layout.band = QRectF(0, picture.height() - height, picture.width(), height);
    Placing place(layout);
    const double top = plan.beside ? (plan.height - headRoom) / 2 : padding;
    place.text(padding, top + 14, caption.heading, headingHeight, true);
    place.text(padding, top + 42, caption.line, lineHeight, false, true);
    placePlayers(place, caption, plan, picture.width() / layout.unit);
    return layout;
}

int captionHeight(const PictureCaption& caption, QSize picture) {
    return static_cast<int>(std::ceil(layOutCaption(caption, picture).band.height()));
}

void drawCaption(QPainter& painter, const PictureCaption& caption, QSize picture) {
    const CaptionLayout layout = layOutCaption(caption, picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(layout.band, bandColor);
    painter.fillRect(QRectF(layout.band.x(), layout.band.y(), layout.band.width(), 1.5 * layout.unit), bandEdge);
    for (const CaptionLayout::Sign& each : layout.signs) drawSignBadge(painter, each.color, each.box);
    for (const QRectF& box : layout.crowns) drawIcon(painter, Icon::Crown, box, QColor("#f6e27a"));
    for (const CaptionLayout::Text& text : layout.texts) {
        painter.save();  // in layout units, so that letters are as wide as they were measured
        painter.translate(text.box.topLeft());
        painter.scale(layout.unit, layout.unit);
        painter.setFont(fontOf(text.pixels / layout.unit + 0.5, text.bold));
        painter.setPen(text.soft ? softInk : ink);
        painter.drawText(QRectF(QPointF(), text.box.size() / layout.unit), Qt::AlignVCenter | Qt::TextDontClip,
                         text.text);
        painter.restore();
    }
}

}  // namespace remparts::panel
