#include "left/left_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "counted.h"
#include "language/spoken.h"
#include "left/left_list.h"
#include "left/set_aside_row.h"
#include "look/button.h"
#include "look/check_row.h"
#include "look/labels.h"
#include "sentences.h"
#include "side/turn_band.h"
#include "table_facts.h"

namespace remparts::panel {

LeftPage::LeftPage(model::Session& session, model::TurnModel& turn, model::LeftModel& left, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_left(left),
      m_stacks(new TextLabel({}, TextSize::Small, false, TextLabel::Tone::Soft)),
      m_fitting(new CheckRow({})),
      m_dead(new CheckRow({})),
      m_answer(new TextLabel({}, TextSize::Small)),
      m_list(new LeftList(left, session)),
      m_asideTitle(new TextLabel({}, TextSize::Small, true)),
      m_aside(new SetAsideRow(left, session)) {
    m_stacks->setWrapped(true);
    m_answer->setWrapped(true);
    auto* inner = new QVBoxLayout;
    inner->setContentsMargins(spaceM, spaceS, spaceM, spaceS);
    inner->setSpacing(spaceXs);
    inner->addWidget(makeHead());
    for (QWidget* part : {static_cast<QWidget*>(m_stacks), static_cast<QWidget*>(m_fitting),
                          static_cast<QWidget*>(m_answer), static_cast<QWidget*>(m_dead)})
        inner->addWidget(part);
    inner->addWidget(m_list, 1);
    inner->addWidget(m_asideTitle);
    inner->addWidget(m_aside);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(new TurnBand(session, turn));
    outer->addLayout(inner, 1);
    connect(m_fitting, &CheckRow::toggled, &left, &model::LeftModel::setFittingOnly);
    connect(m_dead, &CheckRow::toggled, &left, &model::LeftModel::setMarksDeadCells);
    connect(&left, &model::LeftModel::changed, this, &LeftPage::refresh);
    fold({narrowBelow, lowBelow});
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Tiles left"));
        m_title->setText(tr("Tiles left"));
        m_fitting->setWords(tr("Only what fits on one cell"));
        m_asideTitle->setText(tr("Set aside, as they fitted nowhere"));
        refresh();
    });
}

QWidget* LeftPage::makeHead() {
    auto* head = new QWidget;
    auto* close = new Button({}, Button::Kind::Quiet, Icon::Close);
    model::keepSaid(close, [close] {
        close->setAccessibleName(tr("Close the list of tiles left"));
        close->setToolTip(tr("Close  T"));
    });
    connect(close, &Button::clicked, this, &LeftPage::closeRequested);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title = new TextLabel({}, TextSize::Large, true), 1);
    row->addWidget(close);
    return head;
}

void LeftPage::fold(QSize window) {
    setFixedWidth(panelWidthIn(window.width()));
}

void LeftPage::showSetAside() {
    m_aside->setFocus(Qt::TabFocusReason);
}

QString LeftPage::stackWords() const {
    const bool kids = m_session.gameKind() == engine::GameKind::Kids;
    const std::vector<model::StackFacts> stacks = model::stackFacts(m_session.state());
    QStringList sentences;
    for (std::size_t k = 0; k < stacks.size(); ++k) {
        if (stacks[k].size == 0) continue;
        const QString left = model::sentences::tileCount(stacks[k].left);
        const QString number = QString::number(k + 1);
        sentences << (kids ? tr("Pile %1: %2.").arg(number, left) : tr("Stack %1: %2.").arg(number, left));
    }
    sentences << tr("In which order they come nobody knows.");
    return sentences.join(u' ');
}

QString LeftPage::fittingWords() const {
    if (m_session.state().isOver()) return tr("The game is over, no tile is laid any more.");
    if (!m_left.cell()) return tr("Point at a free cell beside the tiles to see what fits there.");
    const QString cell = model::sentences::place(*m_left.cell());
    const int count = m_left.fittingCount();
    if (m_left.isBeyondWall()) return tr("%1 lies beyond the wall, no tile may be laid there (C2.3).").arg(cell);
    if (count == 0) return tr("Nothing that is left fits on %1.").arg(cell);
    return tr("%n tile(s) of what is left would fit on %1.", nullptr, count).arg(cell);
}

QString LeftPage::deadWords() const {
    const auto count = static_cast<int>(m_left.deadCells().size());
    return tr("Mark cells where nothing left fits (%n)", nullptr, count);
}

void LeftPage::refresh() {
    if (!m_session.hasGame() || !m_left.isActive()) return;
    m_stacks->setText(stackWords());
    m_answer->setText(fittingWords());
    m_dead->setWords(deadWords());
    m_fitting->setChecked(m_left.isFittingOnly());
    m_dead->setChecked(m_left.marksDeadCells());
    const bool hasAside = !m_left.discarded().empty();
    m_asideTitle->setVisible(hasAside);
    m_aside->setVisible(hasAside);
    m_aside->refresh();
}

void LeftPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit closeRequested();
    QWidget::keyPressEvent(event);
}

void LeftPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme().line);
}

}  // namespace remparts::panel
