// What the keys of a keyboard and of a presenter's remote mean while something is shown to the room.
#pragma once

#include <optional>

class QKeyEvent;

namespace remparts::panel {

enum class PresenterCommand { Next, Back, First, Last, Black, Jump, Ring, Theme, Choice, End };

/// Remotes send Page Up and Page Down, B or a full stop for a black screen, Escape to end. Nothing for other keys and
/// with Ctrl or Alt.
[[nodiscard]] std::optional<PresenterCommand> presenterCommand(const QKeyEvent& event);

}  // namespace remparts::panel
