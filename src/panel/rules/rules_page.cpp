#include "rules/rules_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "explain/rule_search.h"
#include "language/spoken.h"
#include "look/appearance.h"
#include "look/button.h"
#include "look/choice_bar.h"
#include "look/labels.h"
#include "look/scroll.h"
#include "rules/chapter_list.h"
#include "rules/rule_book_view.h"
#include "rules/rule_entry.h"
#include "rules/rule_sheet.h"

namespace remparts::panel {
namespace {

constexpr int usualChapters = 264;
constexpr double mostChapters = 0.3;  // of the page
constexpr int searchLetters = 22;
constexpr int nothingLetters = 52;

int letters(int count) {
    return static_cast<int>(textWidth(QStringLiteral("n"), TextSize::Body) * count);
}

engine::GameKind other(engine::GameKind game) {
    return game == engine::GameKind::City ? engine::GameKind::Kids : engine::GameKind::City;
}

}  // namespace

RulesPage::RulesPage(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    m_book = new RuleBookView(m_scenes);
    m_chapters = new ChapterList;
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_book);
    m_stack->addWidget(buildNothing());
    auto* body = new QHBoxLayout;
    body->setContentsMargins(spaceL, 0, 0, 0);
    body->setSpacing(spaceM);
    body->addWidget(m_chapterArea = scrolling(m_chapters));
    body->addWidget(m_stack, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addLayout(body, 1);
    connect(m_chapters, &ChapterList::chosen, m_book, &RuleBookView::toFirst);
    connect(m_book, &RuleBookView::chapterChanged, m_chapters, &ChapterList::setCurrent);
    connect(&m_book->sheet(), &RuleSheet::showMeRequested, this, &RulesPage::showMeRequested);
    model::keepSaid(this, [this] { say(); });
    arrange();
}

QWidget* RulesPage::buildHead() {
    auto* head = new QWidget;
    m_back = new Button({}, Button::Kind::Quiet, Icon::Left);
    connect(m_back, &Button::clicked, this, &RulesPage::closeRequested);
    m_title = new TextLabel({}, TextSize::Large, true);
    m_games = new ChoiceBar(QStringList(2), {});
    connect(m_games, &ChoiceBar::chosenChanged, this,
            [this](int index) { showGame(index == 0 ? engine::GameKind::City : engine::GameKind::Kids); });
    m_found = new TextLabel({}, TextSize::Small, false, TextLabel::Tone::Soft);
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_search->setTextMargins(spaceXs, 0, spaceXs, 0);
    connect(m_search, &QLineEdit::textChanged, this, &RulesPage::search);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(spaceXl, spaceL, spaceXl, spaceM);
    row->setSpacing(spaceM);
    row->addWidget(m_back);
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_found);
    row->addWidget(m_search);
    row->addWidget(m_games);
    return head;
}

QWidget* RulesPage::buildNothing() {
    auto* page = new QWidget;
    m_nothing = new TextLabel({}, TextSize::Body, false, TextLabel::Tone::Soft);
    m_nothing->setWrapped(true);
    m_otherGame = new Button({}, Button::Kind::Secondary, Icon::Right);
    connect(m_otherGame, &Button::clicked, this, [this] {
        showGame(other(m_game));
        m_search->setFocus();
    });
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(spaceXl, spaceXxl, spaceXl, spaceXl);
    column->setSpacing(spaceM);
    column->addWidget(m_nothing);
    column->addWidget(m_otherGame, 0, Qt::AlignLeft);
    column->addStretch(1);
    return page;
}

