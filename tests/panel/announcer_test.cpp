// What screen readers are told.
#include "announcer.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "support/catch.h"

namespace remparts::test {
namespace {

/// Keeps what it sends, with the name that it had then: a test runs where nobody listens.
class Heard : public panel::Announcer {
  public:
    using Announcer::Announcer;
    struct Sent {
        QAccessible::Event type;
        QString name;
        friend bool operator==(const Sent&, const Sent&) = default;
    };
    std::vector<Sent> sent;

  protected:
    void send(QAccessibleEvent& event) override {
        REQUIRE(event.object() == this);
        sent.push_back({event.type(), accessibleName()});
    }
};

}  // namespace

TEST_CASE("What is said in one turn of the event loop is spoken together, as a new name and in one alert") {
    QWidget window;
    Heard announcer(&window);
    QSignalSpy spoken(&announcer, &panel::Announcer::spoken);
    announcer.say(QStringLiteral("Anna laid m21"));
    announcer.say({});
    announcer.say(QStringLiteral("Ben: lay the tile"));
    REQUIRE(QTest::qWaitFor([&] { return spoken.count() == 1; }));
    CHECK(announcer.accessibleName() == QStringLiteral("Anna laid m21. Ben: lay the tile"));
    REQUIRE(announcer.sent.size() == 1);
    CHECK(announcer.sent[0] == Heard::Sent{QAccessible::Alert, announcer.accessibleName()});
}

TEST_CASE("The announcer has the role of an alert and is in nobody's way") {
    QWidget window;
    panel::Announcer announcer(&window);
    const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&announcer);
    REQUIRE(told);
    CHECK(told->role() == QAccessible::AlertMessage);
    CHECK(announcer.focusPolicy() == Qt::NoFocus);
    CHECK(announcer.testAttribute(Qt::WA_TransparentForMouseEvents));
}

TEST_CASE("What was hushed is not spoken") {
    QWidget window;
    panel::Announcer announcer(&window);
    QSignalSpy spoken(&announcer, &panel::Announcer::spoken);
    announcer.say(QStringLiteral("old"));
    announcer.hush();
    announcer.say(QStringLiteral("new"));
    REQUIRE(QTest::qWaitFor([&] { return spoken.count() == 1; }));
    CHECK(spoken.at(0).at(0).toString() == QStringLiteral("new"));
}

}  // namespace remparts::test
