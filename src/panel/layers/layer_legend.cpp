#include "layers/layer_legend.h"

#include <algorithm>
#include <cmath>

#include "language/spoken.h"
#include "layers/tone_look.h"
#include "look/button.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double rowHeight = 24;
constexpr double headHeight = 36;
constexpr double swatchWidth = 30;
constexpr double swatchHeight = 18;
constexpr double leastWidth = 190;
constexpr double mostWidth = 330;
constexpr double footGap = spaceXs;

double countWidth(const model::LayerPicture& picture) {
    double width = 0;
    for (const model::LegendRow& row : picture.legend)
        width = std::max(width, textWidth(QString::number(row.count), TextSize::Body, true));
    return std::ceil(width) + 2;
}

double footHeight(const model::LayerPicture& picture, double width) {
    if (picture.footnote.isEmpty()) return 0;
    return paragraphHeight(picture.footnote, width, {TextSize::Small}) + 2 * footGap;
}

}  // namespace

LayerLegend::LayerLegend(model::LayerModel& layers, QWidget* parent)
    : QWidget(parent), m_layers(layers), m_close(new Button({}, Button::Kind::Quiet, Icon::Close, {}, this)) {
    setObjectName(QStringLiteral("layerLegend"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    model::keepSaid(this, [this] {
        m_close->setAccessibleName(tr("Take the layer away"));
        m_close->setToolTip(m_close->accessibleName());
    });
    m_close->resize(m_close->sizeHint());
    connect(m_close, &QAbstractButton::clicked, &layers, &model::LayerModel::clear);
    connect(&layers, &model::LayerModel::changed, this, &LayerLegend::refresh);
    refresh();
}

void LayerLegend::refresh() {
    QStringList words;
    if (const auto& picture = m_layers.picture()) {
        words << picture->title;
        for (const model::LegendRow& row : picture->legend) {
            words << QStringLiteral("%1: %2").arg(row.words).arg(row.count);
            if (!row.note.isEmpty()) words << row.note;
        }
        words << picture->footnote;
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

double LayerLegend::wordsWidth() const {
    const model::LayerPicture& picture = *m_layers.picture();
    double width = textWidth(picture.title, TextSize::Body, true) + targetHeight() +
                   (picture.rule.isEmpty() ? 0 : ruleBadgeWidth(picture.rule) + spaceS);
    for (const model::LegendRow& row : picture.legend) {
        const double note = row.note.isEmpty() ? 0 : textWidth(row.note, TextSize::Small) + spaceS;
        width = std::max(
            width, swatchWidth + spaceS + textWidth(row.words, TextSize::Body) + note + spaceM + countWidth(picture));
    }
    return std::clamp(std::ceil(width) + 2, leastWidth, mostWidth);
}

QSize LayerLegend::sizeHint() const {
    if (!m_layers.picture()) return {};
    const model::LayerPicture& picture = *m_layers.picture();
    const double width = wordsWidth();
    const double height =
        headHeight + rowHeight * static_cast<double>(picture.legend.size()) + footHeight(picture, width) + spaceS;
    const QMargins rim = shadowMargins + QMargins(spaceM, spaceXs, spaceM, 0);
    return {static_cast<int>(width) + rim.left() + rim.right(), static_cast<int>(height) + rim.top() + rim.bottom()};
}

void LayerLegend::resizeEvent(QResizeEvent*) {
    m_close->move(width() - shadowMargins.right() - m_close->width() - 2, shadowMargins.top() + 2);
}

void LayerLegend::paintRow(QPainter& painter, const model::LegendRow& row, const QRectF& box) const {
    const double numbers = countWidth(*m_layers.picture());
    drawSwatch(painter, {box.x(), box.center().y() - swatchHeight / 2, swatchWidth, swatchHeight}, row.style);
    const bool none = row.count == 0;
    const double room = box.width() - swatchWidth - spaceS - spaceM - numbers;
    const double noteWidth = row.note.isEmpty() ? 0 : std::min(textWidth(row.note, TextSize::Small) + 2, room * 0.6);
    drawText(painter,
             {box.x() + swatchWidth + spaceS, box.y(), room - noteWidth - (noteWidth > 0 ? spaceS : 0), box.height()},
             row.words, {TextSize::Body, false, none ? theme().textFaint : theme().text});
    if (noteWidth > 0)
        drawText(painter, {box.right() - numbers - spaceM - noteWidth, box.y(), noteWidth, box.height()}, row.note,
                 {TextSize::Small, false, theme().textSoft, Qt::AlignRight | Qt::AlignVCenter});
    drawText(painter, {box.right() - numbers, box.y(), numbers, box.height()}, QString::number(row.count),
             {TextSize::Body, true, none ? theme().textFaint : theme().text, Qt::AlignRight | Qt::AlignVCenter});
}

void LayerLegend::paintEvent(QPaintEvent*) {
    if (!m_layers.picture()) return;
    const model::LayerPicture& picture = *m_layers.picture();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, card, theme().card, true);
    const QRectF inner = card.adjusted(spaceM, spaceXs, -spaceM, 0);
    const double badge = picture.rule.isEmpty() ? 0 : ruleBadgeWidth(picture.rule) + spaceS;
    drawText(painter, {inner.x(), inner.y(), inner.width() - targetHeight() - badge, headHeight}, picture.title,
             {TextSize::Body, true});
    if (!picture.rule.isEmpty()) {
        const double x = inner.x() + std::min(textWidth(picture.title, TextSize::Body, true) + spaceS,
                                              inner.width() - targetHeight() - badge + spaceS);
        drawRuleBadge(painter, {x, inner.y() + headHeight / 2}, picture.rule);
    }
    double y = inner.y() + headHeight;
    for (const model::LegendRow& row : picture.legend) {
        paintRow(painter, row, {inner.x(), y, inner.width(), rowHeight});
        y += rowHeight;
    }
    if (picture.footnote.isEmpty()) return;
    drawParagraph(painter, {inner.x(), y + footGap, inner.width(), footHeight(picture, inner.width()) - footGap},
                  picture.footnote, {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop});
}

}  // namespace remparts::panel
