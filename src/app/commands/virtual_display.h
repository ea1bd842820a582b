// Pictures on a machine without a display: the program runs itself once more under an Xvfb of its own.
#pragma once

#include <QStringList>
#include <optional>

namespace remparts::app {

/// True when the environment names a display.
[[nodiscard]] bool hasDisplay();

/// Starts Xvfb on a free display, runs this program there with the same arguments and stops Xvfb again. The result is
/// the exit status of that run; nothing when Xvfb is missing or does not start. Needs no application object.
[[nodiscard]] std::optional<int> runUnderVirtualDisplay(int argc, char** argv);

}  // namespace remparts::app
