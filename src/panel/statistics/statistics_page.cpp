#include "statistics/statistics_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "language/spoken.h"
#include "look/button.h"
#include "look/labels.h"
#include "look/scroll.h"
#include "statistics/source_chart.h"
#include "statistics/source_legend.h"
#include "statistics/statistics_words.h"

namespace remparts::panel {
namespace {

constexpr int pageWidth = 520;
constexpr int narrowPageWidth = 440;
constexpr std::size_t largestShown = 3;

TextLabel* wrapped(TextSize size = TextSize::Body, TextLabel::Tone tone = TextLabel::Tone::Strong) {
    auto* label = new TextLabel({}, size, false, tone);
    label->setWrapped(true);
    return label;
}

TextLabel* sectionTitle() {
    return new TextLabel({}, TextSize::Body, true);
}

}  // namespace

StatisticsPage::StatisticsPage(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(m_scroll = scrolling(makeContent()), 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(spaceXl, spaceS, spaceXl, spaceM);
    foot->addWidget(m_save = new Button({}, Button::Kind::Secondary, Icon::Save));
    foot->addStretch();
    column->addLayout(foot);
    connect(m_save, &Button::clicked, this, &StatisticsPage::saveRequested);
    connect(&m_model, &model::StatisticsModel::changed, this, &StatisticsPage::refresh);
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Statistics"));
        m_title->setText(tr("Statistics"));
        m_largestTitle->setText(tr("The largest"));
        m_luckTitle->setText(tr("Luck of the draw"));
        m_luckMeaning->setText(
            tr("What a drawn tile could bring its player at once, in points, against the average of "
               "all tiles that could have come."));
        m_save->setName(tr("Save as a table (CSV) …"));
        refresh();
    });
}

QSize StatisticsPage::sizeHint() const {
    return {window()->width() < narrowBelow ? narrowPageWidth : pageWidth, 600};
}

QWidget* StatisticsPage::makeHead() {
    auto* head = new QWidget;
    auto* close = new Button({}, Button::Kind::Quiet, Icon::Close);
    model::keepSaid(close, [close] {
        close->setAccessibleName(tr("Close the statistics"));
        close->setToolTip(tr("Close  Esc"));
    });
    connect(close, &Button::clicked, this, &StatisticsPage::closeRequested);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(spaceXl, spaceL, spaceL, spaceXs);
    row->addWidget(m_title = new TextLabel({}, TextSize::Large, true), 1);
    row->addWidget(close);
    return head;
}

QWidget* StatisticsPage::makeContent() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(spaceXl, spaceXs, spaceXl, spaceL);
    column->setSpacing(spaceS);
    column->addWidget(m_sourcesTitle = sectionTitle());
    column->addWidget(m_legend = new SourceLegend);
    for (int player = 0; player < engine::maxPlayers; ++player) {
        m_charts.push_back(new SourceChart);
        column->addWidget(m_charts.back());
    }
    column->addSpacing(spaceS);
    column->addWidget(m_largestTitle = sectionTitle());
    for (std::size_t k = 0; k < largestShown; ++k) {
        m_largest.push_back(wrapped());
        column->addWidget(m_largest.back());
    }
    column->addSpacing(spaceS);
    column->addWidget(m_luckTitle = sectionTitle());
    column->addWidget(m_luckMeaning = wrapped(TextSize::Small, TextLabel::Tone::Soft));
    for (int player = 0; player < engine::maxPlayers; ++player) {
        m_luck.push_back(wrapped());
        column->addWidget(m_luck.back());
    }
    column->addStretch();
    return content;
}

void StatisticsPage::showStatistics(const engine::Game& game) {
    m_model.show(game);
}

void StatisticsPage::refresh() {
    const model::GameStatistics& statistics = m_model.statistics();
    const bool kids = statistics.game == engine::GameKind::Kids;
    m_sourcesTitle->setText(kids ? tr("Figures placed, turn by turn") : tr("Points by source, turn by turn"));
    m_legend->show(statistics.game);
    m_legend->setVisible(!kids);
    int top = kids ? statistics.figures : 10;
    for (std::size_t player = 0; player < statistics.totals.size(); ++player)
        top = std::max(top, statistics.total(static_cast<engine::PlayerIndex>(player)));
    for (std::size_t player = 0; player < m_charts.size(); ++player) {
        const bool plays = player < statistics.totals.size();
        m_charts[player]->setVisible(plays);
        if (plays) m_charts[player]->show(statistics, static_cast<engine::PlayerIndex>(player), top);
    }
    m_save->setEnabled(kids || m_model.luck());
    showLargest();
    showLuck();
}

void StatisticsPage::showLargest() {
    const auto& largest = m_model.statistics().largest;
    m_largestTitle->setVisible(!largest.empty());
    for (std::size_t k = 0; k < m_largest.size(); ++k) {
        m_largest[k]->setVisible(k < largest.size());
        if (k < largest.size())
            m_largest[k]->setText(tr("%1, from %2; %3").arg(largest[k].text, largest[k].place, largest[k].owner));
    }
}

void StatisticsPage::showLuck() {
    const model::GameStatistics& statistics = m_model.statistics();
    const bool city = statistics.game == engine::GameKind::City && !statistics.turns.empty();
    m_luckTitle->setVisible(city);
    m_luckMeaning->setVisible(city);
    const QStringList lines = city ? luckWords(statistics, m_model.luck()) : QStringList();
    for (std::size_t k = 0; k < m_luck.size(); ++k) {
        const auto row = static_cast<qsizetype>(k);
        m_luck[k]->setVisible(row < lines.size());
        if (row < lines.size()) m_luck[k]->setText(lines[row]);
    }
}

void StatisticsPage::keyPressEvent(QKeyEvent* event) {
    QScrollBar* bar = m_scroll->verticalScrollBar();
    switch (event->key()) {
        case Qt::Key_Escape:
            return emit closeRequested();
        case Qt::Key_Up:
            return bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        case Qt::Key_Down:
            return bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        case Qt::Key_PageUp:
            return bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        case Qt::Key_PageDown:
            return bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        default:
            QWidget::keyPressEvent(event);
    }
}

// In a stack beside the city a hidden page must not keep the room of the visible one.
void StatisticsPage::showEvent(QShowEvent* event) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    QWidget::showEvent(event);
}

void StatisticsPage::hideEvent(QHideEvent* event) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    QWidget::hideEvent(event);
}

void StatisticsPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
