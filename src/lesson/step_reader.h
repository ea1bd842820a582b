// One step of a lesson as it is written.
#pragma once

#include <filesystem>
#include <optional>

#include "remparts/io/json_place.h"
#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

/// Reads a record that stands in a lesson, or in a file beside it where there is a `folder`.
class RecordSource {
  public:
    RecordSource(std::optional<std::filesystem::path> folder, const io::TileSetSource& tiles)
        : m_folder(std::move(folder)), m_tiles(tiles) {}

    /// Throws io::FileError.
    [[nodiscard]] io::Record read(const io::JsonPlace& place, engine::GameKind game) const;

  private:
    [[nodiscard]] io::Record readBeside(const io::JsonPlace& place) const;

    std::optional<std::filesystem::path> m_folder;
    const io::TileSetSource& m_tiles;
};

/// The number of a rule of that game, "C4.2". Throws io::FileError.
[[nodiscard]] std::string readRuleNumber(const io::JsonPlace& place, engine::GameKind game);

/// `setup` is that of the scene in which the step stands, unless it begins another one. Throws io::FileError.
[[nodiscard]] LessonStep readStep(const io::JsonPlace& place, const engine::GameSetup& setup,
                                  const RecordSource& records);

}  // namespace remparts::lesson
