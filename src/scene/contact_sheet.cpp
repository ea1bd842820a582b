#include "contact_sheet.h"

#include <QPainter>
#include <QtMath>
#include <cmath>
#include <vector>

#include "city_renderer.h"
#include "remparts/geometry/samples.h"
#include "rendering_setup.h"
#include "sheet_layout.h"

namespace remparts::scene {

namespace {

constexpr int shadowMapSize = 2048;
constexpr float fieldOfView = 24;
const QColor paper(0xf3, 0xec, 0xdf);
const QColor ink(0x3a, 0x2c, 0x20);

// From a direction, as near as shows the whole ball.
CameraPose cameraOn(const geometry::Sample& sample, const ContactSheetOptions& options) {
    constexpr float near = 0.1f;
    constexpr float far = 1500;
    const auto bearing = static_cast<float>(qDegreesToRadians(options.bearing));
    const auto elevation = static_cast<float>(qDegreesToRadians(options.elevation));
    const float distance = sample.reach / std::sin(qDegreesToRadians(fieldOfView / 2));
    const QVector3D away(std::cos(elevation) * std::sin(bearing), std::sin(elevation),
                         -std::cos(elevation) * std::cos(bearing));
    const QVector3D target(sample.middle.x, sample.middle.y, sample.middle.z);
    CameraPose pose{target + away * distance, target, {0, 1, 0}, {}};
    pose.projection.perspective(fieldOfView, 1, near, far);
    return pose;
}

struct Group {
    QString title;
    int scale = 1;
    std::vector<geometry::Sample> samples;
};

std::vector<Group> groupsOf(const engine::TileSet& tiles) {
    const bool kids = tiles.game() == engine::GameKind::Kids;
    return {{kids ? QStringLiteral("Where roads lead") : QStringLiteral("Public and historic buildings"), 2,
             geometry::buildingSamples(tiles)},
            {QStringLiteral("Pieces"), 1, geometry::pieceSamples(tiles)},
            {QStringLiteral("Designs"), 1, geometry::designSamples(tiles)}};
}

SheetLayout layoutOf(const std::vector<Group>& groups, QSize size) {
    std::vector<SheetSection> sections;
    for (const Group& group : groups) sections.push_back({group.samples.size(), group.scale});
    return layOutSheet(size, sections);
}

// A cell but for its margins and the strip of the caption.
QRect pictureIn(const QRect& cell) {
    const int gap = std::max(1, cell.width() / 60);
    const int caption = std::max(1, cell.height() / 12);
    return cell.adjusted(gap, 0, -gap, -caption);
}

class SheetPainter {
  public:
    SheetPainter(const std::shared_ptr<const engine::TileSet>& tiles, const ContactSheetOptions& options)
        : m_tiles(tiles),
          m_options(options),
          m_renderer({options.time, shadowMapSize}),
          m_sheet(options.size, QImage::Format_RGB32) {
        m_sheet.fill(paper);
    }

    void paint(const Group& group, const SheetLayout::Section& places) {
        write(places.heading, group.title);
        for (std::size_t k = 0; k < group.samples.size(); ++k) {
            const QRect picture = pictureIn(places.cells[k]);
            paintSample(group.samples[k], picture);
            const QRect caption(picture.left(), picture.bottom() + 1, picture.width(),
                                places.cells[k].bottom() - picture.bottom());
            write(caption, QString::fromStdString(group.samples[k].name));
        }
    }

    [[nodiscard]] QImage sheet() const { return m_sheet; }

  private:
    // Square pictures of one size for a section; the caption takes a strip off the cell's height.
    void paintSample(const geometry::Sample& sample, const QRect& place) {
        if (place.width() < 1 || place.height() < 1) return;
        const int side = std::max(place.width(), place.height());
        PictureSizes sizes;
        sizes.fine = QSize(side, side);
        m_renderer.resize(sizes);
        geometry::CityPlan plan;
        plan.parts = sample.parts;
        m_renderer.showCity(plan, m_tiles, {}, plan.radius);
        m_renderer.setCamera(cameraOn(sample, m_options));
        m_renderer.draw(static_cast<Branches>(Branch::Fine));
        const QImage drawn = m_renderer.read(Branch::Fine);
        const QRect shown((side - place.width()) / 2, (side - place.height()) / 2, place.width(), place.height());
        QPainter(&m_sheet).drawImage(place.topLeft(), drawn, shown);
    }

    void write(const QRect& place, const QString& text) {
        QPainter painter(&m_sheet);
        QFont font = painter.font();
        font.setPixelSize(std::max(1, place.height() * 2 / 3));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(place.adjusted(place.height() / 3, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
    }

    std::shared_ptr<const engine::TileSet> m_tiles;
    ContactSheetOptions m_options;
    CityRenderer m_renderer;
    QImage m_sheet;
};

}  // namespace

std::optional<QImage> contactSheet(const std::shared_ptr<const engine::TileSet>& tiles,
                                   const ContactSheetOptions& options) {
    if (options.size.isEmpty() || !hasOpenGl()) return std::nullopt;
    const std::vector<Group> groups = groupsOf(*tiles);
    const SheetLayout layout = layoutOf(groups, options.size);
    SheetPainter painter(tiles, options);
    for (std::size_t k = 0; k < groups.size(); ++k) painter.paint(groups[k], layout.sections[k]);
    return painter.sheet();
}

std::vector<QRect> contactSheetCells(const engine::TileSet& tiles, QSize size) {
    std::vector<QRect> cells;
    for (const SheetLayout::Section& section : layoutOf(groupsOf(tiles), size).sections)
        for (const QRect& cell : section.cells) cells.push_back(pictureIn(cell));
    return cells;
}

}  // namespace remparts::scene
