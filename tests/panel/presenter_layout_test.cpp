// What a room reads from six metres: sizes, and that nothing is cut or lies over something else.
#include <QDir>
#include <QTest>

#include "look/appearance.h"
#include "panel_support.h"
#include "presenter/presenter_page.h"
#include "presenter_samples.h"
#include "support/catch.h"

namespace remparts::test {
namespace {

std::vector<NamedSlide> allSlides() {
    std::vector<NamedSlide> slides = usualSlides();
    for (NamedSlide& slide : longestSlides()) slides.push_back(std::move(slide));
    return slides;
}

void keepPicture(QWidget& page, const std::string& name) {
    const QString folder = qEnvironmentVariable("REMPARTS_PICTURES");
    if (folder.isEmpty()) return;
    const QString size = QStringLiteral("%1x%2").arg(page.width()).arg(page.height());
    const QString theme = panel::theme().dark ? QStringLiteral("dark") : QStringLiteral("light");
    (void)page.grab().save(
        QDir(folder).filePath(QStringLiteral("%1-%2-%3.png").arg(QString::fromStdString(name), size, theme)));
}

void useTheme(panel::ThemeKind theme) {
    panel::Appearance look = panel::appearance();
    look.theme = theme;
    panel::setAppearance(look);
}

}  // namespace

TEST_CASE("Every text of a slide is read from six metres, at both sizes of a projector") {
    const auto size = GENERATE(QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080));
    for (const NamedSlide& each : allSlides()) {
        CAPTURE(each.name, size.width());
        const panel::SlideLayout layout = panel::layOutSlide(each.slide, size);
        CHECK(layout.fits);
        CHECK(panel::seenMinutes(layout.label, size.height()) >= panel::leastMinutes);
        for (const panel::PlacedRow& row : layout.rows) {
            const double minutes = panel::seenMinutes(row.font, size.height());
            CHECK(minutes >= panel::leastMinutesOf(row.row.role));
            CHECK(minutes >= panel::leastMinutes);
            const bool isCaption = row.row.role == panel::FarRole::Caption || row.row.role == panel::FarRole::Ask;
            if (isCaption) CHECK(minutes >= panel::easyMinutes);
        }
    }
}

TEST_CASE("The rows of a slide lie inside their part of the page and none over another") {
    const auto size = GENERATE(QSize(1024, 768), QSize(1920, 1080));
    for (const NamedSlide& each : allSlides()) {
        CAPTURE(each.name, size.width());
        const panel::SlideLayout layout = panel::layOutSlide(each.slide, size);
        for (std::size_t k = 0; k < layout.rows.size(); ++k) {
            const QRectF box = layout.rows[k].box;
            CHECK((layout.band.contains(box) || layout.column.contains(box)));
            CHECK_FALSE(box.intersects(layout.title));
            for (std::size_t other = k + 1; other < layout.rows.size(); ++other)
                CHECK_FALSE(box.intersects(layout.rows[other].box));
        }
    }
}

TEST_CASE("Usual words leave the scene more than a third of the page, the longest a fifth") {
    const auto size = GENERATE(QSize(1024, 768), QSize(1920, 1080));
    const double page = static_cast<double>(size.width()) * size.height();
    const auto share = [&](const panel::Slide& slide) {
        const QRectF stage = panel::layOutSlide(slide, size).stage;
        return stage.width() * stage.height() / page;
    };
    for (const NamedSlide& each : usualSlides()) {
        CAPTURE(each.name);
        CHECK(share(each.slide) > 1.0 / 3);
    }
    for (const NamedSlide& each : longestSlides()) {
        CAPTURE(each.name);
        CHECK(share(each.slide) > 0.2);
    }
}

TEST_CASE("Drawn in light and dark, nothing of a slide is cut off") {
    const auto theme = GENERATE(panel::ThemeKind::Light, panel::ThemeKind::Dark);
    const auto size = GENERATE(QSize(1024, 768), QSize(1920, 1080));
    const panel::ThemeKind before = panel::appearance().theme;
    useTheme(theme);
    GameTable game({"Anna", "Ben", "Cleo"}, 3);
    REQUIRE(game.playUntil(engine::Phase::Tile, 25));
    FlatCity city(game.session);
    {
        panel::PresenterPage page;
        page.setStage(&city);
        present(page, size);
        for (const NamedSlide& each : allSlides()) {
            CAPTURE(each.name);
            page.showSlide(each.slide);
            CHECK(faultsOf(page) == std::vector<std::string>{});
            keepPicture(page, each.name);
        }
        city.setParent(nullptr);
    }
    useTheme(before);
}

}  // namespace remparts::test
