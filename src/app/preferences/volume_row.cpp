#include "preferences/volume_row.h"

#include <QHBoxLayout>
#include <QSlider>

#include "look/labels.h"

namespace remparts::app {

VolumeRow::VolumeRow(QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal)), m_number(new panel::TextLabel({})) {
    constexpr int step = 5;
    m_slider->setRange(0, 100);
    m_slider->setSingleStep(step);
    m_slider->setPageStep(4 * step);
    m_slider->setMinimumHeight(panel::targetHeight());
    m_slider->setAccessibleName(tr("Volume"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(panel::spaceXs, 0, panel::spaceXs, 0);
    row->setSpacing(panel::spaceM);
    row->addWidget(new panel::TextLabel(tr("Volume")));
    row->addWidget(m_slider, 1);
    row->addWidget(m_number);
    connect(m_slider, &QSlider::valueChanged, this, &VolumeRow::chosen);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int volume) { m_number->setText(tr("%1 %").arg(volume)); });
    m_number->setText(tr("%1 %").arg(m_slider->value()));
}

void VolumeRow::setVolume(int volume) {
    m_slider->setValue(volume);
}

}  // namespace remparts::app
