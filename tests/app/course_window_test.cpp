// Every lesson that comes with the program, gone through to its end in the real window by keys, in every language.
#include <QApplication>
#include <QTest>

#include "app/learner.h"
#include "language/language.h"
#include "lesson/lesson_panel.h"
#include "lessons/lesson_stage.h"
#include "look/text.h"
#include "support/catch.h"

using namespace remparts;
using tests::Learner;

namespace {

/// English again for the tests that follow.
struct Speaking {
    explicit Speaking(const QString& code) { model::useLanguage(code); }
    ~Speaking() { model::useLanguage(QStringLiteral("en")); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

/// What is cut off in the panel, or holds more lines than it has room for.
std::string cutIn(Learner& game) {
    for (int k = 0; k < 3; ++k) QApplication::processEvents();  // layouts within layouts
    panel::LessonPanel& panel = game.page().panel();
    const panel::CutTextWatch watch;
    (void)panel.grab();
    QStringList found = watch.texts();
    for (const QWidget* widget : panel.findChildren<QWidget*>())
        if (widget->isVisible() && widget->hasHeightForWidth() &&
            widget->height() < widget->heightForWidth(widget->width()))
            found << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                 widget->accessibleName());
    return found.join(QStringLiteral(" | ")).toStdString();
}

void answer(Learner& game, bool rightly) {
    const panel::QuestionSheet question = *game.run().sheet().question;
    const int choice = rightly ? question.answer : (question.answer + 1) % static_cast<int>(question.choices.size());
    game.press(Qt::Key_1 + choice);
    CHECK(game.run().sheet().feedback == (rightly ? panel::Feedback::Right : panel::Feedback::Wrong));
    CHECK(game.seesInPanel(question.because));
}

void tryWrongChoices(Learner& game) {
    const std::size_t before = game.cursor();
    for (const lesson::WrongChoice& wrong : game.run().lessonStep().task->wrong) {
        game.take(wrong.action);
        CHECK(game.cursor() == before);
        CHECK(game.run().sheet().feedback == panel::Feedback::Wrong);
        CHECK_FALSE(game.run().sheet().told.isEmpty());
        CHECK(cutIn(game) == "");
    }
}

/// With REMPARTS_PICTURES set to a folder, what is seen is drawn into it, to be looked at.
void keepPicture(Learner& game, const char* moment) {
    const QString folder = qEnvironmentVariable("REMPARTS_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(400);  // the picture of rest
    const QString id = QString::fromStdString(game.run().script().lesson().id);
    game.window().grab().save(QStringLiteral("%1/%2-%3-%4.png")
                                  .arg(folder, id)
                                  .arg(game.run().step() + 1, 2, 10, QLatin1Char('0'))
                                  .arg(QLatin1String(moment)));
}

/// From the first step to the end, every question answered, every task done.
void goThrough(Learner& game, bool rightly) {
    while (!game.page().isAtEnd()) {
        const std::size_t step = game.run().step();
        CAPTURE(step);
        CHECK(game.seesInPanel(game.run().sheet().caption));
        CHECK(cutIn(game) == "");
        keepPicture(game, "told");
        if (game.run().waitsForAction()) {
            tryWrongChoices(game);
            game.solveByKeys();
        } else if (game.run().isWaiting()) {
            answer(game, rightly);
        }
        REQUIRE_FALSE(game.run().isWaiting());
        CHECK(cutIn(game) == "");
        if (game.run().lessonStep().task || game.run().lessonStep().question) keepPicture(game, "then");
        game.press(Qt::Key_Right);
        REQUIRE((game.page().isAtEnd() || game.run().step() == step + 1));
    }
}

}  // namespace

TEST_CASE("No lesson that comes with the program is faulty", "[lessons]") {
    Learner game;
    CHECK(game.desk().shelf().faults().join(QLatin1Char('\n')).toStdString() == "");
}

TEST_CASE("Every lesson is drawn", "[.course_pictures]") {
    Learner game;
    game.window().resize(1280, 720);
    for (const auto& script : game.desk().shelf().lessons()) {
        game.desk().begin(script, 0);
        goThrough(game, true);
    }
}

TEST_CASE("Every lesson is gone through in every language, and its words fit", "[whole][course]") {
    for (const model::Language& language : model::languages()) {
        INFO(language.name.toStdString());
        const Speaking speaking(language.code);
        for (const QSize size : {QSize(1024, 700), QSize(1280, 720)}) {
            Learner game;
            game.window().resize(size);
            for (const auto& script : game.desk().shelf().lessons()) {
                INFO(script->lesson().id << " at " << size.width());
                game.desk().begin(script, 0);
                goThrough(game, size.width() == 1024);
                CHECK(cutIn(game) == "");
                CHECK(game.desk().progress().isDone(QString::fromStdString(script->lesson().id)));
            }
        }
    }
}
