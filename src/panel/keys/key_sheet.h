// All keys on one sheet: in two columns where there is room, scrolling where there is not.
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>
#include <vector>

class QBoxLayout;
class QScrollArea;

namespace remparts::panel {

struct KeyLine {
    QStringList caps;  ///< what stands on the keys; of shortcuts as the system writes them
    QString meaning;
    QList<QKeySequence> shortcuts;  ///< of the action that the line tells of; none for other keys
};
struct KeyGroup {
    QString title;
    std::vector<KeyLine> lines;
};

class KeySheet : public QDialog {
    Q_OBJECT
  public:
    /// Not larger than the window of `parent`.
    KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent);

    /// Whether the groups stand in two columns.
    [[nodiscard]] bool isWide() const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void fill(const std::vector<KeyGroup>& groups);
    void arrange();

    QBoxLayout* m_columns;
    QScrollArea* m_scroll;
    QWidget* m_content;
    int m_columnWidth = 0;  ///< that reads well
};

}  // namespace remparts::panel
