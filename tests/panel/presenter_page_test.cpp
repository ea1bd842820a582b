// The page shown to a room, driven by the keys of a keyboard and of a remote.
#include "presenter/presenter_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "announcer.h"
#include "look/button.h"
#include "look/text.h"
#include "panel_support.h"
#include "presenter/jump_list.h"
#include "presenter/pointer_ring.h"
#include "presenter/presenter_bar.h"
#include "presenter_samples.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using panel::PresenterPage;

struct ShownPage : PresenterPage {
    ShownPage() {
        showSlide(toldSlide());
        setJumps({{QStringLiteral("Streets"), QStringLiteral("Anna draws a tile …"), 1},
                  {QStringLiteral("Streets"), QStringLiteral("The street is complete …"), 2},
                  {QStringLiteral("Markets"), QStringLiteral("A market has three kinds …"), 1}});
        present(*this, {1024, 768});
    }
    /// As the mouse comes by; the page has no screen under it.
    void pointAt(QPoint at) {
        QMouseEvent move(QEvent::MouseMove, at, mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(this, &move);
    }
    /// Any key, also those that are not on a Latin keyboard.
    void press(int key) {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, Qt::NoModifier);
            QApplication::sendEvent(this, &event);
        }
    }
};

QStringList drawnOf(QWidget& page) {
    const panel::CutTextWatch watch;
    (void)page.grab();
    return watch.drawn();
}

}  // namespace

TEST_CASE("Keyboard and remote step on and back") {
    ShownPage page;
    QSignalSpy next(&page, &PresenterPage::nextRequested);
    QSignalSpy back(&page, &PresenterPage::backRequested);
    for (const int key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down, Qt::Key_PageDown})
        page.press(key);
    CHECK(next.count() == 5);
    CHECK(back.isEmpty());
    for (const int key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_PageUp, Qt::Key_Backspace}) page.press(key);
    CHECK(next.count() == 5);
    CHECK(back.count() == 4);
}

TEST_CASE("Home, End, Escape, D and the numbers of choices do what they say") {
    ShownPage page;
    QSignalSpy first(&page, &PresenterPage::firstRequested);
    QSignalSpy last(&page, &PresenterPage::lastRequested);
    QSignalSpy end(&page, &PresenterPage::endRequested);
    QSignalSpy theme(&page, &PresenterPage::themeRequested);
    QSignalSpy choice(&page, &PresenterPage::choiceMade);
    for (const int key : {Qt::Key_Home, Qt::Key_End, Qt::Key_Escape, Qt::Key_D, Qt::Key_2}) page.press(key);
    CHECK(first.count() == 1);
    CHECK(last.count() == 1);
    CHECK(end.count() == 1);
    CHECK(theme.count() == 1);
    REQUIRE(choice.count() == 1);
    CHECK(choice[0][0].toInt() == 1);
}

TEST_CASE("B and the full stop of a remote make the screen black; the next key only brings the picture back") {
    const int key = GENERATE(int{Qt::Key_B}, int{Qt::Key_Period}, 0x0418);  // the same key of a Russian keyboard
    ShownPage page;
    QSignalSpy next(&page, &PresenterPage::nextRequested);
    page.press(key);
    REQUIRE(page.isBlack());
    CHECK(page.grab().toImage().pixelColor(512, 700) == QColor(Qt::black));
    page.press(Qt::Key_PageDown);
    CHECK_FALSE(page.isBlack());
    CHECK(next.isEmpty());
    page.press(key);
    page.press(key);
    CHECK_FALSE(page.isBlack());
    page.press(Qt::Key_PageDown);
    CHECK(next.count() == 1);
}

