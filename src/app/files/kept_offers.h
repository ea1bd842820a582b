// Games that were kept by themselves, as the start page offers them.
#pragma once

#include <QString>

#include "history/keep_folder.h"
#include "start_page.h"

namespace remparts::app {

/// Where games are kept while they are played.
[[nodiscard]] QString keepFolder();

/// The city from above; may be painted in any thread.
[[nodiscard]] QImage keptPicture(const model::KeptGame& kept);
/// To go on with: who plays, how far, when it was left and whether by accident.
[[nodiscard]] panel::ContinueOffer keptOffer(const model::KeptGame& kept, const QImage& picture);
/// The same as one of several.
[[nodiscard]] panel::RecentGame keptCard(const model::KeptGame& kept, const QImage& picture);

}  // namespace remparts::app
