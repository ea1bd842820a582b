// A small picture of a lesson's scene; a click plays it.
#pragma once

#include <QAbstractButton>

#include "rules/rule_scenes.h"

namespace remparts::panel {

class SceneButton : public QAbstractButton {
    Q_OBJECT
  public:
    /// `scenes` must live longer.
    SceneButton(const RuleScenes& scenes, QWidget* parent);

    void setRule(const QString& rule, const QString& title);
    /// For a width.
    [[nodiscard]] static int heightFor(int width);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void paintInvitation(QPainter& painter, const QRectF& box) const;

    const RuleScenes& m_scenes;
    QString m_rule;
};

}  // namespace remparts::panel
