// How large a dialog comes up.
#pragma once

#include <QSize>

class QDialog;

namespace remparts::app {

/// As large as its content likes, at least `least`, but within the window that it belongs to.
void fitToWindow(QDialog& dialog, QSize least = {});

}  // namespace remparts::app
