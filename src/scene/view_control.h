// The inside of a CityView: camera, stage and hand brought together.
#pragma once

#include "camera_rig.h"
#include "city_stage.h"
#include "city_view.h"
#include "picture_schedule.h"
#include "pointer_gestures.h"

class QPainter;
class QWheelEvent;

namespace remparts::scene {

class CityView::Impl {
  public:
    explicit Impl(CityView& view);

    [[nodiscard]] const CameraRig& rig() const { return m_rig; }
    [[nodiscard]] CityStage& stage() { return m_stage; }

    /// What frame-all frames. The first extent after forgetExtent() is framed at once.
    void setExtent(CityExtent extent);
    void forgetExtent();
    /// Before the first extent: the view from behind the piles.
    void lookFromPiles();
    void setFreeArea(const QMarginsF& covered);
    void setTopView(bool on);
    void frameAll();
    void lookAt(const QVector3D& ground);
    void zoom(double factor, QPointF around);
    void setBusy(bool on);
    void setWheelTurnsTile(bool on) { m_wheelTurnsTile = on; }

    void viewportChanged();
    /// Something else stands there: asks for a picture, and for a fine one when nothing moves any more.
    void pictureChanged();
    void drawFinely();
    void paint(QPainter& painter);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);

  private:
    void cameraChanged();
    void cameraMovedByHand();
    void reframe();
    void handle(const Gesture& gesture);
    void pointAt(QPointF pixel);
    void paintMessage(QPainter& painter) const;
    [[nodiscard]] QSize devicePixels() const;

    CityView& m_view;
    CameraRig m_rig;
    CityStage m_stage;
    PointerGestures m_gestures;
    WheelNotches m_notches;
    PictureSchedule m_schedule;
    bool m_framing = true;  // until the camera is moved by hand the city is kept in sight
    bool m_hasExtent = false;
    bool m_isBusy = false;
    bool m_wheelTurnsTile = false;
};

}  // namespace remparts::scene
