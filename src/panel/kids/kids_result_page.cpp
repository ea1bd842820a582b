#include "kids/kids_result_page.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "kids/kids_podium.h"
#include "kids/kids_result_parts.h"
#include "kids/symbol_button.h"
#include "language/spoken.h"
#include "look/scroll.h"
#include "look/tokens.h"

namespace remparts::panel {
namespace {

constexpr int pageWidth = 520;
constexpr int narrowPageWidth = 440;

using Kind = SymbolButton::Kind;
using Shape = SymbolButton::Shape;

}  // namespace

KidsResultPage::KidsResultPage(QWidget* parent)
    : QWidget(parent), m_podium(new KidsPodium), m_verdict(new KidsVerdict), m_rows(new KidsResultRows) {
    setFocusPolicy(Qt::StrongFocus);
    model::keepSaid(this, [this] { setAccessibleName(tr("Result")); });
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto* content = new QWidget;
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(spaceXl, spaceL, spaceXl, 0);
    inner->setSpacing(spaceS);
    inner->addWidget(m_podium, 1);
    inner->addWidget(m_verdict);
    inner->addWidget(m_rows);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scrolling(content), 1);
    column->addWidget(buildButtons());
}

QSize KidsResultPage::sizeHint() const {
    return {window()->width() < narrowBelow ? narrowPageWidth : pageWidth, 600};
}

QWidget* KidsResultPage::buildButtons() {
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(spaceL, spaceXs, spaceL, spaceS);
    row->setSpacing(spaceXs);
    auto* again = new SymbolButton({}, Icon::Play, Kind::Primary, Shape::Tile);
    auto* city = new SymbolButton({}, Icon::Eye, Kind::Secondary, Shape::Tile);
    auto* save = new SymbolButton({}, Icon::Save, Kind::Secondary, Shape::Tile);
    auto* statistics = new SymbolButton({}, Icon::Chart, Kind::Secondary, Shape::Tile);
    model::keepSaid(this, [=] {
        again->setName(tr("New game"));
        city->setName(tr("Look at the table"));
        save->setName(tr("Save"));
        statistics->setName(tr("Statistics"));
    });
    connect(again, &QAbstractButton::clicked, this, &KidsResultPage::newGameRequested);
    connect(city, &QAbstractButton::clicked, this, &KidsResultPage::cityRequested);
    connect(save, &QAbstractButton::clicked, this, &KidsResultPage::saveRequested);
    connect(statistics, &QAbstractButton::clicked, this, &KidsResultPage::statisticsRequested);
    for (SymbolButton* button : {again, city, statistics, save}) row->addWidget(button);
    return buttons;
}

void KidsResultPage::showResult(const engine::Game& game) {
    m_result = model::kidsResult(game);
    const std::vector<engine::Player>& players = game.setup().players;
    std::vector<engine::Player> winners;
    for (const model::KidsResult::Row& row : m_result.rows)
        if (row.winner) winners.push_back(players[row.player]);
    m_podium->show(winners);
    m_verdict->show(m_result);
    m_rows->show(players, m_result);
}

void KidsResultPage::setMotion(bool on) {
    m_podium->setMotion(on);
}

void KidsResultPage::resizeEvent(QResizeEvent*) {
    m_rows->setRowHeight(height() < 660 ? 52 : height() < 860 ? 62 : 76);
}

// In a stack beside the city a hidden page must not keep the room of the visible one.
void KidsResultPage::showEvent(QShowEvent* event) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    QWidget::showEvent(event);
}

void KidsResultPage::hideEvent(QHideEvent* event) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    QWidget::hideEvent(event);
}

void KidsResultPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
