// Which pattern of the charts is which source of points.
#pragma once

#include <QWidget>

#include "remparts/engine/tile_set.h"

namespace remparts::panel {

class SourceLegend : public QWidget {
    Q_OBJECT
  public:
    explicit SourceLegend(QWidget* parent = nullptr);

    void show(engine::GameKind game);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Entry {
        int source = 0;
        QRectF box;
    };
    /// Line by line, as many in each as there is room for.
    [[nodiscard]] std::vector<Entry> entries(int width) const;
    void fitHeight();

    engine::GameKind m_game = engine::GameKind::City;
};

}  // namespace remparts::panel
