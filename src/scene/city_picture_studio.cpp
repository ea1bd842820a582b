#include "city_picture_studio.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "city_picture_crop.h"
#include "city_renderer.h"
#include "picture_cameras.h"
#include "player_paints.h"
#include "rendering_setup.h"

namespace remparts::scene {

namespace {

// Up to here a picture is a thumbnail, whose shadows need no finer map.
constexpr int smallPicture = 700;
constexpr int smallShadowMap = 1024;
constexpr int shadowMap = 4096;
// So many parts take about the time of one frame to build.
constexpr std::size_t partsAtOnce = 8;

CameraPose cameraFor(const engine::GameState& state, const PictureRequest& request) {
    if (request.camera) return *request.camera;
    const QSize size = request.size;
    const auto from = [&](engine::Direction side) { return sideCamera(state, size, side, request.covered); };
    switch (request.view) {
        case View::Overview:
            break;
        case View::Street:
            return streetCamera(state, size);
        case View::Top:
            return mapCamera(state, size, request.covered);
        case View::North:
            return from(engine::Direction::North);
        case View::East:
            return from(engine::Direction::East);
        case View::South:
            return from(engine::Direction::South);
        case View::West:
            return from(engine::Direction::West);
    }
    return overviewCamera(state, size, request.covered);
}

}  // namespace

PictureStudio::PictureStudio() = default;

PictureStudio::~PictureStudio() = default;

void PictureStudio::begin(const engine::GameState& state, const PictureRequest& request) {
    stop();
    if (request.size.isEmpty() || !hasOpenGl()) return;
    m_request = request;
    Work work;
    work.plan = geometry::planCity(state);
    geometry::paintPlayers(work.plan.parts, paintsOf(request.palette));
    work.imagined = geometry::planImaginedWall(state, request.imaginedWall);
    work.tiles = state.setup->tiles;
    work.camera = cameraFor(state, request);
    work.pieces = piecesOf(request.size, std::max(1, request.longestPiece));
    m_work = std::move(work);
}

void PictureStudio::stop() {
    m_work.reset();
    m_finished.reset();
}

void PictureStudio::forget() {
    stop();
    m_renderer.reset();
}

bool PictureStudio::step() {
    if (!m_work) return false;
    if (!m_work->prepared) {
        prepare(*m_work);
    } else if (m_work->partsBuilt < m_work->plan.parts.size()) {
        buildParts(*m_work);
    } else if (!drawPiece(*m_work)) {
        stop();
    } else if (m_work->piecesDrawn == m_work->pieces.size()) {
        m_finished = std::move(m_work->picture);
        m_work.reset();
    }
    return isWorking();
}

double PictureStudio::progress() const {
    if (!m_work) return m_finished ? 1 : 0;
    const auto parts = static_cast<double>(m_work->plan.parts.size()) / partsAtOnce;
    const double done =
        static_cast<double>(m_work->partsBuilt) / partsAtOnce + static_cast<double>(m_work->piecesDrawn);
    return done / (parts + static_cast<double>(m_work->pieces.size()));
}

std::optional<QImage> PictureStudio::take() {
    return std::exchange(m_finished, std::nullopt);
}

void PictureStudio::prepare(Work& work) {
    const auto time = m_request.time.value_or(usualTime(m_request.view));
    const bool small = std::max(m_request.size.width(), m_request.size.height()) <= smallPicture;
    const int map = small ? smallShadowMap : shadowMap;
    if (!m_renderer || time != m_time || map != m_shadowMapSize) {
        m_renderer.reset();  // two at once would need twice the memory
        m_renderer = std::make_unique<CityRenderer>(RendererOptions{time, map});
        m_time = time;
        m_shadowMapSize = map;
    }
    PictureSizes sizes;
    sizes.fine = work.pieces.front().size();
    m_renderer->resize(sizes);
    work.picture = QImage(m_request.size, QImage::Format_RGB32);
    work.prepared = true;
}

// A city that is built part by part gets its table and light anew each time; the last time counts.
void PictureStudio::buildParts(Work& work) {
    work.partsBuilt = std::min(work.partsBuilt + partsAtOnce, work.plan.parts.size());
    geometry::CityPlan built = work.plan;
    built.parts.resize(work.partsBuilt);
    m_renderer->showCity(built, work.tiles, built.centre, built.radius);
}

bool PictureStudio::drawPiece(Work& work) {
    if (work.piecesDrawn == 0) {
        if (work.plan.parts.empty()) m_renderer->showCity(work.plan, work.tiles, work.plan.centre, work.plan.radius);
        m_renderer->showImaginedWall(work.imagined, work.tiles);
    }
    const QRect& piece = work.pieces[work.piecesDrawn];
    m_renderer->setCamera(croppedTo(work.camera, m_request.size, piece));
    m_renderer->draw(static_cast<Branches>(Branch::Fine));
    const QImage drawn = m_renderer->read(Branch::Fine);
    if (drawn.isNull() || work.picture.isNull()) return false;
    QPainter painter(&work.picture);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(piece.topLeft(), drawn);
    ++work.piecesDrawn;
    return true;
}

}  // namespace remparts::scene