TEST_CASE("The room is asked first; rule, mark and reason come with the answer") {
    ShownPage page;
    page.showSlide(askingSlide());
    const panel::QuestionSheet question = *askingSlide().sheet.question;
    const QStringList asked = drawnOf(page);
    CHECK(asked.contains(question.ask));
    for (const QString& choice : question.choices) CHECK(asked.contains(choice));
    CHECK_FALSE(asked.contains(question.because));
    CHECK_FALSE(asked.contains(QStringLiteral("C4.2")));
    for (const panel::PlacedRow& row : page.placed().rows) CHECK_FALSE(row.row.isMarked);
    CHECK_FALSE(page.accessibleDescription().contains(question.because));

    page.showSlide(answeredSlide());
    const QStringList told = drawnOf(page);
    CHECK(told.contains(question.because));
    CHECK(told.contains(QStringLiteral("C4.2")));
    int marked = 0;
    for (const panel::PlacedRow& row : page.placed().rows)
        if (row.row.isMarked) {
            ++marked;
            CHECK(row.row.text == question.choices[question.answer]);
            CHECK(row.row.mark == panel::SlideRow::Mark::RightNumber);  // a sign beside the colour
        }
    CHECK(marked == 1);
}

TEST_CASE("The jump list is searched by typing and Enter goes there") {
    ShownPage page;
    QSignalSpy jump(&page, &PresenterPage::jumpRequested);
    QSignalSpy next(&page, &PresenterPage::nextRequested);
    page.setJumpRow(1);
    page.press(GENERATE(Qt::Key_J, Qt::Key_G));
    REQUIRE(page.isJumping());
    auto* search = page.findChild<QLineEdit*>();
    auto* list = page.findChild<QListView*>();
    CHECK(list->model()->rowCount() == 3);
    CHECK(list->currentIndex().row() == 1);
    QTest::keyClicks(search, QStringLiteral("market kinds"));
    CHECK(list->model()->rowCount() == 1);
    QTest::keyClick(search, Qt::Key_Return);
    REQUIRE(jump.count() == 1);
    CHECK(jump[0][0].toInt() == 2);
    CHECK_FALSE(page.isJumping());
    CHECK(next.isEmpty());

    page.press(Qt::Key_J);
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(search, Qt::Key_Escape);
    CHECK_FALSE(page.isJumping());
    CHECK(jump.count() == 1);
}

TEST_CASE("P puts a ring round the pointer that follows it, and P takes it away") {
    ShownPage page;
    auto* ring = page.findChild<panel::PointerRing*>();
    page.press(Qt::Key_P);
    REQUIRE(page.hasRing());
    page.pointAt({310, 220});
    CHECK((ring->geometry().center() - QPoint(310, 220)).manhattanLength() <= 2);
    CHECK(ring->height() > page.height() / 10);
    page.press(Qt::Key_P);
    CHECK_FALSE(page.hasRing());
    CHECK(ring->isHidden());
}

TEST_CASE("Buttons come with the mouse and never take the keys of the remote") {
    ShownPage page;
    auto* bar = page.findChild<panel::PresenterBar*>();
    CHECK(bar->isHidden());
    page.pointAt({310, 220});
    REQUIRE(bar->isVisible());
    CHECK(page.placed().stage.toRect().contains(bar->geometry()));
    for (const panel::Button* button : bar->findChildren<panel::Button*>()) {
        CHECK(button->focusPolicy() == Qt::NoFocus);
        CHECK_FALSE(button->accessibleName().isEmpty());
    }
    CHECK(QTest::qWaitFor([&] { return bar->isHidden(); }));
}

TEST_CASE("A click goes on, a right click back") {
    ShownPage page;
    QSignalSpy next(&page, &PresenterPage::nextRequested);
    QSignalSpy back(&page, &PresenterPage::backRequested);
    QTest::mouseClick(&page, Qt::LeftButton, {}, {500, 700});
    QTest::mouseClick(&page, Qt::RightButton, {}, {500, 700});
    CHECK(next.count() == 1);
    CHECK(back.count() == 1);
}

TEST_CASE("What a slide tells is spoken once") {
    ShownPage page;
    QSignalSpy spoken(&page.announcer(), &panel::Announcer::spoken);
    page.showSlide(scoringSlide());
    REQUIRE(QTest::qWaitFor([&] { return spoken.count() == 1; }));
    const QString words = spoken[0][0].toString();
    for (const char* part : {"5 tiles", "× 2", "= 10", "C4.2", "Anna"})
        CHECK(words.contains(QString::fromUtf8(part)));
    page.showSlide(scoringSlide());
    page.showSlide(askingSlide());
    REQUIRE(QTest::qWaitFor([&] { return spoken.count() == 2; }));
    CHECK(spoken[1][0].toString().contains(askingSlide().sheet.question->ask));
}

}  // namespace remparts::test
