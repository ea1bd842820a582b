#include "side/supply_strip.h"

#include <QHBoxLayout>
#include <QPainter>

#include "language/spoken.h"
#include "look/tokens.h"
#include "side/supply_parts.h"

namespace remparts::panel {
namespace {

// Widths of the parts.
constexpr int stacksShare = 30;
constexpr int wallsShare = 11;
constexpr int asideShare = 15;

}  // namespace

SupplyStrip::SupplyStrip(model::Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_stacks(new StacksPart(session)),
      m_walls(new WallsPart(session)),
      m_aside(new AsidePart(session)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spaceM, spaceXs, spaceM, 0);
    row->setSpacing(0);
    row->addWidget(m_stacks, stacksShare);
    row->addWidget(m_walls, wallsShare);
    row->addWidget(m_aside, asideShare);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_stacks, &QAbstractButton::clicked, this, &SupplyStrip::leftRequested);
    connect(m_aside, &QAbstractButton::clicked, this, &SupplyStrip::setAsideRequested);
    connect(&session, &model::Session::changed, this, &SupplyStrip::refresh);
    model::keepSaid(this, [this] { refresh(); });
}

void SupplyStrip::refresh() {
    m_stacks->refresh();
    m_walls->refresh();
    m_aside->refresh();
    update();
}

void SupplyStrip::paintEvent(QPaintEvent*) {
    if (!m_session.hasGame()) return;
    QPainter painter(this);
    painter.fillRect(QRectF(spaceL, 0, width() - 2 * spaceL, 1), theme().line);
}

}  // namespace remparts::panel
