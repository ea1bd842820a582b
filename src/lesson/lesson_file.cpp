#include "remparts/lesson/lesson_file.h"

#include <array>

#include "remparts/io/text_file.h"
#include "step_reader.h"
#include "text_reader.h"

namespace remparts::lesson {
namespace {

constexpr int newestVersion = 1;
constexpr std::size_t longestId = 40;
constexpr std::size_t mostSteps = 100;
constexpr std::size_t mostScenes = 30;

void checkHead(const io::JsonPlace& root) {
    constexpr std::array<std::string_view, 10> members{"format",  "version", "game",    "id",     "place",
                                                       "minutes", "title",   "summary", "record", "steps"};
    const io::JsonPlace format = root.member("format");
    if (format.text() != "remparts-lesson") format.fail("this is not a lesson (\"remparts-lesson\")");
    const io::JsonPlace version = root.member("version");
    const int number = version.integer(1, 1'000'000);
    if (number > newestVersion)
        version.fail("version ", number, " is newer than this program, which reads version 1");
    root.checkMembers(members);
}

std::string readId(const io::JsonPlace& place) {
    const std::string& id = place.label(longestId);
    if (id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
        place.fail("must be of small letters, digits and -, not ", io::quoteBriefly(id));
    return id;
}

std::vector<LessonStep> readSteps(const io::JsonPlace& list, const io::Record& record, const RecordSource& records) {
    if (list.size() == 0 || list.size() > mostSteps) list.fail("must hold 1 to ", mostSteps, " steps");
    std::vector<LessonStep> steps;
    const engine::GameSetup* setup = record.setup.get();
    std::size_t scenes = 1;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const LessonStep& step = steps.emplace_back(readStep(list[i], *setup, records));
        if (!step.record) continue;
        setup = step.record->setup.get();
        if (++scenes > mostScenes) list[i].fail("a lesson has at most ", mostScenes, " scenes");
    }
    return steps;
}

Lesson readTree(const io::JsonPlace& root, std::string_view file, const RecordSource& records) {
    checkHead(root);
    Lesson lesson;
    lesson.file = file;
    const auto game = root.member("game").word(io::gameWords);
    lesson.id = readId(root.member("id"));
    lesson.place = root.member("place").integer(1, 99);
    lesson.minutes = root.member("minutes").integer(1, 30);
    const std::vector<Value> noValues;
    const TextReader texts(game, noValues);
    lesson.title = texts.read(root.member("title"), longestTitle);
    lesson.summary = texts.read(root.member("summary"), longestSummary);
    lesson.record = records.read(root.member("record"), game);
    lesson.steps = readSteps(root.member("steps"), lesson.record, records);
    return lesson;
}

Lesson parse(std::string_view json, const std::string& file, const RecordSource& records) {
    const io::JsonValue tree = io::parseJson(json, file);
    return readTree(io::JsonPlace(tree, file), file, records);
}

}  // namespace

Lesson readLesson(const std::filesystem::path& file, const io::TileSetSource& tiles) {
    return parse(io::readTextFile(file), file.string(), RecordSource(file.parent_path(), tiles));
}

Lesson parseLesson(std::string_view json, std::string_view name, const io::TileSetSource& tiles) {
    return parse(json, std::string(name), RecordSource(std::nullopt, tiles));
}

}  // namespace remparts::lesson
