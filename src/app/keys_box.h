// All keys at a glance.
#pragma once

class QWidget;

namespace remparts::app {

void showKeys(QWidget* parent);

}  // namespace remparts::app
