#include "lesson/lesson_panel.h"

#include <QEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include "announcer.h"
#include "language/spoken.h"
#include "lesson/feedback_card.h"
#include "lesson/lesson_end_part.h"
#include "lesson/lesson_table_part.h"
#include "lesson/question_part.h"
#include "lesson/rule_row.h"
#include "lesson/step_bar.h"
#include "look/button.h"
#include "look/flow_layout.h"
#include "look/labels.h"
#include "look/scroll.h"

namespace remparts::panel {

namespace {

constexpr int least = 312;
constexpr int most = 480;
// Windows on large screens, which are farther away.
constexpr int wideFrom = 1600;
constexpr int highFrom = 900;

int widthIn(int window) {
    return std::max(panelWidthIn(window), std::clamp(window * 31 / 100, least, most));
}

Button* add(QWidget& row, Button* button) {
    row.layout()->addWidget(button);
    return button;
}

QWidget* growing(QWidget* widget) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
    return widget;
}

}  // namespace

LessonPanel::LessonPanel(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                         model::TableShow& show, QWidget* parent)
    : QWidget(parent), m_announcer(new Announcer(this)) {
    setFocusPolicy(Qt::StrongFocus);
    m_content = makeContent(session, turn, players, show);
    m_content->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // as high as its words are in this width
    m_scroll = scrolling(m_content);
    for (QWidget* part : {m_content, m_words, m_scroll->viewport()}) part->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(m_scroll, 1);
    column->addWidget(m_foot = makeFoot());
    m_announcer->lower();
    model::keepSaid(this, [this] { sayButtons(); });
    fold({narrowBelow, lowBelow});
}

QWidget* LessonPanel::makeHead() {
    auto* head = growing(new QWidget);
    m_leave = new Button({}, Button::Kind::Quiet, Icon::Close);
    m_title = new TextLabel({}, TextSize::Body, true);
    m_title->setWrapped(true);
    m_title->setContentsMargins(0, spaceS, 0, 0);
    m_steps = new StepBar;
    auto* line = new QHBoxLayout;
    line->setSpacing(spaceS);
    line->addWidget(m_title, 1);
    line->addWidget(m_leave);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(spaceL, spaceS, spaceS, spaceXs);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_steps);
    connect(m_leave, &Button::clicked, this, &LessonPanel::leaveRequested);
    return head;
}

QWidget* LessonPanel::makeContent(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                                  model::TableShow& show) {
    auto* content = new QWidget;
    m_caption = new TextLabel({}, TextSize::Reading);
    m_caption->setWrapped(true);
    m_question = new QuestionPart;
    m_feedback = new FeedbackCard;
    m_rules = growing(new QWidget);
    auto* rules = new QVBoxLayout(m_rules);
    rules->setContentsMargins(0, 0, 0, 0);
    rules->setSpacing(2);
    m_end = new LessonEndPart;
    m_words = growing(new QWidget);
    auto* told = new QVBoxLayout(m_words);
    told->setContentsMargins(spaceL, spaceM, spaceL, spaceM);
    told->setSpacing(spaceL);
    for (QWidget* part : {static_cast<QWidget*>(m_caption), static_cast<QWidget*>(m_question),
                          static_cast<QWidget*>(m_feedback), m_rules, static_cast<QWidget*>(m_end)})
        told->addWidget(part);
    m_table = new LessonTablePart(session, turn, players, show);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_words);
    column->addStretch(1);
    column->addWidget(m_table);
    connect(m_question, &QuestionPart::answered, this, &LessonPanel::answered);
    connect(m_end, &LessonEndPart::nextLessonRequested, this, &LessonPanel::nextLessonRequested);
    connect(m_end, &LessonEndPart::restartRequested, this, &LessonPanel::restartRequested);
    connect(m_end, &LessonEndPart::leaveRequested, this, &LessonPanel::leaveRequested);
    return content;
}

