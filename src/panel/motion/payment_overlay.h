// What crosses from the city into the panel: coins for what scored, followers that go home.
#pragma once

#include <QWidget>
#include <functional>

#include "overlay/projection.h"
#include "session.h"
#include "table_show.h"

namespace remparts::panel {

/// Lies over the whole page, lets every mouse event through, and is hidden while nothing flies.
class PaymentOverlay : public QWidget {
    Q_OBJECT
  public:
    /// The box of a player's points and that of the followers left, in the page; empty while they cannot be seen.
    struct Purse {
        QRectF points;
        QRectF followers;
    };
    using PurseOf = std::function<Purse(engine::PlayerIndex)>;

    /// `page` becomes its parent. `projection` gives pixels of the page.
    PaymentOverlay(const model::Session& session, const model::TableShow& show, Projection projection,
                   PurseOf purseOf, QWidget* page);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void follow();
    /// Where everything is now: what paintEvent paints.
    struct Flight {
        QPointF from;
        QPointF to;
        double way = 0;
        std::optional<engine::FollowerPlacement> follower;  ///< nothing: a coin
        int number = 0;
    };
    [[nodiscard]] std::vector<Flight> flights() const;
    void addCoins(std::vector<Flight>& flights, const engine::Scored& scored, double progress) const;
    void addFollowers(std::vector<Flight>& flights, const model::acts::Paying& paying) const;
    void paint(QPainter& painter, const Flight& flight) const;

    const model::Session& m_session;
    const model::TableShow& m_show;
    Projection m_projection;
    PurseOf m_purseOf;
    QRect m_painted;
};

}  // namespace remparts::panel
