#include "lessons/lesson_page.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <utility>

#include "announcer.h"
#include "city_overlay.h"
#include "explain/rule_book.h"
#include "language/spoken.h"
#include "lesson/lesson_end_part.h"
#include "lesson/lesson_panel.h"
#include "lesson/lesson_table_part.h"
#include "lessons/lesson_stage.h"
#include "lessons/lesson_words.h"
#include "look/rule_links.h"
#include "motion/motion_setting.h"
#include "motion/payment_overlay.h"
#include "preferences/preferences.h"
#include "presenter/hand_picture.h"
#include "presenter/slide_source.h"
#include "side/player_rows.h"
#include "sound/sound_desk.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

/// Every rule that the steps name, once, in the order of the book.
std::vector<panel::RuleLine> rulesOf(const lesson::Lesson& lesson) {
    QStringList named;
    for (const lesson::LessonStep& step : lesson.steps)
        for (const std::string& number : step.rules) named.append(QString::fromStdString(number));
    std::vector<panel::RuleLine> rules;
    for (const model::RuleChapter& chapter : model::ruleBook(lesson.game()).chapters())
        for (const model::Rule& rule : chapter.rules)
            if (named.contains(rule.number)) rules.push_back({rule.number, rule.title, rule.text});
    return rules;
}

}  // namespace

LessonPage::LessonPage(Preferences& preferences, MotionSetting& motion, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_session(std::make_unique<model::Session>()),
      m_run(new LessonRun(*m_session, this)),
      m_table(new TablePage(*m_session)),
      m_stage(new LessonStage(*m_run, *m_table, this)),
      m_panel(new panel::LessonPanel(*m_session, m_table->turn(), m_table->players(), m_table->tableShow())),
      m_hand(new panel::HandPicture(&m_table->city())) {
    m_table->city().installEventFilter(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_table, 1);
    row->addWidget(m_panel);
    m_table->setUse(TablePage::Use::Showing);
    m_table->turn().setReferee([this](const engine::Action& action) { return m_run->mayPlay(action); });
    new SoundDesk(*m_session, m_table->turn(), m_table->tableShow(), preferences, makeSoundPlayer(), m_table);
    const auto setMotion = [this](model::Motion speed) {
        m_table->setMotion(speed);
        m_panel->setMotion(speed != model::Motion::Off);
    };
    setMotion(motion.motion());
    connect(&motion, &MotionSetting::changed, this, setMotion);
    for (const Preference which : {Preference::Palette, Preference::Coordinates}) follow(which);
    connect(&preferences, &Preferences::changed, this, &LessonPage::follow);
    showPayments();
    connectPanel();
    connectRun();
    makeKeys();
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Lesson"));
        m_session->tellAgain();
    });
}

// Table and panel look at the session.
LessonPage::~LessonPage() {
    delete m_panel;
    delete m_stage;
    delete m_table;
    delete m_run;
}

void LessonPage::follow(Preference which) {
    if (which == Preference::Palette) m_table->city().setPlayerPalette(m_preferences.palette());
    if (which == Preference::Coordinates) m_table->overlay().setNamesPlaces(m_preferences.showsCoordinates());
}

// Coins and followers cross from the city into the panel.
void LessonPage::showPayments() {
    const auto project = [this](model::TablePoint at, double height) -> std::optional<QPointF> {
        const auto pixel = m_table->city().project(at, height);
        if (!pixel) return std::nullopt;
        return *pixel + m_table->city().mapTo(this, QPoint(0, 0));
    };
    const auto purseOf = [this](engine::PlayerIndex player) -> panel::PaymentOverlay::Purse {
        const panel::PlayerRows& rows = m_panel->table().players();
        if (!rows.isVisible()) return {};
        const QPointF corner = rows.mapTo(this, QPoint(0, 0));
        return {rows.pointsBox(player).translated(corner), rows.followersBox(player).translated(corner)};
    };
    new panel::PaymentOverlay(*m_session, m_table->tableShow(), {project}, purseOf, this);
}

void LessonPage::connectPanel() {
    connect(m_panel, &panel::LessonPanel::nextRequested, this, &LessonPage::goOn);
    connect(m_panel, &panel::LessonPanel::backRequested, m_run, &LessonRun::back);
    connect(m_panel, &panel::LessonPanel::againRequested, m_run, &LessonRun::again);
    connect(m_panel, &panel::LessonPanel::skipRequested, m_run, &LessonRun::skip);
    connect(m_panel, &panel::LessonPanel::hintRequested, m_run, &LessonRun::showHint);
    connect(m_panel, &panel::LessonPanel::answered, m_run, &LessonRun::answer);
    connect(m_panel, &panel::LessonPanel::leaveRequested, this, &LessonPage::leaveRequested);
    connect(m_panel, &panel::LessonPanel::nextLessonRequested, this, &LessonPage::nextLessonRequested);
    connect(m_panel, &panel::LessonPanel::restartRequested, this, [this] { m_run->goTo(0); });
}

void LessonPage::connectRun() {
    connect(m_run, &LessonRun::stepChanged, this, [this] {
        m_isAtEnd = false;
        m_panel->begin();
        emit stepReached(m_run->step());
    });
    connect(m_run, &LessonRun::changed, this, &LessonPage::refresh);
    connect(m_stage, &LessonStage::settled, this, &LessonPage::refresh);
    connect(m_run, &LessonRun::finished, this, [this] {
        m_isAtEnd = true;
        emit finished();
        showEnd();
    });
}

