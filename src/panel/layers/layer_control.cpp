#include "layers/layer_control.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "language/spoken.h"
#include "look/icon_paths.h"
#include "look/icons.h"
#include "look/plates.h"
#include "sentences_layers.h"

namespace remparts::panel {
namespace {

using model::LayerKind;

constexpr double iconSide = 20;

QPainterPath child() {
    return paths::disc(12, 6.4, 4)
        .united(paths::polygon({{9.2, 11}, {14.8, 11}, {18.4, 21.6}, {5.6, 21.6}}))
        .united(paths::lines({{{4.6, 15.4}, {9.6, 12.4}}, {{19.4, 15.4}, {14.4, 12.4}}}, 2.4));
}

// In a box of 24 × 24.
QPainterPath pictureOf(LayerKind kind) {
    switch (kind) {
        case LayerKind::Owners:
            return iconPath(Icon::Crown);
        case LayerKind::Markets:
            return iconPath(Icon::Market);
        case LayerKind::Areas:
            return iconPath(Icon::House);
        case LayerKind::Guards:
            return iconPath(Icon::Guard);
        case LayerKind::Streets:
        case LayerKind::Roads:
            return iconPath(Icon::Street);
        case LayerKind::LastScoring:
        case LayerKind::LastClosing:
            return iconPath(Icon::LastMove);
        case LayerKind::Children:
            return child();
        case LayerKind::Figures:
            return iconPath(Icon::Meeple);
    }
    return {};
}

class LayerButton : public QAbstractButton {
  public:
    LayerButton(LayerKind kind, QWidget* parent) : QAbstractButton(parent), m_picture(pictureOf(kind)) {
        setText(model::sentences::layerName(kind));
        setAccessibleName(text());
        setToolTip(model::sentences::layerTitle(kind));
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override {
        const double words = textWidth(text(), TextSize::Body, true);
        return {static_cast<int>(std::ceil(words + iconSide)) + 3 * spaceS + spaceM, targetHeight()};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = rect();
        painter.setPen(Qt::NoPen);
        if (isChecked() || underMouse()) {
            painter.setBrush(isChecked() ? theme().accent : mix(theme().panel, theme().accentSoft, 0.8));
            painter.drawRoundedRect(box, buttonRadius, buttonRadius);
        }
        if (hasFocus()) drawFocusFrame(painter, box);
        const QColor ink = isChecked() ? theme().onAccent : theme().text;
        QTransform place;
        place.translate(spaceS, box.center().y() - iconSide / 2);
        place.scale(iconSide / 24, iconSide / 24);
        painter.fillPath(place.map(m_picture), ink);
        drawText(painter, box.adjusted(2 * spaceS + iconSide, 0, -spaceS, 0), text(),
                 {TextSize::Body, isChecked(), ink});
    }

  private:
    QPainterPath m_picture;
};

}  // namespace

LayerControl::LayerControl(model::LayerModel& layers, QWidget* parent)
    : QWidget(parent), m_layers(layers), m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("layerControl"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    m_column->setContentsMargins(shadowMargins + QMargins(spaceXs, spaceXs, spaceXs, spaceXs));
    m_column->setSpacing(2);
    m_column->setSizeConstraint(QLayout::SetFixedSize);
    connect(&layers, &model::LayerModel::kindsChanged, this, &LayerControl::fill);
    connect(&layers, &model::LayerModel::changed, this, &LayerControl::refresh);
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Layers"));
        fill();
    });
}

void LayerControl::fill() {
    for (const auto& [kind, button] : m_buttons) delete button;
    m_buttons.clear();
    for (const LayerKind kind : m_layers.kinds()) {
        auto* button = new LayerButton(kind, this);
        connect(button, &QAbstractButton::clicked, &m_layers, [this, kind = kind] { m_layers.toggle(kind); });
        button->installEventFilter(this);
        m_column->addWidget(button);
        m_buttons.emplace_back(kind, button);
    }
    refresh();
    adjustSize();
}

void LayerControl::refresh() {
    for (const auto& [kind, button] : m_buttons) button->setChecked(m_layers.chosen() == kind);
}

void LayerControl::takeKeys() {
    if (m_buttons.empty()) return;
    const auto shown = std::find_if(m_buttons.begin(), m_buttons.end(),
                                    [this](const auto& each) { return m_layers.chosen() == each.first; });
    (shown == m_buttons.end() ? m_buttons.front() : *shown).second->setFocus(Qt::ShortcutFocusReason);
}

void LayerControl::moveKeys(int steps) {
    const auto count = static_cast<int>(m_buttons.size());
    for (int i = 0; i < count; ++i) {
        if (!m_buttons[static_cast<std::size_t>(i)].second->hasFocus()) continue;
        const int next = (i + steps + count) % count;
        return m_buttons[static_cast<std::size_t>(next)].second->setFocus(Qt::TabFocusReason);
    }
}

// Buttons would use arrows to leave the plate.
bool LayerControl::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    keyPressEvent(key);
    return key->isAccepted();
}

void LayerControl::keyPressEvent(QKeyEvent* event) {
    event->accept();
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Left:
            return moveKeys(-1);
        case Qt::Key_Down:
        case Qt::Key_Right:
            return moveKeys(1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget())) button->click();
            return;
        case Qt::Key_Escape:
            emit closed();
            return;
        default:
            event->ignore();
    }
}

void LayerControl::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
}

}  // namespace remparts::panel
