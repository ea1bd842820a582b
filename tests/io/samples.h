// Small files for the tests of reading, and what is said about faulty ones.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "remparts/io/record_file.h"

namespace remparts::test {

/// Gives the tiles of the boxes.
[[nodiscard]] io::TileSetSource boxSource();

/// A good record of two players and two actions; every member on a line of its own.
[[nodiscard]] std::string sampleRecord();
/// A good set of three tiles.
[[nodiscard]] std::string sampleTiles();
/// The same for The Kids. The record: a start tile, one drawn and laid, its piles 2, 0 and 1 tiles; the next player
/// is to draw.
[[nodiscard]] std::string sampleKidsRecord();
[[nodiscard]] std::string sampleKidsTiles();
/// `text` with the first `part` replaced; the part must occur.
[[nodiscard]] std::string replaced(std::string text, std::string_view part, std::string_view by);

/// What FileError says of a text read under the name "file"; empty when the text is good. Every other exception
/// passes.
[[nodiscard]] std::string recordFault(std::string_view text);
[[nodiscard]] std::string tilesFault(std::string_view text);
/// What RecordError says, also when playing; empty when the record is good.
[[nodiscard]] std::string actionFault(std::string_view text);

/// A random game of the whole box, played by the rules; counting the seeds up goes through all numbers of players
/// and, in The Kids, of piles.
[[nodiscard]] engine::Game randomGame(std::uint64_t seed);
[[nodiscard]] engine::Game randomKidsGame(std::uint64_t seed);

/// An empty folder that disappears with the object.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

  private:
    std::filesystem::path m_path;
};

void writeFile(const std::filesystem::path& file, std::string_view content);
[[nodiscard]] std::string readFile(const std::filesystem::path& file);

}  // namespace remparts::test
