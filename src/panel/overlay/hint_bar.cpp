#include "overlay/hint_bar.h"

#include <cmath>

#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr double badgeRoom = 46;

int barHeight() {
    return targetHeight() + 2 * spaceXs;
}

// "2", "1 3", "1–4": the keys of the choices, which need not begin with 1.
QString numberKeys(const std::vector<model::Choice>& choices) {
    QStringList keys;
    for (const model::Choice& choice : choices)
        if (choice.number != 0) keys.append(QString::number(choice.number));
    const bool isRow = keys.size() > 2 && keys.last().toInt() - keys.first().toInt() == keys.size() - 1;
    return isRow ? QStringLiteral("%1–%2").arg(keys.first(), keys.last()) : keys.join(QLatin1Char(' '));
}

}  // namespace

HintBar::HintBar(model::Session& session, model::TurnModel& turn, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(turn) {
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    connect(&turn, &model::TurnModel::changed, this, &HintBar::refresh);
    connect(&session, &model::Session::changed, this, &HintBar::refresh);
    refresh();
}

void HintBar::refresh() {
    m_words = m_turn.hint();
    setAccessibleName(m_words);
    updateGeometry();
    update();
    emit wordsChanged();
}

QList<HintBar::Key> HintBar::keys() const {
    const std::vector<model::Choice>& choices = m_turn.choices();
    switch (m_turn.decision().phase) {
        case engine::Phase::Tile:
            return {{QStringLiteral("R"), tr("turn")}, {tr("Enter"), tr("lay")}};
        case engine::Phase::Follower:
            return choices.empty() ? QList<Key>() : QList<Key>{{numberKeys(choices), tr("choose")}};
        case engine::Phase::Gate:
            return {{QStringLiteral("← →"), tr("choose")}, {tr("Enter"), tr("set")}};
        case engine::Phase::Wall:
        case engine::Phase::Tower:
            return {{numberKeys(choices), tr("choose an end")}};
        case engine::Phase::Guard:
            return {{numberKeys(choices), tr("place it")}};
        case engine::Phase::Draw:
            return {{numberKeys(choices), tr("take a tile")}};
        case engine::Phase::Over:
            return {};
    }
    return {};
}

double HintBar::keysWidth() const {
    double width = 0;
    for (const auto& [cap, meaning] : keys())
        width += spaceM + keyCapWidth(cap) + 5 + textWidth(meaning, TextSize::Small);
    return width;
}

QSize HintBar::sizeHint() const {
    const double words = badgeRoom + textWidth(m_words, TextSize::Body, true) + keysWidth() + spaceL + 2;
    return {static_cast<int>(std::ceil(words)) + shadowMargins.left() + shadowMargins.right(),
            barHeight() + shadowMargins.top() + shadowMargins.bottom()};
}

bool HintBar::wrapsIn(int width) const {
    constexpr double smallest = 0.8;
    const double room = width - shadowMargins.left() - shadowMargins.right() - badgeRoom - spaceM;
    return textWidth(m_words, TextSize::Body, true) * smallest > room;
}

int HintBar::heightForWidth(int width) const {
    if (!wrapsIn(width)) return sizeHint().height();
    const double room = width - shadowMargins.left() - shadowMargins.right() - badgeRoom - spaceM;
    const double words = paragraphHeight(m_words, room, {TextSize::Body, true});
    return static_cast<int>(std::ceil(words)) + 2 * spaceS + shadowMargins.top() + shadowMargins.bottom();
}

void HintBar::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plate = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, plate, theme().panel, true);
    const double middle = plate.center().y();
    const QRectF badge(plate.x() + 12, middle - 12, 24, 24);
    if (m_session.state().isOver())
        drawIcon(painter, Icon::Crown, badge, theme().accent);
    else
        drawSignBadge(painter, m_session.game().setup().players[m_turn.decision().player].color, badge);
    const bool withKeys = width() >= sizeHint().width() - 1;
    double x = plate.x() + badgeRoom;
    const double words = withKeys ? textWidth(m_words, TextSize::Body, true) + 1 : plate.right() - x - spaceM;
    if (wrapsIn(width()))
        return drawParagraph(painter, {x, plate.y(), words, plate.height()}, m_words, {TextSize::Body, true});
    drawText(painter, QRectF(x, plate.y(), words, plate.height()), m_words, {TextSize::Body, true});
    x += words;
    if (!withKeys) return;
    for (const auto& [cap, meaning] : keys()) {
        x += spaceM;
        x += drawKeyCap(painter, QPointF(x, middle), cap) + 5;
        drawText(painter, QRectF(x, plate.y(), textWidth(meaning, TextSize::Small) + 1, plate.height()), meaning,
                 {TextSize::Small, false, theme().textSoft});
        x += textWidth(meaning, TextSize::Small);
    }
}

}  // namespace remparts::panel
