#include "keys/key_sheet.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "keys/key_line_view.h"
#include "look/button.h"
#include "look/labels.h"
#include "look/scroll.h"

namespace remparts::panel {
namespace {

constexpr double mostCaps = 0.5;  // of a column; wider ones stand above their meaning
constexpr int bodyLettersInColumn = 46;

int columnWidth() {
    return static_cast<int>(std::ceil(textWidth(QStringLiteral("n"), TextSize::Body) * bodyLettersInColumn));
}

QWidget* groupBox(const KeyGroup& group, std::vector<KeyLineView*>& lines) {
    auto* box = new QWidget;
    box->setAccessibleName(group.title);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, spaceL);
    column->setSpacing(0);
    column->addWidget(new TextLabel(group.title, TextSize::Body, true));
    column->addSpacing(spaceXs);
    for (const KeyLine& line : group.lines) {
        lines.push_back(new KeyLineView(line));
        column->addWidget(lines.back());
    }
    return box;
}

std::size_t lineCount(const std::vector<KeyGroup>& groups) {
    std::size_t count = 0;
    for (const KeyGroup& group : groups) count += group.lines.size() + 2;  // title and room below
    return count;
}

}  // namespace

KeySheet::KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent)
    : QDialog(parent),
      m_columns(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_content(new QWidget),
      m_columnWidth(columnWidth()) {
    setWindowTitle(tr("Keys"));
    m_content->setLayout(m_columns);
    m_columns->setContentsMargins(spaceXl, 0, spaceXl, 0);
    m_columns->setSpacing(spaceXl);
    fill(groups);
    m_scroll = scrolling(m_content);

    auto* close = new Button(tr("Close"), Button::Kind::Primary, Icon::Check, tr("Esc"));
    close->setFocusPolicy(Qt::StrongFocus);
    connect(close, &Button::clicked, this, &QDialog::accept);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(spaceXl, spaceL, spaceXl, spaceM);
    head->addWidget(new TextLabel(tr("Keys"), TextSize::Large, true), 1);
    head->addWidget(close);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, spaceS);
    outer->setSpacing(0);
    outer->addLayout(head);
    outer->addWidget(m_scroll, 1);
    close->setFocus();

    const QSize wished(2 * m_columnWidth + 3 * spaceXl + 2 * spaceL, 900);
    const QSize room = parent ? parent->window()->size() - QSize(2 * spaceXl, 2 * spaceXl) : wished;
    resize(wished.boundedTo(room));
    arrange();
}

// Groups go to the left column until it holds half of the lines.
void KeySheet::fill(const std::vector<KeyGroup>& groups) {
    const std::size_t all = lineCount(groups);
    std::size_t told = 0;
    std::vector<KeyLineView*> lines;
    std::array<QVBoxLayout*, 2> columns{new QVBoxLayout, new QVBoxLayout};
    for (const KeyGroup& group : groups) {
        const std::size_t size = group.lines.size() + 2;
        columns[2 * told + size > all ? 1 : 0]->addWidget(groupBox(group, lines));
        told += size;
    }
    double widest = 0;
    for (const KeyLineView* line : lines)
        if (line->capsWidth() <= mostCaps * m_columnWidth) widest = std::max(widest, line->capsWidth());
    for (KeyLineView* line : lines) line->setIndent(static_cast<int>(std::ceil(widest)));
    for (QVBoxLayout* column : columns) {
        column->addStretch();
        m_columns->addLayout(column, 1);
    }
}

bool KeySheet::isWide() const {
    return m_columns->direction() == QBoxLayout::LeftToRight;
}

void KeySheet::arrange() {
    const bool wide = width() >= 2 * m_columnWidth + 3 * spaceXl;
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setSpacing(wide ? spaceXl : 0);
}

void KeySheet::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    arrange();
}

void KeySheet::keyPressEvent(QKeyEvent* event) {
    QScrollBar* bar = m_scroll->verticalScrollBar();
    const auto scroll = [bar](QAbstractSlider::SliderAction action) { bar->triggerAction(action); };
    switch (event->key()) {
        case Qt::Key_F1:
            return accept();
        case Qt::Key_Up:
            return scroll(QAbstractSlider::SliderSingleStepSub);
        case Qt::Key_Down:
            return scroll(QAbstractSlider::SliderSingleStepAdd);
        case Qt::Key_PageUp:
            return scroll(QAbstractSlider::SliderPageStepSub);
        case Qt::Key_PageDown:
        case Qt::Key_Space:
            return scroll(QAbstractSlider::SliderPageStepAdd);
        case Qt::Key_Home:
            return scroll(QAbstractSlider::SliderToMinimum);
        case Qt::Key_End:
            return scroll(QAbstractSlider::SliderToMaximum);
        default:
            QDialog::keyPressEvent(event);
    }
}

void KeySheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
}

}  // namespace remparts::panel
