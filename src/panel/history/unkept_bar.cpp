#include "history/unkept_bar.h"

#include <QHBoxLayout>

#include "language/spoken.h"
#include "look/button.h"
#include "look/labels.h"

namespace remparts::panel {

UnkeptBar::UnkeptBar(QWidget* parent) : QWidget(parent), m_text(new TextLabel({})) {
    m_text->setWrapped(true);
    auto* save = new Button({}, Button::Kind::Secondary, Icon::Save);
    auto* close = new Button({}, Button::Kind::Quiet, Icon::Close);
    model::keepSaid(this, [save, close] {
        save->setName(tr("Save as …"));
        close->setAccessibleName(tr("Close"));
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spaceL, spaceS, spaceXs, spaceS);
    row->setSpacing(spaceM);
    row->addWidget(m_text, 1);
    row->addWidget(save);
    row->addWidget(close);
    connect(save, &Button::clicked, this, &UnkeptBar::saveRequested);
    connect(close, &Button::clicked, this, &QWidget::hide);
    hide();
}

void UnkeptBar::tell(const QString& fault) {
    const QString sentence =
        tr("This game is not being kept: %1. It goes on, and each action tries to keep it again.").arg(fault);
    m_text->setText(sentence);
    setAccessibleName(fault.isEmpty() ? QString() : sentence);
    setVisible(!fault.isEmpty());
}

void UnkeptBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().accentSoft);
    painter.fillRect(QRectF(0, 0, width(), 1), theme().line);
    painter.fillRect(QRectF(0, 0, 4, height()), theme().accent);
}

}  // namespace remparts::panel
