#include "presenter/presenter_bar.h"

#include <QPainter>

#include "language/spoken.h"
#include "look/button.h"
#include "look/flow_layout.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

using Command = PresenterCommand;

struct ToolWords {
    QString name;
    QString key;
};

ToolWords wordsOf(Command command) {
    switch (command) {
        case Command::Back:
            return {PresenterBar::tr("Back"), {}};
        case Command::Next:
            return {PresenterBar::tr("Next"), PresenterBar::tr("Space")};
        case Command::Jump:
            return {PresenterBar::tr("Go to"), QStringLiteral("J")};
        case Command::Ring:
            return {PresenterBar::tr("Ring"), QStringLiteral("P")};
        case Command::Black:
            return {PresenterBar::tr("Black"), QStringLiteral("B")};
        case Command::Theme:
            return {PresenterBar::tr("Dark or light"), QStringLiteral("D")};
        case Command::End:
            return {PresenterBar::tr("End"), PresenterBar::tr("Esc")};
        case Command::First:
        case Command::Last:
        case Command::Choice:
            break;
    }
    return {};
}

std::optional<Icon> iconOf(Command command) {
    switch (command) {
        case Command::Back:
            return Icon::Left;
        case Command::Next:
            return Icon::Right;
        default:
            return std::nullopt;
    }
}

}  // namespace

PresenterBar::PresenterBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("presenterBar"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    auto* row = new FlowLayout(this, spaceXs);
    row->setContentsMargins(shadowMargins + QMargins(spaceS, spaceXs, spaceS, spaceXs));
    for (const Command command :
         {Command::Back, Command::Next, Command::Jump, Command::Ring, Command::Black, Command::Theme, Command::End})
        row->addWidget(add(command));
    model::keepSaid(this, [this] { say(); });
    hide();
}

// A remote's keys must not press what the mouse pressed last.
Button* PresenterBar::add(Command command) {
    auto* button = new Button({}, Button::Kind::Quiet, iconOf(command));
    button->setFocusPolicy(Qt::NoFocus);
    button->setCheckable(command == Command::Ring);
    connect(button, &Button::clicked, this, [this, command] { emit chosen(command); });
    m_tools.push_back({command, button});
    return button;
}

void PresenterBar::say() {
    setAccessibleName(tr("Showing"));
    for (const Tool& tool : m_tools) {
        const ToolWords words = wordsOf(tool.command);
        tool.button->setName(words.name);
        tool.button->setKey(words.key);
    }
}

void PresenterBar::arrangeIn(const QRect& stage) {
    const int width = std::min(sizeHint().width(), stage.width());
    const int height = layout()->heightForWidth(width);
    setGeometry(stage.left() + (stage.width() - width) / 2, stage.bottom() - height - spaceS, width, height);
}

void PresenterBar::setRing(bool on) {
    for (const Tool& tool : m_tools)
        if (tool.command == Command::Ring) tool.button->setChecked(on);
}

void PresenterBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
}

}  // namespace remparts::panel
