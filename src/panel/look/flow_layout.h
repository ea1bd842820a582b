// A row that goes on in the next line where there is no more room.
#pragma once

#include <QLayout>

namespace remparts::panel {

class FlowLayout : public QLayout {
  public:
    /// `spacing` between the items and between the lines, pixels.
    explicit FlowLayout(QWidget* parent, int spacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items << item; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;

    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect& box) override;

  private:
    /// The height that it takes.
    int arrange(const QRect& box, bool moving) const;

    QList<QLayoutItem*> m_items;
};

}  // namespace remparts::panel
