#include "presenter/presenter_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <chrono>

#include "announcer.h"
#include "look/tokens.h"
#include "presenter/hand_picture.h"
#include "presenter/jump_list.h"
#include "presenter/pointer_ring.h"
#include "presenter/presenter_bar.h"
#include "presenter/slide_painter.h"

namespace remparts::panel {
namespace {

constexpr std::chrono::milliseconds pointerRests{2500};
constexpr qint64 holding = 500;  // milliseconds: a key that is held longer is no toggle

}  // namespace

PresenterPage::PresenterPage(QWidget* parent)
    : QWidget(parent),
      m_hand(new HandPicture(this)),
      m_cover(new QWidget(this)),
      m_ring(new PointerRing(this)),
      m_bar(new PresenterBar(this)),
      m_jumps(new JumpList(this)),
      m_announcer(new Announcer(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_cover->hide();
    m_cover->setAutoFillBackground(true);
    m_cover->setMouseTracking(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(pointerRests);
    connect(&m_rest, &QTimer::timeout, this, &PresenterPage::rest);
    connect(m_bar, &PresenterBar::chosen, this, &PresenterPage::carryOut);
    connect(m_jumps, &JumpList::chosen, this, &PresenterPage::jumpRequested);
    connect(m_jumps, &JumpList::closed, this, [this] { setFocus(); });
}

PresenterPage::~PresenterPage() {
    setPointerHidden(false);
}

void PresenterPage::setStage(QWidget* stage) {
    m_stage = stage;
    if (stage == nullptr) return;
    stage->setParent(this);
    stage->lower();
    stage->show();
    arrange();
}

void PresenterPage::showSlide(const Slide& slide) {
    m_slide = slide;
    const QStringList said = spokenSlide(slide);
    setAccessibleName(slide.sheet.title);
    const QString all = said.join(QStringLiteral(". "));
    if (all != accessibleDescription()) {
        m_announcer->hush();
        for (const QString& sentence : said) m_announcer->say(sentence);
    }
    setAccessibleDescription(all);
    m_hand->show(slide.hand);
    for (QWidget* above :
         {static_cast<QWidget*>(m_bar), m_cover, static_cast<QWidget*>(m_jumps), static_cast<QWidget*>(m_ring)})
        above->raise();
    arrange();
}

void PresenterPage::setJumps(const std::vector<JumpRow>& rows) {
    m_jumps->setRows(rows);
}

bool PresenterPage::isBlack() const {
    return !m_cover->isHidden();
}

bool PresenterPage::isJumping() const {
    return !m_jumps->isHidden();
}

void PresenterPage::begin() {
    setBlack(false);
    setRing(false);
    m_jumps->hide();
    m_bar->hide();
    setFocus();
}

void PresenterPage::arrange() {
    if (size().isEmpty()) return;
    m_layout = layOutSlide(m_slide, size());
    const QRect stage = m_layout.stage.toRect();
    if (m_stage) m_stage->setGeometry(stage);
    m_hand->arrangeIn(stage);
    m_bar->arrangeIn(stage);
    m_cover->setGeometry(rect());
    update();
}

bool PresenterPage::uncover() {
    const bool wasBlack = isBlack();
    setBlack(false);
    return wasBlack;
}

void PresenterPage::setBlack(bool on) {
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    m_cover->setPalette(black);
    m_cover->setVisible(on);
    m_cover->raise();
    if (on) m_bar->hide();
}

void PresenterPage::setRing(bool on) {
    m_hasRing = on;
    m_bar->setRing(on);
    m_ring->setVisible(on);
    if (on) m_ring->moveTo(mapFromGlobal(QCursor::pos()));
}

void PresenterPage::openJumps() {
    m_bar->hide();
    m_jumps->open(m_jumpRow);
}

// Whatever is pressed before a black screen brings the picture back, and no more.
void PresenterPage::carryOut(PresenterCommand command) {
    if (command == PresenterCommand::Black) return setBlack(!isBlack());
    if (command != PresenterCommand::End && uncover()) return;
    switch (command) {
        case PresenterCommand::Next:
            return emit nextRequested();
        case PresenterCommand::Back:
            return emit backRequested();
        case PresenterCommand::First:
            return emit firstRequested();
        case PresenterCommand::Last:
            return emit lastRequested();
        case PresenterCommand::Jump:
            return openJumps();
        case PresenterCommand::Ring:
            return setRing(!m_hasRing);
        case PresenterCommand::Theme:
            return emit themeRequested();
        case PresenterCommand::End:
            return emit endRequested();
        case PresenterCommand::Black:
        case PresenterCommand::Choice:
            return;
    }
}

void PresenterPage::keyPressEvent(QKeyEvent* event) {
    const auto command = presenterCommand(*event);
    if (!command) return QWidget::keyPressEvent(event);
    event->accept();
    const bool steps = command == PresenterCommand::Next || command == PresenterCommand::Back;
    if (event->isAutoRepeat() && !steps) return;
    if (command == PresenterCommand::Ring) m_ringHeld.start();
    if (command == PresenterCommand::Choice && !uncover()) return emit choiceMade(event->key() - Qt::Key_1);
    carryOut(*command);
}

void PresenterPage::keyReleaseEvent(QKeyEvent* event) {
    const bool ends =
        presenterCommand(*event) == PresenterCommand::Ring && !event->isAutoRepeat() && m_ringHeld.isValid();
    if (ends && m_hasRing && m_ringHeld.elapsed() > holding) setRing(false);
    if (ends) m_ringHeld.invalidate();
    QWidget::keyReleaseEvent(event);
}

void PresenterPage::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) carryOut(PresenterCommand::Next);
    if (event->button() == Qt::RightButton) carryOut(PresenterCommand::Back);
}

void PresenterPage::pointerMoved(QPoint at) {
    if (at == m_pointer) return;
    m_pointer = at;
    setPointerHidden(false);
    m_rest.start();
    if (m_hasRing) m_ring->moveTo(at);
    if (isBlack() || isJumping()) return;
    m_bar->show();
    m_bar->raise();
    if (m_hasRing) m_ring->raise();
}

void PresenterPage::rest() {
    if (m_bar->underMouse() || isJumping()) return m_rest.start();
    m_bar->hide();
    setPointerHidden(true);
}

void PresenterPage::setPointerHidden(bool hidden) {
    if (hidden == m_isPointerHidden) return;
    m_isPointerHidden = hidden;
    if (hidden)
        QApplication::setOverrideCursor(Qt::BlankCursor);
    else
        QApplication::restoreOverrideCursor();
}

// The mouse moves over the scene, too, whose widgets keep its events.
bool PresenterPage::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = event->type() == QEvent::MouseMove ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget && (widget == this || isAncestorOf(widget)))
        pointerMoved(mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition().toPoint()));
    else if (widget)
        setPointerHidden(false);  // over a dialog
    return QWidget::eventFilter(watched, event);
}

void PresenterPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    qApp->installEventFilter(this);
    arrange();
    m_rest.start();
}

void PresenterPage::hideEvent(QHideEvent* event) {
    qApp->removeEventFilter(this);
    m_rest.stop();
    setPointerHidden(false);
    QWidget::hideEvent(event);
}

void PresenterPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PresenterPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) arrange();
    QWidget::changeEvent(event);
}

void PresenterPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().window);
    paintSlide(painter, m_layout, m_slide);
}

}  // namespace remparts::panel
