// All rules of a book below each other, chapter by chapter.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "explain/rule_book.h"
#include "rules/rule_scenes.h"

namespace remparts::panel {

class RuleEntry;

/// Asks for the height that its width needs.
class RuleSheet : public QWidget {
    Q_OBJECT
  public:
    explicit RuleSheet(const RuleScenes& scenes, QWidget* parent = nullptr);

    /// Another book, or the same in another language. It must live as long as it is shown.
    void setBook(const model::RuleBook& book);
    /// Only rules that hold these words, which are marked; all for none.
    void search(const QStringList& words);
    void refreshScenes();
    /// Paints only what changed.
    void refreshPictures();

    /// Rules in sight of the search, in their order.
    [[nodiscard]] std::vector<RuleEntry*> shown() const;
    /// Null for a number that no rule of the book has.
    [[nodiscard]] RuleEntry* entry(const QString& number) const;
    /// Null when the search hides it, too.
    [[nodiscard]] RuleEntry* find(const QString& number) const;
    /// How many rules of a chapter the search shows.
    [[nodiscard]] int shownIn(const QString& chapter) const;
    /// Where a rule begins; its chapter's title stands above the first one.
    [[nodiscard]] int topOf(const RuleEntry& entry) const;
    /// The rule at a height, or the nearest one below it.
    [[nodiscard]] RuleEntry* at(int y) const;

  signals:
    void laidOut();
    void showMeRequested(const QString& rule);
    void pressed(const QString& rule);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Chapter {
        QString number;
        QString title;
        std::vector<RuleEntry*> entries;
        QRectF head;  ///< empty while the search shows none of its rules
    };
    void layOut();

    const RuleScenes& m_scenes;
    std::vector<Chapter> m_chapters;
};

}  // namespace remparts::panel
