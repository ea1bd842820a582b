// Text that fits, and how a test notices the one that does not.
#include "look/text.h"

#include <QGuiApplication>
#include <QImage>

#include "support/catch.h"

namespace remparts::panel {
namespace {

void drawInto(double width, const QString& text) {
    QImage image(400, 60, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    drawText(painter, QRectF(0, 0, width, 24), text, {});
}

}  // namespace

TEST_CASE("A long name shrinks instead of being cut") {
    const CutTextWatch watch;
    drawInto(210, QString(20, 'W'));
    drawInto(130, QString(20, 'W'));
    CHECK(watch.texts().isEmpty());
}

TEST_CASE("What cannot fit in any way is reported") {
    const CutTextWatch watch;
    drawInto(40, QString(20, 'W'));
    CHECK(watch.texts() == QStringList{QString(20, 'W')});
}

TEST_CASE("A name that loses letters in any case keeps them large enough to read") {
    const auto heightOf = [](int letters) {
        QImage image(200, 60, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            drawText(painter, QRectF(0, 0, 90, 24), QString(letters, 'H'), {});
        }
        int rows = 0;
        for (int y = 0; y < image.height(); ++y) {
            bool inked = false;
            for (int x = 0; x < image.width(); ++x) inked = inked || image.pixelColor(x, y).lightness() < 128;
            rows += inked ? 1 : 0;
        }
        return rows;
    };
    CHECK(heightOf(60) + 1 >= heightOf(2));
}

TEST_CASE("A paragraph without room is reported") {
    const CutTextWatch watch;
    QImage image(200, 60, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    drawParagraph(painter, QRectF(0, 0, 60, 14), QStringLiteral("far more words than ever fit into this box"), {});
    CHECK(watch.texts().size() == 1);
}

}  // namespace remparts::panel
