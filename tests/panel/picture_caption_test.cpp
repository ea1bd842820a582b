// The caption of a picture: whatever its size and however long the names are, all of it can be read.
#include "picture/picture_caption.h"

#include <QFontMetricsF>
#include <QImage>
#include <algorithm>

#include "support/catch.h"

namespace remparts::test {
namespace {

panel::PictureCaption captionWith(const QString& name, int players) {
    panel::PictureCaption caption{QStringLiteral("Carcassonne: The City"),
                                  QStringLiteral("%1 wins with 103 points, 30 November 2026").arg(name),
                                  {}};
    for (int k = 0; k < players; ++k)
        caption.players.push_back({name, QStringLiteral("103"), static_cast<engine::PlayerColor>(k), k == 1});
    return caption;
}

std::vector<QRectF> boxesOf(const panel::CaptionLayout& layout) {
    std::vector<QRectF> boxes = layout.crowns;
    for (const auto& text : layout.texts) boxes.push_back(text.box);
    for (const auto& sign : layout.signs) boxes.push_back(sign.box);
    return boxes;
}

}  // namespace

TEST_CASE("Nothing of a caption leaves its band, and nothing lies over another thing") {
    const QSize picture = GENERATE(QSize(1280, 800), QSize(3840, 2160), QSize(7680, 4320), QSize(600, 900),
                                   QSize(320, 200), QSize(2000, 300));
    const int letters = GENERATE(3, 20, 60);
    const int players = GENERATE(2, 3, 4);
    CAPTURE(picture.width(), picture.height(), letters, players);
    const panel::PictureCaption caption = captionWith(QString(letters, QLatin1Char('W')), players);
    const panel::CaptionLayout layout = panel::layOutCaption(caption, picture);
    CHECK(layout.band.bottom() == Approx(picture.height()));
    CHECK(layout.band.height() <= picture.height() * 0.5 + 1);
    const std::vector<QRectF> boxes = boxesOf(layout);
    CHECK(boxes.size() == 2 + static_cast<std::size_t>(players) * 3 + 1);
    for (std::size_t a = 0; a < boxes.size(); ++a) {
        CHECK(layout.band.adjusted(-0.01, -0.01, 0.01, 0.01).contains(boxes[a]));
        for (std::size_t b = a + 1; b < boxes.size(); ++b)
            CHECK_FALSE(boxes[a].adjusted(0.5, 0.5, -0.5, -0.5).intersects(boxes[b]));
    }
}

TEST_CASE("Letters of a caption grow with the picture") {
    const panel::PictureCaption caption = captionWith(QStringLiteral("Anna"), 4);
    const auto small = panel::layOutCaption(caption, {1280, 800});
    const auto large = panel::layOutCaption(caption, {3840, 2400});
    CHECK(large.unit == Approx(3 * small.unit).epsilon(0.01));
    for (const auto& text : small.texts) CHECK(text.pixels > 11);
    CHECK(small.band.height() < 0.12 * 800);
}

TEST_CASE("The band covers what it says and leaves the picture above as it was") {
    const QSize size(640, 400);
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    const panel::PictureCaption caption = captionWith(QStringLiteral("Anna"), 2);
    QPainter painter(&picture);
    panel::drawCaption(painter, caption, size);
    painter.end();
    const int height = panel::captionHeight(caption, size);
    CHECK(picture.pixelColor(320, size.height() - height - 1) == QColor(Qt::white));
    CHECK(picture.pixelColor(1, size.height() - height / 2).lightness() < 90);
}

}  // namespace remparts::test
