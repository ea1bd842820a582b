// Nothing is cut off: every page and phase in windows of several sizes, with usual text and with text twice as large.
// With REMPARTS_PICTURES set to a folder, each is drawn into it, to be looked at.
#include <QAbstractScrollArea>
#include <QApplication>
#include <QSettings>
#include <QSlider>
#include <QTest>

#include "app/window_states.h"
#include "export/export_dialog.h"
#include "gallery/gallery_desk.h"
#include "look/text.h"
#include "pictures/picture_dialog.h"
#include "preferences/preferences.h"
#include "preferences/settings_dialog.h"
#include "support/catch.h"
#include "table/table_side.h"
#include "table_show.h"

using namespace remparts;
using namespace remparts::tests;

namespace {

using Faults = std::vector<std::string>;

struct Shape {
    QSize window;
    int textPercent;
    app::ThemeChoice theme = app::ThemeChoice::Light;
};
constexpr std::array usualShapes{Shape{{1024, 700}, 100}, Shape{{1280, 720}, 100}, Shape{{1920, 1080}, 100}};
constexpr std::array themedShapes{Shape{{1280, 720}, 100, app::ThemeChoice::Dark},
                                  Shape{{1024, 700}, 100, app::ThemeChoice::HighContrast}};
constexpr std::array largeShapes{Shape{{1024, 700}, 200}, Shape{{1280, 720}, 200}};

std::string nameOf(const QWidget& widget) {
    const QString name = widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
    return std::string(widget.metaObject()->className()) + " \"" + name.toStdString() + '"';
}

bool isControl(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QSlider*>(&widget);
}

// What scrolls has its room within the scroll's content, however little of that is in sight.
void addClipped(const QWidget& widget, const QWidget& window, Faults& faults) {
    const QRect box(QPoint(0, 0), widget.size());
    for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(above->parentWidget());
        if (area && area->viewport() == above) return;
        if (!above->rect().contains(QRect(widget.mapTo(above, QPoint(0, 0)), box.size()))) {
            faults.push_back(nameOf(widget) + " leaves " + nameOf(*above));
            return;
        }
        if (above == &window) return;
    }
}

void addSqueezed(const QWidget& widget, Faults& faults) {
    const QSize least = widget.minimumSizeHint();
    if (!isControl(widget) || (widget.width() >= least.width() && widget.height() >= least.height())) return;
    faults.push_back(nameOf(widget) + " has less room than it needs");
}

void addOverlaps(const QList<QWidget*>& shown, Faults& faults) {
    for (const QWidget* one : shown)
        for (const QWidget* two : shown) {
            if (one >= two || !isControl(*one) || !isControl(*two) || one->parentWidget() != two->parentWidget())
                continue;
            if (one->geometry().intersects(two->geometry()))
                faults.push_back(nameOf(*one) + " lies over " + nameOf(*two));
        }
}

Faults faultsOf(QWidget& window) {
    Faults faults;
    QList<QWidget*> shown;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisibleTo(&window) && widget->window() == &window && !widget->size().isEmpty()) shown << widget;
    for (const QWidget* widget : shown) {
        addClipped(*widget, window, faults);
        addSqueezed(*widget, faults);
    }
    addOverlaps(shown, faults);
    return faults;
}

void keepPicture(const QPixmap& picture, const std::string& name) {
    const QString folder = qEnvironmentVariable("REMPARTS_PICTURES");
    if (!folder.isEmpty()) picture.save(QStringLiteral("%1/%2.png").arg(folder, QString::fromStdString(name)));
}

// Draws the window and tells what is wrong in it.
void checkFits(QWidget& window, const std::string& name) {
    for (int k = 0; k < 3; ++k) QApplication::processEvents();
    Faults faults = faultsOf(window);
    const panel::CutTextWatch watch;
    keepPicture(window.grab(), name);
    for (const QString& text : watch.texts()) faults.push_back("cut: " + text.toStdString());
    CAPTURE(name);
    CHECK(faults == Faults());
}

struct FittingWindow : WindowFixture {
    FittingWindow() {
        table().setMotion(false);
        window().setMinimumSize(1, 1);
    }
    ~FittingWindow() { window().preferences().reset(); }

    template <std::size_t Count>
    void checkState(const std::string& name, const std::array<Shape, Count>& shapes) {
        for (const Shape& shape : shapes) {
            window().preferences().setTextPercent(shape.textPercent);
            window().preferences().setTheme(shape.theme);
            window().resize(shape.window);
            checkFits(window(), name + "-" + std::to_string(shape.window.width()) + "x" +
                                    std::to_string(shape.window.height()) + "-" + std::to_string(shape.textPercent) +
                                    "-" + std::to_string(static_cast<int>(shape.theme)));
        }
    }

    // Plays the first of several legal actions, in turn, until the phase comes.
    bool playUntil(engine::Phase phase, std::size_t fewestTiles) {
        for (std::size_t step = 0; step < 2000 && !session().state().isOver(); ++step) {
            const engine::GameState& state = session().state();
            if (state.decision.phase == phase && state.board.tiles().size() >= fewestTiles) return true;
            const auto legal = session().game().rules().legalActions(state);
            (void)session().play(engine::Action(legal[(step * 7) % legal.size()]));
        }
        return session().state().decision.phase == phase;
    }
};

