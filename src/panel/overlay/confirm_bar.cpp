#include "overlay/confirm_bar.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

#include "language/spoken.h"
#include "look/button.h"
#include "look/plates.h"
#include "overlay/pill_layout.h"

namespace remparts::panel {
namespace {

constexpr double usualWidth = 300;
constexpr double spotDistance = 24;
const TextStyle wordsStyle{TextSize::Body, false, {}, Qt::AlignLeft | Qt::AlignTop};

}  // namespace

ConfirmBar::ConfirmBar(model::TurnModel& turn, QWidget* view)
    : QWidget(view),
      m_turn(turn),
      m_confirm(new Button({}, Button::Kind::Primary, Icon::Check, {}, this)),
      m_back(new Button({}, Button::Kind::Secondary, std::nullopt, {}, this)) {
    setObjectName(QStringLiteral("confirmBar"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    connect(m_confirm, &Button::clicked, &turn, &model::TurnModel::confirm);
    connect(m_back, &Button::clicked, &turn, &model::TurnModel::takeBack);
    connect(&turn, &model::TurnModel::proposalChanged, this, &ConfirmBar::refresh);
    hide();
    model::keepSaid(this, [this] {
        m_confirm->setText(tr("Confirm"));
        m_confirm->setAccessibleName(tr("Confirm"));
        m_confirm->setKey(tr("Enter"));
        m_back->setText(tr("Take back"));
        m_back->setAccessibleName(tr("Take back"));
        m_back->setKey(tr("Esc"));
        refresh();
    });
}

void ConfirmBar::setShown(bool shown) {
    m_shown = shown;
    refresh();
}

void ConfirmBar::refresh() {
    setVisible(m_shown && m_turn.proposal());
    if (!m_turn.proposal()) return;
    setAccessibleName(m_turn.proposal()->words);
    fit();
    update();
}

QRectF ConfirmBar::wordsBox() const {
    const double buttons = m_confirm->sizeHint().width() + spaceS + m_back->sizeHint().width();
    const double width = std::max(usualWidth, buttons);
    const QString words = m_turn.proposal() ? m_turn.proposal()->words : QString();
    return {static_cast<double>(shadowMargins.left()) + spaceM, static_cast<double>(shadowMargins.top()) + spaceM,
            width, paragraphHeight(words, width, wordsStyle)};
}

void ConfirmBar::fit() {
    const QRectF words = wordsBox();
    const int top = static_cast<int>(std::ceil(words.bottom())) + spaceS;
    m_confirm->setGeometry(QRect(QPoint(static_cast<int>(words.x()), top), m_confirm->sizeHint()));
    m_back->setGeometry(QRect(QPoint(m_confirm->geometry().right() + 1 + spaceS, top), m_back->sizeHint()));
    resize(static_cast<int>(std::ceil(words.right())) + spaceM + shadowMargins.right(),
           top + m_confirm->height() + spaceM + shadowMargins.bottom());
}

double ConfirmBar::distanceFrom(QPointF pixel, const Projection& projection) const {
    if (!std::holds_alternative<engine::PlaceTile>(m_turn.proposal()->action)) return spotDistance;
    double distance = spotDistance;
    const model::TablePoint at = m_turn.proposal()->at;
    for (const auto& [x, y] : {std::pair{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}})
        if (const auto corner = projection.project({at.x + x, at.y + y}, 0))
            distance = std::max(distance, std::hypot(corner->x() - pixel.x(), corner->y() - pixel.y()));
    return distance + spaceS;
}

void ConfirmBar::arrange(const Projection& projection, const std::vector<QRectF>& taken) {
    if (!m_turn.proposal() || !projection.project) return;
    fit();
    const model::Proposal& proposal = *m_turn.proposal();
    const QRectF view = parentWidget()->rect();
    const QPointF pixel = projection.project(proposal.at, proposal.height).value_or(view.center());
    const QPointF anchor(std::clamp(pixel.x(), view.left(), view.right()),
                         std::clamp(pixel.y(), view.top(), view.bottom()));
    const QRectF room = view.adjusted(spaceXs, spaceXs, -spaceXs, -spaceXs);
    move(placeBeside(anchor, distanceFrom(pixel, projection), size(), room, taken).topLeft().toPoint());
    raise();
}

void ConfirmBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) refresh();
    QWidget::changeEvent(event);
}

void ConfirmBar::paintEvent(QPaintEvent*) {
    if (!m_turn.proposal()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
    drawParagraph(painter, wordsBox().adjusted(0, 0, 0, 1), m_turn.proposal()->words, wordsStyle);
}

}  // namespace remparts::panel
