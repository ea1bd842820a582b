// How far one has come in each lesson, kept in the settings under lessons/<id>.
#pragma once

#include <QString>

class QSettings;

namespace remparts::app {

class LessonProgress {
  public:
    /// They must live longer.
    explicit LessonProgress(QSettings& settings) : m_settings(settings) {}

    /// The step to go on with, from 0; 0 when it was not begun or is no number.
    [[nodiscard]] std::size_t step(const QString& id) const;
    [[nodiscard]] bool isDone(const QString& id) const;

    /// One is at this step now.
    void reach(const QString& id, std::size_t step);
    /// One has been through it; it begins anew next time.
    void finish(const QString& id);
    /// Of all lessons.
    void reset();

  private:
    QSettings& m_settings;
};

}  // namespace remparts::app
