// Pictures to keep: what stands below them, and how they are written.
#pragma once

#include <QDate>
#include <QImage>
#include <QString>
#include <optional>

#include "picture/picture_caption.h"
#include "remparts/engine/rules/game.h"

namespace remparts::app {

/// Players, points and outcome of the position at the cursor.
[[nodiscard]] panel::PictureCaption captionOf(const engine::Game& game, const QDate& date);

/// Writes a PNG through a temporary file, so that a failure leaves what was there. A sentence when it failed. May be
/// called in any thread.
[[nodiscard]] std::optional<QString> writePicture(const QImage& picture, const QString& path);

}  // namespace remparts::app