// As shortcuts, since buttons that have the focus would take the arrows for themselves. With Ctrl they are never the
// table's.
void LessonPage::makeKeys() {
    const auto add = [this](const QList<QKeySequence>& keys, QList<QAction*>& group, auto slot) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        group.append(action);
    };
    add({Qt::Key_Right, Qt::Key_PageDown}, m_steppers, [this] { goOn(); });
    add({Qt::Key_Left, Qt::Key_PageUp}, m_steppers, [this] { m_run->back(); });
    add({Qt::Key_Home}, m_steppers, [this] { m_run->again(); });
    add({QKeySequence(Qt::CTRL | Qt::Key_Right)}, m_leapers, [this] { m_run->skip(); });
    add({QKeySequence(Qt::CTRL | Qt::Key_Left)}, m_leapers, [this] { m_run->back(); });
    add({QKeySequence(Qt::CTRL | Qt::Key_Home)}, m_leapers, [this] { m_run->again(); });
}

void LessonPage::begin(std::shared_ptr<const lesson::Script> script, std::size_t step,
                       std::shared_ptr<const lesson::Script> next) {
    m_next = std::move(next);
    m_run->start(std::move(script), step);
    giveFocus();
}

bool LessonPage::isWaiting() const {
    return m_run->isWaiting() && !m_stage->isPlaying();
}

panel::LessonSheet LessonPage::sheet() const {
    panel::LessonSheet sheet = m_run->sheet();
    if (!m_run->isWaiting() || isWaiting()) return sheet;
    sheet.question.reset();
    sheet.waitsForAction = false;
    sheet.hasHint = false;
    return sheet;
}

// The table has the keys while the learner is to act there, otherwise what leads on.
void LessonPage::giveFocus() {
    if (isWaiting() && m_run->waitsForAction())
        m_table->takeFocus();
    else
        m_panel->focusNext();
}

void LessonPage::refresh() {
    if (!m_run->hasLesson()) return;
    if (m_isAtEnd) return showEnd();
    m_panel->show(sheet());
    const bool waits = isWaiting();
    const bool acts = waits && m_run->waitsForAction();
    m_table->setUse(acts ? TablePage::Use::Learning : TablePage::Use::Showing);
    showHand(acts);
    for (QAction* stepper : m_steppers) stepper->setEnabled(!acts);
    m_steppers[0]->setEnabled(!waits);
    for (QAction* leaper : m_leapers) leaper->setEnabled(true);
    const std::vector<std::string>& rules = m_run->lessonStep().rules;
    const QString first = rules.empty() ? QString() : QString::fromStdString(rules.front());
    panel::ruleLinks().setMatter(*this, first, !acts);  // who acts may be refused by another
    if (waits != std::exchange(m_wasWaiting, waits)) giveFocus();
}

// Where one is asked about it or it is tried somewhere: otherwise the next tile would only draw the eye away.
void LessonPage::showHand(bool acts) {
    const lesson::LessonStep& step = m_run->lessonStep();
    const bool matters = step.question || step.attempt;
    const bool isShown = matters && !step.task && !acts && !m_stage->isPlaying();
    m_hand->show(isShown ? tileInHand(m_session->state()) : std::nullopt);
    m_hand->arrangeIn(m_table->city().rect());
}

bool LessonPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) m_hand->arrangeIn(m_table->city().rect());
    return QWidget::eventFilter(watched, event);
}

QString LessonPage::nextTitle() const {
    return m_next ? spoken(m_next->lesson().title) : QString();
}

void LessonPage::showEnd() {
    const lesson::Lesson& lesson = m_run->script().lesson();
    m_table->setUse(TablePage::Use::Showing);
    m_hand->show(std::nullopt);
    m_panel->showEnd({spoken(lesson.title), rulesOf(lesson), nextTitle()});
    for (QAction* key : m_steppers + m_leapers) key->setEnabled(false);
    m_wasWaiting = true;  // the focus goes on from here
}

void LessonPage::goOn() {
    if (m_isAtEnd) return;
    if (m_stage->isPlaying()) return m_stage->finish();
    m_run->next();
}

bool LessonPage::press(int key) {
    switch (key) {
        case Qt::Key_Escape:
            emit leaveRequested();
            return true;
        case Qt::Key_H:
            m_run->showHint();
            return true;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_isAtEnd || isWaiting()) return false;
            goOn();
            return true;
        default:
            break;
    }
    if (key < Qt::Key_1 || key > Qt::Key_4 || m_isAtEnd || !isWaiting()) return false;
    m_run->answer(key - Qt::Key_1);
    return true;
}

void LessonPage::keyPressEvent(QKeyEvent* event) {
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    if (isCommand || !m_run->hasLesson() || !press(event->key())) QWidget::keyPressEvent(event);
}

void LessonPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_panel->fold(window()->size());
}

void LessonPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_panel != nullptr) m_panel->fold(window()->size());
}

void LessonPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_stage->resume();
}

// Something else lies over it, or it is left.
void LessonPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous()) m_stage->rest();  // not of a window that is put away
}

}  // namespace remparts::app
