// One rule in the book: its number in the margin, title and text, the picture of a scene beside it.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "explain/rule_numbers.h"
#include "look/text.h"
#include "rules/rule_scenes.h"

namespace remparts::panel {

class LinkSpot;
class SceneButton;

class RuleEntry : public QWidget {
    Q_OBJECT
  public:
    /// Both must live longer.
    RuleEntry(const model::Rule& rule, const RuleScenes& scenes, QWidget* parent);

    [[nodiscard]] const QString& number() const { return m_rule.number; }
    [[nodiscard]] const model::Rule& rule() const { return m_rule; }
    /// What is searched for is marked.
    void mark(const QStringList& words);
    [[nodiscard]] int markCount() const { return static_cast<int>(m_titleMarks.size() + m_textMarks.size()); }
    /// The one that is read.
    void setCurrent(bool on);
    /// A lesson may show the rule now.
    void refreshScene();
    [[nodiscard]] bool hasScene() const { return m_scene != nullptr; }
    /// Plays the scene; without one it follows the first link.
    void follow();

    /// Takes this width and the height that it needs for it.
    void layOut(int width);

  signals:
    void showMeRequested(const QString& rule);
    void pressed(const QString& rule);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void placeLinks();
    void paintMarks(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style,
                    const std::vector<model::TextRange>& marks) const;

    const model::Rule& m_rule;
    const RuleScenes& m_scenes;
    SceneButton* m_scene = nullptr;
    std::vector<LinkSpot*> m_links;
    QRectF m_title;
    QRectF m_text;
    std::vector<model::TextRange> m_titleMarks;
    std::vector<model::TextRange> m_textMarks;
    bool m_current = false;
};

/// What the numbers in the margin take.
[[nodiscard]] int ruleMargin();

}  // namespace remparts::panel
