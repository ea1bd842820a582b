#include "panel_support.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QVector3D>
#include <cmath>
#include <stdexcept>

#include "kids/figure_place.h"
#include "look/icons.h"
#include "look/text.h"
#include "look/tile_icon.h"
#include "overlay/table_shapes.h"
#include "pile_places.h"
#include "remparts/engine/rules/deal.h"
#include "remparts/io/tile_set_file.h"
#include "table_facts.h"

namespace remparts::test {
namespace {

std::shared_ptr<const engine::TileSet> tilesOf(engine::GameKind game) {
    static const auto city = io::readTileSet(std::string(REMPARTS_SOURCE_DIR) + "/assets/tiles/city.json");
    static const auto kids = io::readTileSet(std::string(REMPARTS_SOURCE_DIR) + "/assets/tiles/kids.json");
    return game == engine::GameKind::City ? city : kids;
}

std::shared_ptr<const engine::GameSetup> setupFor(const std::vector<std::string>& names, std::uint64_t seed,
                                                  engine::GameKind game) {
    std::vector<engine::Player> players;
    for (const std::string& name : names)
        players.push_back({name, static_cast<engine::PlayerColor>(players.size()), engine::PlayerKind::Human});
    const engine::GameOptions options = game == engine::GameKind::City ? engine::GameOptions(engine::CityOptions())
                                                                       : engine::GameOptions(engine::KidsOptions());
    return engine::dealGame(tilesOf(game), players, options, seed);
}

// Where the camera looks: the middle of the city, from far enough to see all of it.
struct Sight {
    QVector3D target;
    double distance = 8;
};

Sight sightOf(const engine::GameState& state) {
    const engine::Board& board = state.board;
    double west = 0, east = 0, south = 0, north = 0;
    for (const engine::PlacedTile& tile : board.tiles()) {
        west = std::min(west, static_cast<double>(tile.position.x));
        east = std::max(east, static_cast<double>(tile.position.x));
        south = std::min(south, static_cast<double>(tile.position.y));
        north = std::max(north, static_cast<double>(tile.position.y));
    }
    for (const model::TablePoint& pile : model::pilePlaces(state)) {
        south = std::min(south, pile.y);
        west = std::min(west, pile.x);
        east = std::max(east, pile.x);
    }
    const double size = std::max(east - west, (north - south) * 1.2) + 4;
    return {QVector3D(static_cast<float>((west + east) / 2), static_cast<float>((south + north) / 2 - 0.4), 0),
            size * 1.75};
}

std::string nameOf(const QWidget& widget) {
    const QString name = widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
    return std::string(widget.metaObject()->className()) + " \"" + name.toStdString() + "\"";
}

bool scrolls(const QWidget& widget) {
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(at)) return true;
    return false;
}

bool isPainted(const QWidget& widget) {
    return widget.testAttribute(Qt::WA_TransparentForMouseEvents);
}

void addLayoutFaults(const QWidget& parent, std::vector<std::string>& faults) {
    QList<QWidget*> shown;
    for (QWidget* child : parent.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (child->isVisibleTo(&parent) && !child->isWindow() && !child->size().isEmpty()) shown << child;
    for (QWidget* child : shown) {
        if (!parent.rect().contains(child->geometry()) && !scrolls(*child))
            faults.push_back(nameOf(*child) + " leaves " + nameOf(parent));
        for (QWidget* other : shown)
            if (other != child && shown.indexOf(other) > shown.indexOf(child) && !isPainted(*child) &&
                !isPainted(*other) && child->geometry().intersects(other->geometry()) && !scrolls(*child))
                faults.push_back(nameOf(*child) + " lies over " + nameOf(*other));
        addLayoutFaults(*child, faults);
    }
}

}  // namespace

std::vector<std::string> wideNames(std::size_t players) {
    std::vector<std::string> names;
    for (std::size_t k = 0; k < players; ++k) names.push_back(std::string(19, 'W') + static_cast<char>('M' + k));
    return names;
}

GameTable::GameTable(const std::vector<std::string>& names, std::uint64_t seed, engine::GameKind game)
    : turn(session), players(session), log(session), show(session), m_player(ai::makeSensiblePlayer(seed)) {
    show.setSpeed(0);
    session.start(setupFor(names, seed, game));
}

bool GameTable::playUntil(const std::function<bool(const engine::GameState&)>& wanted) {
    while (!session.state().isOver()) {
        const engine::GameState state = session.state();
        const auto legal = session.game().rules().legalActions(state);
        if (session.play(m_player->choose(state, legal))) throw std::logic_error("a legal action was refused");
        if (wanted(session.state())) return true;
    }
    return false;
}

bool GameTable::playUntil(engine::Phase phase, std::size_t fewestTiles) {
    return playUntil([=](const engine::GameState& state) {
        return state.decision.phase == phase && state.board.tiles().size() >= fewestTiles;
    });
}

void GameTable::playOut() {
    playUntil([](const engine::GameState&) { return false; });
}

FlatCity::FlatCity(const model::Session& session, QWidget* parent) : QWidget(parent), m_session(session) {}

FlatCity::FlatCity(const GameTable& game, QWidget* parent)
    : QWidget(parent), m_session(game.session), m_game(&game) {}

panel::Projection FlatCity::projection() const {
    return {[this](model::TablePoint at, double height) { return project(at, height); }};
}

std::optional<QPointF> FlatCity::project(model::TablePoint at, double height) const {
    const Sight sight = sightOf(m_session.state());
    const double elevation = 0.85;
    const double azimuth = -0.2;
    const QVector3D eye = sight.target + QVector3D(static_cast<float>(std::cos(elevation) * std::sin(azimuth)),
                                                   static_cast<float>(-std::cos(elevation) * std::cos(azimuth)),
                                                   static_cast<float>(std::sin(elevation))) *
                                             static_cast<float>(sight.distance);
    const QVector3D forward = (sight.target - eye).normalized();
    const QVector3D right = QVector3D::crossProduct(forward, {0, 0, 1}).normalized();
    const QVector3D up = QVector3D::crossProduct(right, forward);
    const QVector3D to =
        QVector3D(static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(height)) - eye;
    const double depth = static_cast<double>(QVector3D::dotProduct(to, forward));
    if (depth <= 0.01) return std::nullopt;
    const double scale = std::min(width(), this->height()) * 1.6 / depth;
    return QPointF(width() / 2.0 + static_cast<double>(QVector3D::dotProduct(to, right)) * scale,
                   this->height() / 2.0 - static_cast<double>(QVector3D::dotProduct(to, up)) * scale);
}

void FlatCity::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), QColor("#805636"));
    if (!m_session.hasGame()) return;
    const engine::GameState& state = m_session.state();
    for (const engine::PlacedTile& tile : state.board.tiles())
        paintTile(painter, tile.tile, tile.position, tile.orientation);
    if (m_game) {
        const auto& ghost = m_game->turn.highlights().ghost;
        if (ghost) paintTile(painter, ghost->tile, ghost->position, ghost->orientation);
        paintPiles(painter);
        paintFigures(painter);
    }
    painter.setPen(QPen(QColor("#8a6f45"), 1));
    painter.setBrush(QColor("#d2b98a"));
    for (const auto& arm : state.wall.arms)
        for (const engine::WallPiece& piece : arm) painter.drawPolygon(panel::wallOutline(projection(), piece.edge));
    painter.setBrush(QColor("#4d5b6e"));
    if (state.wall.gate) painter.drawPolygon(panel::wallOutline(projection(), *state.wall.gate));
}

