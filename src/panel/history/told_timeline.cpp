#include "history/told_timeline.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>

#include "history/timeline.h"

namespace remparts::panel {
namespace {

class ToldTimeline : public QAccessibleWidget, public QAccessibleValueInterface {
  public:
    explicit ToldTimeline(Timeline* timeline)
        : QAccessibleWidget(timeline, QAccessible::Slider), m_timeline(timeline) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text which) const override {
        return which == QAccessible::Value ? m_timeline->valueWords() : QAccessibleWidget::text(which);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_timeline->actionsDone(); }
    void setCurrentValue(const QVariant& value) override {
        m_timeline->goTo(static_cast<std::size_t>(std::clamp(value.toInt(), 0, m_timeline->actionsInAll())));
    }
    [[nodiscard]] QVariant minimumValue() const override { return 0; }
    [[nodiscard]] QVariant maximumValue() const override { return m_timeline->actionsInAll(); }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }

  private:
    Timeline* m_timeline;
};

QAccessibleInterface* toldTimeline(const QString&, QObject* object) {
    auto* timeline = qobject_cast<Timeline*>(object);
    return timeline ? new ToldTimeline(timeline) : nullptr;
}

}  // namespace

void makeTimelinesTold() {
    static const bool installed = (QAccessible::installFactory(toldTimeline), true);
    Q_UNUSED(installed)
}

void tellTimelineMoved(Timeline& timeline) {
    QAccessibleValueChangeEvent news(&timeline, timeline.actionsDone());
    QAccessible::updateAccessibility(&news);
}

}  // namespace remparts::panel
