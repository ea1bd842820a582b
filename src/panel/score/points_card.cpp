#include "score/points_card.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

using model::PointsKind;

constexpr double signSide = 14;
constexpr double iconSide = 18;
constexpr double crownSide = 16;

Icon iconOf(PointsKind kind) {
    switch (kind) {
        case PointsKind::Streets:
            return Icon::Street;
        case PointsKind::Markets:
            return Icon::Market;
        case PointsKind::Towers:
            return Icon::Tower;
        case PointsKind::Residential:
            return Icon::House;
        case PointsKind::Guards:
            return Icon::Guard;
    }
    return Icon::Street;
}

QString nameOf(PointsKind kind) {
    switch (kind) {
        case PointsKind::Streets:
            return PointsCard::tr("Streets that the end would complete");
        case PointsKind::Markets:
            return PointsCard::tr("Markets that the end would complete");
        case PointsKind::Towers:
            return PointsCard::tr("Towers");
        case PointsKind::Residential:
            return PointsCard::tr("Stewards");
        case PointsKind::Guards:
            return PointsCard::tr("Guards");
    }
    return {};
}

}  // namespace

PointsCard::PointsCard(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PointsCard::show(const model::PointsNow& points) {
    m_points = points;
    QStringList rows;
    for (const model::PointsNowRow& row : points.rows) rows.append(row.spoken);
    setAccessibleName(tr("If the game ended now: %1").arg(rows.join(QStringLiteral("; "))));
    updateGeometry();
    update();
}

void PointsCard::setCompact(bool compact) {
    m_compact = compact;
    updateGeometry();
    update();
}

std::vector<int> PointsCard::numbersOf(const model::PointsNowRow& row) const {
    std::vector<int> numbers;
    if (m_points.game == engine::GameKind::City) numbers.push_back(row.soFar);
    for (const PointsKind kind : model::PointsNow::columns(m_points.game))
        numbers.push_back(row.added[static_cast<std::size_t>(kind)]);
    return numbers;
}

// The numbers take what they need; names stand there only if every one of them fits, as the sign says the same.
PointsCard::Columns PointsCard::columns() const {
    Columns columns;
    const double digits = textWidth(QStringLiteral("188"), TextSize::Body, true);
    columns.total = digits + crownSide + spaceXs;
    const std::size_t count = m_points.rows.empty() ? 0 : numbersOf(m_points.rows.front()).size();
    const double room = width() - 2.0 * spaceL - 2 * spaceM - signSide - spaceS - columns.total;
    columns.number =
        count == 0 ? 0 : std::min(std::max(digits, iconSide) + spaceXs, room / static_cast<double>(count));
    double widest = 0;
    for (const model::PointsNowRow& row : m_points.rows)
        widest = std::max(widest, textWidth(row.name, TextSize::Small));
    const double left = room - columns.number * static_cast<double>(count) - spaceS;
    columns.names = widest <= left ? widest : count == 0 ? left : 0;
    return columns;
}

double PointsCard::rowHeight() const {
    return std::max(22.0, std::ceil(textHeight(TextSize::Body, true)) + spaceXs);
}

double PointsCard::headHeight() const {
    if (model::PointsNow::columns(m_points.game).empty()) return spaceXs;
    return std::max(iconSide, std::ceil(textHeight(TextSize::Small))) + 2 * spaceXs;
}

QString PointsCard::explanation() const {
    return m_points.game == engine::GameKind::Kids ? tr("The fewest win when no tile is left.")
                                                   : tr("Points so far, then what the end would add, and the sum.");
}

double PointsCard::explanationHeight() const {
    if (m_compact) return 0;
    return std::ceil(paragraphHeight(explanation(), width() - 2.0 * spaceL - 2 * spaceM, {TextSize::Small}));
}

QSize PointsCard::sizeHint() const {
    const double height = spaceXs + headHeight() + rowHeight() * static_cast<double>(m_points.rows.size()) + spaceXs +
                          explanationHeight() + spaceS + spaceXs;
    return {240, static_cast<int>(std::ceil(height))};
}

void PointsCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry();  // the explanation breaks elsewhere
}

/// Number columns end where the sum begins.
QRectF PointsCard::numberBox(std::size_t column, double y, double height) const {
    const Columns all = columns();
    const std::size_t count = m_points.rows.empty() ? 0 : numbersOf(m_points.rows.front()).size();
    const double right = width() - spaceL - spaceM - all.total;
    return {right - all.number * static_cast<double>(count - column), y, all.number, height};
}

bool PointsCard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const std::vector<PointsKind> kinds = model::PointsNow::columns(m_points.game);
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (numberBox(k + 1, 0, height()).contains(help->pos()))
            QToolTip::showText(help->globalPos(), nameOf(kinds[k]), this);
    return true;
}

void PointsCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(spaceS, 0, -spaceS, -spaceXs);
    drawCard(painter, card, theme().card);
    paintHead(painter);
    double y = spaceXs + headHeight();
    for (const model::PointsNowRow& row : m_points.rows) {
        paintRow(painter, row, y);
        y += rowHeight();
    }
    if (m_compact) return;
    drawParagraph(painter,
                  QRectF(spaceL + spaceM, y + spaceXs, width() - 2.0 * spaceL - 2 * spaceM, explanationHeight()),
                  explanation(), {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop});
}

void PointsCard::paintHead(QPainter& painter) const {
    const std::vector<PointsKind> kinds = model::PointsNow::columns(m_points.game);
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const QRectF box = numberBox(k + 1, spaceXs, headHeight());
        drawIcon(painter, iconOf(kinds[k]),
                 QRectF(box.right() - iconSide, box.center().y() - iconSide / 2, iconSide, iconSide),
                 theme().textSoft);
    }
}

void PointsCard::paintRow(QPainter& painter, const model::PointsNowRow& row, double y) const {
    const Columns all = columns();
    const double height = rowHeight();
    const double left = spaceL + spaceM;
    drawSign(painter, row.color, QRectF(left, y + (height - signSide) / 2, signSide, signSide));
    if (all.names > 0)
        drawText(painter, QRectF(left + signSide + spaceS, y, all.names + 1, height), row.name, {TextSize::Small});
    const std::vector<int> numbers = numbersOf(row);
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        const bool nothing = k > 0 && numbers[k] == 0;
        const QString text = nothing ? QStringLiteral("–")
                             : k > 0 ? QStringLiteral("+%1").arg(numbers[k])
                                     : QString::number(numbers[k]);
        drawText(painter, numberBox(k, y, height), text,
                 {TextSize::Small, false, nothing ? theme().textFaint : theme().textSoft,
                  Qt::AlignRight | Qt::AlignVCenter});
    }
    const double right = width() - spaceL - spaceM;
    const QRectF total(right - all.total + crownSide, y, all.total - crownSide, height);
    if (row.leads)
        drawIcon(painter, Icon::Crown,
                 QRectF(right - all.total + spaceXs, y + (height - crownSide) / 2, crownSide, crownSide),
                 theme().accent);
    drawText(painter, total, QString::number(row.total),
             {TextSize::Body, row.leads, theme().text, Qt::AlignRight | Qt::AlignVCenter});
}

}  // namespace remparts::panel
