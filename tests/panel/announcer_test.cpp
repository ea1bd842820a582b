// What screen readers are told.
#include "announcer.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "support/catch.h"

namespace remparts::test {
namespace {

/// What reaches the accessibility of the system while it lives.
class Heard {
  public:
    Heard() { current = this, m_before = QAccessible::installUpdateHandler(&Heard::hear); }
    ~Heard() { QAccessible::installUpdateHandler(m_before), current = nullptr; }
    [[nodiscard]] int count(QAccessible::Event type) const {
        return static_cast<int>(std::count(m_types.begin(), m_types.end(), type));
    }

  private:
    static void hear(QAccessibleEvent* event) { current->m_types.push_back(event->type()); }
    static inline Heard* current = nullptr;
    std::vector<QAccessible::Event> m_types;
    QAccessible::UpdateHandler m_before;
};

}  // namespace

TEST_CASE("What is said in one turn of the event loop is spoken together, as a new name and as an alert") {
    QWidget window;
    panel::Announcer announcer(&window);
    const Heard heard;
    QSignalSpy spoken(&announcer, &panel::Announcer::spoken);
    announcer.say(QStringLiteral("Anna laid m21"));
    announcer.say({});
    announcer.say(QStringLiteral("Ben: lay the tile"));
    REQUIRE(QTest::qWaitFor([&] { return spoken.count() == 1; }));
    CHECK(announcer.accessibleName() == QStringLiteral("Anna laid m21. Ben: lay the tile"));
    if (!QAccessible::isActive()) return;  // nobody listens on a system without accessibility
    CHECK(heard.count(QAccessible::NameChanged) == 1);
    CHECK(heard.count(QAccessible::Alert) == 1);
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
