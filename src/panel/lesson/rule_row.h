// A rule by number and title; its text unfolds below.
#pragma once

#include "lesson/lesson_sheet.h"
#include "lesson/wide_button.h"

namespace remparts::panel {

class RuleRow : public WideButton {
    Q_OBJECT
  public:
    explicit RuleRow(RuleLine rule, QWidget* parent = nullptr);

    void setRule(const RuleLine& rule);
    [[nodiscard]] const RuleLine& rule() const { return m_rule; }
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 28}; }
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void tell();
    /// A long title takes two lines.
    [[nodiscard]] int headHeight(int width) const;
    [[nodiscard]] double titleRoom(int width) const;
    [[nodiscard]] double titleLeft() const;

    RuleLine m_rule;
    bool m_open = false;
};

}  // namespace remparts::panel