void RulesPage::say() {
    setAccessibleName(tr("Rules"));
    m_back->setName(tr("Back"));
    m_back->setKey(tr("Esc"));
    m_title->setText(tr("Rules"));
    m_games->setWords({tr("The City"), tr("The Kids")}, tr("Rules of which game"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    fill();
}

void RulesPage::fill() {
    if (m_book->isAncestorOf(focusWidget())) setFocus();
    const model::RuleBook& book = model::ruleBook(m_game);
    m_chapters->setBook(book);
    m_book->setBook(book);
    search();
    m_chapters->setCurrent(m_book->chapterInSight());
}

void RulesPage::setScenes(RuleScenes scenes) {
    m_scenes = std::move(scenes);
    scenesChanged();
}

void RulesPage::scenesChanged() {
    m_book->sheet().refreshScenes();
}

void RulesPage::picturesChanged() {
    m_book->sheet().refreshPictures();
}

void RulesPage::showGame(engine::GameKind game) {
    m_games->choose(game == engine::GameKind::City ? 0 : 1);
    if (game == m_game) return;
    m_game = game;
    fill();
}

void RulesPage::showRule(const QString& number) {
    if (model::findRule(number) == nullptr) return;
    showGame(*model::gameOfRule(number));
    if (!m_book->sheet().find(number)) m_search->clear();
    m_book->read(number, true);
    focusBook();
}

void RulesPage::endSearch() {
    m_search->clear();
}

QString RulesPage::currentRule() const {
    return m_book->current();
}

QStringList RulesPage::shownRules() const {
    QStringList numbers;
    for (const RuleEntry* entry : m_book->sheet().shown()) numbers << entry->number();
    return numbers;
}

void RulesPage::search() {
    const QStringList words = model::searchWords(m_search->text());
    m_book->search(words);
    m_chapters->setFound([this, &words](const QString& chapter) {
        return words.isEmpty() ? std::nullopt : std::optional(m_book->sheet().shownIn(chapter));
    });
    tellFound(words);
}

void RulesPage::tellFound(const QStringList& words) {
    const auto found = static_cast<int>(shownRules().size());
    m_search->setAccessibleDescription(words.isEmpty() ? QString() : tr("%n rule(s) found", nullptr, found));
    m_found->setText(words.isEmpty() ? QString() : tr("%n rule(s) found", nullptr, found));
    m_stack->setCurrentIndex(found > 0 ? 0 : 1);
    if (found > 0) return;
    const bool isCity = m_game == engine::GameKind::City;
    const QString searched = m_search->text().trimmed();
    m_nothing->setText(isCity
                           ? tr("No rule of The City says “%1”. Try another word, or fewer of them.").arg(searched)
                           : tr("No rule of The Kids says “%1”. Try another word, or fewer of them.").arg(searched));
    const int elsewhere = model::countRules(model::ruleBook(other(m_game)), words);
    m_otherGame->setVisible(elsewhere > 0);
    m_otherGame->setName(isCity ? tr("%n rule(s) of The Kids", nullptr, elsewhere)
                                : tr("%n rule(s) of The City", nullptr, elsewhere));
}

void RulesPage::arrange() {
    const int wished = usualChapters * std::max(100, appearance().textPercent) / 100;
    m_chapterArea->setFixedWidth(std::min(wished, static_cast<int>(width() * mostChapters)));
    m_search->setMinimumWidth(std::min(letters(searchLetters), width() / 4));
    m_search->setMaximumWidth(m_search->minimumWidth());
    m_search->setMinimumHeight(targetHeight());
    m_nothing->setMaximumWidth(letters(nothingLetters));
}

// The rule that is read has the keyboard, so that assistive tools read it, too.
bool RulesPage::handleMove(int key) {
    if (!move(key)) return false;
    focusBook();
    return true;
}

void RulesPage::focusBook() {
    RuleEntry* entry = m_book->sheet().find(m_book->current());
    (entry ? static_cast<QWidget*>(entry) : this)->setFocus();
}

bool RulesPage::move(int key) {
    switch (key) {
        case Qt::Key_Up:
            return m_book->step(-1), true;
        case Qt::Key_Down:
            return m_book->step(1), true;
        case Qt::Key_PageUp:
            return m_book->scrollPages(-1), true;
        case Qt::Key_PageDown:
            return m_book->scrollPages(1), true;
        case Qt::Key_Home:
            return m_book->toEnd(false), true;
        case Qt::Key_End:
            return m_book->toEnd(true), true;
        default:
            return false;
    }
}

void RulesPage::followCurrent() {
    if (RuleEntry* entry = m_book->sheet().find(m_book->current())) entry->follow();
}

// Letters that are typed anywhere are searched for.
void RulesPage::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find)) {
        m_search->selectAll();
        return m_search->setFocus();
    }
    if (handleMove(event->key())) return;
    switch (event->key()) {
        case Qt::Key_Escape:
            if (m_search->text().isEmpty()) return emit closeRequested();
            m_search->clear();
            return setFocus();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return followCurrent();
        case Qt::Key_Space:
            return m_book->scrollPages(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
        default:
            break;
    }
    const QString typed = event->text();
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isCommand || typed.isEmpty() || !typed[0].isPrint()) return QWidget::keyPressEvent(event);
    m_search->setFocus();
    m_search->setText(m_search->text() + typed);
}

void RulesPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    const int y = m_chapterArea->y() - 1;
    painter.fillRect(QRect(0, y, width(), 1), theme().line);
    painter.fillRect(QRect(m_chapterArea->geometry().right() + spaceM / 2, y, 1, height() - y), theme().line);
}

void RulesPage::resizeEvent(QResizeEvent*) {
    arrange();
}

void RulesPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_search) arrange();
}

}  // namespace remparts::panel
