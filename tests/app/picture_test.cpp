// Ctrl+Shift+S in the real window: a picture of the size asked for, or none.
#include <QImageReader>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include "app/window_fixture.h"
#include "gallery/notice_bar.h"
#include "look/choice_bar.h"
#include "picture_desk.h"
#include "support/catch.h"

using namespace remparts;
using tests::answerDialog;
using tests::WindowFixture;

namespace {

void waitForPicture(WindowFixture& game) {
    REQUIRE(QTest::qWaitFor([&] { return !game.window().pictures().isWorking(); }, 60'000));
}

app::PictureChoice smallPicture(const QString& path) {
    app::PictureChoice choice;
    choice.size = {700, 300};
    choice.path = path;
    return choice;
}

}  // namespace

TEST_CASE("The dialog saves a picture of the size asked for", "[window][pictures]") {
    WindowFixture game;
    game.startGame(2, 3);
    const QString path = game.file(QStringLiteral("mine.png"));
    answerDialog([&] { game.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier); },
                 [&](QWidget& dialog) {
                     const auto bars = dialog.findChildren<panel::ChoiceBar*>();
                     REQUIRE(bars.size() == 3);
                     bars[0]->choose(4);
                     const auto sides = dialog.findChildren<QSpinBox*>();
                     REQUIRE(sides.size() == 2);
                     sides[0]->setValue(640);
                     sides[1]->setValue(260);
                     for (QLineEdit* line : dialog.findChildren<QLineEdit*>())
                         if (line->accessibleName() == QStringLiteral("File")) line->setText(path);
                     for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
                         if (button->text() == QStringLiteral("Save")) QTest::mouseClick(button, Qt::LeftButton);
                 });
    waitForPicture(game);
    CHECK(QImageReader(path).size() == QSize(640, 260));
    CHECK(game.window().pictures().notice().isVisible());
    CHECK(game.window().pictures().notice().text().contains(QStringLiteral("mine.png")));
}

TEST_CASE("A picture as on the screen has the screen's time of day", "[window][pictures]") {
    WindowFixture game;
    game.startGame(2, 3);
    const auto lightnessAt = [&](geometry::TimeOfDay time) {
        game.table().city().setTime(time);
        const QString path = game.file(QStringLiteral("light.png"));
        game.window().pictures().begin(smallPicture(path));
        waitForPicture(game);
        return QImage(path)
            .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .pixelColor(0, 0)
            .lightness();
    };
    CHECK(lightnessAt(geometry::TimeOfDay::Night) + 20 < lightnessAt(geometry::TimeOfDay::Noon));
}

TEST_CASE("A picture that is stopped leaves no file, and the next one can be made", "[window][pictures]") {
    WindowFixture game;
    game.startGame(2, 3);
    const QString path = game.file(QStringLiteral("stopped.png"));
    game.window().pictures().begin(smallPicture(path));
    REQUIRE(game.window().pictures().isWorking());
    game.click(game.button(QStringLiteral("Stop")));
    CHECK_FALSE(game.window().pictures().isWorking());
    QApplication::processEvents();
    CHECK_FALSE(QFileInfo::exists(path));
    game.window().pictures().begin(smallPicture(path));
    waitForPicture(game);
    CHECK(QImageReader(path).size() == QSize(700, 300));
}

TEST_CASE("A picture that cannot be written is told in words", "[window][pictures]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.window().pictures().begin(smallPicture(game.file(QStringLiteral("nowhere/a.png"))));
    waitForPicture(game);
    CHECK(game.window().pictures().notice().text().contains(QStringLiteral("nowhere")));
    CHECK(game.window().pictures().notice().isVisible());
}

TEST_CASE("The game goes on while a picture is drawn, which shows the position it was asked for",
          "[window][pictures]") {
    WindowFixture game;
    game.startGame(2, 3);
    const QString before = game.file(QStringLiteral("before.png"));
    const QString after = game.file(QStringLiteral("after.png"));
    game.window().pictures().begin(smallPicture(before));
    game.pointAtTable({0, 0});
    game.clickTable({0, 0});
    CHECK(game.session().game().cursor() == 1);
    waitForPicture(game);
    game.window().pictures().begin(smallPicture(after));
    waitForPicture(game);
    CHECK_FALSE(QImage(before) == QImage(after));
}
