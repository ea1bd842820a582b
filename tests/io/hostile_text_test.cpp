#include <algorithm>

#include "remparts/engine/random.h"
#include "remparts/io/error.h"
#include "samples.h"
#include "support/catch.h"

using namespace remparts;
using test::recordFault;
using test::replaced;
using test::sampleRecord;

namespace {

/// Reads and plays; true for a good record, false for a refused one. Everything else fails the test.
bool isAccepted(const std::string& text) {
    try {
        (void)io::playRecord(io::parseRecord(text, "file", test::boxSource()));
        return true;
    } catch (const io::FileError&) {
        return false;
    } catch (const io::RecordError&) {
        return false;
    }
}

std::string repeated(std::string_view part, std::size_t times) {
    std::string text;
    text.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i) text += part;
    return text;
}

}  // namespace

TEST_CASE("faults of the JSON itself come with line and column") {
    CHECK(recordFault("") == "file: the file is empty");
    CHECK(recordFault("{\n \"a\": 1,\n}").find("file: line 3, column 1: this is not JSON: ") == 0);
    CHECK(recordFault("hello").find("file: line 1, column 1: this is not JSON: ") == 0);
    CHECK(recordFault("{\"a\": NaN}").find("file: line 1, column 7: this is not JSON: ") == 0);
    CHECK(recordFault("{} {}").find("file: line 1, column 4: this is not JSON: ") == 0);
    CHECK(recordFault("{\"a\":\n1e999}").find("file: line 2, column 5: the number is too large") == 0);
    CHECK(recordFault("{\"a\": \"\xff\"}").find("file: line 1, column 8: this is not JSON: ") == 0);
    CHECK(recordFault(std::string("{\"a\": \0}", 8)) == "file: line 1, column 7: this is not JSON: a zero byte");
    CHECK(recordFault(sampleRecord() + std::string(1, '\0')).find("this is not JSON: a zero byte") !=
          std::string::npos);
}

TEST_CASE("values of a wrong type at the top are refused") {
    CHECK(recordFault("[]") == "file: must be an object, not a list");
    CHECK(recordFault("17") == "file: must be an object, not a whole number");
    CHECK(recordFault("null") == "file: must be an object, not nothing (null)");
}

TEST_CASE("a member given twice is refused") {
    const std::string twice = replaced(sampleRecord(), "\"name\": \"Ben\"", "\"name\": \"Ben\", \"name\": \"Bob\"");
    CHECK(recordFault(twice) == "file: players[1]: \"name\" is given twice");
}

TEST_CASE("deep nesting is refused without overflowing the stack") {
    CHECK(recordFault(repeated("[", 100'000)).find("nested more than 32 levels deep") != std::string::npos);
    CHECK(recordFault(repeated("{\"a\":", 100'000)).find("nested more than 32 levels deep") != std::string::npos);
    const std::string inside = "\"title\": " + repeated("[", 50'000) + repeated("]", 50'000) + ", \"version\": 1";
    CHECK(recordFault(replaced(sampleRecord(), "\"version\": 1", inside)).find("file: title[0][0]") == 0);
}

TEST_CASE("a flood of small values is refused before it fills the memory") {
    const std::string flood = "{\"a\": [" + repeated("0,", 2'500'000) + "0]}";
    CHECK(recordFault(flood) == "file: holds more than 2000000 values");
}

TEST_CASE("a record cut off anywhere is refused") {
    const std::string text = io::writeRecord(GENERATE(test::randomGame, test::randomKidsGame)(3));
    REQUIRE(isAccepted(text));
    for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
        INFO("cut after " << length << " bytes");
        REQUIRE_FALSE(isAccepted(text.substr(0, length)));
    }
}

TEST_CASE("a record with flipped bytes is either good or refused") {
    const std::string text = io::writeRecord(GENERATE(test::randomGame, test::randomKidsGame)(4));
    engine::Random random(20);
    for (int i = 0; i < 1500; ++i) {
        std::string damaged = text;
        for (int flips = 1 + i % 3; flips > 0; --flips) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(damaged.size()));
            damaged[at] = static_cast<char>(damaged[at] ^ static_cast<char>(1u << random.below(8)));
        }
        INFO(damaged);
        REQUIRE_NOTHROW((void)isAccepted(damaged));
    }
}

TEST_CASE("a record with pieces cut out or doubled is either good or refused") {
    const std::string text = io::writeRecord(GENERATE(test::randomGame, test::randomKidsGame)(5));
    engine::Random random(21);
    for (int i = 0; i < 600; ++i) {
        const std::size_t from = random.below(static_cast<std::uint32_t>(text.size()));
        const std::size_t length = random.below(40);
        std::string damaged = text;
        if (i % 2 == 0) {
            damaged.erase(from, length);
        } else {
            damaged.insert(from, text.substr(random.below(static_cast<std::uint32_t>(text.size())), length));
        }
        INFO(damaged);
        REQUIRE_NOTHROW((void)isAccepted(damaged));
    }
}
