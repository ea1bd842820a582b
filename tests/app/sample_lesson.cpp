#include "app/sample_lesson.h"

#include "remparts/io/resources.h"
#include "remparts/lesson/lesson_file.h"

namespace remparts::tests {

std::filesystem::path sampleLessonFile() {
    return REMPARTS_SOURCE_DIR "/tests/app/lessons/sample.json";
}

std::shared_ptr<const lesson::Script> sampleLesson() {
    static const auto script = std::make_shared<const lesson::Script>(
        lesson::readLesson(sampleLessonFile(), io::makeTileSetSource(io::programFolder(""))));
    return script;
}

}  // namespace remparts::tests
