#include "kids/feast_overlay.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "kids/feast_picture.h"
#include "language/spoken.h"
#include "look/pulse.h"

namespace remparts::panel {
namespace {

constexpr double feastTime = 14;  // seconds
constexpr double fadeTime = 3;
constexpr double stillMoment = 4;

}  // namespace

FeastOverlay::FeastOverlay(QWidget* view) : QWidget(view), m_pulse(new Pulse(this)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    view->installEventFilter(this);
    model::keepSaid(this, [this] { setAccessibleName(tr("The win is celebrated")); });
    connect(m_pulse, &Pulse::ticked, this, &FeastOverlay::pass);
}

void FeastOverlay::begin(const model::KidsResult& result) {
    m_winners.clear();
    for (const model::KidsResult::Row& row : result.rows)
        if (row.winner) m_winners.push_back(row.color);
    m_time = m_pulse->hasMotion() ? 0 : stillMoment;
    m_drifting = true;
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_pulse->setWanted(true);
    QCoreApplication::instance()->installEventFilter(this);
    update();
}

void FeastOverlay::setMotion(bool on) {
    m_pulse->setMotion(on);
}

void FeastOverlay::advance(std::chrono::milliseconds time) {
    pass(static_cast<double>(time.count()) / 1000);
}

void FeastOverlay::pass(double seconds) {
    if (!m_drifting) return;
    m_time += seconds;
    if (m_time >= feastTime) return calm();
    update();
}

void FeastOverlay::calm() {
    if (!m_drifting) return;
    m_drifting = false;
    m_pulse->setWanted(false);
    QCoreApplication::instance()->removeEventFilter(this);
    update();
}

void FeastOverlay::end() {
    calm();
    m_winners.clear();
    hide();
}

bool FeastOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    const bool touched = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress ||
                         event->type() == QEvent::TouchBegin;
    if (touched) calm();
    return QWidget::eventFilter(watched, event);
}

void FeastOverlay::paintEvent(QPaintEvent*) {
    if (m_winners.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_drifting) {
        const double share = std::clamp((feastTime - m_time) / fadeTime, 0.0, 1.0);
        drawConfetti(painter, rect(), m_winners, m_time, share);
        painter.setOpacity(share);
        drawBalloons(painter, rect(), m_winners, m_time);
        painter.setOpacity(1);
    }
    drawBunting(painter, rect(), m_winners, m_time);
}

}  // namespace remparts::panel
