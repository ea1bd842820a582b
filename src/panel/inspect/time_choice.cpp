#include "inspect/time_choice.h"

#include <QHBoxLayout>
#include <QPainterPath>
#include <array>

#include "language/spoken.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

// What the sky looks like; a light's place is a share of the picture.
struct Sky {
    QColor high;
    QColor low;
    QColor town;
    QColor light;
    QPointF lightAt;
    double lightSize;
    bool lamps;
};

const std::array<Sky, 4>& skies() {
    static const std::array<Sky, 4> all{
        Sky{QColor("#9fc4e0"), QColor("#f7d9b8"), QColor("#6d6a78"), QColor("#fff1cf"), {0.2, 0.62}, 0.16, false},
        Sky{QColor("#6fb0e6"), QColor("#d5ecf8"), QColor("#7a6a58"), QColor("#fffbe6"), {0.5, 0.24}, 0.15, false},
        Sky{QColor("#e2a06a"), QColor("#f9d793"), QColor("#6b4335"), QColor("#fff0b0"), {0.78, 0.58}, 0.19, false},
        Sky{QColor("#18233f"), QColor("#3d4f78"), QColor("#10141f"), QColor("#e9eefb"), {0.74, 0.28}, 0.12, true}};
    return all;
}

QString nameOf(int time) {
    switch (time) {
        case 0:
            return TimeChoice::tr("Morning");
        case 1:
            return TimeChoice::tr("Noon");
        case 2:
            return TimeChoice::tr("Golden hour");
        default:
            return TimeChoice::tr("Night");
    }
}

// Roofs and a tower in a box of 1 × 1, from the left edge to the right one.
QPainterPath skyline(const QRectF& box) {
    constexpr std::array<QPointF, 15> outline{QPointF{0, 1},       {0, 0.74},    {0.13, 0.6}, {0.26, 0.74},
                                              {0.26, 0.8},         {0.36, 0.8},  {0.36, 0.5}, {0.34, 0.5},
                                              QPointF{0.43, 0.26}, {0.52, 0.5},  {0.5, 0.5},  {0.5, 0.8},
                                              {0.62, 0.8},         {0.78, 0.62}, {1, 0.84}};
    QPainterPath path;
    const auto at = [&](QPointF p) { return QPointF(box.x() + p.x() * box.width(), box.y() + p.y() * box.height()); };
    path.moveTo(at(outline.front()));
    for (const QPointF& point : outline) path.lineTo(at(point));
    path.lineTo(box.bottomRight());
    path.closeSubpath();
    return path;
}

void paintSky(QPainter& painter, const QRectF& box, const Sky& sky) {
    QPainterPath frame;
    frame.addRoundedRect(box, innerRadius, innerRadius);
    painter.save();
    painter.setClipPath(frame);
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0, sky.high);
    gradient.setColorAt(1, sky.low);
    painter.fillRect(box, gradient);
    painter.setPen(Qt::NoPen);
    painter.setBrush(sky.light);
    const double radius = sky.lightSize * box.height();
    painter.drawEllipse(QPointF(box.x() + sky.lightAt.x() * box.width(), box.y() + sky.lightAt.y() * box.height()),
                        radius, radius);
    painter.fillPath(skyline(box), sky.town);
    if (sky.lamps) {
        painter.setBrush(QColor("#ffcf6b"));
        for (const QPointF& window : {QPointF(0.1, 0.8), {0.18, 0.86}, {0.425, 0.62}, {0.75, 0.82}})
            painter.drawRect(QRectF(box.x() + window.x() * box.width(), box.y() + window.y() * box.height(), 2, 3));
    }
    painter.restore();
}

class TimePicture : public QAbstractButton {
  public:
    TimePicture(int time, QWidget* parent) : QAbstractButton(parent), m_sky(skies()[static_cast<std::size_t>(time)]) {
        model::keepSaid(this, [this, time] {
            setAccessibleName(nameOf(time));
            setToolTip(nameOf(time));
        });
        setCheckable(true);
        setAutoExclusive(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setFixedSize(44, targetHeight());
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
        paintSky(painter, box, m_sky);
        if (isChecked() || underMouse()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(isChecked() ? theme().accent : theme().textFaint, isChecked() ? 2.4 : 1.4));
            painter.drawRoundedRect(box.adjusted(-1.2, -1.2, 1.2, 1.2), buttonRadius, buttonRadius);
        }
        if (hasFocus()) drawFocusFrame(painter, rect());
    }

  private:
    const Sky& m_sky;
};

}  // namespace

TimeChoice::TimeChoice(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int time = 0; time < static_cast<int>(skies().size()); ++time) {
        auto* picture = new TimePicture(time, this);
        connect(picture, &QAbstractButton::toggled, this, [this, time](bool on) {
            if (on) emit chosenChanged(time);
        });
        m_pictures.append(picture);
        row->addWidget(picture);
    }
    m_pictures[2]->setChecked(true);
    model::keepSaid(this, [this] { setAccessibleName(tr("Time of day")); });
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

int TimeChoice::chosen() const {
    for (int time = 0; time < m_pictures.size(); ++time)
        if (m_pictures[time]->isChecked()) return time;
    return 0;
}

void TimeChoice::choose(int time) {
    if (time >= 0 && time < m_pictures.size()) m_pictures[time]->setChecked(true);
}

}  // namespace remparts::panel
