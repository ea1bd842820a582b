#include "setup_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "kids/kids_choices.h"
#include "kids/meadow_picture.h"
#include "kids/symbol_button.h"
#include "language/spoken.h"
#include "look/button.h"
#include "look/choice_bar.h"
#include "look/labels.h"
#include "look/plates.h"
#include "look/scroll.h"
#include "pages/beginner_choice.h"
#include "pages/option_row.h"
#include "pages/seat_row.h"
#include "pages/seat_table.h"
#include "table_facts.h"

namespace remparts::panel {
namespace {

constexpr std::size_t fewestSeats = 2;
constexpr int widestSheet = 1120;
constexpr int lowestWithStrip = 740;

class Sheet : public QWidget {
  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
    }
};

// The land of the game across the top of the sheet.
class MeadowStrip : public QWidget {
  public:
    MeadowStrip() { setFixedHeight(124); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawMeadow(painter, rect(), cardRadius);
    }
};

}  // namespace

SetupPage::SetupPage(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    auto* sheet = new Sheet;
    sheet->setMaximumWidth(widestSheet);
    auto* content = new QWidget;
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scrolling(content));
    auto* outer = new QHBoxLayout(content);
    outer->setContentsMargins(spaceM, spaceS, spaceM, spaceS);
    outer->addStretch(1);
    outer->addWidget(sheet, 100, Qt::AlignVCenter);
    outer->addStretch(1);

    auto* players = new QVBoxLayout;
    m_options = new QWidget;
    buildPlayers(players);
    buildOptions(new QVBoxLayout(m_options));
    m_kids = new KidsChoices;
    auto* options = new QVBoxLayout;
    options->addWidget(m_options);
    options->addWidget(m_kids);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(spaceXxl);
    columns->addLayout(players, 11);
    columns->addLayout(options, 9);
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(spaceXl + 6, spaceXl, spaceXl + 6, spaceXl);
    column->setSpacing(spaceL);
    m_strip = new MeadowStrip;
    column->addWidget(m_strip);
    m_title = new TextLabel({}, TextSize::Large, true);
    column->addWidget(m_title);
    column->addLayout(columns, 1);
    column->addWidget(buildFoot());
    m_choice.seats = {model::nextSeat({})};
    m_choice.seats.push_back(model::nextSeat(m_choice));
    setChoice(m_choice);
    model::keepSaid(this, [this] {
        setAccessibleName(tr("New game"));
        refresh();
    });
}

void SetupPage::buildPlayers(QVBoxLayout* column) {
    column->setSpacing(spaceS);
    auto* heading = new TextLabel({}, TextSize::Body, true);
    column->addWidget(heading);
    for (int seat = 0; seat < engine::maxPlayers; ++seat) {
        auto* row = new SeatRow(seat);
        const auto index = static_cast<std::size_t>(seat);
        connect(row, &SeatRow::nameEdited, this, [this, index](const QString& name) {
            m_choice.seats[index].name = name.trimmed();
            refresh();
        });
        connect(row, &SeatRow::colorChosen, this,
                [this, seat](engine::PlayerColor color) { takeColor(seat, color); });
        connect(row, &SeatRow::removeRequested, this, [this, seat] { removeSeat(seat); });
        m_rows.push_back(row);
        column->addWidget(row);
    }
    m_add = new Button({}, Button::Kind::Secondary, Icon::Plus);
    connect(m_add, &Button::clicked, this, &SetupPage::addSeat);
    model::keepSaid(this, [this, heading] {
        heading->setText(tr("Players, clockwise"));
        m_add->setName(tr("Add a player"));
    });
    column->addWidget(m_add);
    m_beginner = new BeginnerChoice;
    connect(m_beginner, &BeginnerChoice::chosen, this, [this](std::optional<int> seat) {
        m_choice.beginner = seat;
        refresh();
    });
    column->addWidget(m_beginner);
    m_table = new SeatTable;
    column->addWidget(m_table, 1);
}

void SetupPage::buildOptions(QVBoxLayout* column) {
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spaceL);
    auto* heading = new TextLabel({}, TextSize::Body, true);
    column->addWidget(heading);
    auto* trigger = new OptionRow(QStringLiteral("C5.2"), 2);
    auto* firstRound = new OptionRow(QStringLiteral("C6.3"), 2);
    auto* guardFirst = new OptionRow(QStringLiteral("C6.4"), 2);
    model::keepSaid(this, [=] {
        heading->setText(tr("How we play"));
        trigger->setWords(tr("Walls are built after"),
                          {{tr("a score (usual)"), tr("Only when somebody gets points for it.")},
                           {tr("any completion"), tr("Also when nobody stood on what was completed.")}});
        firstRound->setWords(tr("Guards in the first wall round"),
                             {{tr("allowed (usual)"), tr("As the publisher ruled in 2015.")},
                              {tr("not yet"), tr("As the publisher ruled in 2007.")}});
        guardFirst->setWords(
            tr("A follower that comes home can be the guard"),
            {{tr("next time (usual)"), tr("The guard is placed before the new wall piece is scored.")},
             {tr("at once"), tr("The new wall piece is scored first.")}});
    });
    for (OptionRow* row : {trigger, firstRound, guardFirst}) column->addWidget(row);
    column->addStretch(1);
    m_trigger = &trigger->bar();
    m_firstRound = &firstRound->bar();
    m_guardFirst = &guardFirst->bar();
}

