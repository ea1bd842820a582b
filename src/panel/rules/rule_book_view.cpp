#include "rules/rule_book_view.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

#include "look/scroll.h"
#include "look/tokens.h"
#include "rules/rule_entry.h"
#include "rules/rule_sheet.h"

namespace remparts::panel {

RuleBookView::RuleBookView(const RuleScenes& scenes, QWidget* parent)
    : QScrollArea(parent), m_sheet(new RuleSheet(scenes)) {
    setWidget(m_sheet);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // the lines do not break anew when it comes and goes
    setFocusPolicy(Qt::NoFocus);
    verticalScrollBar()->setStyleSheet(thinScrollBar());
    viewport()->setAutoFillBackground(false);
    m_sheet->setAutoFillBackground(false);
    connect(m_sheet, &RuleSheet::laidOut, this, &RuleBookView::keepPlace);
    connect(m_sheet, &RuleSheet::pressed, this, [this](const QString& rule) { setCurrent(rule); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &RuleBookView::keepPlace);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &RuleBookView::notePlace);
}

void RuleBookView::setBook(const model::RuleBook& book) {
    m_isKeeping = true;
    m_sheet->setBook(book);
    m_isKeeping = false;
    const QString before = m_current;
    m_current.clear();
    if (m_sheet->find(before))
        setCurrent(before);
    else
        m_top.clear();
    keepPlace();
}

void RuleBookView::search(const QStringList& words) {
    m_isKeeping = true;
    m_sheet->search(words);
    m_isKeeping = false;
    if (words.isEmpty() && m_sheet->find(m_current)) return read(m_current, true);
    const std::vector<RuleEntry*> shown = m_sheet->shown();
    setCurrent(shown.empty() ? QString() : shown.front()->number());
    m_top.clear();
    keepPlace();
}

void RuleBookView::setCurrent(const QString& rule) {
    if (rule == m_current) return;
    if (RuleEntry* before = m_sheet->entry(m_current)) before->setCurrent(false);
    m_current = rule;
    if (RuleEntry* now = m_sheet->entry(rule)) now->setCurrent(true);
    emit currentChanged(rule);
    if (!m_isKeeping) tellChapter();
}

void RuleBookView::tellChapter() {
    if (const QString chapter = chapterInSight(); chapter != m_chapter) emit chapterChanged(m_chapter = chapter);
}

void RuleBookView::read(const QString& rule, bool atTop) {
    RuleEntry* entry = m_sheet->find(rule);
    if (entry == nullptr) return;
    setCurrent(rule);
    if (atTop) {
        m_top = rule;
        m_topShift = m_sheet->topOf(*entry) - entry->y() - spaceS;
        return keepPlace();
    }
    const int top = m_sheet->topOf(*entry) - spaceS;
    const int bottom = entry->geometry().bottom() + spaceS - viewport()->height();
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(std::min(std::max(bar->value(), bottom), top));
}

void RuleBookView::step(int by) {
    const std::vector<RuleEntry*> shown = m_sheet->shown();
    if (shown.empty()) return;
    const auto now =
        std::find_if(shown.begin(), shown.end(), [&](const RuleEntry* each) { return each->number() == m_current; });
    if (now == shown.end()) return read(shown.front()->number(), false);
    const auto at =
        std::clamp<std::ptrdiff_t>(now - shown.begin() + by, 0, static_cast<std::ptrdiff_t>(shown.size()) - 1);
    read(shown[static_cast<std::size_t>(at)]->number(), false);
}

void RuleBookView::toFirst(const QString& chapter) {
    for (const RuleEntry* entry : m_sheet->shown())
        if (entry->number().startsWith(chapter + u'.')) return read(entry->number(), true);
}

void RuleBookView::toEnd(bool last) {
    const std::vector<RuleEntry*> shown = m_sheet->shown();
    if (!shown.empty()) read((last ? shown.back() : shown.front())->number(), false);
}

// What is read comes along.
void RuleBookView::scrollPages(int pages) {
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(bar->value() + pages * (viewport()->height() - 2 * spaceXxl));
    if (const RuleEntry* entry = m_sheet->at(bar->value() + spaceXxl)) setCurrent(entry->number());
}

// That of the rule that is read, while it is to be seen.
QString RuleBookView::chapterInSight() const {
    const int top = verticalScrollBar()->value();
    const RuleEntry* read = m_sheet->find(m_current);
    const bool isSeen = read && read->y() < top + viewport()->height() && read->geometry().bottom() > top;
    const RuleEntry* entry = isSeen ? read : m_sheet->at(top + spaceXxl);
    return entry ? entry->number().section(u'.', 0, 0) : QString();
}

void RuleBookView::keepPlace() {
    if (m_isKeeping) return;
    m_isKeeping = true;
    const RuleEntry* entry = m_sheet->find(m_top);
    verticalScrollBar()->setValue(entry ? entry->y() + m_topShift : 0);
    m_isKeeping = false;
    tellChapter();
}

void RuleBookView::notePlace() {
    if (m_isKeeping) return;
    const int value = verticalScrollBar()->value();
    if (const RuleEntry* entry = m_sheet->at(value)) {
        m_top = entry->number();
        m_topShift = value - entry->y();
    }
    tellChapter();
}

void RuleBookView::resizeEvent(QResizeEvent* event) {
    m_isKeeping = true;  // a range that is not final yet would move what is read
    QScrollArea::resizeEvent(event);
    m_isKeeping = false;
    keepPlace();
}

void RuleBookView::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    keepPlace();
}

void RuleBookView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) verticalScrollBar()->setStyleSheet(thinScrollBar());
    QScrollArea::changeEvent(event);
}

}  // namespace remparts::panel
