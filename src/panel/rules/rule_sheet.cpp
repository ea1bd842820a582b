#include "rules/rule_sheet.h"

#include <QEvent>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>

#include "explain/rule_search.h"
#include "look/text.h"
#include "rules/rule_entry.h"

namespace remparts::panel {
namespace {

constexpr int mostLetters = 96;  // of a line with number and picture
constexpr int aboveChapter = spaceXl;
constexpr int belowChapter = spaceS;

TextStyle headStyle() {
    return {TextSize::Large, true, theme().text, Qt::AlignLeft | Qt::AlignVCenter};
}

QRect columnIn(int width) {
    const int most = static_cast<int>(textWidth(QStringLiteral("n"), TextSize::Body) * mostLetters);
    const int wide = std::min(width - 2 * spaceL, most);
    return {(width - wide) / 2, 0, wide, 0};
}

}  // namespace

RuleSheet::RuleSheet(const RuleScenes& scenes, QWidget* parent) : QWidget(parent), m_scenes(scenes) {}

void RuleSheet::setBook(const model::RuleBook& book) {
    for (const Chapter& chapter : m_chapters) qDeleteAll(chapter.entries);
    m_chapters.clear();
    for (const model::RuleChapter& chapter : book.chapters()) {
        m_chapters.push_back({chapter.number, chapter.title, {}, {}});
        for (const model::Rule& rule : chapter.rules) {
            auto* entry = new RuleEntry(rule, m_scenes, this);
            connect(entry, &RuleEntry::showMeRequested, this, &RuleSheet::showMeRequested);
            connect(entry, &RuleEntry::pressed, this, &RuleSheet::pressed);
            m_chapters.back().entries.push_back(entry);
            entry->show();
        }
    }
    layOut();
}

void RuleSheet::search(const QStringList& words) {
    for (const Chapter& chapter : m_chapters)
        for (RuleEntry* entry : chapter.entries) {
            entry->setVisible(model::holds(entry->rule(), words));
            entry->mark(words);
        }
    layOut();
}

void RuleSheet::refreshScenes() {
    for (const Chapter& chapter : m_chapters)
        for (RuleEntry* entry : chapter.entries) entry->refreshScene();
    layOut();
}

void RuleSheet::refreshPictures() {
    for (RuleEntry* entry : shown())
        if (entry->hasScene() && !entry->visibleRegion().isEmpty()) entry->update();
}

std::vector<RuleEntry*> RuleSheet::shown() const {
    std::vector<RuleEntry*> entries;
    for (const Chapter& chapter : m_chapters)
        for (RuleEntry* entry : chapter.entries)
            if (!entry->isHidden()) entries.push_back(entry);
    return entries;
}

RuleEntry* RuleSheet::entry(const QString& number) const {
    for (const Chapter& chapter : m_chapters)
        for (RuleEntry* each : chapter.entries)
            if (each->number() == number) return each;
    return nullptr;
}

RuleEntry* RuleSheet::find(const QString& number) const {
    RuleEntry* found = entry(number);
    return found && !found->isHidden() ? found : nullptr;
}

int RuleSheet::shownIn(const QString& number) const {
    for (const Chapter& chapter : m_chapters)
        if (chapter.number == number)
            return static_cast<int>(std::count_if(chapter.entries.begin(), chapter.entries.end(),
                                                  [](const RuleEntry* entry) { return !entry->isHidden(); }));
    return 0;
}

int RuleSheet::topOf(const RuleEntry& entry) const {
    for (const Chapter& chapter : m_chapters)
        if (std::find(chapter.entries.begin(), chapter.entries.end(), &entry) != chapter.entries.end())
            if (const QRectF& head = chapter.head; entry.y() - head.bottom() <= belowChapter + 1)
                return static_cast<int>(head.top());
    return entry.y();
}

RuleEntry* RuleSheet::at(int y) const {
    for (RuleEntry* entry : shown())
        if (entry->geometry().bottom() >= y) return entry;
    return nullptr;
}

void RuleSheet::layOut() {
    const QRect column = columnIn(width());
    int y = spaceM;
    for (Chapter& chapter : m_chapters) {
        chapter.head = QRectF();
        if (shownIn(chapter.number) == 0) continue;
        const int left = column.left() + spaceM + ruleMargin();
        const int room = column.right() + 1 - left;
        const int high = static_cast<int>(std::ceil(paragraphHeight(chapter.title, room, headStyle()))) + spaceS;
        y += y > spaceM ? aboveChapter : 0;
        chapter.head = QRectF(left, y, room, high);
        y += high + belowChapter;
        for (RuleEntry* entry : chapter.entries) {
            if (entry->isHidden()) continue;
            entry->layOut(column.width());
            entry->move(column.left(), y);
            y += entry->height() + spaceXs;
        }
    }
    setFixedHeight(std::max(1, y + spaceXl));
    update();
    emit laidOut();
}

void RuleSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (const Chapter& chapter : m_chapters) {
        if (chapter.head.isEmpty()) continue;
        const QRectF& head = chapter.head;
        const double margin = ruleMargin();
        drawText(painter, {head.left() - margin, head.top(), margin - spaceS, head.height()}, chapter.number,
                 {TextSize::Body, true, theme().accent});
        drawParagraph(painter, head, chapter.title, headStyle());
        painter.fillRect(QRectF(head.left() - margin, head.bottom(), head.width() + margin, 1), theme().line);
    }
}

void RuleSheet::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) layOut();
}

void RuleSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) layOut();
    QWidget::changeEvent(event);
}

}  // namespace remparts::panel
