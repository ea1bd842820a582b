// The chapters of the book: a click leads there; while something is searched for, how many rules each has of it.
#pragma once

#include <QAbstractButton>
#include <functional>
#include <optional>
#include <vector>

#include "explain/rule_book.h"

namespace remparts::panel {

class ChapterRow : public QAbstractButton {
    Q_OBJECT
  public:
    explicit ChapterRow(QWidget* parent);

    void setChapter(const QString& number, const QString& title);
    /// Nothing while no search is on.
    void setFound(std::optional<int> found);
    [[nodiscard]] const QString& number() const { return m_number; }
    [[nodiscard]] int heightFor(int width) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] QRectF titleBox(int width) const;
    void say();

    QString m_number;
    QString m_title;
    std::optional<int> m_found;
};

/// Asks for the height that its width needs.
class ChapterList : public QWidget {
    Q_OBJECT
  public:
    explicit ChapterList(QWidget* parent = nullptr);

    void setBook(const model::RuleBook& book);
    void setCurrent(const QString& chapter);
    /// A row for which `found` gives nothing shows no count.
    void setFound(const std::function<std::optional<int>(const QString& chapter)>& found);

  signals:
    void chosen(const QString& chapter);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void layOut();

    std::vector<ChapterRow*> m_rows;
};

}  // namespace remparts::panel
