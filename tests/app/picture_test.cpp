// Ctrl+Shift+S in the real window: a picture of the size asked for, or none.
#include <sys/resource.h>

#include <QDir>
#include <QImageReader>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "app/window_fixture.h"
#include "gallery/notice_bar.h"
#include "inspect/inspect_bar.h"
#include "look/choice_bar.h"
#include "pictures/picture_desk.h"
#include "pictures/picture_file.h"
#include "support/catch.h"
#include "table/inspection.h"

using namespace remparts;
using tests::answerDialog;
using tests::WindowFixture;

namespace {

void waitForPicture(WindowFixture& game) {
    REQUIRE(QTest::qWaitFor([&] { return !game.window().pictures().isWorking(); }, 60'000));
}

/// While it lives, no file gets longer than so many bytes.
class NarrowDisk {
  public:
    explicit NarrowDisk(rlim_t bytes) : m_before(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_usual);
        const rlimit narrow{bytes, m_usual.rlim_max};
        setrlimit(RLIMIT_FSIZE, &narrow);
    }
    ~NarrowDisk() {
        setrlimit(RLIMIT_FSIZE, &m_usual);
        std::signal(SIGXFSZ, m_before);
    }
    NarrowDisk(const NarrowDisk&) = delete;
    NarrowDisk& operator=(const NarrowDisk&) = delete;

  private:
    void (*m_before)(int);
    rlimit m_usual{};
};

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

TEST_CASE("A picture that has no room on the disk leaves nothing, and the reason is told", "[pictures]") {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.png"));
    QImage noise(300, 300, QImage::Format_RGB32);
    for (int x = 0; x < noise.width(); ++x)
        for (int y = 0; y < noise.height(); ++y) noise.setPixel(x, y, static_cast<unsigned>(x * y * 7919 + x));
    const auto fault = [&] {
        const NarrowDisk narrow(4096);
        return app::writePicture(noise, path);
    }();
    REQUIRE(fault);
    CHECK(fault->contains(QStringLiteral("large.png")));
    CHECK(fault->contains(QString::fromLocal8Bit(std::strerror(EFBIG))));
    CHECK(QDir(folder.path()).isEmpty());
    CHECK_FALSE(app::writePicture(noise, path));
}

TEST_CASE("What is told about a picture hides neither the timeline nor the bar of inspection", "[window][pictures]") {
    WindowFixture game;
    game.startGame(2, 3);
    game.window().pictures().begin(smallPicture(game.file(QStringLiteral("a.png"))));
    panel::NoticeBar& notice = game.window().pictures().notice();
    const auto below = [&](const QWidget& widget, int y) { return widget.mapTo(&game.window(), QPoint(0, y)).y(); };
    CHECK(notice.isVisible());
    CHECK(below(notice, notice.height()) <= below(game.city(), game.city().height()));
    game.press(Qt::Key_I);
    waitForPicture(game);
    CHECK(notice.isVisible());
    CHECK(below(notice, notice.height()) <= below(game.table().inspection().bar(), 0));
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
