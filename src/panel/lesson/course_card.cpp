#include "lesson/course_card.h"

#include <QEvent>
#include <cmath>
#include <utility>

#include "language/spoken.h"
#include "look/button.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {

constexpr double leastDisc = 36;

double discSide() {
    return std::max(leastDisc, textHeight(TextSize::Body, true) * 1.6);
}

double wordsLeft() {
    return spaceL + discSide() + spaceM;
}

TextStyle titleStyle() {
    return {TextSize::Body, true, theme().text, Qt::AlignLeft | Qt::AlignTop};
}

TextStyle summaryStyle() {
    return {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop};
}

QRectF cardBox(const QWidget& card) {
    return QRectF(card.rect()).marginsRemoved(shadowMargins);
}

}  // namespace

CourseCard::CourseCard(CourseLesson lesson, QWidget* parent)
    : WideButton(parent),
      m_lesson(std::move(lesson)),
      m_present(new Button({}, Button::Kind::Quiet, std::nullopt, {}, this)) {
    m_present->hide();
    connect(m_present, &Button::clicked, this, &CourseCard::presentRequested);
    model::keepSaid(this, [this] {
        m_present->setName(tr("Present"));
        m_present->setToolTip(tr("Show this lesson to others, large"));
        tell();
        arrange();
    });
}

void CourseCard::setLesson(const CourseLesson& lesson) {
    m_lesson = lesson;
    tell();
    updateGeometry();
    update();
}

void CourseCard::setPresents(bool on) {
    m_present->setVisible(on);
}

QString CourseCard::progress() const {
    if (m_lesson.done) return tr("done");
    if (m_lesson.reached > 0) return tr("step %1 of %2").arg(m_lesson.reached + 1).arg(m_lesson.steps);
    return tr("%n minute(s)", nullptr, m_lesson.minutes);
}

void CourseCard::tell() {
    setText(m_lesson.title);
    setAccessibleName(tr("Lesson %1, %2: %3", "Lesson 2, Streets: step 3 of 9")
                          .arg(m_lesson.place)
                          .arg(m_lesson.title, progress()));
    setAccessibleDescription(m_lesson.summary);
    m_present->setAccessibleName(tr("Present: %1").arg(m_lesson.title));
}

double CourseCard::wordsRoom(double width) const {
    return width - shadowMargins.left() - shadowMargins.right() - wordsLeft() - spaceL;
}

QSize CourseCard::sizeHint() const {
    return {320, heightForWidth(320)};
}

int CourseCard::heightForWidth(int width) const {
    const double room = wordsRoom(width);
    const double words = paragraphHeight(m_lesson.title, room, titleStyle()) + spaceXs +
                         paragraphHeight(m_lesson.summary, room, summaryStyle());
    const double inner = spaceM + words + spaceXs + targetHeight() + spaceXs;
    return static_cast<int>(std::ceil(inner)) + shadowMargins.top() + shadowMargins.bottom();
}

void CourseCard::arrange() {
    const QRectF box = cardBox(*this);
    const QSize size = m_present->sizeHint();
    m_present->setGeometry(QRect(QPoint(static_cast<int>(box.right()) - size.width() - spaceXs,
                                        static_cast<int>(box.bottom()) - size.height() - spaceXs),
                                 size));
}

void CourseCard::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    arrange();
}

// Not begun: its number; begun: a ring as far as one has come; done: a check mark.
void CourseCard::paintNumber(QPainter& painter, const QRectF& disc) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_lesson.done ? theme().accent : theme().sunk);
    painter.drawEllipse(disc);
    const double inside = disc.width() / 4;
    if (m_lesson.done)
        return drawIcon(painter, Icon::Check, disc.adjusted(inside, inside, -inside, -inside), theme().onAccent);
    if (m_lesson.reached > 0) {
        painter.setPen(QPen(theme().accent, 3, Qt::SolidLine, Qt::RoundCap));
        const double share = static_cast<double>(m_lesson.reached) / std::max(1, m_lesson.steps);
        painter.drawArc(disc.adjusted(1.5, 1.5, -1.5, -1.5), 90 * 16, -static_cast<int>(share * 360 * 16));
    }
    drawText(painter, disc, QString::number(m_lesson.place), {TextSize::Body, true, theme().text, Qt::AlignCenter});
}

void CourseCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = cardBox(*this);
    drawCard(painter, underMouse() ? box.adjusted(-1, -1, 1, 1) : box, theme().card, true);
    paintNumber(painter, QRectF(box.x() + spaceL, box.y() + spaceM, discSide(), discSide()));
    const double x = box.x() + wordsLeft();
    const double room = wordsRoom(width());
    const double title = paragraphHeight(text(), room, titleStyle());
    const double top = box.y() + spaceM;
    drawParagraph(painter, QRectF(x, top, room, title + 1), text(), titleStyle());
    const double summaryTop = top + title + spaceXs;
    const double foot = m_present->y();
    drawParagraph(painter, QRectF(x, summaryTop, room, foot - summaryTop), m_lesson.summary, summaryStyle());
    const bool isBegun = m_lesson.done || m_lesson.reached > 0;
    drawText(painter, QRectF(x, foot, m_present->x() - x - spaceXs, m_present->height()), progress(),
             {TextSize::Small, isBegun, isBegun ? theme().accent : theme().textSoft});
    if (hasFocus()) drawFocusFrame(painter, box.adjusted(-2, -2, 2, 2), cardRadius + 1);
}

void CourseCard::changeEvent(QEvent* event) {
    WideButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace remparts::panel
