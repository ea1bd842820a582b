// The card beside the pointer that tells all about what it is on.
#pragma once

#include <QPainter>
#include <QWidget>

#include "hover_card.h"

namespace remparts::panel {

/// Lets every mouse event through.
class HoverCardView : public QWidget {
    Q_OBJECT
  public:
    explicit HoverCardView(QWidget* parent);

    /// Beside a pixel of the parent, inside it and off what is taken. Hides itself for an empty card.
    void show(const model::HoverCard& card, QPointF pixel, const std::vector<QRectF>& taken);
    [[nodiscard]] const model::HoverCard& card() const { return m_card; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QSizeF innerSize() const;
    [[nodiscard]] double labelWidth() const;
    [[nodiscard]] double titleHeight(double width) const;
    [[nodiscard]] double valueHeight(const model::CardLine& line, double width) const;
    void paintOwner(QPainter& painter, const QRectF& row) const;
    double paintLines(QPainter& painter, const QRectF& room) const;

    model::HoverCard m_card;
    QPointF m_anchor;  ///< where the pointer was when the card came
};

}  // namespace remparts::panel
