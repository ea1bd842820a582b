// Every rule number that is drawn leads to its rule.
#include "look/rule_links.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "look/labels.h"
#include "look/plates.h"
#include "panel_support.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

/// Draws what a test wants, and counts the clicks that reach it.
class Canvas : public QWidget {
  public:
    using QWidget::QWidget;
    std::function<void(QPainter&)> draw;
    int presses = 0;

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (draw) draw(painter);
    }
    void mousePressEvent(QMouseEvent*) override { ++presses; }
};

void moveOver(QWidget& widget, QPointF place) {
    QMouseEvent move(QEvent::MouseMove, place, widget.mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&widget, &move);
}

struct Asked {
    QSignalSpy spy{&panel::ruleLinks(), &panel::RuleLinks::requested};
    [[nodiscard]] QStringList rules() const {
        QStringList all;
        for (const auto& call : spy) all << call[0].toString();
        return all;
    }
};

}  // namespace

TEST_CASE("A click on a badge asks for its rule and reaches nothing else; beside it everything is as ever") {
    Canvas canvas;
    canvas.draw = [](QPainter& painter) {
        painter.translate(100, 0);
        panel::drawRuleBadge(painter, {20, 50}, QStringLiteral("C4.2"));
    };
    present(canvas, {400, 200});
    Asked asked;
    moveOver(canvas, {130, 50});
    CHECK(canvas.cursor().shape() == Qt::PointingHandCursor);
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, {130, 50});
    CHECK(asked.rules() == QStringList{QStringLiteral("C4.2")});
    CHECK(canvas.presses == 0);
    moveOver(canvas, {30, 50});
    CHECK(canvas.cursor().shape() == Qt::ArrowCursor);
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, {30, 50});
    CHECK(asked.rules().size() == 1);
    CHECK(canvas.presses == 1);
}

TEST_CASE("A finger on a badge asks for its rule and reaches nothing else") {
    static QPointingDevice* const screen = QTest::createTouchDevice();
    Canvas canvas;
    canvas.setAttribute(Qt::WA_AcceptTouchEvents);
    canvas.draw = [](QPainter& painter) { panel::drawRuleBadge(painter, {20, 50}, QStringLiteral("C4.2")); };
    present(canvas, {400, 200});
    Asked asked;
    QTest::touchEvent(&canvas, screen).press(0, {30, 52}, &canvas);
    QTest::touchEvent(&canvas, screen).release(0, {30, 52}, &canvas);
    CHECK(asked.rules() == QStringList{QStringLiteral("C4.2")});
    CHECK(canvas.presses == 0);
}

TEST_CASE("A number is no link any more when it is gone") {
    Canvas canvas;
    canvas.draw = [](QPainter& painter) { panel::drawRuleBadge(painter, {20, 50}, QStringLiteral("C4.2")); };
    present(canvas, {400, 200});
    CHECK(panel::ruleLinks().at(canvas, {30, 50}) == QStringLiteral("C4.2"));
    canvas.draw = nullptr;
    canvas.repaint();
    CHECK(panel::ruleLinks().at(canvas, {30, 50}).isEmpty());
}

TEST_CASE("Numbers in sentences are links where they stand, on whatever line that is") {
    Canvas canvas;
    const QString sentence =
        QStringLiteral("A long sentence that breaks, because it has to (C4.5), over several lines.");
    canvas.draw = [&](QPainter& painter) {
        panel::drawParagraph(painter, {10, 10, 150, 180}, sentence, {});
        panel::drawText(painter, {200, 10, 190, 20}, QStringLiteral("See C2.3 there"), {});
    };
    present(canvas, {400, 200});
    QStringList found;
    for (int y = 0; y < 200; y += 4)
        for (int x = 0; x < 400; x += 4) found << panel::ruleLinks().at(canvas, QPointF(x, y));
    found.removeDuplicates();
    found.removeAll(QString());
    found.sort();
    CHECK(found == QStringList{QStringLiteral("C2.3"), QStringLiteral("C4.5")});
}

TEST_CASE("What lies over another widget and lets the mouse through has links, too, and the last told goes first") {
    Canvas below;
    Canvas over(&below);
    over.setAttribute(Qt::WA_TransparentForMouseEvents);
    over.resize(400, 200);
    over.draw = [](QPainter& painter) { panel::drawRuleBadge(painter, {20, 50}, QStringLiteral("C2.2")); };
    Canvas card(&below);
    card.setAttribute(Qt::WA_TransparentForMouseEvents);
    card.setGeometry(100, 100, 200, 100);
    card.draw = [](QPainter& painter) { panel::drawRuleBadge(painter, {20, 50}, QStringLiteral("C4.3")); };
    card.hide();
    present(below, {400, 200});
    Asked asked;
    CHECK(panel::ruleLinks().told() == QStringLiteral("C2.2"));
    QTest::mouseClick(&below, Qt::LeftButton, {}, {30, 50});
    CHECK(asked.rules() == QStringList{QStringLiteral("C2.2")});
    CHECK(below.presses == 0);
    card.show();
    present(below, {400, 200});
    over.repaint();
    CHECK(panel::ruleLinks().told() == QStringLiteral("C4.3"));
    QTest::mouseClick(&below, Qt::LeftButton, {}, {130, 150});
    CHECK(asked.rules().back() == QStringLiteral("C4.3"));
    card.hide();
    CHECK(panel::ruleLinks().told() == QStringLiteral("C2.2"));
}

TEST_CASE("A badge beside an option is reached by the keyboard and says where it leads") {
    panel::RuleBadge badge(QStringLiteral("C5.2"));
    present(badge, badge.sizeHint());
    Asked asked;
    CHECK(badge.accessibleName().contains(QStringLiteral("C5.2")));
    CHECK(badge.focusPolicy() & Qt::TabFocus);
    QTest::keyClick(&badge, Qt::Key_Return);
    QTest::mouseClick(&badge, Qt::LeftButton);
    CHECK(asked.rules() == QStringList{QStringLiteral("C5.2"), QStringLiteral("C5.2")});
}

}  // namespace remparts::test
