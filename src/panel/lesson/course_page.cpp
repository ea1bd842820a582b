#include "lesson/course_page.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "language/spoken.h"
#include "lesson/course_grid.h"
#include "look/button.h"
#include "look/labels.h"
#include "look/rule_links.h"
#include "look/scroll.h"

namespace remparts::panel {

namespace {

constexpr int widestContent = 1320;

}  // namespace

CoursePage::CoursePage(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, spaceS, spaceS, 0);
    column->setSpacing(spaceM);
    m_empty = new TextLabel({}, TextSize::Body, false, TextLabel::Tone::Soft);
    m_empty->setWrapped(true);
    column->addWidget(m_empty);
    for (const engine::GameKind game : {engine::GameKind::City, engine::GameKind::Kids}) {
        m_grids.push_back(new CourseGrid(game));
        connect(m_grids.back(), &CourseGrid::lessonRequested, this, &CoursePage::lessonRequested);
        connect(m_grids.back(), &CourseGrid::presentRequested, this, &CoursePage::presentRequested);
        column->addWidget(m_grids.back());
    }
    column->addStretch(1);
    auto* page = new QWidget;
    page->setMaximumWidth(widestContent);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spaceM);
    rows->addWidget(makeHead());
    rows->addWidget(m_scroll = scrolling(content), 1);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(spaceXl, spaceL, spaceXl, spaceS);
    outer->addWidget(page);
    model::keepSaid(this, [this] { say(); });
}

QWidget* CoursePage::makeHead() {
    auto* head = new QWidget;
    m_back = new Button({}, Button::Kind::Quiet, Icon::Left);
    m_title = new TextLabel({}, TextSize::Large, true);
    m_line = new TextLabel({}, TextSize::Small, false, TextLabel::Tone::Soft);
    m_rules = new Button({}, Button::Kind::Quiet, Icon::Book);
    m_reset = new Button({}, Button::Kind::Quiet, Icon::Again);
    m_continue = new Button({}, Button::Kind::Primary, Icon::Play);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_line);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceM);
    row->addWidget(m_back);
    row->addLayout(words, 1);
    row->addWidget(m_rules);
    row->addWidget(m_reset);
    row->addWidget(m_continue);
    connect(m_back, &Button::clicked, this, &CoursePage::backRequested);
    connect(m_rules, &Button::clicked, this, [] { ruleLinks().request({}); });
    connect(m_reset, &Button::clicked, this, &CoursePage::resetRequested);
    connect(m_continue, &Button::clicked, this, [this] {
        if (const CourseLesson* next = nextLesson()) emit lessonRequested(QString(next->id));
    });
    return head;
}

const CourseLesson* CoursePage::nextLesson() const {
    const auto find = [this](auto fits) {
        const auto found = std::find_if(m_lessons.begin(), m_lessons.end(), fits);
        return found == m_lessons.end() ? nullptr : &*found;
    };
    const CourseLesson* begun = find([](const CourseLesson& lesson) { return !lesson.done && lesson.reached > 0; });
    return begun ? begun : find([](const CourseLesson& lesson) { return !lesson.done; });
}

void CoursePage::setLessons(const std::vector<CourseLesson>& lessons) {
    m_lessons = lessons;
    for (CourseGrid* grid : m_grids) grid->setLessons(lessons);
    say();
}

void CoursePage::setPresents(bool on) {
    for (CourseGrid* grid : m_grids) grid->setPresents(on);
}

void CoursePage::say() {
    setAccessibleName(tr("Lessons"));
    const auto done = static_cast<int>(
        std::count_if(m_lessons.begin(), m_lessons.end(), [](const CourseLesson& lesson) { return lesson.done; }));
    const bool isBegun = std::any_of(m_lessons.begin(), m_lessons.end(),
                                     [](const CourseLesson& lesson) { return lesson.done || lesson.reached > 0; });
    m_title->setText(tr("The rules, step by step"));
    m_line->setText(isBegun ? tr("%1 of %n lesson(s) done", nullptr, static_cast<int>(m_lessons.size())).arg(done)
                            : tr("Look, guess, try it yourself: each lesson takes one to three minutes."));
    m_empty->setText(tr("No lessons came with this program."));
    m_empty->setVisible(m_lessons.empty());
    m_back->setName({});
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Back  Esc"));
    m_rules->setAccessibleName(tr("Read all rules"));
    m_rules->setToolTip(tr("Read all rules  F2"));
    m_reset->setName(tr("Begin anew"));
    m_reset->setToolTip(tr("Forget how far you have come"));
    m_reset->setVisible(isBegun);
    m_continue->setName(isBegun ? tr("Continue") : tr("Begin"));
    m_continue->setKey(tr("Enter"));
    m_continue->setVisible(nextLesson() != nullptr);
}

std::vector<CourseCard*> CoursePage::cards() const {
    std::vector<CourseCard*> all;
    for (const CourseGrid* grid : m_grids) all.insert(all.end(), grid->cards().begin(), grid->cards().end());
    return all;
}

void CoursePage::focusNext() {
    setFocus();
    const CourseLesson* next = nextLesson();
    for (CourseCard* card : cards())
        if (next && card->lesson().id == next->id) m_scroll->ensureWidgetVisible(card);
}

// The arrows go from card to card, as they lie.
void CoursePage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            return emit backRequested();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return m_continue->isVisibleTo(this) ? m_continue->click() : QWidget::keyPressEvent(event);
        case Qt::Key_Right:
        case Qt::Key_Down:
            focusNextChild();
            return;
        case Qt::Key_Left:
        case Qt::Key_Up:
            focusPreviousChild();
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void CoursePage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().window);
}

}  // namespace remparts::panel
