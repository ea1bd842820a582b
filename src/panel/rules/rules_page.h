// The rules at hand: chapters at the left, the book beside them, a search over both.
#pragma once

#include <QWidget>

#include "remparts/engine/tile_set.h"
#include "rules/rule_scenes.h"

class QLineEdit;
class QScrollArea;
class QStackedWidget;

namespace remparts::panel {

class Button;
class ChapterList;
class ChoiceBar;
class RuleBookView;
class TextLabel;

class RulesPage : public QWidget {
    Q_OBJECT
  public:
    explicit RulesPage(QWidget* parent = nullptr);

    void setScenes(RuleScenes scenes);
    /// The rules of a game from where they were read last.
    void showGame(engine::GameKind game);
    /// The book opened at a rule, whatever is searched for; nothing for a number that no rule has.
    void showRule(const QString& number);
    /// All rules again; the one that is read stays.
    void endSearch();
    [[nodiscard]] engine::GameKind game() const { return m_game; }
    /// The rule that is read; empty when the search finds none.
    [[nodiscard]] QString currentRule() const;
    /// The rules that the search leaves, in their order.
    [[nodiscard]] QStringList shownRules() const;

  public slots:
    /// Lessons came or went.
    void scenesChanged();
    void picturesChanged();

  signals:
    void closeRequested();
    /// The step of the lesson that shows this rule.
    void showMeRequested(const QString& rule);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* buildHead();
    QWidget* buildNothing();
    void say();
    void fill();
    void search();
    void tellFound(const QStringList& words);
    void arrange();
    void followCurrent();
    void focusBook();
    [[nodiscard]] bool handleMove(int key);
    [[nodiscard]] bool move(int key);

    RuleScenes m_scenes;
    engine::GameKind m_game = engine::GameKind::City;
    Button* m_back = nullptr;
    TextLabel* m_title = nullptr;
    ChoiceBar* m_games = nullptr;
    QLineEdit* m_search = nullptr;
    TextLabel* m_found = nullptr;
    ChapterList* m_chapters = nullptr;
    QScrollArea* m_chapterArea = nullptr;
    RuleBookView* m_book = nullptr;
    QStackedWidget* m_stack = nullptr;
    TextLabel* m_nothing = nullptr;
    Button* m_otherGame = nullptr;
};

}  // namespace remparts::panel
