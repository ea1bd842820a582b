#include "inspect/key_hints.h"

#include <cmath>

#include "look/plates.h"

namespace remparts::panel {
namespace {

constexpr int lineHeight = 24;
constexpr double afterCap = 5;

double widthOf(const KeyHints::Key& key) {
    return keyCapWidth(key.first) + afterCap + textWidth(key.second, TextSize::Small) + spaceM;
}

}  // namespace

KeyHints::KeyHints(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void KeyHints::show(const QList<Key>& keys) {
    m_keys = keys;
    QStringList words;
    for (const auto& [cap, meaning] : keys) words.append(QStringLiteral("%1: %2").arg(cap, meaning));
    setAccessibleName(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize KeyHints::sizeHint() const {
    double width = 0;
    for (const Key& key : m_keys) width += widthOf(key);
    return {static_cast<int>(std::ceil(width)), lineHeight};
}

void KeyHints::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = std::max(0.0, (width() - sizeHint().width() + spaceM) / 2.0);
    for (const Key& key : m_keys) {
        if (x + widthOf(key) - spaceM > width()) break;
        const double cap = drawKeyCap(painter, QPointF(x, height() / 2.0), key.first) + afterCap;
        const QRectF words(x + cap, 0, textWidth(key.second, TextSize::Small) + 1, height());
        drawText(painter, words, key.second, {TextSize::Small, false, theme().textSoft});
        x += widthOf(key);
    }
}

}  // namespace remparts::panel
