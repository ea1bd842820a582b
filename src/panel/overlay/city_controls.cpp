#include "overlay/city_controls.h"

#include <QMenu>

#include "language/spoken.h"
#include "look/button.h"
#include "look/plate.h"
#include "look/plates.h"

namespace remparts::panel {
namespace {

Button* toolButton(Icon icon, QAction* action) {
    auto* button = new Button({}, Button::Kind::Quiet, icon);
    button->setAction(action);
    return button;
}

}  // namespace

CityControls::CityControls(model::Session& session, model::TurnModel& turn, QWidget* view)
    : QObject(view),
      m_session(session),
      m_turn(turn),
      m_view(view),
      m_tools(new Plate(view)),
      m_camera(new Plate(view)),
      m_passPlate(new Plate(view)),
      m_menuButton(new Button({}, Button::Kind::Quiet, Icon::Gate)),
      m_menu(new QMenu(view)),
      m_hint(new HintBar(session, turn, view)),
      m_card(new ScoreCard(view)) {
    m_tools->add(m_menuButton);
    connect(m_menuButton, &Button::clicked, this,
            [this] { m_menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height() + spaceXs))); });
    auto* pass = new Button({}, Button::Kind::Quiet, Icon::Pass);
    model::keepSaid(this, [this, pass] {
        m_menuButton->setName(tr("Game"));
        m_menuButton->setToolTip(tr("New game, open, save"));
        pass->setName(tr("Pass"));
        pass->setKey(tr("Space"));
        pass->setToolTip(tr("Decline  Space"));
        arrange();
    });
    pass->setObjectName(QStringLiteral("pass"));
    m_passPlate->add(pass);
    connect(pass, &Button::clicked, &turn, &model::TurnModel::pass);
    connect(&turn, &model::TurnModel::changed, this, &CityControls::refresh);
    connect(&session, &model::Session::changed, this, &CityControls::refresh);
    connect(m_hint, &HintBar::wordsChanged, this, &CityControls::arrange);
    refresh();
}

void CityControls::setMenuActions(const QList<QAction*>& actions) {
    m_menu->clear();
    m_menu->addActions(actions);
}

void CityControls::setHistoryActions(QAction* undo, QAction* redo) {
    m_tools->add(toolButton(Icon::Undo, undo));
    m_tools->add(toolButton(Icon::Redo, redo));
    arrange();
}

void CityControls::setCameraActions(QAction* frameAll, QAction* lastMove, QAction* topView) {
    m_camera->add(toolButton(Icon::Frame, frameAll));
    m_camera->add(toolButton(Icon::LastMove, lastMove));
    m_camera->add(toolButton(Icon::TopView, topView));
    arrange();
}

void CityControls::setLayersAction(QAction* layers) {
    m_camera->add(toolButton(Icon::Stack, layers));
    arrange();
}

void CityControls::setLeftAction(QAction* left) {
    m_camera->add(toolButton(Icon::TilesLeft, left));
    arrange();
}

void CityControls::setInspectAction(QAction* inspect) {
    m_camera->add(toolButton(Icon::Eye, inspect));
    arrange();
}

void CityControls::setListAction(QAction* list) {
    m_camera->add(toolButton(Icon::Menu, list));
    arrange();
}

void CityControls::setShown(bool shown) {
    m_shown = shown;
    refresh();
}

void CityControls::setParts(bool tools, bool pass) {
    m_hasTools = tools;
    m_hasPass = pass;
    refresh();
}

void CityControls::setHintShown(bool shown) {
    m_hintShown = shown;
    refresh();
}

void CityControls::refresh() {
    m_tools->setVisible(m_shown && m_hasTools);
    m_camera->setVisible(m_shown && m_hasTools);
    m_hint->setVisible(m_shown && m_hasTools && m_hintShown && m_session.hasGame());
    m_passPlate->setVisible(m_shown && m_hasPass && m_session.hasGame() && m_turn.mayPass());
    arrange();
}

void CityControls::arrange() {
    const int right = m_view->width() - spaceXs;
    const int bottom = m_view->height() - spaceXs;
    for (Plate* plate : {m_tools, m_camera, m_passPlate}) plate->adjustSize();
    m_tools->move(spaceXs, spaceXs);
    const bool besideTools = m_tools->geometry().right() < right - m_camera->width();
    m_camera->move(right - m_camera->width(), besideTools ? spaceXs : m_tools->geometry().bottom() + 1);
    m_passPlate->move(right - m_passPlate->width(), bottom - m_passPlate->height());
    const QSize words = m_hint->sizeHint();
    const int room = right - m_passPlate->sizeHint().width() - 2 * spaceXs;
    const int wide = std::min(words.width(), room);
    const int high = m_hint->heightForWidth(wide);
    m_hint->setGeometry(spaceXs, bottom - high, wide, high);
    placeCard();
    for (QWidget* control :
         {static_cast<QWidget*>(m_card), static_cast<QWidget*>(m_tools), static_cast<QWidget*>(m_camera),
          static_cast<QWidget*>(m_hint), static_cast<QWidget*>(m_passPlate)})
        control->raise();
}

void CityControls::keepCardClear(const QRectF& box) {
    m_keepClear = box;
    placeCard();
}

void CityControls::setAlsoTaken(const std::vector<QRectF>& boxes) {
    m_alsoTaken = boxes;
    placeCard();
}

// In the corner where it hides least of what it explains; lower left when that is the same.
void CityControls::placeCard() {
    const int top = std::max(m_tools->geometry().bottom(), m_camera->geometry().bottom());
    const int bottom = m_hint->y();
    const QSize size = m_card->fitting({m_view->width() - 2 * spaceL, bottom - top});
    const int right = m_view->width() - spaceXs - size.width();
    QRectF best;
    double least = -1;
    for (const QPoint& corner : {QPoint(spaceXs, bottom - size.height()), QPoint(right, bottom - size.height()),
                                 QPoint(spaceXs, top), QPoint(right, top)}) {
        const auto hiddenOf = [box = QRectF(corner, size)](const QRectF& other) {
            const QRectF hidden = box & other;
            return hidden.width() * hidden.height();
        };
        double area = hiddenOf(m_keepClear);
        for (const QRectF& other : m_alsoTaken) area += 10 * hiddenOf(other);  // rather over the city
        if (least >= 0 && area >= least) continue;
        least = area;
        best = QRectF(corner, size);
    }
    m_card->setGeometry(best.toRect());
}

std::vector<QRectF> CityControls::boxes() const {
    std::vector<QRectF> boxes = m_alsoTaken;
    for (const QWidget* control : {static_cast<const QWidget*>(m_tools), static_cast<const QWidget*>(m_camera),
                                   static_cast<const QWidget*>(m_hint), static_cast<const QWidget*>(m_passPlate),
                                   static_cast<const QWidget*>(m_card)})
        if (!control->isHidden()) boxes.push_back(QRectF(control->geometry()).marginsRemoved(shadowMargins));
    return boxes;
}

QMargins CityControls::coveredMargins() const {
    const int lowest = std::max(m_tools->geometry().bottom(), m_camera->geometry().bottom());
    const int top = m_tools->isHidden() ? 0 : lowest;
    const int bottom = m_hint->isHidden() ? 0 : m_view->height() - m_hint->y();
    return {0, top, 0, bottom};
}

}  // namespace remparts::panel
