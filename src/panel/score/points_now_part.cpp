#include "score/points_now_part.h"

#include <QVBoxLayout>

#include "aids.h"
#include "look/fold_handle.h"
#include "look/plates.h"
#include "score/points_card.h"

namespace remparts::panel {

namespace {
const QString key = QStringLiteral("N");
}

PointsNowPart::PointsNowPart(model::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_handle(new FoldHandle({})), m_card(new PointsCard) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(spaceS, 0, spaceL + static_cast<int>(keyCapWidth(key)) + spaceXs, 0);
    line->addWidget(m_handle);
    column->addLayout(line);
    column->addWidget(m_card);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_handle, &FoldHandle::clicked, this, [this] { setOpen(!m_open); });
    connect(&session, &model::Session::changed, this, &PointsNowPart::refresh);
    refresh();
}

void PointsNowPart::follow(const model::TableShow& show) {
    m_show = &show;
    connect(&show, &model::TableShow::finished, this, &PointsNowPart::refresh);
}

bool PointsNowPart::mayTell() const {
    return m_session.hasGame() && model::aidsOf(m_session).worth && !m_session.state().isOver();
}

void PointsNowPart::setOffered(bool offered) {
    m_offered = offered;
    refresh();
}

void PointsNowPart::setCompact(bool compact) {
    m_card->setCompact(compact);
}

void PointsNowPart::setOpen(bool open) {
    const bool wasOpen = m_open;
    m_open = open && mayTell();
    refresh();
    if (m_open != wasOpen) emit openChanged(m_open);
}

void PointsNowPart::refresh() {
    if (m_open && !mayTell()) return setOpen(false);
    const bool kids = m_session.hasGame() && m_session.gameKind() == engine::GameKind::Kids;
    const QString name = kids ? tr("Figures left") : tr("Points now");
    if (m_handle->text() != name) m_handle->setName(name);
    setVisible(mayTell() && (m_offered || m_open));
    m_handle->setOpen(m_open);
    m_card->setVisible(m_open);
    const bool isPlaying = m_show && m_show->isPlaying();
    if (m_open && !isPlaying) m_card->show(model::pointsNow(m_session.game()));
}

void PointsNowPart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawKeyCap(painter, QPointF(width() - spaceL - keyCapWidth(key), m_handle->geometry().center().y() + 1), key);
}

}  // namespace remparts::panel
