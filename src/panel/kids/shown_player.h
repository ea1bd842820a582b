// Whom the panel shows. The model is ahead of what is seen: while figures still hop, it is the turn of who laid.
#pragma once

#include "table_show.h"

namespace remparts::panel {

/// Whether a game of The Kids lies on the table.
[[nodiscard]] bool playsKids(const model::Session& session);
/// Needs a game.
[[nodiscard]] engine::PlayerIndex shownPlayer(const model::Session& session, const model::TableShow& show);
/// The game is over and nothing of it is still to be seen. Needs a game.
[[nodiscard]] bool isShownOver(const model::Session& session, const model::TableShow& show);

}  // namespace remparts::panel