void FlatCity::paintTile(QPainter& painter, engine::TileIndex tile, engine::Position cell,
                         engine::Orientation orientation) const {
    QTransform onto;
    const QPolygonF square(QList<QPointF>{{0, 0}, {140, 0}, {140, 140}, {0, 140}});
    if (!QTransform::quadToQuad(square, panel::cellOutline(projection(), cell), onto)) return;
    painter.save();
    painter.setTransform(onto, true);
    panel::drawTile(painter, QRectF(0, 0, 140, 140), (*m_session.game().setup().tiles)[tile], orientation, false);
    painter.restore();
}

void FlatCity::paintPiles(QPainter& painter) const {
    const std::vector<model::TablePoint> places = model::pilePlaces(m_session.state());
    const auto facts = model::stackFacts(m_session.state());
    for (std::size_t k = 0; k < places.size(); ++k)
        for (int layer = 1; layer <= facts[k].left; ++layer) {
            QPolygonF square;
            const double half = model::pileSide / 2;
            for (const auto& [x, y] : {std::pair{-half, half}, {half, half}, {half, -half}, {-half, -half}})
                square << *project({places[k].x + x, places[k].y + y},
                                   model::tableLevel + model::pileTileHeight * layer);
            painter.setPen(QPen(QColor("#a8834c"), 1));
            painter.setBrush(layer == facts[k].left ? QColor("#8fae5d") : QColor("#c9a66b"));
            painter.drawPolygon(square);
        }
}

void FlatCity::paintFigures(QPainter& painter) const {
    const engine::GameState state = m_game->show.shownState();
    for (const engine::FollowerPlacement& figure : state.followers) {
        if (figure.role != engine::FollowerRole::Figure) continue;
        const model::TablePoint at = panel::figurePlace(state, figure);
        const auto foot = project(at, 0);
        const auto beside = project({at.x + 1, at.y}, 0);
        if (!foot || !beside) continue;
        const double side = 0.34 * QLineF(*foot, *beside).length();
        panel::drawFigure(painter, state.setup->players[figure.player].color,
                          QRectF(foot->x() - side / 2, foot->y() - side * 0.9, side, side));
    }
}

void present(QWidget& page, QSize size) {
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(size);
    page.show();
    QApplication::processEvents();
    QApplication::processEvents();
}

std::vector<std::string> faultsOf(QWidget& page) {
    std::vector<std::string> faults;
    const panel::CutTextWatch watch;
    (void)page.grab();
    for (const QString& text : watch.texts()) faults.push_back("cut off: " + text.toStdString());
    addLayoutFaults(page, faults);
    return faults;
}

}  // namespace remparts::test
