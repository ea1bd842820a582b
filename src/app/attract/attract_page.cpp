#include "attract/attract_page.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QWindow>
#include <algorithm>

#include "language/spoken.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

constexpr std::chrono::milliseconds tickTime{50};
// What was not seen is not made up for.
constexpr std::chrono::milliseconds longestStep{250};

bool isInput(QEvent::Type type) {
    return type == QEvent::KeyPress || type == QEvent::ShortcutOverride || type == QEvent::MouseButtonPress ||
           type == QEvent::MouseButtonDblClick || type == QEvent::TouchBegin;
}

}  // namespace

AttractPage::AttractPage(TablePage& table, AttractDealer deal, std::uint64_t seed, QWidget* parent)
    : QWidget(parent), m_strip(new panel::AttractStrip), m_run(table, std::move(deal), seed) {
    table.setUse(TablePage::Use::Showing);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(&table, 1);
    column->addWidget(m_strip);
    setCursor(Qt::BlankCursor);
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_run, &AttractRun::told, this, [this] { m_strip->show(m_run.caption()); });
    connect(&model::languageNews(), &model::LanguageNews::changed, this, [this, &table] {
        table.session().tellAgain();
        m_strip->show(m_run.caption());
    });
    m_timer.setInterval(tickTime);
    connect(&m_timer, &QTimer::timeout, this, &AttractPage::tick);
    QCoreApplication::instance()->installEventFilter(this);
}

AttractPage::~AttractPage() {
    QCoreApplication::instance()->removeEventFilter(this);
}

void AttractPage::begin() {
    m_run.begin();
    m_clock.start();
    if (isVisible()) m_timer.start();
}

bool AttractPage::isSeen() const {
    const QWindow* handle = window()->windowHandle();
    return isVisible() && !window()->isMinimized() && handle != nullptr && handle->isExposed();
}

void AttractPage::tick() {
    const std::chrono::milliseconds passed(m_clock.restart());
    if (isSeen() == m_rests) {
        m_rests = !m_rests;
        m_rests ? m_run.rest() : m_run.wake();
    }
    if (!m_rests && m_hasClock) m_run.advance(std::min(passed, longestStep));
}

void AttractPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_clock.start();
    m_timer.start();
}

// Nobody sees it: the clock stands.
void AttractPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_timer.stop();
    if (!std::exchange(m_rests, true)) m_run.rest();
}

bool AttractPage::isOfThisWindow(const QObject* watched) const {
    if (watched == window()->windowHandle()) return true;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && widget->window() == window();
}

// A key is kept from being a shortcut first, and then ends it.
bool AttractPage::eventFilter(QObject* watched, QEvent* event) {
    if (!isInput(event->type()) || !isVisible() || !isOfThisWindow(watched))
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() != QEvent::ShortcutOverride) emit ended();
    return true;
}

}  // namespace remparts::app