QWidget* LessonPanel::makeFoot() {
    auto* foot = growing(new QWidget);
    m_waitRow = growing(new QWidget);
    auto* wait = new FlowLayout(m_waitRow, spaceS);
    wait->setContentsMargins(0, 0, 0, 0);
    m_hint = add(*m_waitRow, new Button({}, Button::Kind::Secondary, Icon::Bulb));
    m_solve = add(*m_waitRow, new Button({}, Button::Kind::Secondary, Icon::Eye));
    m_back = new Button({}, Button::Kind::Quiet, Icon::Left);
    m_again = new Button({}, Button::Kind::Quiet, Icon::Again);
    m_skip = new Button({}, Button::Kind::Quiet, Icon::NextScoring);
    m_next = new Button({}, Button::Kind::Primary);
    auto* row = new QHBoxLayout;
    row->setSpacing(spaceXs);
    row->addWidget(m_back);
    row->addWidget(m_again);
    row->addWidget(m_skip);
    row->addStretch(1);
    row->addWidget(m_next);
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(spaceL, spaceM, spaceL, spaceM);
    column->setSpacing(spaceS);
    column->addWidget(m_waitRow);
    column->addLayout(row);
    connect(m_hint, &Button::clicked, this, &LessonPanel::hintRequested);
    connect(m_solve, &Button::clicked, this, &LessonPanel::nextRequested);
    connect(m_next, &Button::clicked, this, &LessonPanel::nextRequested);
    connect(m_back, &Button::clicked, this, &LessonPanel::backRequested);
    connect(m_again, &Button::clicked, this, &LessonPanel::againRequested);
    connect(m_skip, &Button::clicked, this, &LessonPanel::skipRequested);
    return foot;
}

void LessonPanel::sayButtons() {
    setAccessibleName(tr("Lesson"));
    m_hint->setName(tr("Hint"));
    m_hint->setKey(QStringLiteral("H"));
    m_next->setName(m_sheet.isLast ? tr("Finish") : tr("Next"));
    m_next->setKey(QStringLiteral("→"));
    m_solve->setName(m_sheet.waitsForAction ? tr("Show me") : tr("Show the answer"));
    const auto nameIcon = [](Button* button, const QString& name, const QString& key) {
        button->setAccessibleName(name);
        button->setToolTip(QStringLiteral("%1  %2").arg(name, key));
    };
    nameIcon(m_leave, tr("To the lessons"), tr("Esc"));
    const bool acts = m_sheet.waitsForAction;  // keys without Ctrl are the table's then
    nameIcon(m_back, tr("A step back"), acts ? tr("Ctrl+←") : QStringLiteral("←"));
    nameIcon(m_again, tr("This step again"), acts ? tr("Ctrl+Home") : tr("Home"));
    nameIcon(m_skip, tr("Skip this step"), tr("Ctrl+→"));
}

void LessonPanel::begin() {
    m_sheet = {};
    m_spokenCaption.clear();
    m_announcer->hush();
}

void LessonPanel::show(const LessonSheet& sheet) {
    const bool isOtherStep = sheet.step != m_sheet.step || sheet.caption != m_sheet.caption;
    const bool isRevealed = sheet.question && sheet.question->isRevealed;
    const bool isOpen = sheet.question && !isRevealed;
    speak(sheet);
    m_sheet = sheet;
    m_title->setText(sheet.title);
    m_steps->show(sheet.step, sheet.steps);
    m_caption->setText(sheet.caption);
    m_question->show(sheet.question);
    m_feedback->tell(sheet.feedback, isRevealed ? sheet.question->because : sheet.told);
    showRules(isOpen ? std::vector<RuleLine>() : sheet.rules);  // they would tell the answer
    m_table->setActing(sheet.waitsForAction);
    m_table->setAsking(sheet.question.has_value());
    for (QWidget* part : {static_cast<QWidget*>(m_caption), static_cast<QWidget*>(m_table), m_foot})
        part->setVisible(true);
    m_steps->setVisible(true);
    m_end->setVisible(false);
    showButtons(sheet);
    if (isOtherStep) m_scroll->ensureVisible(0, 0);
    QTimer::singleShot(0, this, &LessonPanel::bringToSight);
}

