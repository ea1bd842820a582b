#include "app/window_fixture.h"

#include <QApplication>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include "camera_control.h"
#include "look/appearance.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/io/resources.h"
#include "support/catch.h"

namespace remparts::tests {

namespace {

const io::TileSetSource& tileSource() {
    static const io::TileSetSource source = io::makeTileSetSource(io::programFolder(""), {});
    return source;
}

}  // namespace

WindowFixture::WindowFixture() {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toUtf8());
    panel::Appearance look = panel::appearance();
    look.fingers = false;  // another test may have touched
    panel::setAppearance(look);
    open();
}

void WindowFixture::open() {
    m_window = std::make_unique<app::MainWindow>(tileSource());
    m_window->resize(1280, 800);
    m_window->show();
    REQUIRE(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(m_window.get()));
}

void WindowFixture::restart() {
    m_window->hide();
    m_window.reset();
    open();
}

WindowFixture::~WindowFixture() {
    m_window->hide();
    m_window.reset();
}

QAbstractButton& WindowFixture::button(const QString& text) {
    const auto find = [&]() -> QAbstractButton* {
        for (QAbstractButton* each : m_window->findChildren<QAbstractButton*>())
            if (each->isVisible() && (each->text() == text || each->accessibleName() == text)) return each;
        return nullptr;
    };
    // A page that is made anew, as the start page is once it is known what was left, shows a moment later.
    QAbstractButton* found = find();
    if (!found && QTest::qWaitFor([&] { return (found = find()) != nullptr; }, 3000)) return *found;
    if (found) return *found;
    FAIL("no button \"" << text.toStdString() << "\" to be seen");
    throw std::logic_error("unreachable");
}

void WindowFixture::click(QAbstractButton& button) {
    REQUIRE(button.isEnabled());
    QTest::mouseClick(&button, Qt::LeftButton);
}

void WindowFixture::startByMouse() {
    click(button(QStringLiteral("The City")));
    click(button(QStringLiteral("Start")));
    REQUIRE(session().hasGame());
    REQUIRE(table().isVisible());
}

void WindowFixture::startKidsByMouse() {
    click(button(QStringLiteral("The Kids")));
    click(button(QStringLiteral("Play")));
    REQUIRE(session().hasGame());
    REQUIRE(table().isVisible());
}

void WindowFixture::startByKeys() {
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    REQUIRE(session().hasGame());
    REQUIRE(table().isVisible());
}

void WindowFixture::startGame(int players, std::uint64_t seed, const engine::GameOptions& options) {
    constexpr engine::PlayerColor colors[] = {engine::PlayerColor::Red, engine::PlayerColor::Blue,
                                              engine::PlayerColor::Green, engine::PlayerColor::Yellow};
    std::vector<engine::Player> seats;
    for (int i = 0; i < players; ++i) seats.push_back({"Player " + std::to_string(i + 1), colors[i], {}});
    const bool kids = std::holds_alternative<engine::KidsOptions>(options);
    const auto tiles = tileSource()(kids ? engine::GameKind::Kids : engine::GameKind::City);
    session().start(engine::dealGame(tiles, seats, options, seed));
    m_window->showTable();
}

// Nobody points at what lies behind a bar or outside of the view; a flight of the camera may lead past such a place.
std::optional<QPoint> WindowFixture::pixelInSight(model::TablePoint at, double height) {
    const std::optional<QPointF> projected = city().project(at, height);
    if (!projected) return std::nullopt;
    const QPoint pixel = projected->toPoint();
    const bool inSight = city().rect().adjusted(2, 2, -2, -2).contains(pixel) && !city().childAt(pixel);
    return inSight ? std::optional(pixel) : std::nullopt;
}

QPoint WindowFixture::pixelOf(model::TablePoint at, double height) {
    std::optional<QPoint> pixel = pixelInSight(at, height);
    if (!pixel && city().camera().isMoving()) {
        city().camera().finish();
        pixel = pixelInSight(at, height);
    }
    if (!pixel) {
        city().frameAll();
        city().camera().finish();
        pixel = pixelInSight(at, height);
    }
    REQUIRE(pixel);
    return *pixel;
}

void WindowFixture::pointAtTable(model::TablePoint at, double height) {
    QTest::mouseMove(&city(), pixelOf(at, height));
    QApplication::processEvents();
}

void WindowFixture::clickTable(model::TablePoint at, double height, Qt::MouseButton button) {
    pointAtTable(at, height);
    QTest::mouseClick(&city(), button, Qt::NoModifier, pixelOf(at, height));
    QApplication::processEvents();
}

void WindowFixture::touchTable(model::TablePoint at, double height) {
    static QPointingDevice* const screen = QTest::createTouchDevice();
    const QPoint pixel = pixelOf(at, height);
    QTest::touchEvent(&city(), screen).press(0, pixel, &city());
    QTest::touchEvent(&city(), screen).release(0, pixel, &city());
    QApplication::processEvents();
}

void WindowFixture::wheelOverTable(model::TablePoint at, int notches) {
    const QPointF pixel = pixelOf(at, 0);
    QWheelEvent event(pixel, city().mapToGlobal(pixel), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&city(), &event);
}

void WindowFixture::press(int key, Qt::KeyboardModifiers modifiers) {
    QWidget* target = QApplication::focusWidget();
    REQUIRE(target != nullptr);
    QTest::keyClick(target, static_cast<Qt::Key>(key), modifiers);
    QApplication::processEvents();
}

void answerDialog(const std::function<void()>& trigger, const std::function<void(QWidget&)>& answer) {
    bool answered = false;
    QTimer waiting;
    QObject::connect(&waiting, &QTimer::timeout, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr) return;
        waiting.stop();
        answered = true;
        answer(*dialog);
    });
    waiting.start(10);
    trigger();
    REQUIRE(answered);
}

}  // namespace remparts::tests
