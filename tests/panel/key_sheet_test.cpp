// The sheet of keys as a page.
#include "keys/key_sheet.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "panel_support.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

std::vector<panel::KeyGroup> groups(int lines) {
    std::vector<panel::KeyGroup> result;
    for (int group = 0; group < 4; ++group) {
        panel::KeyGroup one{QStringLiteral("Group %1").arg(group), {}};
        for (int line = 0; line < lines; ++line)
            one.lines.push_back({{QStringLiteral("Ctrl+Shift+Left"), QStringLiteral("K")},
                                 QStringLiteral("what this key does, told in rather more words than one would like"),
                                 {}});
        result.push_back(one);
    }
    return result;
}

}  // namespace

TEST_CASE("Nothing is cut on the sheet of keys; it stands in two columns only where they fit") {
    QWidget window;
    const auto size = GENERATE(QSize(1280, 800), QSize(1024, 700), QSize(600, 500));
    window.resize(size);
    panel::KeySheet sheet(groups(6), &window);
    CHECK(sheet.width() <= size.width());
    CHECK(sheet.height() <= size.height());
    present(sheet, sheet.size());
    CHECK(faultsOf(sheet) == std::vector<std::string>{});
    CHECK(sheet.isWide() == (size.width() >= 1024));
}

TEST_CASE("A long sheet of keys scrolls by the keys; Escape and F1 close it") {
    QWidget window;
    window.resize(800, 600);
    panel::KeySheet sheet(groups(20), &window);
    present(sheet, sheet.size());
    const QScrollBar* bar = sheet.findChild<QScrollArea*>()->verticalScrollBar();
    REQUIRE(bar->maximum() > 0);
    QTest::keyClick(&sheet, Qt::Key_End);
    CHECK(bar->value() == bar->maximum());
    QTest::keyClick(&sheet, Qt::Key_PageUp);
    CHECK(bar->value() < bar->maximum());
    const auto key = GENERATE(Qt::Key_Escape, Qt::Key_F1);
    sheet.show();
    QTest::keyClick(&sheet, key);
    CHECK_FALSE(sheet.isVisible());
}

}  // namespace remparts::test
