// What the result says below the winners: words for the adult, and everybody's figures.
#pragma once

#include <QWidget>
#include <vector>

#include "kids_result.h"
#include "remparts/engine/setup.h"

namespace remparts::panel {

/// Verdict, reason and the rule behind it.
class KidsVerdict : public QWidget {
    Q_OBJECT
  public:
    explicit KidsVerdict(QWidget* parent = nullptr);

    void show(const model::KidsResult& result);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitHeight();
    [[nodiscard]] double reasonWidth(double width) const;

    model::KidsResult m_result;
};

/// A row for each player, best first: eight figures, those left standing.
class KidsResultRows : public QWidget {
    Q_OBJECT
  public:
    explicit KidsResultRows(QWidget* parent = nullptr);

    void show(const std::vector<engine::Player>& players, const model::KidsResult& result);
    void setRowHeight(int height);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintRow(QPainter& painter, const model::KidsResult::Row& result, const QRectF& row) const;

    std::vector<engine::Player> m_players;
    model::KidsResult m_result;
    int m_rowHeight = 62;
};

}  // namespace remparts::panel
