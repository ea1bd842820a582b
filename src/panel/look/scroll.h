// A part that scrolls instead of losing something, on a very low window or with large letters.
#pragma once

#include <QScrollArea>

namespace remparts::panel {

/// Up and down only; takes the content.
[[nodiscard]] QScrollArea* scrolling(QWidget* content);

}  // namespace remparts::panel