void LessonPanel::showButtons(const LessonSheet& sheet) {
    const bool isOpen = sheet.question && !sheet.question->isRevealed;
    const bool waits = sheet.waitsForAction || isOpen;
    m_waitRow->setVisible(waits);
    m_hint->setVisible(sheet.hasHint);
    m_next->setVisible(!waits);
    m_back->setEnabled(sheet.canGoBack);
    sayButtons();
}

// The answer to a choice, once all has its place.
void LessonPanel::bringToSight() {
    if (m_feedback->isVisible()) m_scroll->ensureWidgetVisible(m_feedback, 0, spaceM);
}

void LessonPanel::showRules(const std::vector<RuleLine>& rules) {
    for (std::size_t k = 0; k < std::max(rules.size(), m_ruleRows.size()); ++k) {
        if (k == m_ruleRows.size()) {
            m_ruleRows.push_back(new RuleRow(rules[k]));
            m_rules->layout()->addWidget(m_ruleRows.back());
        }
        const bool isUsed = k < rules.size();
        m_ruleRows[k]->setVisible(isUsed);
        if (!isUsed) continue;
        if (m_ruleRows[k]->rule().number != rules[k].number) m_ruleRows[k]->setOpen(false);
        m_ruleRows[k]->setRule(rules[k]);
    }
    m_rules->setVisible(!rules.empty());
}

void LessonPanel::speak(const LessonSheet& sheet) {
    if (sheet.caption != m_spokenCaption) m_announcer->say(sheet.caption);
    m_spokenCaption = sheet.caption;
    const bool isRevealed = sheet.question && sheet.question->isRevealed;
    const bool wasRevealed = m_sheet.question && m_sheet.question->isRevealed;
    if (sheet.question && !m_sheet.question) {
        m_announcer->say(sheet.question->ask);
        for (int k = 0; k < sheet.question->choices.size(); ++k)
            m_announcer->say(tr("%1: %2", "key and choice").arg(k + 1).arg(sheet.question->choices[k]));
    }
    if (isRevealed && !wasRevealed)
        m_announcer->say(FeedbackCard::words(sheet.feedback, sheet.question->because));
    else if (!sheet.question && (sheet.told != m_sheet.told || sheet.feedback != m_sheet.feedback))
        m_announcer->say(FeedbackCard::words(sheet.feedback, sheet.told));
}

void LessonPanel::showEnd(const LessonEnd& end) {
    for (QWidget* part : {static_cast<QWidget*>(m_caption), static_cast<QWidget*>(m_question),
                          static_cast<QWidget*>(m_feedback), m_rules, static_cast<QWidget*>(m_table), m_foot})
        part->setVisible(false);
    m_title->setText(end.title);
    m_steps->setVisible(false);
    m_end->show(end);
    m_scroll->ensureVisible(0, 0);
    m_announcer->say(m_end->words());
    m_end->focusNext();
}

void LessonPanel::fold(QSize window) {
    setFixedWidth(widthIn(window.width()));
    m_caption->setSize(window.width() >= wideFrom && window.height() >= highFrom ? TextSize::Large
                                                                                 : TextSize::Reading);
    m_table->fold(window);
}

bool LessonPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) shareHeight();
    return QWidget::eventFilter(watched, event);
}

void LessonPanel::shareHeight() {
    const QSize room = m_scroll->viewport()->size();
    m_table->setRoom(room.height() - m_words->layout()->totalHeightForWidth(room.width()));
}

void LessonPanel::setMotion(bool on) {
    m_table->setMotion(on);
}

void LessonPanel::focusNext() {
    if (m_next->isVisibleTo(this))
        m_next->setFocus();
    else
        setFocus();
}

void LessonPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
    const int foot = m_foot->y();
    if (m_foot->isVisible()) painter.fillRect(QRect(spaceL, foot, width() - 2 * spaceL, 1), theme().line);
}

}  // namespace remparts::panel
