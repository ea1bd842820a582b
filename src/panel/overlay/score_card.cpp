#include "overlay/score_card.h"

#include <algorithm>
#include <array>

#include "language/spoken.h"
#include "look/plates.h"
#include "overlay/score_words.h"
#include "sentences.h"

namespace remparts::panel {
namespace {

constexpr double cardWidth = 396;
constexpr double headHeight = 66;
constexpr double gainHeight = 56;
constexpr double moreHeight = 30;

}  // namespace

ScoreCard::ScoreCard(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&model::languageNews(), &model::LanguageNews::changed, this, &QWidget::hide);
    hide();
}

void ScoreCard::show(const std::vector<engine::Scored>& scored, const engine::GameState& before) {
    m_sections.clear();
    std::array<int, engine::maxPlayers> points{};
    for (std::size_t k = 0; k < before.playerCount(); ++k) points[k] = before.supplies[k].score;
    QStringList words;
    for (const engine::Scored& one : scored) {
        words << model::sentences::scoring(*before.setup, one);
        const bool another = m_sections.empty() || m_sections.back().scored.feature != one.feature ||
                             m_sections.back().scored.edge != one.edge || m_sections.back().scored.score != one.score;
        if (another) m_sections.push_back({one, {}});
        const int gained = engine::pointsOf(one.score);
        m_sections.back().gains.push_back({model::sentences::playerName(*before.setup, one.player),
                                           before.setup->players[one.player].color, points[one.player], gained});
        points[one.player] += gained;
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    setVisible(!m_sections.empty());
    update();
}

double ScoreCard::heightOf(const Section& section) {
    return headHeight + gainHeight * static_cast<double>(section.gains.size());
}

QSize ScoreCard::fitting(QSize room) const {
    const double shadows = shadowMargins.top() + shadowMargins.bottom();
    double height = spaceS;
    for (std::size_t k = 0; k < m_sections.size(); ++k) {
        const bool last = k + 1 == m_sections.size();
        if (height + heightOf(m_sections[k]) + shadows + (last ? 0 : moreHeight) > room.height()) {
            height += moreHeight;
            break;
        }
        height += heightOf(m_sections[k]);
    }
    return {static_cast<int>(std::min(cardWidth, static_cast<double>(room.width()))) + shadowMargins.left() * 2,
            static_cast<int>(height + shadows)};
}

void ScoreCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, card, theme().card, true);
    double y = card.y() + spaceXs;
    for (std::size_t k = 0; k < m_sections.size(); ++k) {
        const bool last = k + 1 == m_sections.size();
        if (y + heightOf(m_sections[k]) + (last ? 0 : moreHeight) > card.bottom() + 1) {
            drawText(painter, QRectF(card.x() + spaceL, y, card.width() - 2 * spaceL, moreHeight - 4),
                     tr("%n more in the log", nullptr, static_cast<int>(m_sections.size() - k)),
                     {TextSize::Small, false, theme().textSoft});
            break;
        }
        if (k > 0) painter.fillRect(QRectF(card.x(), y, card.width(), 1), theme().line);
        y = paintSection(painter, m_sections[k], QRectF(card.x() + spaceL, y, card.width() - 2 * spaceL, 0));
    }
}

double ScoreCard::paintSection(QPainter& painter, const Section& section, const QRectF& room) const {
    const engine::ScoreBreakdown& score = section.scored.score;
    const auto rule = engine::ruleOf(score);
    const QString badge = QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
    const double y = room.y() + spaceS;
    drawIcon(painter, iconOf(score), QRectF(room.x(), y + 3, 20, 20), theme().textSoft);
    const double badgeWidth = ruleBadgeWidth(badge);
    drawText(painter, QRectF(room.x() + 28, y + 2, room.width() - 28 - badgeWidth - spaceS, 22),
             model::sentences::scoredThing(score), {TextSize::Body, true});
    drawRuleBadge(painter, QPointF(room.right() - badgeWidth, y + 13), badge);
    drawText(painter, QRectF(room.x() + 28, y + 26, room.width() - 28, 18), model::sentences::terms(score),
             {TextSize::Small, false, theme().textSoft});
    double below = room.y() + headHeight - 8;
    for (const Gain& gain : section.gains) {
        paintGain(painter, section, gain, QRectF(room.x(), below, room.width(), gainHeight));
        below += gainHeight;
    }
    return room.y() + heightOf(section);
}

void ScoreCard::paintGain(QPainter& painter, const Section& section, const Gain& gain, const QRectF& row) const {
    const QString sum = sumOf(section.scored.score);
    const double sumWidth = std::min(textWidth(sum, TextSize::Large, true) + 2, row.width() * 0.56);
    const double nameRoom = row.width() - 40 - sumWidth - spaceM;
    drawSignBadge(painter, gain.color, QRectF(row.x(), row.y() + 10, 28, 28));
    drawText(painter, QRectF(row.x() + 40, row.y() + 5, nameRoom, 20), gain.name, {TextSize::Body, true});
    drawText(painter, QRectF(row.x() + 40, row.y() + 26, nameRoom, 18),
             tr("%1 + %2 = %n point(s)", nullptr, gain.before + gain.points).arg(gain.before).arg(gain.points),
             {TextSize::Small, false, theme().textSoft});
    drawText(painter, QRectF(row.right() - sumWidth, row.y() + 6, sumWidth, 36), sum,
             {TextSize::Large, true, theme().text, Qt::AlignRight | Qt::AlignVCenter});
}

}  // namespace remparts::panel
