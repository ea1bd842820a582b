#include "rules/rule_entry.h"

#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "explain/rule_search.h"
#include "look/appearance.h"
#include "look/plates.h"
#include "look/text_lines.h"
#include "rules/link_spot.h"
#include "rules/scene_button.h"

namespace remparts::panel {
namespace {

constexpr int around = spaceM;
constexpr int betweenLines = 3;  // of title and text
constexpr double pictureShare = 0.28;
constexpr int leastPicture = 184;
constexpr int mostPicture = 232;
constexpr int fewestLettersBeside = 30;
constexpr double bar = 3;

TextStyle titleStyle() {
    return {TextSize::Body, true, theme().text, Qt::AlignLeft | Qt::AlignTop};
}

TextStyle textStyle() {
    return {TextSize::Body, false, theme().text, Qt::AlignLeft | Qt::AlignTop};
}

int letters(int count) {
    return static_cast<int>(std::ceil(textWidth(QStringLiteral("n"), TextSize::Body) * count));
}

}  // namespace

int ruleMargin() {
    return static_cast<int>(std::ceil(ruleBadgeWidth(QStringLiteral("C8.8")))) + spaceM;
}

RuleEntry::RuleEntry(const model::Rule& rule, const RuleScenes& scenes, QWidget* parent)
    : QWidget(parent), m_rule(rule), m_scenes(scenes) {
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(QStringLiteral("%1 %2. %3").arg(rule.number, rule.title, rule.text));
    for (const model::TextRange& range : model::ruleNumbersIn(rule.text))
        m_links.push_back(new LinkSpot(rule.text.mid(range.begin, range.length), this));
    refreshScene();
}

void RuleEntry::refreshScene() {
    if (m_scenes.has(m_rule.number) == hasScene()) return;
    if (hasScene()) {
        delete m_scene;
        m_scene = nullptr;
        return;
    }
    m_scene = new SceneButton(m_scenes, this);
    m_scene->setRule(m_rule.number, m_rule.title);
    m_scene->show();
    connect(m_scene, &QAbstractButton::clicked, this, [this] { emit showMeRequested(m_rule.number); });
}

void RuleEntry::mark(const QStringList& words) {
    m_titleMarks = model::findWords(m_rule.title, words);
    m_textMarks = model::findWords(m_rule.text, words);
    update();
}

void RuleEntry::setCurrent(bool on) {
    if (on == m_current) return;
    m_current = on;
    update();
}

void RuleEntry::follow() {
    if (m_scene)
        m_scene->click();
    else if (!m_links.empty())
        m_links.front()->click();
}

// The picture stands beside the text while that keeps a line worth reading.
void RuleEntry::layOut(int width) {
    const int left = around + ruleMargin();
    const int picture = std::clamp(static_cast<int>(width * pictureShare), leastPicture, mostPicture);
    const bool beside = m_scene && width - left - picture - spaceXl - around >= letters(fewestLettersBeside);
    const int room = width - left - around - (beside ? picture + spaceXl : 0);
    const double head = std::max(paragraphHeight(m_rule.title, room, titleStyle()), textHeight(TextSize::Body, true));
    m_title = QRectF(left, around, room, std::ceil(head) + 1);
    m_text = QRectF(left, m_title.bottom() + betweenLines, room,
                    std::ceil(paragraphHeight(m_rule.text, room, textStyle())) + 1);
    double bottom = m_text.bottom();
    if (m_scene) {
        const QPoint at =
            beside ? QPoint(width - around - picture, around) : QPoint(left, static_cast<int>(bottom) + spaceS);
        const int wide = beside ? picture : std::min(room, mostPicture);
        m_scene->setGeometry(QRect(at, QSize(wide, SceneButton::heightFor(wide))));
        bottom = std::max(bottom, static_cast<double>(m_scene->geometry().bottom()) + 1);
    }
    resize(width, static_cast<int>(std::ceil(bottom)) + around);
    placeLinks();
}

void RuleEntry::placeLinks() {
    if (m_links.empty()) return;
    const TextLines lines(m_rule.text, textFont(TextSize::Body), m_text, textStyle().align, true);
    const std::vector<model::TextRange> ranges = model::ruleNumbersIn(m_rule.text);
    for (std::size_t k = 0; k < m_links.size(); ++k) {
        const std::vector<QRectF> boxes = lines.boxesOf(ranges[k]);
        if (!boxes.empty()) m_links[k]->setGeometry(boxes.front().adjusted(-2, 0, 2, 0).toAlignedRect());
    }
}

// A box below the letters with a line under it: seen without colours, too.
void RuleEntry::paintMarks(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style,
                           const std::vector<model::TextRange>& marks) const {
    if (marks.empty()) return;
    const TextLines lines(text, textFont(style.size, style.bold), box, style.align, true);
    for (const model::TextRange& mark : marks)
        for (const QRectF& place : lines.boxesOf(mark)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().accentSoft);
            painter.drawRoundedRect(place.adjusted(-1.5, 0, 1.5, 0), 3, 3);
            painter.fillRect(QRectF(place.left(), place.bottom() - 1.5, place.width(), 1.5), theme().accent);
        }
}

void RuleEntry::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_current) {
        const QRectF card = QRectF(rect()).adjusted(1, 1, -1, -1);
        drawCard(painter, card, theme().card);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawRoundedRect(QRectF(card.left(), card.top() + cardRadius, bar, card.height() - 2 * cardRadius),
                                1.5, 1.5);
    }
    drawRuleNumber(painter, {double(around), m_title.top() + textHeight(TextSize::Body, true) / 2}, m_rule.number);
    paintMarks(painter, m_title, m_rule.title, titleStyle(), m_titleMarks);
    drawParagraph(painter, m_title, m_rule.title, titleStyle());
    paintMarks(painter, m_text, m_rule.text, textStyle(), m_textMarks);
    drawParagraph(painter, m_text, m_rule.text, textStyle());
}

void RuleEntry::mousePressEvent(QMouseEvent* event) {
    emit pressed(m_rule.number);
    QWidget::mousePressEvent(event);
}

}  // namespace remparts::panel
