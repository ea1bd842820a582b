// The end of a game of The Kids, beside the table: who won, everybody's figures, why it ended.
#pragma once

#include <QWidget>
#include <vector>

#include "kids_result.h"
#include "remparts/engine/setup.h"

namespace remparts::panel {

class KidsPodium;
class KidsResultRows;
class KidsVerdict;

class KidsResultPage : public QWidget {
    Q_OBJECT
  public:
    explicit KidsResultPage(QWidget* parent = nullptr);

    /// Shows a finished game.
    void showResult(const engine::Game& game);
    [[nodiscard]] const model::KidsResult& result() const { return m_result; }
    /// Off: the figures stand still.
    void setMotion(bool on);
    [[nodiscard]] QSize sizeHint() const override;

  signals:
    void newGameRequested();
    void cityRequested();
    void saveRequested();
    void statisticsRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildButtons();

    model::KidsResult m_result;
    KidsPodium* m_podium = nullptr;
    KidsVerdict* m_verdict = nullptr;
    KidsResultRows* m_rows = nullptr;
};

}  // namespace remparts::panel
