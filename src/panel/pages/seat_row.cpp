#include "pages/seat_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>

#include "language/spoken.h"
#include "look/button.h"
#include "look/labels.h"
#include "pages/sign_button.h"

namespace remparts::panel {

SeatRow::SeatRow(int seat, QWidget* parent)
    : QWidget(parent),
      m_seat(seat),
      m_name(new QLineEdit),
      m_remove(new Button({}, Button::Kind::Quiet, Icon::Close)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceS);
    auto* number = new TextLabel(QString::number(seat + 1), TextSize::Small, false, TextLabel::Tone::Soft);
    number->setFixedWidth(12);
    row->addWidget(number);
    m_name->setMaxLength(model::maxNameLength);
    m_name->setMinimumSize(190, targetHeight());
    connect(m_name, &QLineEdit::textEdited, this, &SeatRow::nameEdited);
    connect(m_name, &QLineEdit::textChanged, this, &SeatRow::fitName);
    row->addWidget(m_name, 1);
    auto* signs = new QHBoxLayout;
    signs->setSpacing(0);
    for (std::size_t k = 0; k < m_signs.size(); ++k) {
        const auto color = static_cast<engine::PlayerColor>(k);
        m_signs[k] = new SignButton(color, {});
        connect(m_signs[k], &QAbstractButton::clicked, this, [this, color] { emit colorChosen(color); });
        signs->addWidget(m_signs[k]);
    }
    row->addLayout(signs);
    model::keepSaid(this, [this] {
        m_name->setAccessibleName(tr("Name of player %1").arg(m_seat + 1));
        for (std::size_t k = 0; k < m_signs.size(); ++k)
            m_signs[k]->setAccessibleName(
                tr("Player %1: %2").arg(QString::number(m_seat + 1), signName(static_cast<engine::PlayerColor>(k))));
        m_remove->setAccessibleName(tr("Player %1 leaves").arg(m_seat + 1));
        m_remove->setToolTip(tr("Leaves"));
    });
    connect(m_remove, &Button::clicked, this, &SeatRow::removeRequested);
    row->addWidget(m_remove);
    styleName();
}

void SeatRow::show(const std::vector<model::Seat>& all, bool removable) {
    const model::Seat& own = all[static_cast<std::size_t>(m_seat)];
    if (m_name->text() != own.name && m_name->text().trimmed() != own.name) m_name->setText(own.name);
    for (std::size_t k = 0; k < m_signs.size(); ++k) {
        const auto color = static_cast<engine::PlayerColor>(k);
        m_signs[k]->setChecked(own.color == color);
        m_signs[k]->setFaint(false);
        m_signs[k]->setToolTip(signName(color));
        for (const model::Seat& other : all) {
            if (other.color != color || &other == &own) continue;
            m_signs[k]->setFaint(true);
            m_signs[k]->setToolTip(tr("%1: swaps with %2").arg(signName(color), other.name));
        }
    }
    m_remove->setVisible(removable);
}

void SeatRow::setLarge(bool large) {
    for (SignButton* sign : m_signs) sign->setSide(large ? 64 : SignButton::usualSide);
    m_name->setMinimumSize(large ? 130 : 190, large ? 48 : targetHeight());
}

// The line edit is the only control drawn by the style; everything else is painted.
void SeatRow::styleName() {
    const Theme& t = theme();
    m_name->setStyleSheet(
        QStringLiteral(
            "QLineEdit { background: %1; color: %2; border: 1px solid %3; border-radius: 8px; padding: 0 10px; "
            "selection-background-color: %4; } QLineEdit:focus { border: 2px solid %4; padding: 0 9px; }")
            .arg(t.card.name(), t.text.name(), t.line.name(), t.accent.name()));
}

// A wide name shrinks in its field, so that all of it is seen.
void SeatRow::fitName() {
    constexpr int inset = 28;
    QFont font = textFont(TextSize::Body);
    while (font.pixelSize() > 10 && QFontMetrics(font).horizontalAdvance(m_name->text()) > m_name->width() - inset)
        font.setPixelSize(font.pixelSize() - 1);
    if (font != m_name->font()) m_name->setFont(font);
}

void SeatRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    fitName();
}

void SeatRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) styleName();
    if (event->type() == QEvent::FontChange) fitName();
    QWidget::changeEvent(event);
}

}  // namespace remparts::panel
