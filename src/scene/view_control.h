// The inside of a CityView: camera, stage and hand brought together.
#pragma once

#include "camera_control.h"
#include "city_stage.h"
#include "city_view.h"
#include "picture_schedule.h"
#include "pointer_gestures.h"
#include "touch_gestures.h"

class QPainter;
class QTouchEvent;
class QWheelEvent;

namespace remparts::scene {

class CityView::Impl {
  public:
    explicit Impl(CityView& view);

    [[nodiscard]] const CameraRig& rig() const { return m_camera.rig(); }
    [[nodiscard]] CameraControl& camera() { return m_camera; }
    [[nodiscard]] CityStage& stage() { return m_stage; }

    /// What moves in the city is under way: no fine picture until it ends.
    void setBusy(bool on);
    void setWheelTurnsTile(bool on) { m_wheelTurnsTile = on; }

    /// Something else stands there: asks for a picture, and for a fine one when nothing moves any more.
    void pictureChanged();
    void drawFinely();
    void paint(QPainter& painter);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);
    /// False when the fingers belong to something that lies over the city.
    [[nodiscard]] bool touch(const QTouchEvent& event);

  private:
    void cameraChanged();
    void handle(const Gesture& gesture);
    void beginTouch(QPointF at);
    void followTouch(const std::vector<QPointF>& fingers);
    void endTouch(QPointF at);
    void click(QPointF pixel);
    void pointAt(QPointF pixel);
    void paintMessage(QPainter& painter) const;
    [[nodiscard]] QSize devicePixels() const;

    CityView& m_view;
    CameraControl m_camera;
    CityStage m_stage;
    PointerGestures m_gestures;
    TouchGestures m_touch;
    WheelNotches m_notches;
    PictureSchedule m_schedule;
    bool m_isBusy = false;
    bool m_wheelTurnsTile = false;
};

}  // namespace remparts::scene
