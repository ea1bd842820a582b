#include "inspect/notice.h"

#include <chrono>
#include <cmath>

#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr std::chrono::seconds shownFor{2};

}  // namespace

Notice::Notice(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("notice"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFor);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Notice::tell(const QString& sentence, int coveredBelow) {
    m_sentence = sentence;
    setAccessibleName(sentence);
    const double words = textWidth(sentence, TextSize::Body, true) + 2 * spaceL;
    const QSize size(static_cast<int>(std::ceil(words)) + shadowMargins.left() + shadowMargins.right(),
                     targetHeight() + shadowMargins.top() + shadowMargins.bottom());
    const QWidget* parent = parentWidget();
    setGeometry((parent->width() - size.width()) / 2, parent->height() - coveredBelow - spaceL - size.height(),
                size.width(), size.height());
    show();
    raise();
    update();
    m_timer.start();
}

void Notice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).marginsRemoved(shadowMargins);
    drawCard(painter, box, theme().panel, true);
    drawText(painter, box, m_sentence, {TextSize::Body, true, theme().text, Qt::AlignCenter});
}

}  // namespace remparts::panel
