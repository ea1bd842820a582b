// A short line at the lower edge of what it belongs to: what was just done, with one thing that can be done about it.
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>

namespace remparts::panel {

class Button;
class TextLabel;

class NoticeBar : public QWidget {
    Q_OBJECT
  public:
    /// Lies over `parent`, in the middle of its lower edge, `above` pixels from it.
    explicit NoticeBar(QWidget* parent, int above = 0);
    /// Asked each time when the line is placed: what lies at the lower edge may change.
    void setAbove(std::function<int()> above);

    /// Shows a line until it is dismissed, or for a time in milliseconds. `word` is the button; without one there is
    /// none.
    void say(const QString& text, const QString& word = {}, std::function<void()> action = {}, int milliseconds = 0);
    /// Only the text changes, for progress.
    void setText(const QString& text);
    void dismiss();
    [[nodiscard]] QString text() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void place();

    std::function<int()> m_above;
    TextLabel* m_text;
    Button* m_button;
    std::function<void()> m_action;
    QTimer m_timer;
};

}  // namespace remparts::panel
