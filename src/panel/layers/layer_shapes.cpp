#include "layers/layer_shapes.h"

#include <QPainterPathStroker>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "kids/road_way.h"
#include "layers/cell_contour.h"
#include "overlay/table_shapes.h"

namespace remparts::panel {
namespace {

constexpr int n = engine::pictureSize;
constexpr double cellSide = 1.0 / n;
constexpr double southWest = -0.5;  // of the lattice of all pictures, in cells of the table
constexpr double inset = 0.012;
constexpr double roadWidth = 2.3 * cellSide;
constexpr double bandHalf = 0.17;
constexpr double arrowHalf = 0.3;
constexpr double arrowLength = 0.3;

using model::LayerStyle;

void addTo(std::vector<StyledShape>& shapes, const LayerStyle& style, const QPainterPath& path) {
    if (path.isEmpty()) return;
    auto found = std::find_if(shapes.begin(), shapes.end(), [&](const auto& shape) { return shape.style == style; });
    if (found == shapes.end()) found = shapes.insert(shapes.end(), {style, {}});
    found->path.addPath(path);
}

std::vector<LatticeCell> cellsOf(const engine::GameState& state, const std::vector<engine::SegmentRef>& segments) {
    std::vector<LatticeCell> cells;
    for (const engine::SegmentRef& segment : segments)
        forCellsOf(state, segment, [&](int x, int y) { cells.emplace_back(x, y); });
    return cells;
}

// Roads of The Kids are drawn with soft bends, narrower than anything that could be cut out along cells.
QPainterPath roadShape(const engine::GameState& state, const std::vector<engine::SegmentRef>& segments) {
    QPainterPath middle;
    for (const Way& way : waysAlong(state, segments)) {
        QPolygonF line;
        for (const model::TablePoint& point : softened(way)) line << QPointF(point.x, point.y);
        middle.addPolygon(line);
    }
    QPainterPathStroker stroker;
    stroker.setWidth(roadWidth);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setCurveThreshold(0.002);
    return stroker.createStroke(middle).simplified();
}

class ShapeMaker {
  public:
    explicit ShapeMaker(const engine::GameState& state)
        : m_state(state), m_areRoads(state.setup->tiles->game() == engine::GameKind::Kids) {}

    void add(const model::LayerRegion& region) {
        std::vector<LatticeCell> all;
        QPainterPath roads;
        for (const model::LayerPart& part : region.parts) {
            std::vector<LatticeCell> cells;
            QPainterPath inside;
            if (m_areRoads) {
                inside = roadShape(m_state, part.segments);
                roads.addPath(inside);
            } else {
                cells = cellsOf(m_state, part.segments);
                inside = contourOf(cells, cellSide, southWest, 0);
            }
            addTo(m_shapes.insides, part.style, inside);
            all.insert(all.end(), cells.begin(), cells.end());
        }
        const QPainterPath outline = m_areRoads ? roads : contourOf(all, cellSide, southWest, inset);
        addTo(m_shapes.outlines, region.outline, outline);
        m_shapes.shown.addPath(outline);
    }
    void add(const model::LayerLine& line) {
        if (!line.wide) return;
        const QPainterPath band = bandShape(line);
        addTo(m_shapes.insides, line.style, band);
        addTo(m_shapes.outlines, line.style, band);
        m_shapes.shown.addPath(band);
    }
    [[nodiscard]] LayerShapes take() {
        // Bands cross each other; outlines of roads go round in no promised direction.
        const Qt::FillRule rule = m_areRoads ? Qt::OddEvenFill : Qt::WindingFill;
        for (StyledShape& shape : m_shapes.insides) shape.path.setFillRule(rule);
        m_shapes.shown.setFillRule(rule);
        return std::move(m_shapes);
    }

  private:
    const engine::GameState& m_state;
    bool m_areRoads;
    LayerShapes m_shapes;
};

}  // namespace

QPainterPath bandShape(const model::LayerLine& band) {
    QPainterPath path;
    const QPointF from(band.from.x, band.from.y);
    const QPointF to(band.to.x, band.to.y);
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length <= 0) return path;
    const QPointF on = (to - from) / length;
    const QPointF across(-on.y(), on.x());
    const QPointF neck = to - on * std::min(arrowLength, length / 2);
    path.addPolygon(
        QPolygonF(QList<QPointF>{from - across * bandHalf, neck - across * bandHalf, neck - across * arrowHalf, to,
                                 neck + across * arrowHalf, neck + across * bandHalf, from + across * bandHalf}));
    path.closeSubpath();
    return path;
}

LayerShapes shapesOf(const model::LayerPicture& picture, const engine::GameState& state) {
    ShapeMaker maker(state);
    for (const model::LayerRegion& region : picture.regions) maker.add(region);
    for (const model::LayerLine& line : picture.lines) maker.add(line);
    return maker.take();
}

}  // namespace remparts::panel
