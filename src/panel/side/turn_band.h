// The top of the panel: in the colour and with the sign of who is to move, and what is asked.
#pragma once

#include <QWidget>

#include "turn_model.h"

namespace remparts::panel {

class TurnBand : public QWidget {
    Q_OBJECT
  public:
    TurnBand(model::Session& session, model::TurnModel& turn, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] QRectF badge() const;
    void paintOver(QPainter& painter) const;
    void paintWords(QPainter& painter, const QString& name, const QString& ask, const QColor& ink) const;

    model::Session& m_session;
    model::TurnModel& m_turn;
};

}  // namespace remparts::panel
