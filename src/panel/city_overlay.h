// Everything that lies over the city: possible places, spots, wall ends, scores, answers, and the controls around it.
#pragma once

#include <QMargins>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <vector>

#include "explain/spotlight.h"
#include "overlay/overlay_canvas.h"
#include "table_show.h"
#include "turn_model.h"

class QAction;

namespace remparts::panel {

class CityControls;
class ConfirmBar;
class KidsTable;

/// Lies over `view` and follows its size. The painted part lets every mouse event through to the view; toolbars, hint
/// line and Pass button are children of the view above it. Repaints only when something changed.
class CityOverlay : public QWidget {
    Q_OBJECT
  public:
    /// Session and turn must live longer than the overlay; `view` becomes its parent.
    CityOverlay(model::Session& session, model::TurnModel& turn, QWidget* view);
    ~CityOverlay() override;

    void setProjection(Projection projection);
    /// What the menu button offers.
    void setActions(const QList<QAction*>& actions);
    void setHistoryActions(QAction* undo, QAction* redo);
    void setCameraActions(QAction* frameAll, QAction* lastMove, QAction* topView);
    void setLayersAction(QAction* layers);
    void setLeftAction(QAction* left);
    void setInspectAction(QAction* inspect);
    /// What opens the list of all that may be done now.
    void setListAction(QAction* list);
    /// Part of the view that controls cover, for a camera that fits the city into the rest.
    [[nodiscard]] QMargins coveredMargins() const;
    /// The choice whose words or disc lie under a pixel. They may stand high above their place on the table.
    [[nodiscard]] std::optional<int> choiceAt(QPointF pixel) const;
    /// Hides or shows all of it, controls included.
    void setShown(bool shown);
    /// Whether tools, camera buttons and the Pass button are there beside what lies on the city. All at first.
    enum class Controls { All, PassOnly, None };
    void setControls(Controls controls);
    /// Whether what may be chosen is painted: places, spots, ends of the wall, piles. At first it is.
    void setOffers(bool on);
    /// An answer that stays until something dismisses it.
    void keepRefusal(const model::Refusal& refusal);
    /// What is being shown: turning tiles, lit roads, scorings that are counted; only then their card opens. Must
    /// live longer than the overlay.
    void setShow(model::TableShow* show);
    /// Off: nothing moves by itself.
    void setMotion(bool on);
    /// Off: a card of its own tells about the feature under the pointer.
    void setTellsFeatures(bool on);
    /// Letters and numbers of the places along the edge of the city. Off at first.
    void setNamesPlaces(bool on);
    /// Boxes in the view that others cover; words and cards keep clear of them.
    void setAlsoTaken(const std::vector<QRectF>& boxes);
    /// Boxes in the view that the visible controls cover.
    [[nodiscard]] std::vector<QRectF> boxes() const;

  public slots:
    /// The camera moved.
    void viewChanged();
    /// Lights a step's scorings again and opens their card; nothing when the step scored nothing.
    void showScoring(int step);
    /// Lights scorings of the final walk, without a card; meanwhile the hint line, which names the winner, is hidden.
    /// An empty list puts the light out and ends that.
    void showScorings(const std::vector<remparts::engine::Scored>& scorings);
    /// Lights what a row of the log is about for as long as it is pointed at; an empty one puts the light out.
    /// Nothing else changes, and the camera stays where it is.
    void setSpotlight(const remparts::model::Spotlight& light);
    /// Any input: score card and refusal go away.
    void dismiss();

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    void arrangeConfirm();
    void paintNames(OverlayCanvas& canvas) const;
    void paintCity(OverlayCanvas& canvas) const;
    void paintOffers(OverlayCanvas& canvas) const;
    void paintPointed(OverlayCanvas& canvas) const;
    void onStepPlayed();
    void onShown();
    void paintScored(OverlayCanvas& canvas) const;
    void onRefused(const model::Refusal& refusal);

    model::Session& m_session;
    model::TurnModel& m_turn;
    Projection m_projection;
    CityControls* m_controls = nullptr;
    KidsTable* m_kids = nullptr;
    ConfirmBar* m_confirm = nullptr;
    std::vector<ChoiceBox> m_choiceBoxes;  ///< as last painted
    std::vector<engine::Scored> m_scored;
    model::Spotlight m_spotlight;
    const model::TableShow* m_show = nullptr;
    std::optional<int> m_stepShown;  ///< whose scorings are counted just now; their card follows
    std::optional<model::Refusal> m_refusal;
    bool m_tellsFeatures = true;
    bool m_namesPlaces = false;
    bool m_offers = true;
    QTimer m_refusalTimer;
};

}  // namespace remparts::panel
