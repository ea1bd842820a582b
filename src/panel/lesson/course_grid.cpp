#include "lesson/course_grid.h"

#include <QEvent>
#include <algorithm>

#include "language/spoken.h"
#include "look/appearance.h"
#include "look/labels.h"
#include "look/plates.h"

namespace remparts::panel {

namespace {

constexpr int leastCard = 290;
constexpr int mostColumns = 4;
constexpr int gap = spaceXs;  // beside the shadows

int columnsIn(int width) {
    const int least = leastCard * std::clamp(appearance().textPercent, 100, 150) / 100;
    return std::clamp((width + gap) / (least + gap), 1, mostColumns);
}

}  // namespace

CourseGrid::CourseGrid(engine::GameKind game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_head(new TextLabel({}, TextSize::Reading, true, TextLabel::Tone::Strong, this)) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    model::keepSaid(this, [this] { say(); });
}

void CourseGrid::say() {
    m_head->setText(m_game == engine::GameKind::Kids ? tr("The Kids") : tr("The City"));
    arrange(width(), true);
}

void CourseGrid::setLessons(const std::vector<CourseLesson>& lessons) {
    std::vector<CourseLesson> own;
    std::copy_if(lessons.begin(), lessons.end(), std::back_inserter(own),
                 [this](const CourseLesson& lesson) { return lesson.game == m_game; });
    while (m_cards.size() > own.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    for (std::size_t k = 0; k < own.size(); ++k) {
        if (k == m_cards.size()) {
            auto* card = new CourseCard(own[k], this);
            connect(card, &CourseCard::clicked, this, [this, card] { emit lessonRequested(card->lesson().id); });
            connect(card, &CourseCard::presentRequested, this,
                    [this, card] { emit presentRequested(card->lesson().id); });
            m_cards.push_back(card);
            card->setPresents(m_presents);
            card->show();
        }
        m_cards[k]->setLesson(own[k]);
    }
    setVisible(!own.empty());
    updateGeometry();
    arrange(width(), true);
}

void CourseGrid::setPresents(bool on) {
    m_presents = on;
    for (CourseCard* card : m_cards) card->setPresents(on);
}

int CourseGrid::arrange(int width, bool moving) const {
    const int head = m_head->sizeHint().height() + spaceS;
    if (moving)
        m_head->setGeometry(shadowMargins.left(), 0, width - shadowMargins.left(), m_head->sizeHint().height());
    const int columns = columnsIn(width);
    const int wide = (width - (columns - 1) * gap) / columns;
    int y = head;
    for (std::size_t first = 0; first < m_cards.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(m_cards.size(), first + static_cast<std::size_t>(columns));
        int high = 0;
        for (std::size_t k = first; k < end; ++k) high = std::max(high, m_cards[k]->heightForWidth(wide));
        for (std::size_t k = first; k < end && moving; ++k)
            m_cards[k]->setGeometry(static_cast<int>(k - first) * (wide + gap), y, wide, high);
        y += high + gap;
    }
    return y + spaceM;
}

void CourseGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

void CourseGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange(width(), true);
    }
    QWidget::changeEvent(event);
}

}  // namespace remparts::panel
