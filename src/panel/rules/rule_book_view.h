// The book as it is read: it scrolls, and knows which rule is read.
#pragma once

#include <QKeyEvent>
#include <QScrollArea>

#include "explain/rule_book.h"
#include "rules/rule_scenes.h"

namespace remparts::panel {

class RuleEntry;
class RuleSheet;

class RuleBookView : public QScrollArea {
    Q_OBJECT
  public:
    /// `scenes` must live longer.
    explicit RuleBookView(const RuleScenes& scenes, QWidget* parent = nullptr);

    [[nodiscard]] RuleSheet& sheet() { return *m_sheet; }
    void setBook(const model::RuleBook& book);
    void search(const QStringList& words);

    /// The rule that is read; empty when there is none to be seen.
    [[nodiscard]] const QString& current() const { return m_current; }
    /// Reads another one: it comes to the upper edge, or only into sight.
    void read(const QString& rule, bool atTop);
    /// To the rule after it, or with a negative number before.
    void step(int by);
    void toFirst(const QString& chapter);
    void toEnd(bool last);
    void scrollPages(int pages);
    /// The chapter of the rule that is read, or of what is in sight.
    [[nodiscard]] QString chapterInSight() const;

  signals:
    void currentChanged(const QString& rule);
    void chapterChanged(const QString& chapter);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Keys are for the page.
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void setCurrent(const QString& rule);
    void keepPlace();
    void tellChapter();
    void notePlace();

    RuleSheet* m_sheet;
    QString m_current;
    QString m_top;       ///< the rule at the upper edge …
    int m_topShift = 0;  ///< … and how far it is scrolled away; so it stays when widths or letters change
    QString m_chapter;
    bool m_isKeeping = false;
};

}  // namespace remparts::panel
