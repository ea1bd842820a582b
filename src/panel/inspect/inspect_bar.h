// The bar at the lower edge while a city is inspected: views, turntable, time of day, tools, the way out; below them
// what hands and keys do.
#pragma once

#include <QWidget>
#include <optional>

#include "camera_preset.h"
#include "look/icons.h"
#include "remparts/engine/tile_set.h"

class QAction;
class QHBoxLayout;

namespace remparts::panel {

class Button;
class KeyHints;
class TimeChoice;

class InspectBar : public QWidget {
    Q_OBJECT
  public:
    explicit InspectBar(QWidget* parent);

    /// A button more, before the way out.
    void addTool(Icon icon, QAction* action);
    [[nodiscard]] TimeChoice& time() { return *m_time; }

    /// Whose city it is: The Kids has meadows to walk on, and no wall.
    void setGame(engine::GameKind game);
    /// What is shown: a view, or none of them after the camera was moved; whether it turns, and whether one walks.
    void showState(std::optional<model::CameraPreset> preset, bool turns, bool walks);

  signals:
    void presetChosen(remparts::model::CameraPreset preset);
    void turntableChosen(bool on);
    void leaveRequested();
    /// Another size is wanted.
    void resized();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void addPreset(model::CameraPreset preset);
    void addGap();
    void showKeys();
    void showWalkingKeys();

    QHBoxLayout* m_row;
    QHBoxLayout* m_tools;
    QList<Button*> m_presets;
    Button* m_turntable;
    TimeChoice* m_time;
    Button* m_leave;
    KeyHints* m_keys;
    engine::GameKind m_game = engine::GameKind::City;
    bool m_onMap = false;
    bool m_walks = false;
};

}  // namespace remparts::panel
