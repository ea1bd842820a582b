// Small pictures of lessons' scenes for the book of rules: the position of a step as the renderer draws it, lit as in
// the lesson.
#pragma once

#include "pictures/picture_queue.h"
#include "rules/rule_scene_index.h"

namespace remparts::app {

class RulePictures : public QObject {
    Q_OBJECT
  public:
    explicit RulePictures(QObject* parent = nullptr);

    /// As PictureQueue::find.
    [[nodiscard]] QImage find(const RuleScene& scene);
    [[nodiscard]] bool isDone() const { return m_queue.isDone(); }
    /// Nothing is in sight any more: frees everything.
    void forget() { m_queue.forget(); }

  signals:
    void changed();

  private:
    [[nodiscard]] QByteArray keyOf(const RuleScene& scene);

    PictureQueue m_queue;
    std::map<std::string, QByteArray> m_files;  ///< what is in the lessons' files, by their names
};

}  // namespace remparts::app
