// Two large round buttons beside the tile that lies there to be turned: turn it, lay it.
#pragma once

#include <QObject>
#include <QRectF>
#include <vector>

#include "turn_model.h"

class QWidget;

namespace remparts::panel {

class SymbolButton;

class GhostButtons : public QObject {
    Q_OBJECT
  public:
    /// They become children of `view`.
    GhostButtons(model::TurnModel& turn, QWidget* view);

    /// Beside the tile on the screen: below it when that can be, always in the view, off the tile and off `taken`,
    /// and where they hide least of `rather`.
    void place(const QRectF& tile, const std::vector<QRectF>& taken, const std::vector<QRectF>& rather);
    void hide();
    /// What they cover; empty while hidden.
    [[nodiscard]] std::vector<QRectF> boxes() const;

  private:
    QWidget* m_view;
    SymbolButton* m_turn;
    SymbolButton* m_lay;
};

}  // namespace remparts::panel
