// The new-game page: whatever is clicked, only a game that can be played starts.
#include "setup_page.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "look/button.h"
#include "look/choice_bar.h"
#include "pages/beginner_choice.h"
#include "pages/seat_row.h"
#include "pages/sign_button.h"
#include "panel_support.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

using engine::PlayerColor;
using faults = std::vector<std::string>;

model::SetupChoice fourWide() {
    model::SetupChoice choice;
    for (const std::string& name : wideNames(4))
        choice.seats.push_back({QString::fromStdString(name), static_cast<PlayerColor>(choice.seats.size())});
    return choice;
}

QAbstractButton* buttonNamed(const QWidget& page, const QString& name) {
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (button->accessibleName() == name) return button;
    return nullptr;
}

QLineEdit* nameField(const QWidget& page, int player) {
    for (QLineEdit* field : page.findChildren<QLineEdit*>())
        if (field->accessibleName() == QStringLiteral("Name of player %1").arg(player)) return field;
    return nullptr;
}

void click(const QWidget& page, const QString& name) {
    QAbstractButton* button = buttonNamed(page, name);
    REQUIRE(button);
    QTest::mouseClick(button, Qt::LeftButton);
}

}  // namespace

TEST_CASE("Nothing of the new-game page is cut off") {
    const auto window = GENERATE(QSize(1280, 720), QSize(1024, 700));
    panel::SetupPage page;
    present(page, window);
    CHECK(faultsOf(page) == faults{});
    page.setChoice(fourWide());
    QCoreApplication::processEvents();
    CHECK(faultsOf(page) == faults{});
}

TEST_CASE("Taking a colour that somebody has swaps the two") {
    panel::SetupPage page;
    present(page, {1280, 720});
    page.setChoice(fourWide());
    click(page, QStringLiteral("Player 1: yellow cross"));
    CHECK(page.choice().seats[0].color == PlayerColor::Yellow);
    CHECK(page.choice().seats[3].color == PlayerColor::Red);
    CHECK_FALSE(model::faultOf(page.choice()));
}

TEST_CASE("Two to four can sit down, each with a name and a colour of their own") {
    panel::SetupPage page;
    present(page, {1280, 720});
    CHECK(page.choice().seats.size() == 2);
    CHECK_FALSE(buttonNamed(page, QStringLiteral("Player 1 leaves"))->isVisible());
    click(page, QStringLiteral("Add a player"));
    click(page, QStringLiteral("Add a player"));
    CHECK(page.choice().seats.size() == 4);
    CHECK_FALSE(buttonNamed(page, QStringLiteral("Add a player"))->isVisible());
    CHECK_FALSE(model::faultOf(page.choice()));
    click(page, QStringLiteral("Player 2 leaves"));
    CHECK(page.choice().seats.size() == 3);
    CHECK_FALSE(model::faultOf(page.choice()));
}

TEST_CASE("A faulty set-up says what is wrong and does not start") {
    panel::SetupPage page;
    present(page, {1280, 720});
    QSignalSpy started(&page, &panel::SetupPage::startRequested);
    nameField(page, 1)->selectAll();
    QTest::keyClick(nameField(page, 1), Qt::Key_Delete);
    QTest::keyClick(nameField(page, 1), Qt::Key_Return);
    click(page, QStringLiteral("Start"));
    CHECK(started.isEmpty());
    CHECK_FALSE(buttonNamed(page, QStringLiteral("Start"))->isEnabled());
    QTest::keyClicks(nameField(page, 1), QStringLiteral("Zoe"));
    QTest::keyClick(nameField(page, 1), Qt::Key_Return);
    REQUIRE(started.count() == 1);
    CHECK(started.front().front().value<model::SetupChoice>().seats[0].name == QStringLiteral("Zoe"));
}

TEST_CASE("Names have at most 20 characters") {
    panel::SetupPage page;
    present(page, {1280, 720});
    nameField(page, 1)->selectAll();
    QTest::keyClicks(nameField(page, 1), QString(30, 'x'));
    CHECK(page.choice().seats[0].name.size() == model::maxNameLength);
}

TEST_CASE("Who begins stays the same person when another one leaves") {
    panel::SetupPage page;
    present(page, {1280, 720});
    model::SetupChoice choice = fourWide();
    page.setChoice(choice);
    CHECK_FALSE(page.choice().beginner);
    click(page, choice.seats[2].name + QStringLiteral(" begins"));
    CHECK(page.choice().beginner == 2);
    click(page, QStringLiteral("Player 1 leaves"));
    CHECK(page.choice().beginner == 1);
    click(page, QStringLiteral("Player 2 leaves"));
    CHECK_FALSE(page.choice().beginner);
    CHECK_FALSE(model::faultOf(page.choice()));
}

TEST_CASE("The options of the rules are shown and taken over [C5.2] [C6.3] [C6.4]") {
    panel::SetupPage page;
    present(page, {1280, 720});
    CHECK(page.choice().options == engine::CityOptions());
    const auto bars = page.findChildren<panel::ChoiceBar*>();
    REQUIRE(bars.size() == 3);
    for (panel::ChoiceBar* bar : bars) bar->choose(1);
    CHECK(page.choice().options == engine::CityOptions{engine::WallTrigger::Completed, false, false});
}

TEST_CASE("Enter starts, Escape goes back") {
    panel::SetupPage page;
    present(page, {1280, 720});
    QSignalSpy started(&page, &panel::SetupPage::startRequested);
    QSignalSpy left(&page, &panel::SetupPage::backRequested);
    QTest::keyClick(&page, Qt::Key_Return);
    CHECK(started.count() == 1);
    QTest::keyClick(&page, Qt::Key_Escape);
    CHECK(left.count() == 1);
}

}  // namespace remparts::test
