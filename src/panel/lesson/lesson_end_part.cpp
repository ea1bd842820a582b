#include "lesson/lesson_end_part.h"

#include <QVBoxLayout>

#include "language/spoken.h"
#include "lesson/rule_row.h"
#include "look/button.h"
#include "look/icons.h"
#include "look/labels.h"

namespace remparts::panel {

namespace {

constexpr int signRoom = 88;
constexpr double signSide = 56;

}  // namespace

LessonEndPart::LessonEndPart(QWidget* parent)
    : QWidget(parent),
      m_head(new TextLabel({}, TextSize::Large, true)),
      m_done(new TextLabel({}, TextSize::Reading)),
      m_rulesHead(new TextLabel({}, TextSize::Small, true, TextLabel::Tone::Soft)),
      m_rules(new QWidget),
      m_nextHead(new TextLabel({}, TextSize::Small, true, TextLabel::Tone::Soft)),
      m_nextTitle(new TextLabel({}, TextSize::Reading, true)),
      m_next(new Button({}, Button::Kind::Primary, Icon::Play)),
      m_leave(new Button({}, Button::Kind::Secondary)),
      m_again(new Button({}, Button::Kind::Quiet, Icon::Again)) {
    for (TextLabel* label : {m_head, m_done, m_nextTitle}) label->setWrapped(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, signRoom, 0, 0);
    column->setSpacing(spaceS);
    column->addWidget(m_head);
    column->addWidget(m_done);
    column->addSpacing(spaceM);
    column->addWidget(m_rulesHead);
    column->addWidget(m_rules);
    column->addSpacing(spaceM);
    column->addWidget(m_nextHead);
    column->addWidget(m_nextTitle);
    for (Button* button : {m_next, m_leave, m_again}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(button);
    }
    auto* rules = new QVBoxLayout(m_rules);
    rules->setContentsMargins(0, 0, 0, 0);
    rules->setSpacing(2);
    connect(m_next, &Button::clicked, this, &LessonEndPart::nextLessonRequested);
    connect(m_leave, &Button::clicked, this, &LessonEndPart::leaveRequested);
    connect(m_again, &Button::clicked, this, &LessonEndPart::restartRequested);
    model::keepSaid(this, [this] { say(); });
    hide();
}

void LessonEndPart::say() {
    m_head->setText(m_end.title);
    m_done->setText(tr("You have been through this lesson."));
    m_rulesHead->setText(tr("What it showed"));
    m_nextHead->setText(tr("Next"));
    m_nextTitle->setText(m_end.next);
    m_next->setName(tr("Next lesson"));
    m_leave->setName(tr("To the lessons"));
    m_again->setName(tr("From the beginning"));
}

void LessonEndPart::show(const LessonEnd& end) {
    m_end = end;
    say();
    qDeleteAll(m_rules->findChildren<RuleRow*>(Qt::FindDirectChildrenOnly));
    for (const RuleLine& rule : end.rules) m_rules->layout()->addWidget(new RuleRow(rule));
    m_rulesHead->setVisible(!end.rules.empty());
    for (QWidget* part :
         {static_cast<QWidget*>(m_nextHead), static_cast<QWidget*>(m_nextTitle), static_cast<QWidget*>(m_next)})
        part->setVisible(!end.next.isEmpty());
    setVisible(true);
}

QString LessonEndPart::words() const {
    return tr("%1: you have been through this lesson").arg(m_end.title);
}

void LessonEndPart::focusNext() {
    (m_end.next.isEmpty() ? m_leave : m_next)->setFocus();
}

void LessonEndPart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc(0, spaceM, signSide, signSide);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawEllipse(disc);
    drawIcon(painter, Icon::Check, disc.adjusted(13, 13, -13, -13), theme().onAccent);
}

}  // namespace remparts::panel
