// Inspection: the city has the whole window, nothing that is done changes the game. Brings camera, bar and keys
// together; the page hides what else there is.
#pragma once

#include <QMargins>
#include <QObject>
#include <QSet>

#include "remparts/engine/tile_set.h"

class QAction;

namespace remparts::scene {
class CityView;
}
namespace remparts::panel {
class InspectBar;
class Notice;
}  // namespace remparts::panel

namespace remparts::app {

class Inspection : public QObject {
    Q_OBJECT
  public:
    /// The view must live longer; bar and notices become its children.
    explicit Inspection(scene::CityView& city);

    /// The action that inspects, the one that hides the interface, and the one that offers layers; all can be checked
    /// from now on.
    void setActions(QAction* inspect, QAction* hide, QAction* layers);

    /// Whose city is looked at.
    void setGame(engine::GameKind game);
    [[nodiscard]] bool isOn() const { return m_on; }
    [[nodiscard]] panel::InspectBar& bar() { return *m_bar; }
    /// What the bar covers of the view.
    [[nodiscard]] QMargins coveredMargins() const;
    /// A sentence over the city, for two seconds; so much is covered below.
    void tell(const QString& sentence, int coveredBelow);

  public slots:
    void setOn(bool on);
    /// The bar can be hidden and inspection goes on.
    void setBarShown(bool shown);

  signals:
    void changed(bool on);
    /// The bar covers more or less of the view.
    void coverChanged();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool keyPressed(int key, bool repeated);
    void steer(Qt::KeyboardModifiers modifiers);
    void escape();
    void placeBar();
    void showState();
    void setTime(int time);
    void showTime(int time);
    void tellNowhere();
    void climb();

    scene::CityView& m_city;
    panel::InspectBar* m_bar;
    panel::Notice* m_notice;
    QSet<int> m_held;  // keys
    engine::GameKind m_game = engine::GameKind::City;
    bool m_on = false;
    bool m_barShown = true;
};

}  // namespace remparts::app
