// The controls around the city: tools, camera, hint line, Pass, score card; children of the view, each in its place.
#pragma once

#include <QObject>

#include "overlay/hint_bar.h"
#include "overlay/score_card.h"
#include "turn_model.h"

class QAction;
class QMenu;

namespace remparts::panel {

class Button;
class Plate;

class CityControls : public QObject {
    Q_OBJECT
  public:
    CityControls(model::Session& session, model::TurnModel& turn, QWidget* view);

    void setMenuActions(const QList<QAction*>& actions);
    void setHistoryActions(QAction* undo, QAction* redo);
    void setCameraActions(QAction* frameAll, QAction* lastMove, QAction* topView);
    void setLayersAction(QAction* layers);
    void setLeftAction(QAction* left);
    void setInspectAction(QAction* inspect);
    void setListAction(QAction* list);
    [[nodiscard]] ScoreCard& card() { return *m_card; }
    /// Where the card may not lie, as far as that can be.
    void keepCardClear(const QRectF& box);
    /// Boxes that others cover: part of boxes(), and no place for the card as far as that can be.
    void setAlsoTaken(const std::vector<QRectF>& boxes);
    /// Puts everything in its place for the view's size.
    void arrange();
    void setShown(bool shown);
    /// Tools, camera buttons and hint line; and Pass, which a learner needs without them.
    void setParts(bool tools, bool pass);
    /// During the final walk the hint line would tell the end of it.
    void setHintShown(bool shown);
    /// Boxes in the view that the visible controls cover.
    [[nodiscard]] std::vector<QRectF> boxes() const;
    [[nodiscard]] QMargins coveredMargins() const;

  private:
    void refresh();
    void placeCard();

    model::Session& m_session;
    model::TurnModel& m_turn;
    QWidget* m_view;
    Plate* m_tools;
    Plate* m_camera;
    Plate* m_passPlate;
    Button* m_menuButton;
    QMenu* m_menu;
    HintBar* m_hint;
    ScoreCard* m_card;
    QRectF m_keepClear;
    std::vector<QRectF> m_alsoTaken;
    bool m_shown = true;
    bool m_hasTools = true;
    bool m_hasPass = true;
    bool m_hintShown = true;
};

}  // namespace remparts::panel
