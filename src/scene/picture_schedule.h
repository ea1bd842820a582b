// When a view draws what: quick pictures at once, the fine one a moment after everything rests, in strips between
// which the user is heard; what is made on other threads is taken over as it becomes ready.
#pragma once

#include <QTimer>
#include <functional>

#include "city_stage.h"

class QPainter;
class QWidget;

namespace remparts::scene {

class PictureSchedule {
  public:
    /// Both must outlive this. While `isHeld` says so, as during a drag, no fine picture is begun.
    PictureSchedule(QWidget& view, CityStage& stage, std::function<bool()> isHeld);

    /// Something may look different: a picture is wanted, and a fine one when nothing changes any more.
    void changed();
    /// The hand let go: what was held back may follow.
    void released();
    /// The next painting draws the fine picture at once.
    void settle();
    /// Draws what is stale and paints it; `size` in device pixels. Nothing is painted where OpenGL gave up.
    bool paint(QPainter& painter, QSize size);

  private:
    void refineSoon();
    void refine();
    void takeOver();
    void paintProgress(QPainter& painter) const;

    QWidget& m_view;
    CityStage& m_stage;
    std::function<bool()> m_isHeld;
    QTimer m_rest;  // runs while the fine picture waits for rest
    QTimer m_next;  // leads from strip to strip
    QTimer m_work;  // asks for what was made on other threads
    Quality m_wanted = Quality::Quick;
};

}  // namespace remparts::scene
