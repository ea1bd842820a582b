#include "kids/kids_figures.h"

#include "counted.h"
#include "kids/figure_slots.h"
#include "kids/shown_player.h"
#include "look/plates.h"
#include "sentences.h"

namespace remparts::panel {

KidsFigures::KidsFigures(model::Session& session, model::TableShow& show, QWidget* parent)
    : QWidget(parent), m_session(session), m_show(show) {
    connect(&session, &model::Session::changed, this, &KidsFigures::refresh);
    connect(&show, &model::TableShow::changed, this, &KidsFigures::refresh);
    connect(&show, &model::TableShow::finished, this, &KidsFigures::refresh);
    refresh();
}

void KidsFigures::refresh() {
    if (playsKids(m_session)) {
        const engine::PlayerIndex player = shownPlayer(m_session, m_show);
        const QString name = model::sentences::playerName(m_session.game().setup(), player);
        setAccessibleName(tr("%1: %2", "Anna: 3 figures left")
                              .arg(name, model::sentences::figuresLeft(m_show.figuresShown(player))));
    }
    setToolTip(accessibleName());
    update();
}

void KidsFigures::paintEvent(QPaintEvent*) {
    if (!playsKids(m_session)) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const FigureSlots figures = figureSlots(m_session, m_show, shownPlayer(m_session, m_show));
    const QRectF card = QRectF(rect()).adjusted(spaceL, 0, -spaceL, 0);
    drawCard(painter, card, playerTint(figures.color));
    drawFigureSlots(painter, card.adjusted(spaceS, spaceXs, -spaceS, -spaceXs), figures, 2);
}

}  // namespace remparts::panel
