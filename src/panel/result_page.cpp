#include "result_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "language/spoken.h"
#include "look/button.h"
#include "pages/result_table.h"
#include "pages/station_view.h"

namespace remparts::panel {
namespace {

constexpr int pageWidth = 520;
constexpr int narrowPageWidth = 440;

QHBoxLayout* buttonRow() {
    auto* row = new QHBoxLayout;
    row->setSpacing(spaceS);
    return row;
}

}  // namespace

ResultPage::ResultPage(QWidget* parent) : QWidget(parent), m_stack(new QStackedWidget) {
    setFocusPolicy(Qt::StrongFocus);
    model::keepSaid(this, [this] { setAccessibleName(tr("Result")); });
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->addWidget(buildWalk());
    m_stack->addWidget(buildTable());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spaceXl, spaceL, spaceXl, spaceL);
    column->addWidget(m_stack);
}

QSize ResultPage::sizeHint() const {
    return {window()->width() < narrowBelow ? narrowPageWidth : pageWidth, 600};
}

QWidget* ResultPage::buildWalk() {
    auto* page = new QWidget;
    m_view = new StationView;
    m_back = new Button({}, Button::Kind::Secondary, Icon::Left);
    auto* skipAll = new Button({}, Button::Kind::Quiet, Icon::Pass);
    auto* onward = new Button({}, Button::Kind::Primary, Icon::Right);
    model::keepSaid(this, [this, skipAll, onward] {
        m_back->setName(tr("Back"));
        skipAll->setName(tr("Skip"));
        onward->setName(tr("Next"));
        onward->setKey(tr("Enter"));
    });
    connect(m_back, &Button::clicked, this, &ResultPage::back);
    connect(skipAll, &Button::clicked, this, &ResultPage::skip);
    connect(onward, &Button::clicked, this, &ResultPage::next);
    auto* row = buttonRow();
    row->addWidget(m_back);
    row->addStretch();
    row->addWidget(skipAll);
    row->addWidget(onward);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spaceL);
    column->addWidget(m_view, 1);
    column->addLayout(row);
    return page;
}

QWidget* ResultPage::buildTable() {
    auto* page = new QWidget;
    m_table = new ResultTable;
    auto* newGame = new Button({}, Button::Kind::Primary, Icon::Again);
    auto* city = new Button({}, Button::Kind::Secondary, Icon::Gate);
    auto* save = new Button({}, Button::Kind::Secondary, Icon::Save);
    auto* statistics = new Button({}, Button::Kind::Secondary, Icon::Chart);
    model::keepSaid(this, [=] {
        newGame->setName(tr("New game"));
        city->setName(tr("Back to the city"));
        save->setName(tr("Save"));
        statistics->setName(tr("Statistics"));
    });
    connect(newGame, &Button::clicked, this, &ResultPage::newGameRequested);
    connect(city, &Button::clicked, this, &ResultPage::cityRequested);
    connect(save, &Button::clicked, this, &ResultPage::saveRequested);
    connect(statistics, &Button::clicked, this, &ResultPage::statisticsRequested);
    auto* row = buttonRow();
    row->addWidget(newGame);
    row->addWidget(city);
    row->addStretch();
    auto* keepRow = buttonRow();
    keepRow->addWidget(statistics);
    keepRow->addWidget(save);
    keepRow->addStretch();
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spaceM);
    column->addWidget(m_table, 1);
    column->addLayout(keepRow);
    column->addLayout(row);
    return page;
}

void ResultPage::showResult(const engine::Game& game) {
    m_station = 0;
    tellAgain(game);
}

void ResultPage::tellAgain(const engine::Game& game) {
    m_players = game.setup().players;
    m_result = model::finalScoring(game);
    m_table->show(game, m_result);
    goTo(m_station);
}

bool ResultPage::isAtTable() const {
    return m_station >= static_cast<int>(m_result.stations.size());
}

void ResultPage::goTo(int station) {
    m_station = std::clamp(station, 0, static_cast<int>(m_result.stations.size()));
    m_stack->setCurrentIndex(isAtTable() ? 1 : 0);
    m_back->setEnabled(m_station > 0);
    if (isAtTable()) return emit scoringsShown({});
    m_view->show(m_players, m_result, m_station);
    emit scoringsShown(m_result.stations[static_cast<std::size_t>(m_station)].scorings);
}

void ResultPage::next() {
    goTo(m_station + 1);
}

void ResultPage::back() {
    goTo(m_station - 1);
}

void ResultPage::skip() {
    goTo(static_cast<int>(m_result.stations.size()));
}

void ResultPage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
        case Qt::Key_Right:
            return next();
        case Qt::Key_Left:
        case Qt::Key_Backspace:
            return back();
        case Qt::Key_End:
            return skip();
        case Qt::Key_Home:
            return goTo(0);
        default:
            QWidget::keyPressEvent(event);
    }
}

// In a stack beside the city a hidden page must not keep the room of the visible one.
void ResultPage::showEvent(QShowEvent* event) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    QWidget::showEvent(event);
}

void ResultPage::hideEvent(QHideEvent* event) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    QWidget::hideEvent(event);
}

void ResultPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
