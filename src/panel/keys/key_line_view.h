// One line of the sheet of keys: the caps, and what they do beside them, or below where they leave no room.
#pragma once

#include <QWidget>

#include "keys/key_sheet.h"

namespace remparts::panel {

class KeyLineView : public QWidget {
    Q_OBJECT
  public:
    explicit KeyLineView(const KeyLine& line, QWidget* parent = nullptr);

    /// What the caps take.
    [[nodiscard]] double capsWidth() const;
    /// Meanings begin this far from the left, so that those of a column stand below each other.
    void setIndent(int indent);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, heightForWidth(120)}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] bool isBelow() const { return capsWidth() > m_indent; }
    [[nodiscard]] double meaningHeight(double width) const;

    KeyLine m_line;
    int m_indent = 0;
};

}  // namespace remparts::panel
