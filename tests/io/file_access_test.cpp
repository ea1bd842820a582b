#include <unistd.h>

#include <fstream>

#include "remparts/io/error.h"
#include "remparts/io/resources.h"
#include "samples.h"
#include "support/catch.h"

using namespace remparts;
namespace fs = std::filesystem;

namespace {

std::string readFault(const fs::path& file) {
    try {
        (void)io::readRecord(file, test::boxSource());
    } catch (const io::FileError& error) {
        return error.what();
    }
    return {};
}

std::string saveFault(const fs::path& file) {
    try {
        io::saveRecord(io::parseRecord(test::sampleRecord(), "file", test::boxSource()), file);
    } catch (const io::FileError& error) {
        return error.what();
    }
    return {};
}

std::size_t fileCount(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {}));
}

}  // namespace

TEST_CASE("what cannot be read is refused by its name") {
    const test::TemporaryFolder folder;
    const fs::path missing = folder.path() / "none.json";
    CHECK(readFault(missing) == missing.string() + ": there is no such file");
    CHECK(readFault(folder.path()) == folder.path().string() + ": this is a folder, not a file");
    const fs::path empty = folder.path() / "empty.json";
    test::writeFile(empty, "");
    CHECK(readFault(empty) == empty.string() + ": the file is empty");
}

TEST_CASE("a file over 16 MB is refused without being read") {
    const test::TemporaryFolder folder;
    const fs::path large = folder.path() / "large.json";
    test::writeFile(large, "{}");
    fs::resize_file(large, 100u * 1024 * 1024);
    CHECK(readFault(large) == large.string() + ": larger than 16 MB; it is not read");
    fs::resize_file(large, io::maxFileSize);
    CHECK(readFault(large).find(": line 1, column 3: this is not JSON") != std::string::npos);
}

TEST_CASE("a stream without end is refused") {
    if (!fs::exists("/dev/zero")) return;
    CHECK(readFault("/dev/zero") == "/dev/zero: larger than 16 MB; it is not read");
}

TEST_CASE("a file that may not be read is refused with the system's reason") {
    if (geteuid() == 0) return;  // root may read everything
    const test::TemporaryFolder folder;
    const fs::path locked = folder.path() / "locked.json";
    test::writeFile(locked, test::sampleRecord());
    fs::permissions(locked, fs::perms::none);
    CHECK(readFault(locked) == locked.string() + ": cannot be opened: Permission denied");
}

TEST_CASE("saving replaces a file and leaves nothing else") {
    const test::TemporaryFolder folder;
    const fs::path file = folder.path() / "game.remparts.json";
    test::writeFile(file, "old");
    CHECK(saveFault(file).empty());
    CHECK(readFault(file).empty());
    CHECK(fileCount(folder.path()) == 1);
}

TEST_CASE("a disk that is full leaves the old file and nothing else") {
    const test::TemporaryFolder folder;
    const fs::path file = folder.path() / "game.json";
    test::writeFile(file, "old");
    fs::create_symlink("/dev/full", file.string() + ".new");
    CHECK(saveFault(file) == file.string() + ": cannot be written: No space left on device");
    CHECK(test::readFile(file) == "old");
    CHECK(fileCount(folder.path()) == 1);
}

TEST_CASE("saving through a link keeps the link") {
    const test::TemporaryFolder folder;
    const fs::path file = folder.path() / "game.json";
    const fs::path link = folder.path() / "link.json";
    test::writeFile(file, "old");
    fs::create_symlink(file, link);
    CHECK(saveFault(link).empty());
    CHECK(fs::is_symlink(link));
    CHECK(readFault(file).empty());
}

TEST_CASE("what cannot be written is refused by its name and stays as it was") {
    const test::TemporaryFolder folder;
    CHECK(saveFault(folder.path()) == folder.path().string() + ": this is a folder, not a file");
    const fs::path nowhere = folder.path() / "no" / "game.json";
    CHECK(saveFault(nowhere).find(nowhere.string() + ": cannot be written: No such file or directory") == 0);
    CHECK(saveFault("/dev/null") == "/dev/null: this is not an ordinary file");
    const fs::path file = folder.path() / "game.json";
    test::writeFile(file, "old");
    fs::create_directory(file.string() + ".new");  // stands where the new content would be written first
    CHECK(saveFault(file).find(file.string() + ": cannot be written") == 0);
    CHECK(test::readFile(file) == "old");
    CHECK(fileCount(folder.path()) == 2);
}

TEST_CASE("the tiles that come along are found from a build folder") {
    CHECK(fs::exists(io::findResource(io::programFolder("test_io"), "tiles/city.json")));
    CHECK_THROWS_AS(io::findResource(io::programFolder("test_io"), "tiles/none.json"), io::FileError);
}

TEST_CASE("the tiles of an installed program are found beside it") {
    const test::TemporaryFolder folder;
    fs::create_directories(folder.path() / "bin");
    fs::create_directories(folder.path() / "share/remparts/tiles");
    test::writeFile(folder.path() / "share/remparts/tiles/city.json", test::sampleTiles());
    const io::TileSetSource source = io::makeTileSetSource(folder.path() / "bin");
    CHECK(source(engine::GameKind::City)->size() == 3);
    CHECK(source(engine::GameKind::City) == source(engine::GameKind::City));
}

TEST_CASE("a tile set of one's own takes the place of the one that comes along for its game alone") {
    const auto own = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const auto other = own == engine::GameKind::City ? engine::GameKind::Kids : engine::GameKind::City;
    const test::TemporaryFolder folder;
    const fs::path mine = folder.path() / "mine.json";
    test::writeFile(mine, own == engine::GameKind::City ? test::sampleTiles() : test::sampleKidsTiles());
    const io::TileSetSource source = io::makeTileSetSource(io::programFolder("test_io"), mine);
    CHECK(source(other)->game() == other);
    CHECK(source(other)->size() == test::boxSource()(other)->size());
    CHECK(source(own)->game() == own);
    CHECK(source(own)->size() == 3);
    CHECK(source(own) == source(own));
}

TEST_CASE("a faulty tile set of one's own is told whichever game is asked for") {
    const auto game = GENERATE(engine::GameKind::City, engine::GameKind::Kids);
    const test::TemporaryFolder folder;
    CHECK_THROWS_AS(io::makeTileSetSource({}, folder.path() / "none.json")(game), io::FileError);
}

TEST_CASE("who asks for a game by name is told that a file holds the tiles of another one") {
    const test::TemporaryFolder folder;
    const fs::path mine = folder.path() / "mine.json";
    test::writeFile(mine, test::sampleKidsTiles());
    CHECK(io::readTileSet(mine, engine::GameKind::Kids)->size() == 3);
    try {
        (void)io::readTileSet(mine, engine::GameKind::City);
        FAIL("tiles of The Kids were taken for The City");
    } catch (const io::FileError& error) {
        CHECK(error.what() == mine.string() + ": game: these are the tiles of another game");
    }
}
