// Pictures of any size: drawn in pieces they are what they would be in one, whatever they show.
#include <algorithm>
#include <cstdlib>

#include "city_picture.h"
#include "city_picture_crop.h"
#include "city_picture_studio.h"
#include "picture_cameras.h"
#include "remparts/geometry/layout.h"
#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;
using namespace remparts::scene::tests;

namespace {

QPointF pixelOf(const CameraPose& pose, QSize size, const QVector3D& point) {
    const QVector3D clip = pose.viewProjection().map(point);
    return {(1 + static_cast<double>(clip.x())) * size.width() / 2,
            (1 - static_cast<double>(clip.y())) * size.height() / 2};
}

const QVector3D somewhere(6, 1, -9);

QImage draw(const engine::GameState& state, const PictureRequest& request) {
    const auto picture = cityPicture(state, request);
    REQUIRE(picture);
    REQUIRE(picture->size() == request.size);
    return *picture;
}

// Share of the pixels that differ so much that one could see it.
double differingShare(const QImage& a, const QImage& b) {
    std::size_t differing = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb left = a.pixel(x, y);
            const QRgb right = b.pixel(x, y);
            const int most = std::max({std::abs(qRed(left) - qRed(right)), std::abs(qGreen(left) - qGreen(right)),
                                       std::abs(qBlue(left) - qBlue(right))});
            if (most > 12) ++differing;
        }
    return static_cast<double>(differing) / (static_cast<double>(a.width()) * a.height());
}

}  // namespace

TEST_CASE("The pieces of a picture have one size, lie edge to edge and cover it") {
    const QSize size = GENERATE(QSize(7680, 4320), QSize(8192, 8192), QSize(1921, 1081), QSize(16, 16));
    const std::vector<QRect> pieces = piecesOf(size, 2048);
    QRect covered;
    std::int64_t area = 0;
    for (const QRect& piece : pieces) {
        CHECK(piece.size() == pieces.front().size());
        CHECK(std::max(piece.width(), piece.height()) <= 2048);
        CHECK(piece.intersects(QRect(QPoint(), size)));
        const QRect inside = piece & QRect(QPoint(), size);
        area += std::int64_t{inside.width()} * inside.height();
        covered |= inside;
    }
    CHECK(covered == QRect(QPoint(), size));
    CHECK(area == std::int64_t{size.width()} * size.height());
}

TEST_CASE("A camera cut to a piece shows each point where the whole picture has it") {
    const QSize size(1600, 900);
    const engine::GameState& state = walledCity().state();
    const CameraPose whole = GENERATE_REF(overviewCamera(state, size), mapCamera(state, size));
    const QRect piece(500, 333, 512, 256);
    const QPointF inPiece = pixelOf(croppedTo(whole, size, piece), piece.size(), somewhere);
    const QPointF inWhole = pixelOf(whole, size, somewhere);
    CHECK(QLineF(inPiece + piece.topLeft(), inWhole).length() < 0.01);
}

TEST_CASE("A picture of another shape keeps all that the view showed") {
    const QSize view(1280, 800);
    const CameraPose pose = overviewCamera(walledCity().state(), view);
    const QSize wide(2000, 800);
    const QPointF before = pixelOf(pose, view, somewhere);
    const QPointF after = pixelOf(fittedTo(pose, view, wide), wide, somewhere);
    CHECK(after.x() - 360 == Approx(before.x()).margin(0.01));
    CHECK(after.y() == Approx(before.y()).margin(0.01));
    const QSize tall(1280, 1600);
    CHECK(pixelOf(fittedTo(pose, view, tall), tall, somewhere).y() - 400 == Approx(before.y()).margin(0.01));
}

TEST_CASE("A picture drawn in pieces equals the one drawn at once", "[drawn]") {
    PictureRequest request;
    request.size = {600, 380};
    request.view = GENERATE(View::Overview, View::Street, View::Top);
    const engine::GameState& state = walledCity().state();
    const QImage whole = draw(state, request);
    request.longestPiece = 170;
    const QImage pieced = draw(state, request);
    CHECK(differingShare(whole, pieced) < 0.002);
}

TEST_CASE("Each side and each time of day gives another picture", "[drawn]") {
    PictureRequest request;
    request.size = {240, 150};
    const engine::GameState& state = walledCity().state();
    std::vector<QImage> pictures;
    for (const View view : {View::North, View::East, View::South, View::West}) {
        request.view = view;
        pictures.push_back(draw(state, request));
    }
    for (const geometry::TimeOfDay time : {geometry::TimeOfDay::Morning, geometry::TimeOfDay::Night}) {
        request.time = time;
        pictures.push_back(draw(state, request));
    }
    for (std::size_t a = 0; a < pictures.size(); ++a)
        for (std::size_t b = a + 1; b < pictures.size(); ++b) CHECK(differingShare(pictures[a], pictures[b]) > 0.1);
}

TEST_CASE("Where a caption will stand the views leave the table free") {
    const QSize size(1600, 900);
    constexpr int covered = 200;
    const engine::GameState& state = walledCity().state();
    const CameraPose pose = GENERATE_REF(overviewCamera(state, size, covered), mapCamera(state, size, covered),
                                         sideCamera(state, size, engine::Direction::West, covered));
    for (const engine::PlacedTile& tile : state.board.tiles()) {
        const geometry::Vec3 at = geometry::centreOf(tile.position);
        CHECK(pixelOf(pose, size, {at.x, at.y, at.z}).y() < size.height() - covered);
    }
}

TEST_CASE("A picture is drawn bit by bit, tells how far it is and can be stopped", "[drawn]") {
    PictureStudio studio;
    PictureRequest request;
    request.size = {400, 300};
    request.longestPiece = 150;
    studio.begin(walledCity().state(), request);
    double before = 0;
    for (int k = 0; k < 6; ++k) {
        REQUIRE(studio.step());
        CHECK(studio.progress() >= before);
        before = studio.progress();
    }
    CHECK(before > 0);
    studio.stop();
    CHECK_FALSE(studio.isWorking());
    CHECK_FALSE(studio.take());
    studio.begin(walledCity().stateAt(20), request);
    while (studio.step()) {
    }
    CHECK(studio.progress() == 1);
    CHECK(studio.take());
    CHECK_FALSE(studio.take());
}
