#include "look/choice_bar.h"

#include <cmath>

#include "look/flow_layout.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

class ChoicePart : public QAbstractButton {
  public:
    explicit ChoicePart(const QString& text, QWidget* parent) : QAbstractButton(parent) {
        setText(text);
        setCheckable(true);
        setAutoExclusive(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAttribute(Qt::WA_Hover);
    }

    [[nodiscard]] QSize sizeHint() const override {
        const double width = textWidth(text(), TextSize::Body, true) + 2 * spaceL;
        return {static_cast<int>(std::ceil(width)), targetHeight() - 6};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isChecked()) {
            painter.setPen(QPen(theme().line.darker(112), 1));
            painter.setBrush(theme().dark && !theme().contrast ? theme().line : theme().card);
            painter.drawRoundedRect(box, innerRadius, innerRadius);
        }
        if (hasFocus()) drawFocusFrame(painter, rect(), innerRadius);
        const QColor ink = isChecked() || underMouse() ? theme().text : theme().textSoft;
        drawText(painter, rect(), text(), {TextSize::Body, isChecked(), ink, Qt::AlignCenter});
    }
};

}  // namespace

ChoiceBar::ChoiceBar(const QStringList& texts, const QString& name, QWidget* parent) : QWidget(parent) {
    auto* row = new FlowLayout(this, 0);
    row->setContentsMargins(3, 3, 3, 3);
    for (const QString& text : texts) {
        auto* part = new ChoicePart(text, this);
        const int index = static_cast<int>(m_parts.size());
        connect(part, &QAbstractButton::toggled, this, [this, index](bool on) {
            if (!on) return;
            for (QAbstractButton* each : m_parts)  // Tab comes to what is chosen, arrows choose
                each->setFocusPolicy(each->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
            emit chosenChanged(index);
        });
        m_parts << part;
        row->addWidget(part);
    }
    m_parts.front()->setChecked(true);
    setWords(texts, name);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceBar::setWords(const QStringList& texts, const QString& name) {
    for (int k = 0; k < m_parts.size(); ++k) {
        m_parts[k]->setText(texts[k]);
        m_parts[k]->setAccessibleName(QStringLiteral("%1: %2").arg(name, texts[k]));
        m_parts[k]->updateGeometry();
    }
    setAccessibleName(name);
}

int ChoiceBar::chosen() const {
    for (int k = 0; k < m_parts.size(); ++k)
        if (m_parts[k]->isChecked()) return k;
    return 0;
}

void ChoiceBar::choose(int index) {
    m_parts[index]->setChecked(true);
}

void ChoiceBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, rect(), theme().sunk, false, buttonRadius);
}

}  // namespace remparts::panel
