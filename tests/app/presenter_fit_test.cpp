// Every step of every lesson in every language, read from six metres.
#include <array>

#include "app/sample_lesson.h"
#include "language/language.h"
#include "lessons/lesson_run.h"
#include "lessons/lesson_shelf.h"
#include "presenter/slide_layout.h"
#include "remparts/io/resources.h"
#include "support/catch.h"

using namespace remparts;

namespace {

constexpr std::array projectors{QSize(1024, 768), QSize(1920, 1080)};

void checkSlide(const panel::LessonSheet& sheet) {
    panel::Slide slide;
    slide.sheet = sheet;
    for (const QSize& size : projectors) {
        const panel::SlideLayout layout = panel::layOutSlide(slide, size);
        CAPTURE(size.width());
        CHECK(layout.fits);
        for (const panel::PlacedRow& row : layout.rows)
            CHECK(panel::seenMinutes(row.font, size.height()) >= panel::leastMinutesOf(row.row.role));
    }
}

// As it begins, as it is played, as it is answered.
void checkStep(app::LessonRun& run, std::size_t step) {
    CAPTURE(run.script().lesson().id, step);
    run.goTo(step);
    checkSlide(run.sheet());
    run.playAll();
    checkSlide(run.sheet());
    if (!run.isWaiting()) return;
    run.next();
    checkSlide(run.sheet());
}

}  // namespace

TEST_CASE("Every step of every lesson fits both projectors in every language, at sizes read from six metres") {
    const QString language = QString::fromStdString(GENERATE("en", "nl", "de", "fr", "ru"));
    model::useLanguage(language);
    app::LessonShelf shelf(io::makeTileSetSource(io::programFolder(""), {}));
    model::Session session;
    app::LessonRun run(session);
    std::vector<app::LessonShelf::ScriptPointer> lessons = shelf.lessons();
    REQUIRE_FALSE(lessons.empty());
    lessons.push_back(tests::sampleLesson());
    CAPTURE(language.toStdString());
    for (const auto& script : lessons)
        for (std::size_t step = 0; step < script->spans().size(); ++step) {
            if (step == 0) run.start(script);
            checkStep(run, step);
        }
    model::useLanguage(QStringLiteral("en"));
}
