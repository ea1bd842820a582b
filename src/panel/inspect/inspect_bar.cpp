#include "inspect/inspect_bar.h"

#include <QAction>
#include <QVBoxLayout>

#include "inspect/key_hints.h"
#include "inspect/time_choice.h"
#include "language/spoken.h"
#include "look/button.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

using model::CameraPreset;

struct PresetLook {
    QString letter;  // of a side
    std::optional<Icon> icon;
    QString name;
};

PresetLook lookOf(CameraPreset preset) {
    switch (preset) {
        case CameraPreset::Overview:
            return {{}, Icon::Frame, InspectBar::tr("Overview")};
        case CameraPreset::North:
            return {InspectBar::tr("N", "north"), {}, InspectBar::tr("From the north")};
        case CameraPreset::East:
            return {InspectBar::tr("E", "east"), {}, InspectBar::tr("From the east")};
        case CameraPreset::South:
            return {InspectBar::tr("S", "south"), {}, InspectBar::tr("From the south")};
        case CameraPreset::West:
            return {InspectBar::tr("W", "west"), {}, InspectBar::tr("From the west")};
        case CameraPreset::Map:
            return {{}, Icon::TopView, InspectBar::tr("Map, from above")};
        case CameraPreset::Street:
            return {{}, Icon::Street, InspectBar::tr("Street level: walk through the city")};
    }
    return {};
}

}  // namespace

InspectBar::InspectBar(QWidget* parent)
    : QWidget(parent),
      m_row(new QHBoxLayout),
      m_tools(new QHBoxLayout),
      m_turntable(new Button({}, Button::Kind::Quiet, Icon::TurnRight)),
      m_time(new TimeChoice),
      m_leave(new Button({}, Button::Kind::Quiet, Icon::Close)),
      m_keys(new KeyHints) {
    setObjectName(QStringLiteral("inspectBar"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(shadowMargins + QMargins(spaceS, spaceXs, spaceS, spaceXs));
    column->setSpacing(0);
    column->addLayout(m_row);
    column->addWidget(m_keys);
    m_row->setSpacing(2);
    m_row->addStretch();
    for (const CameraPreset preset : model::allCameraPresets) addPreset(preset);
    addGap();
    m_turntable->setCheckable(true);
    m_row->addWidget(m_turntable);
    addGap();
    m_row->addWidget(m_time);
    addGap();
    m_row->addLayout(m_tools);
    m_row->addWidget(m_leave);
    m_row->addStretch();
    model::keepSaid(this, [this] {
        m_turntable->setAccessibleName(tr("Turntable"));
        m_turntable->setToolTip(tr("The city turns slowly; any touch ends it  Space"));
        m_leave->setName(tr("Leave"));
        m_leave->setKey(tr("Esc"));
        m_leave->setToolTip(tr("Back to the game  I"));
        showKeys();
        emit resized();
    });
    connect(m_turntable, &Button::clicked, this, [this](bool on) { emit turntableChosen(on); });
    connect(m_leave, &Button::clicked, this, &InspectBar::leaveRequested);
    showState(std::nullopt, false, false);
}

void InspectBar::addPreset(CameraPreset preset) {
    auto* button = new Button({}, Button::Kind::Quiet, lookOf(preset).icon);
    model::keepSaid(this, [preset, button] {
        const PresetLook look = lookOf(preset);
        button->setName(look.letter);
        button->setAccessibleName(look.name);
        button->setToolTip(look.name);
    });
    button->setCheckable(true);
    connect(button, &Button::clicked, this, [this, preset, button] {
        button->setChecked(false);  // until the camera says so
        emit presetChosen(preset);
    });
    m_presets.append(button);
    m_row->addWidget(button);
}

void InspectBar::addGap() {
    m_row->addSpacing(spaceM);
}

void InspectBar::addTool(Icon icon, QAction* action) {
    auto* button = new Button({}, Button::Kind::Quiet, icon);
    button->setAction(action);
    m_tools->addWidget(button);
    emit resized();
}

void InspectBar::showState(std::optional<CameraPreset> preset, bool turns, bool walks) {
    for (int k = 0; k < m_presets.size(); ++k) m_presets[k]->setChecked(preset && static_cast<int>(*preset) == k);
    m_turntable->setChecked(turns);
    m_onMap = preset == CameraPreset::Map;
    m_walks = walks;
    showKeys();
    emit resized();
}

void InspectBar::setGame(engine::GameKind game) {
    m_game = game;
}

void InspectBar::showWalkingKeys() {
    QList<KeyHints::Key> keys{{QStringLiteral("W A S D"), tr("walk")},
                              {QStringLiteral("← →"), tr("turn")},
                              {tr("Shift"), tr("hurry")},
                              {tr("Drag"), tr("look about")}};
    if (m_game == engine::GameKind::City)
        keys << KeyHints::Key(QStringLiteral("C"), tr("up to the wall-walk or down"));
    keys << KeyHints::Key(tr("Esc"), tr("rise again"));
    m_keys->show(keys);
}

void InspectBar::showKeys() {
    if (m_walks) return showWalkingKeys();
    QList<KeyHints::Key> keys;
    if (m_onMap)
        keys << KeyHints::Key(tr("Drag"), tr("move"));
    else
        keys << KeyHints::Key(tr("Drag"), tr("turn")) << KeyHints::Key(tr("Shift+drag"), tr("move"));
    const bool kids = m_game == engine::GameKind::Kids;
    keys << KeyHints::Key(tr("Wheel"), tr("zoom"))
         << KeyHints::Key(tr("Double click"), kids ? tr("go down to the meadow") : tr("go down into the street"))
         << KeyHints::Key(QStringLiteral("H"), tr("hide all this"));
    m_keys->show(keys);
}

void InspectBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCard(painter, QRectF(rect()).marginsRemoved(shadowMargins), theme().panel, true);
}

}  // namespace remparts::panel
