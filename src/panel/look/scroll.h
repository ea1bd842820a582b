// A part that scrolls instead of losing something, on a very low window or with large letters.
#pragma once

#include <QScrollArea>
#include <QString>

namespace remparts::panel {

/// Up and down only; takes the content.
[[nodiscard]] QScrollArea* scrolling(QWidget* content);
/// A style sheet after the theme.
[[nodiscard]] QString thinScrollBar();

}  // namespace remparts::panel
