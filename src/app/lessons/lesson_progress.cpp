#include "lessons/lesson_progress.h"

#include <QSettings>

namespace remparts::app {

namespace {

const QString group = QStringLiteral("lessons");

QString stepKey(const QString& id) {
    return QStringLiteral("%1/%2/step").arg(group, id);
}

QString doneKey(const QString& id) {
    return QStringLiteral("%1/%2/done").arg(group, id);
}

}  // namespace

std::size_t LessonProgress::step(const QString& id) const {
    bool isNumber = false;
    const uint step = m_settings.value(stepKey(id)).toUInt(&isNumber);
    return isNumber ? step : 0;
}

bool LessonProgress::isDone(const QString& id) const {
    return m_settings.value(doneKey(id)).toString() == QStringLiteral("true");
}

void LessonProgress::reach(const QString& id, std::size_t step) {
    if (this->step(id) != step) m_settings.setValue(stepKey(id), static_cast<uint>(step));
}

void LessonProgress::finish(const QString& id) {
    m_settings.remove(stepKey(id));
    m_settings.setValue(doneKey(id), true);
}

void LessonProgress::reset() {
    m_settings.remove(group);
}

}  // namespace remparts::app
