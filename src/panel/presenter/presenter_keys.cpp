#include "presenter/presenter_keys.h"

#include <QKeyEvent>

namespace remparts::panel {

namespace {

// Remotes press the keys of Latin letters; with a Russian layout those places bear others.
int latinKey(int key) {
    switch (key) {
        case u'И':
            return Qt::Key_B;
        case u'Ю':
            return Qt::Key_Period;
        case u'О':
            return Qt::Key_J;
        case u'П':
            return Qt::Key_G;
        case u'З':
            return Qt::Key_P;
        case u'В':
            return Qt::Key_D;
        default:
            return key;
    }
}

}  // namespace

std::optional<PresenterCommand> presenterCommand(const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return std::nullopt;
    switch (latinKey(event.key())) {
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Right:
        case Qt::Key_Down:
        case Qt::Key_PageDown:
            return PresenterCommand::Next;
        case Qt::Key_Left:
        case Qt::Key_Up:
        case Qt::Key_PageUp:
        case Qt::Key_Backspace:
            return PresenterCommand::Back;
        case Qt::Key_Home:
            return PresenterCommand::First;
        case Qt::Key_End:
            return PresenterCommand::Last;
        case Qt::Key_B:
        case Qt::Key_Period:
            return PresenterCommand::Black;
        case Qt::Key_J:
        case Qt::Key_G:
            return PresenterCommand::Jump;
        case Qt::Key_P:
            return PresenterCommand::Ring;
        case Qt::Key_D:
            return PresenterCommand::Theme;
        case Qt::Key_1:
        case Qt::Key_2:
        case Qt::Key_3:
        case Qt::Key_4:
            return PresenterCommand::Choice;
        case Qt::Key_Escape:
            return PresenterCommand::End;
        default:
            return std::nullopt;
    }
}

}  // namespace remparts::panel
