// The tiles that fitted nowhere (C2.5) as pictures; the pointer on one tells why it lies there.
#pragma once

#include <QWidget>

#include "left/left_model.h"

namespace remparts::panel {

class SetAsideRow : public QWidget {
    Q_OBJECT
  public:
    /// Both must live longer.
    SetAsideRow(const model::LeftModel& left, const model::Session& session, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// What is told of one, of those in their order.
    [[nodiscard]] QString words(std::size_t number) const;
    [[nodiscard]] QRectF pictureBox(std::size_t number) const;

  public slots:
    void refresh();

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] int columns(int width) const;

    const model::LeftModel& m_left;
    const model::Session& m_session;
    std::vector<engine::TileIndex> m_tiles;
};

}  // namespace remparts::panel
