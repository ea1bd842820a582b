#include "gallery/notice_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <utility>

#include "language/spoken.h"
#include "look/button.h"
#include "look/labels.h"
#include "look/plates.h"

namespace remparts::panel {

NoticeBar::NoticeBar(QWidget* parent, int above)
    : QWidget(parent),
      m_above([above] { return above; }),
      m_text(new TextLabel({})),
      m_button(new Button({}, Button::Kind::Secondary)) {
    auto* close = new Button({}, Button::Kind::Quiet, Icon::Close);
    model::keepSaid(this, [close] { close->setAccessibleName(tr("Close")); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(shadowMargins + QMargins(spaceL, spaceXs, spaceXs, spaceXs));
    row->setSpacing(spaceM);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(close);
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &NoticeBar::dismiss);
    connect(close, &Button::clicked, this, &NoticeBar::dismiss);
    connect(m_button, &Button::clicked, this, [this] {
        const auto action = m_action;
        dismiss();
        if (action) action();
    });
    parent->installEventFilter(this);
    hide();
}

void NoticeBar::setAbove(std::function<int()> above) {
    m_above = std::move(above);
    place();
}

void NoticeBar::say(const QString& text, const QString& word, std::function<void()> action, int milliseconds) {
    m_action = std::move(action);
    m_button->setText(word);
    m_button->setAccessibleName(word);
    m_button->setVisible(!word.isEmpty());
    m_button->updateGeometry();
    setText(text);
    m_timer.stop();
    if (milliseconds > 0) m_timer.start(milliseconds);
    show();
    raise();
}

void NoticeBar::setText(const QString& text) {
    m_text->setText(text);
    m_text->setToolTip(text);
    setAccessibleName(text);
    place();
}

void NoticeBar::dismiss() {
    m_timer.stop();
    m_action = {};
    hide();
}

QString NoticeBar::text() const {
    return m_text->text();
}

void NoticeBar::place() {
    const int room = parentWidget()->width() - 2 * spaceL;
    layout()->activate();
    const QSize size(std::min(room, sizeHint().width()), sizeHint().height());
    setGeometry((parentWidget()->width() - size.width()) / 2,
                parentWidget()->height() - size.height() - spaceL - m_above(), size.width(), size.height());
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QWidget::eventFilter(watched, event);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().card, true);
}

}  // namespace remparts::panel
