#include "kids/kids_log.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "kids/bulb_button.h"
#include "kids/log_line.h"
#include "look/tokens.h"
#include "score/points_now_part.h"
#include "side/log_view.h"

namespace remparts::panel {

namespace {
constexpr int openHeight = 200;
}

KidsLog::KidsLog(model::Session& session, model::LogModel& log, model::TurnModel& turn, model::TableShow& show,
                 QWidget* parent)
    : QWidget(parent),
      m_turn(turn),
      m_show(show),
      m_bulb(new BulbButton),
      m_line(new LogLine(log)),
      m_points(new PointsNowPart(session)),
      m_view(new LogView(log)) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(spaceM, 0, spaceM, 0);
    row->setSpacing(spaceXs);
    row->addWidget(m_bulb);
    row->addWidget(m_line, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, spaceXs, 0, spaceXs);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_points);
    column->addWidget(m_view);
    m_points->follow(show);
    m_points->setOffered(false);
    m_view->setFixedHeight(openHeight);
    m_view->hide();
    connect(m_view, &LogView::placeActivated, this, &KidsLog::placeActivated);
    connect(m_view, &LogView::lit, this, &KidsLog::lit);
    connect(m_line, &LogLine::lit, this, &KidsLog::lit);
    connect(m_line, &QAbstractButton::toggled, m_view, &QWidget::setVisible);
    connect(m_line, &QAbstractButton::toggled, m_points, &PointsNowPart::setOffered);
    connect(m_bulb, &QAbstractButton::toggled, this, [this](bool on) {
        if (on == m_turn.hintsRoads()) return;
        m_turn.setHintsRoads(on);
        emit hintsRoadsChanged(on);
    });
    connect(&log, &QAbstractItemModel::modelReset, this, &KidsLog::refresh);
    connect(&log, &QAbstractItemModel::rowsInserted, this, &KidsLog::refresh);
    connect(&log, &QAbstractItemModel::rowsRemoved, this, &KidsLog::refresh);
    connect(&log, &QAbstractItemModel::dataChanged, this, &KidsLog::refresh);
    connect(&turn, &model::TurnModel::changed, this, &KidsLog::refresh);
    connect(&show, &model::TableShow::finished, this, &KidsLog::refresh);
    refresh();
}

void KidsLog::refresh() {
    m_bulb->setVisible(m_turn.aids().places);
    m_bulb->setChecked(m_turn.hintsRoads());
    if (!m_show.isPlaying()) m_line->refresh();  // nothing is told before it is seen
}

}  // namespace remparts::panel
