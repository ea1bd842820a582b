// A table of what the game would end with now: players as rows; points so far, what the end would add, the sum.
#pragma once

#include <QWidget>

#include "explain/points_now.h"

namespace remparts::panel {

class PointsCard : public QWidget {
    Q_OBJECT
  public:
    explicit PointsCard(QWidget* parent = nullptr);

    void show(const model::PointsNow& points);
    /// Without the sentence that explains the columns: where there is no room for it.
    void setCompact(bool compact);
    [[nodiscard]] const model::PointsNow& points() const { return m_points; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Columns {
        double names = 0;  ///< room for names beside the signs; 0 where they do not all fit
        double number = 0;
        double total = 0;
    };
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] std::vector<int> numbersOf(const model::PointsNowRow& row) const;
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] double headHeight() const;
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] double explanationHeight() const;
    [[nodiscard]] QRectF numberBox(std::size_t column, double y, double height) const;
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, const model::PointsNowRow& row, double y) const;

    model::PointsNow m_points;
    bool m_compact = false;
};

}  // namespace remparts::panel
