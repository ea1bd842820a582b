#include "look/fold_handle.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <cmath>

#include "look/appearance.h"
#include "look/icons.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int leastHeight = 28;
constexpr double iconSide = 14;

/// A button that says whether its part is to be seen.
class ToldHandle : public QAccessibleWidget {
  public:
    explicit ToldHandle(FoldHandle* handle) : QAccessibleWidget(handle, QAccessible::Button), m_handle(handle) {}

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State now = QAccessibleWidget::state();
        now.expandable = true;
        now.expanded = m_handle->isOpen();
        now.collapsed = !m_handle->isOpen();
        return now;
    }
    [[nodiscard]] QStringList actionNames() const override {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& action) override {
        if (action == pressAction()) return m_handle->click();
        QAccessibleWidget::doAction(action);
    }

  private:
    FoldHandle* m_handle;
};

QAccessibleInterface* toldHandle(const QString&, QObject* object) {
    auto* handle = qobject_cast<FoldHandle*>(object);
    return handle ? new ToldHandle(handle) : nullptr;
}

}  // namespace

FoldHandle::FoldHandle(const QString& part, QWidget* parent) : QAbstractButton(parent) {
    static const bool installed = (QAccessible::installFactory(toldHandle), true);
    Q_UNUSED(installed)
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    m_open = true;
    setName(part);
}

void FoldHandle::setName(const QString& part) {
    setText(part);
    updateGeometry();
    setOpen(m_open);
}

void FoldHandle::setOpen(bool open) {
    const bool changes = open != m_open;
    m_open = open;
    setAccessibleName(open ? tr("%1, shown").arg(text()) : tr("%1, hidden").arg(text()));
    setToolTip(open ? tr("Hide: %1").arg(text()) : tr("Show: %1").arg(text()));
    update();
    if (!changes) return;
    QAccessible::State changed;
    changed.expanded = changed.collapsed = true;
    QAccessibleStateChangeEvent news(this, changed);
    QAccessible::updateAccessibility(&news);
}

QSize FoldHandle::sizeHint() const {
    const double width = textWidth(text(), TextSize::Small, true) + iconSide + spaceXs + 2 * spaceS;
    const int least = appearance().fingers ? targetHeight() : leastHeight;
    const double height = std::max<double>(least, textHeight(TextSize::Small, true) + spaceS);
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
}

QSize FoldHandle::minimumSizeHint() const {
    return {60, sizeHint().height()};
}

void FoldHandle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = rect();
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(theme().panel, theme().accentSoft, 0.8));
        painter.drawRoundedRect(box, innerRadius, innerRadius);
    }
    if (hasFocus()) drawFocusFrame(painter, box, innerRadius);
    const QColor ink = theme().textSoft;
    drawIcon(painter, m_open ? Icon::Down : Icon::Right,
             QRectF(spaceS, box.center().y() - iconSide / 2, iconSide, iconSide), ink);
    const double x = spaceS + iconSide + spaceXs;
    drawText(painter, QRectF(x, 0, box.width() - x - spaceXs, box.height()), text(), {TextSize::Small, true, ink});
}

void FoldHandle::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace remparts::panel
