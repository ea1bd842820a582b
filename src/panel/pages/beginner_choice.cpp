#include "pages/beginner_choice.h"

#include <QHBoxLayout>

#include "language/spoken.h"
#include "look/button.h"
#include "look/labels.h"
#include "pages/sign_button.h"

namespace remparts::panel {

BeginnerChoice::BeginnerChoice(QWidget* parent)
    : QWidget(parent), m_dice(new Button({}, Button::Kind::Quiet, Icon::Dice)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceXs);
    auto* question = new TextLabel({}, TextSize::Body);
    model::keepSaid(this, [this, question] {
        question->setText(tr("Who begins?"));
        m_dice->setName(tr("Choose for us"));
    });
    row->addWidget(question);
    row->addSpacing(spaceS);
    for (std::size_t k = 0; k < m_seats.size(); ++k) {
        m_seats[k] = new SignButton(static_cast<engine::PlayerColor>(k), {});
        connect(m_seats[k], &QAbstractButton::clicked, this, [this, k] { emit chosen(static_cast<int>(k)); });
        row->addWidget(m_seats[k]);
    }
    m_dice->setCheckable(true);
    connect(m_dice, &Button::clicked, this, [this] { emit chosen(std::nullopt); });
    row->addWidget(m_dice);
    row->addStretch();
}

void BeginnerChoice::setLarge(bool large) {
    for (SignButton* seat : m_seats) seat->setSide(large ? 56 : SignButton::usualSide);
}

void BeginnerChoice::show(const model::SetupChoice& choice) {
    for (std::size_t k = 0; k < m_seats.size(); ++k) {
        const bool used = k < choice.seats.size();
        m_seats[k]->setVisible(used);
        m_seats[k]->setChecked(choice.beginner == static_cast<int>(k));
        if (!used) continue;
        m_seats[k]->setColor(choice.seats[k].color);
        m_seats[k]->setAccessibleName(tr("%1 begins").arg(choice.seats[k].name));
        m_seats[k]->setToolTip(tr("%1 begins").arg(choice.seats[k].name));
    }
    m_dice->setChecked(!choice.beginner.has_value());
    m_dice->update();
}

}  // namespace remparts::panel
