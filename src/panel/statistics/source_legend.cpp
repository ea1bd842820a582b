#include "statistics/source_legend.h"

#include <QEvent>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "look/text.h"
#include "statistics/game_statistics.h"
#include "statistics/source_look.h"

namespace remparts::panel {
namespace {

constexpr double swatch = 14;

double lineHeight() {
    return std::max(swatch, textHeight(TextSize::Small)) + spaceXs;
}

}  // namespace

SourceLegend::SourceLegend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SourceLegend::show(engine::GameKind game) {
    m_game = game;
    QStringList names;
    for (int source = 0; source < model::sourceCount(game); ++source) names << sourceLook(game, source).name;
    setAccessibleName(names.join(QStringLiteral(", ")));
    fitHeight();
    update();
}

// What scrolls asks only for a height that holds at any width.
void SourceLegend::fitHeight() {
    setFixedHeight(heightForWidth(width()));
}

void SourceLegend::resizeEvent(QResizeEvent*) {
    fitHeight();
}

void SourceLegend::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) fitHeight();
    QWidget::changeEvent(event);
}

std::vector<SourceLegend::Entry> SourceLegend::entries(int width) const {
    std::vector<Entry> all;
    double x = 0;
    double y = 0;
    for (int source = 0; source < model::sourceCount(m_game); ++source) {
        const double wide = 2 * (swatch + spaceXs) + textWidth(sourceLook(m_game, source).name, TextSize::Small) + 1;
        if (x > 0 && x + wide > width) x = 0, y += lineHeight();
        all.push_back({source, QRectF(x, y, std::min<double>(wide, width), lineHeight())});
        x += wide + spaceM;
    }
    return all;
}

QSize SourceLegend::sizeHint() const {
    return {360, heightForWidth(std::max(200, width()))};
}

int SourceLegend::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(entries(width).back().box.bottom()));
}

void SourceLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Entry& entry : entries(width())) {
        const SourceLook look = sourceLook(m_game, entry.source);
        const QRectF box(entry.box.x(), entry.box.center().y() - swatch / 2, swatch, swatch);
        QPainterPath area;
        area.addRoundedRect(box, 3, 3);
        fillSource(painter, area, look);
        drawIcon(painter, look.icon, box.translated(swatch + spaceXs, 0), theme().textSoft);
        drawText(painter, entry.box.adjusted(2 * (swatch + spaceXs), 0, 0, 0), look.name,
                 {TextSize::Small, false, theme().textSoft});
    }
}

}  // namespace remparts::panel
