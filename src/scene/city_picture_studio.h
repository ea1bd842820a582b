// Draws pictures bit by bit, so that a window stays alive meanwhile.
#pragma once

#include <QImage>
#include <QRect>
#include <memory>
#include <optional>
#include <vector>

#include "city_picture.h"
#include "remparts/geometry/city_plan.h"

namespace remparts::scene {

class CityRenderer;

/// Everything happens in the thread of the GUI, which must be where a QGuiApplication lives. What was built for one
/// picture is kept for the next as far as it serves.
class PictureStudio {
  public:
    PictureStudio();
    ~PictureStudio();
    PictureStudio(const PictureStudio&) = delete;
    PictureStudio& operator=(const PictureStudio&) = delete;

    /// Begins a picture. One that is unfinished is forgotten.
    void begin(const engine::GameState& state, const PictureRequest& request);
    /// Does the next bit: some of the city's parts, or one piece of the picture. False when nothing is left to do.
    bool step();
    [[nodiscard]] bool isWorking() const { return m_work.has_value(); }
    /// 0 to 1.
    [[nodiscard]] double progress() const;
    /// The finished picture, once; nothing while it is not finished, and when OpenGL failed.
    [[nodiscard]] std::optional<QImage> take();
    /// Forgets what was begun.
    void stop();
    /// The same, and frees all that was kept for the next picture.
    void forget();

  private:
    struct Work {
        geometry::CityPlan plan;
        std::vector<geometry::PlannedPart> imagined;
        std::shared_ptr<const engine::TileSet> tiles;
        CameraPose camera;
        std::vector<QRect> pieces;
        QImage picture;
        std::size_t partsBuilt = 0;
        std::size_t piecesDrawn = 0;
        bool prepared = false;  ///< the renderer is there and knows the sizes
    };
    void prepare(Work& work);
    void buildParts(Work& work);
    [[nodiscard]] bool drawPiece(Work& work);

    PictureRequest m_request;
    std::optional<Work> m_work;
    std::optional<QImage> m_finished;
    std::unique_ptr<CityRenderer> m_renderer;
    geometry::TimeOfDay m_time = geometry::TimeOfDay::GoldenHour;  ///< of the renderer
    int m_shadowMapSize = 0;                                       ///< of the renderer
};

}  // namespace remparts::scene
