#include "dialog_size.h"

#include <QDialog>
#include <QLayout>
#include <algorithm>

#include "look/tokens.h"

namespace remparts::app {

void fitToWindow(QDialog& dialog, QSize least) {
    if (!dialog.parentWidget() || !dialog.layout()) return;
    constexpr int around = 2 * panel::spaceXl;
    const QSize room = dialog.parentWidget()->window()->size() - QSize(around, around);
    const QSize wanted = dialog.sizeHint().expandedTo(least);
    const int width = std::min(wanted.width(), room.width());
    const int high = dialog.layout()->hasHeightForWidth() ? dialog.layout()->totalHeightForWidth(width) : 0;
    dialog.resize(width, std::min(std::max(wanted.height(), high), room.height()));
}

}  // namespace remparts::app
