#include "actions/action_page.h"

#include <QVBoxLayout>

#include "actions/action_view.h"
#include "language/spoken.h"
#include "look/button.h"
#include "look/labels.h"

namespace remparts::panel {
namespace {

QHBoxLayout* headRow(TextLabel* title, Button* close) {
    auto* row = new QHBoxLayout;
    row->addWidget(title, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return row;
}

TextLabel* helpLine() {
    auto* label = new TextLabel({}, TextSize::Small, false, TextLabel::Tone::Soft);
    label->setWrapped(true);
    return label;
}

}  // namespace

ActionPage::ActionPage(model::Session& session, model::TurnModel& turn, model::ActionListModel& actions,
                       QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_turn(turn),
      m_ask(new TextLabel({}, TextSize::Body, true)),
      m_list(new ActionView(actions)) {
    m_ask->setWrapped(true);
    auto* close = new Button({}, Button::Kind::Quiet, Icon::Close);
    auto* help = helpLine();
    model::keepSaid(this, [this, close, help] {
        setAccessibleName(tr("What can be done"));
        close->setAccessibleName(tr("Close the list"));
        close->setToolTip(tr("Close the list  Esc"));
        help->setText(tr("Up and Down move, typing finds a place, Enter plays it."));
    });

    auto* head = new QVBoxLayout;
    head->setContentsMargins(spaceL, spaceM, spaceS, spaceS);
    head->setSpacing(spaceXs);
    head->addLayout(headRow(m_ask, close));
    head->addWidget(help);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_list, 1);

    connect(close, &Button::clicked, this, &ActionPage::closed);
    connect(m_list, &ActionView::escaped, this, [this, &actions] {
        if (!m_turn.proposal()) return emit closed();
        m_turn.takeBack();
        emit pointed(actions.action(m_list->row()));
    });
    connect(m_list, &ActionView::pointed, this, [this, &actions](int row) { emit pointed(actions.action(row)); });
    connect(m_list, &ActionView::chosen, this, [this, &actions](int row) { emit chosen(actions.action(row)); });
    connect(&turn, &model::TurnModel::changed, this, &ActionPage::refresh);
    connect(&session, &model::Session::changed, this, &ActionPage::refresh);
    setFocusProxy(m_list);
    fold({narrowBelow, lowBelow});
    refresh();
}

void ActionPage::fold(QSize window) {
    setFixedWidth(panelWidthIn(window.width()));
}

void ActionPage::refresh() {
    m_ask->setText(m_session.hasGame() ? m_turn.hint() : QString());
}

void ActionPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