template <std::size_t Count>
void checkPages(const std::array<Shape, Count>& shapes) {
    FittingWindow game;
    game.checkState("start", shapes);
    game.click(game.button(QStringLiteral("The City")));
    game.checkState("setup-city", shapes);
    game.window().showStart();
    game.click(game.button(QStringLiteral("The Kids")));
    game.checkState("setup-kids", shapes);
    game.window().showGallery();
    game.checkState("gallery", shapes);
    for (const Shape& shape : shapes) {
        game.window().preferences().setTextPercent(shape.textPercent);
        game.window().preferences().setTheme(shape.theme);
        game.window().resize(shape.window);
        QApplication::processEvents();
        app::SettingsDialog dialog(game.window().preferences(), &game.window());
        dialog.show();
        checkFits(dialog, "settings-" + std::to_string(shape.window.width()) + "-" +
                              std::to_string(shape.textPercent) + "-" +
                              std::to_string(static_cast<int>(shape.theme)));
        CHECK(dialog.width() <= shape.window.width());
        CHECK(dialog.height() <= shape.window.height());
    }
}

template <std::size_t Count>
void checkCity(const std::array<Shape, Count>& shapes) {
    using engine::Phase;
    FittingWindow game;
    game.window().preferences().setConfirmStep(true);
    for (const auto& [phase, name] : {std::pair{Phase::Tile, "tile"},
                                      {Phase::Follower, "follower"},
                                      {Phase::Gate, "gate"},
                                      {Phase::Wall, "wall"},
                                      {Phase::Guard, "guard"},
                                      {Phase::Tower, "tower"}}) {
        game.startGame(4, 5);
        REQUIRE(game.playUntil(phase, 4));
        game.checkState(std::string("city-") + name, shapes);
        game.turn().moveSelection(0, 1);
        game.turn().confirm();
        game.checkState(std::string("city-confirm-") + name, shapes);
        game.turn().takeBack();
    }
    REQUIRE_FALSE(game.playUntil(Phase::Draw, 1000));
    REQUIRE(game.session().state().isOver());
    game.checkState("city-result", shapes);
}

template <std::size_t Count>
void checkKids(const std::array<Shape, Count>& shapes) {
    FittingWindow game;
    game.startGame(4, 5, engine::KidsOptions{3});
    for (const auto& [phase, name] : {std::pair{engine::Phase::Draw, "draw"}, {engine::Phase::Tile, "tile"}}) {
        REQUIRE(game.playUntil(phase, 6));
        game.checkState(std::string("kids-") + name, shapes);
    }
    game.turn().moveSelection(0, 1);
    game.checkState("kids-turning", shapes);
    REQUIRE_FALSE(game.playUntil(engine::Phase::Gate, 1000));
    game.checkState("kids-result", shapes);
}

template <std::size_t Count>
void checkLessons(const std::array<Shape, Count>& shapes) {
    FittingWindow game;
    for (const WindowState& state : lessonStates()) {
        state.bring(game);
        game.checkState(state.name, shapes);
    }
}

}  // namespace

// A dialog may be no larger than the window that it stands before.
template <std::size_t Count>
void checkDialogs(const std::array<Shape, Count>& shapes) {
    FittingWindow game;
    game.startGame(2, 5);
    for (const Shape& shape : shapes) {
        game.window().preferences().setTextPercent(shape.textPercent);
        game.window().resize(shape.window);
        QApplication::processEvents();
        QSettings settings;
        const std::string end = "-" + std::to_string(shape.window.width()) + "-" + std::to_string(shape.textPercent);
        app::PictureDialog picture(settings, game.city().size(), QStringLiteral("city"), &game.window());
        app::ExportDialog taking(game.session(), &game.window());
        for (const auto& [dialog, name] :
             {std::pair<QDialog*, std::string>{&picture, "picture"}, {&taking, "export"}}) {
            dialog->show();
            checkFits(*dialog, name + end);
            CAPTURE(name, dialog->width(), dialog->height());
            CHECK(dialog->width() <= shape.window.width());
            CHECK(dialog->height() <= shape.window.height());
            dialog->hide();
        }
    }
}

TEST_CASE("Nothing of the pages is cut off", "[window][fit]") {
    checkPages(usualShapes);
}

TEST_CASE("Nothing at the table of The City is cut off", "[window][fit]") {
    checkCity(usualShapes);
}

TEST_CASE("Nothing at the table of The Kids is cut off", "[window][fit]") {
    checkKids(usualShapes);
}

TEST_CASE("Nothing of the lessons is cut off", "[window][fit][lessons]") {
    checkLessons(usualShapes);
}

TEST_CASE("Dark and in high contrast nothing of the lessons is cut off", "[window][fit][lessons]") {
    checkLessons(themedShapes);
}

TEST_CASE("With text twice as large nothing of the lessons is cut off", "[window][fit][large][lessons]") {
    checkLessons(largeShapes);
}

TEST_CASE("Dark and in high contrast nothing is cut off", "[window][fit]") {
    checkPages(themedShapes);
    checkCity(themedShapes);
    checkKids(themedShapes);
}

TEST_CASE("With text twice as large nothing of the pages is cut off", "[window][fit][large]") {
    checkPages(largeShapes);
}

TEST_CASE("With text twice as large nothing at the table of The City is cut off", "[window][fit][large]") {
    checkCity(largeShapes);
}

TEST_CASE("With text twice as large nothing at the table of The Kids is cut off", "[window][fit][large]") {
    checkKids(largeShapes);
}

TEST_CASE("Nothing of the dialogs is cut off", "[window][fit]") {
    checkDialogs(usualShapes);
}

TEST_CASE("With text twice as large nothing of the dialogs is cut off", "[window][fit][large]") {
    checkDialogs(largeShapes);
}