QWidget* SetupPage::buildFoot() {
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceM);
    auto* back = new Button({}, Button::Kind::Secondary, Icon::Left);
    connect(back, &Button::clicked, this, &SetupPage::backRequested);
    m_message = new TextLabel({}, TextSize::Small, false, TextLabel::Tone::Soft);
    m_start = new Button({}, Button::Kind::Primary, Icon::Play);
    connect(m_start, &Button::clicked, this, &SetupPage::start);
    row->addWidget(back);
    row->addStretch();
    m_play = new SymbolButton({}, Icon::Play, SymbolButton::Kind::Primary, SymbolButton::Shape::Wide);
    connect(m_play, &QAbstractButton::clicked, this, &SetupPage::start);
    row->addWidget(m_message);
    row->addWidget(m_start);
    row->addWidget(m_play);
    model::keepSaid(this, [this, back] {
        back->setName(tr("Back"));
        m_start->setName(tr("Start"));
        m_start->setKey(tr("Enter"));
        m_play->setName(tr("Play"));
    });
    return foot;
}

void SetupPage::setChoice(const model::SetupChoice& choice) {
    m_choice = choice;
    m_trigger->choose(choice.options.wallTrigger == engine::WallTrigger::Completed ? 1 : 0);
    m_firstRound->choose(choice.options.firstRoundGuards ? 0 : 1);
    m_guardFirst->choose(choice.options.guardBeforeScoring ? 0 : 1);
    m_kids->setPiles(choice.kids.piles);
    refresh();
}

void SetupPage::setHintsRoads(bool on) {
    m_kids->setHintsRoads(on);
}

bool SetupPage::hintsRoads() const {
    return m_kids->hintsRoads();
}

model::SetupChoice SetupPage::choice() const {
    model::SetupChoice choice = m_choice;
    choice.options.wallTrigger = m_trigger->chosen() ? engine::WallTrigger::Completed : engine::WallTrigger::Scored;
    choice.options.firstRoundGuards = m_firstRound->chosen() == 0;
    choice.options.guardBeforeScoring = m_guardFirst->chosen() == 0;
    choice.kids.piles = static_cast<std::uint8_t>(m_kids->piles());
    return choice;
}

void SetupPage::addSeat() {
    m_choice.seats.push_back(model::nextSeat(m_choice));
    refresh();
}

void SetupPage::removeSeat(int seat) {
    m_choice.seats.erase(m_choice.seats.begin() + seat);
    if (m_choice.beginner == seat) m_choice.beginner.reset();
    if (m_choice.beginner > seat) m_choice.beginner = *m_choice.beginner - 1;
    refresh();
}

// Whoever has the colour takes the one that is given up: no two are ever alike.
void SetupPage::takeColor(int seat, engine::PlayerColor color) {
    model::Seat& taker = m_choice.seats[static_cast<std::size_t>(seat)];
    for (model::Seat& other : m_choice.seats)
        if (other.color == color) other.color = taker.color;
    taker.color = color;
    refresh();
}

void SetupPage::start() {
    if (!model::faultOf(choice())) emit startRequested(choice());
}

// What is shown takes its room at once: first goes what leaves, so that the window never has to hold both games.
void SetupPage::showGame(bool kids) {
    const std::array<QWidget*, 3> ofCity{m_options, m_table, m_start};
    const std::array<QWidget*, 2> ofKids{m_kids, m_play};
    m_title->setText(kids ? tr("New game: The Kids") : tr("New game: The City"));
    if (kids)
        for (QWidget* part : ofCity) part->hide();
    else
        for (QWidget* part : ofKids) part->hide();
    for (SeatRow* row : m_rows) row->setLarge(kids);
    m_beginner->setLarge(kids);
    if (kids)
        for (QWidget* part : ofKids) part->show();
    else
        for (QWidget* part : ofCity) part->show();
    showStrip();
}

void SetupPage::showStrip() {
    m_strip->setVisible(m_choice.game == engine::GameKind::Kids && height() >= lowestWithStrip);
}

void SetupPage::refresh() {
    const std::size_t seats = m_choice.seats.size();
    const bool kids = m_choice.game == engine::GameKind::Kids;
    for (std::size_t k = seats; k < m_rows.size(); ++k) m_rows[k]->hide();
    if (!kids) m_strip->hide();
    showGame(kids);
    for (std::size_t k = 0; k < seats; ++k) {
        m_rows[k]->setVisible(true);
        m_rows[k]->show(m_choice.seats, seats > fewestSeats);
    }
    m_add->setVisible(seats < engine::maxPlayers);
    m_beginner->show(m_choice);
    m_table->show(m_choice);
    const std::optional<QString> fault = model::faultOf(choice());
    m_start->setEnabled(!fault);
    m_play->setEnabled(!fault);
    if (fault)
        m_message->setText(*fault);
    else if (kids)
        m_message->setText(tr("%n player(s), 8 figures each", nullptr, static_cast<int>(seats)));
    else
        m_message->setText(
            tr("%1, %n tower(s) each", "4 players, 3 towers each", model::towersPerPlayer(static_cast<int>(seats)))
                .arg(tr("%n player(s)", nullptr, static_cast<int>(seats))));
}

void SetupPage::resizeEvent(QResizeEvent*) {
    showStrip();
}

void SetupPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().window);
}

void SetupPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return start();
    if (event->key() == Qt::Key_Escape) {
        emit backRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace remparts::panel
