#include "kids/kids_panel.h"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "kids/kids_band.h"
#include "kids/kids_figures.h"
#include "kids/kids_hand.h"
#include "kids/kids_log.h"
#include "kids/kids_rows.h"
#include "kids/shown_player.h"
#include "language/spoken.h"
#include "look/scroll.h"
#include "look/tokens.h"
#include "score/points_now_part.h"

namespace remparts::panel {
namespace {

constexpr int wideFrom = 1400;
constexpr int widePanel = 416;

/// Heights of the parts, so that four children fit without scrolling.
struct Heights {
    int band, figures, hand, row;
};

Heights heightsFor(int window) {
    if (window < 660) return {70, 112, 144, 54};
    if (window < 800) return {80, 136, 170, 60};
    if (window < 880) return {92, 170, 190, 72};
    return {96, 200, 200, 82};
}

// Where fewer play the parts grow, as far as they can use it in this width.
void grow(QWidget& part, int least, int most) {
    part.setMinimumHeight(std::min(least, most));
    part.setMaximumHeight(most);
}

}  // namespace

KidsPanel::KidsPanel(model::Session& session, model::TurnModel& turn, model::PlayerListModel& players,
                     model::LogModel& log, model::TableShow& show, QWidget* parent)
    : QWidget(parent),
      m_band(new KidsBand(session, turn, show)),
      m_figures(new KidsFigures(session, show)),
      m_hand(new KidsHand(session, turn, show)),
      m_rows(new KidsRows(session, players, show)),
      m_log(new KidsLog(session, log, turn, show)) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(1, spaceS, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_figures, 100);
    column->addStretch(1);
    column->addWidget(m_hand, 100);
    column->addStretch(1);
    column->addWidget(m_rows);
    column->addWidget(m_log);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_band);
    outer->addWidget(scrolling(content), 1);
    connect(m_hand, &KidsHand::resultRequested, this, &KidsPanel::resultRequested);
    connect(m_log, &KidsLog::placeActivated, this, &KidsPanel::placeActivated);
    connect(m_log, &KidsLog::lit, this, &KidsPanel::lit);
    connect(&m_log->pointsNow(), &PointsNowPart::openChanged, this, [this](bool open) {
        m_rows->setVisible(!open);  // the table says the same of all players, and there is no room for both
        emit pointsNowChanged(open);
    });
    connect(m_log, &KidsLog::hintsRoadsChanged, this, &KidsPanel::hintsRoadsChanged);
    const auto showFigures = [this, &session, &show] {
        m_figures->setVisible(playsKids(session) && !isShownOver(session, show));
    };
    connect(&session, &model::Session::changed, this, showFigures);
    connect(&show, &model::TableShow::finished, this, showFigures);
    model::keepSaid(this, [this] { setAccessibleName(tr("Game")); });
    fold({narrowBelow, lowBelow});
    showFigures();
}

void KidsPanel::fold(QSize window) {
    const int usual = panelWidthIn(window.width());
    const int width = window.width() < wideFrom ? usual : std::max(usual, widePanel);
    setFixedWidth(width);
    const Heights heights = heightsFor(window.height());
    m_band->setFixedHeight(heights.band);
    grow(*m_figures, heights.figures, (width - 3 * spaceL) / 2 + spaceL);  // two rows of four squares
    grow(*m_hand, heights.hand, width - 136);                              // a square beside the button
    m_rows->setRowHeight(heights.row);
}

void KidsPanel::setPointsNow(bool open) {
    m_log->pointsNow().setOpen(open);
}

bool KidsPanel::showsPointsNow() const {
    return m_log->pointsNow().isOpen();
}

void KidsPanel::setMotion(bool on) {
    m_hand->setMotion(on);
}

void KidsPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
