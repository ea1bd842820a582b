#include "rules/chapter_list.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>

#include "look/plates.h"

namespace remparts::panel {
namespace {

double numberWidth() {
    return std::ceil(textWidth(QStringLiteral("C8"), TextSize::Small, true)) + spaceS;
}

double countWidth() {
    return std::ceil(textWidth(QStringLiteral("88"), TextSize::Small, true)) + spaceS;
}

TextStyle titleStyle(bool current, const QColor& ink) {
    return {TextSize::Body, current, ink, Qt::AlignLeft | Qt::AlignVCenter};
}

}  // namespace

ChapterRow::ChapterRow(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void ChapterRow::setChapter(const QString& number, const QString& title) {
    m_number = number;
    m_title = title;
    say();
}

void ChapterRow::setFound(std::optional<int> found) {
    m_found = found;
    setEnabled(!found || *found > 0);
    say();
}

void ChapterRow::say() {
    const QString name = QStringLiteral("%1 %2").arg(m_number, m_title);
    setAccessibleName(m_found ? tr("%1: %n rule(s) found", nullptr, *m_found).arg(name) : name);
    update();
}

QRectF ChapterRow::titleBox(int width) const {
    return {spaceM + numberWidth(), 0, width - spaceM - numberWidth() - spaceS - countWidth(), double(height())};
}

int ChapterRow::heightFor(int width) const {
    const double words = paragraphHeight(m_title, titleBox(width).width(), titleStyle(true, {}));
    return std::max(targetHeight(), static_cast<int>(std::ceil(words)) + spaceM);
}

void ChapterRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isChecked() || (underMouse() && isEnabled())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? theme().accentSoft : mix(theme().panel, theme().accentSoft, 0.6));
        painter.drawRoundedRect(box, buttonRadius, buttonRadius);
    }
    const QColor ink = isEnabled() ? theme().text : theme().textFaint;
    drawText(painter, {spaceM, 0, numberWidth(), double(height())}, m_number,
             {TextSize::Small, true, isEnabled() ? theme().accent : ink});
    drawParagraph(painter, titleBox(width()), m_title, titleStyle(isChecked(), ink));
    if (m_found)
        drawText(painter, {width() - spaceS - countWidth(), 0, countWidth(), double(height())},
                 QString::number(*m_found), {TextSize::Small, true, ink, Qt::AlignRight | Qt::AlignVCenter});
    if (hasFocus()) drawFocusFrame(painter, rect());
}

void ChapterRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    event->ignore();  // arrows go through the rules
}

ChapterList::ChapterList(QWidget* parent) : QWidget(parent) {}

void ChapterList::setBook(const model::RuleBook& book) {
    const auto& chapters = book.chapters();
    while (m_rows.size() > chapters.size()) {
        delete m_rows.back();
        m_rows.pop_back();
    }
    while (m_rows.size() < chapters.size()) {
        auto* row = new ChapterRow(this);
        connect(row, &QAbstractButton::clicked, this, [this, row] {
            setCurrent(row->number());
            emit chosen(row->number());
        });
        row->show();
        m_rows.push_back(row);
    }
    for (std::size_t k = 0; k < chapters.size(); ++k) m_rows[k]->setChapter(chapters[k].number, chapters[k].title);
    layOut();
}

void ChapterList::setCurrent(const QString& chapter) {
    for (ChapterRow* row : m_rows) row->setChecked(row->number() == chapter);
}

void ChapterList::setFound(const std::function<std::optional<int>(const QString& chapter)>& found) {
    for (ChapterRow* row : m_rows) row->setFound(found(row->number()));
}

void ChapterList::layOut() {
    int y = spaceXs;
    for (ChapterRow* row : m_rows) {
        const int high = row->heightFor(width());
        row->setGeometry(0, y, width(), high);
        y += high + 2;
    }
    setFixedHeight(y + spaceXs);
}

void ChapterList::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) layOut();
}

void ChapterList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) layOut();
    QWidget::changeEvent(event);
}

}  // namespace remparts::panel
