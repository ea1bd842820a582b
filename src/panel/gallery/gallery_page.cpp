#include "gallery/gallery_page.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "gallery/city_grid.h"
#include "gallery/notice_bar.h"
#include "language/spoken.h"
#include "look/button.h"
#include "look/choice_bar.h"
#include "look/flow_layout.h"
#include "look/labels.h"

namespace remparts::panel {
namespace {

constexpr int undoMilliseconds = 10'000;
constexpr int searchWidth = 220;
constexpr int emptyTextWidth = 420;

}  // namespace

GalleryPage::GalleryPage(model::SavedCities& cities, QWidget* parent)
    : QWidget(parent), m_cities(cities), m_order(cities), m_grid(new CityGrid(m_order)), m_notice(nullptr) {
    setFocusPolicy(Qt::StrongFocus);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_grid);
    m_stack->addWidget(buildEmpty());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spaceXl, spaceL, spaceXl, spaceL);
    column->setSpacing(spaceM);
    column->addWidget(buildHead());
    column->addWidget(m_stack, 1);
    column->addWidget(buildActions());
    m_notice = new NoticeBar(this, targetHeight() + spaceS);
    connectGrid();
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Cities on this computer"));
        refresh();
    });
}

QWidget* GalleryPage::buildHead() {
    auto* head = new QWidget;
    auto* back = new Button({}, Button::Kind::Quiet, Icon::Left);
    connect(back, &Button::clicked, this, &GalleryPage::backRequested);
    m_title = new TextLabel({}, TextSize::Large, true);
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(searchWidth);
    m_search->setMinimumHeight(targetHeight());
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_order.search(words);
        refresh();
    });
    auto* order = new ChoiceBar(QStringList(3), {});
    connect(order, &ChoiceBar::chosenChanged, this, [this](int index) {
        m_order.orderBy(static_cast<model::SavedCityOrder::By>(index));
        if (m_grid->chosen().isValid()) m_grid->scrollTo(m_grid->chosen());
    });
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceM);
    row->addWidget(back);
    row->addWidget(m_title, 1);
    row->addWidget(m_search);
    row->addWidget(order);
    model::keepSaid(this, [this, back, order] {
        back->setName(tr("Back"));
        m_search->setPlaceholderText(tr("Search by name"));
        m_search->setAccessibleName(tr("Search by name"));
        order->setWords({tr("Newest"), tr("Name"), tr("Points")}, tr("Order"));
    });
    return head;
}

QWidget* GalleryPage::buildActions() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(6, 0, 0, 0);
    row->setSpacing(spaceS);
    m_chosenName = new TextLabel({}, TextSize::Body, true);
    row->addWidget(m_chosenName, 1);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(buttons, spaceS);
    flow->setContentsMargins(0, 0, 0, 0);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    buttons->setSizePolicy(policy);
    row->addWidget(buttons);
    const auto add = [&](Button::Kind kind, std::optional<Icon> icon, auto action) {
        auto* button = new Button({}, kind, icon);
        connect(button, &Button::clicked, this, action);
        flow->addWidget(button);
        return button;
    };
    m_always = {
        add(Button::Kind::Quiet, Icon::Folder, [this] { ask(&GalleryPage::folderRequested); }),
        add(Button::Kind::Quiet, std::nullopt, [this] { removeChosen(); }),
        add(Button::Kind::Quiet, std::nullopt, [this] { renameChosen(); }),
    };
    m_readable = {
        add(Button::Kind::Secondary, Icon::Eye, [this] { ask(&GalleryPage::inspectRequested); }),
        add(Button::Kind::Primary, Icon::Play, [this] { openChosen(); }),
    };
    model::keepSaid(this, [this] { sayActions(); });
    return bar;
}

void GalleryPage::sayActions() {
    const auto say = [](Button* button, const QString& name, const QString& key) {
        button->setName(name);
        button->setKey(key);
    };
    say(m_always[0], tr("Show in folder"), {});
    say(m_always[1], tr("Delete"), tr("Del"));
    say(m_always[2], tr("Rename"), tr("F2"));
    say(m_readable[0], tr("Inspect"), tr("I"));
    say(m_readable[1], tr("Open"), tr("Enter"));
}

QWidget* GalleryPage::buildEmpty() {
    auto* page = new QWidget;
    m_emptyText = new TextLabel({}, TextSize::Body, false, TextLabel::Tone::Soft);
    m_emptyText->setWrapped(true);
    m_emptyText->setFixedWidth(emptyTextWidth);
    m_emptyAction = new Button({}, Button::Kind::Primary, Icon::Play);
    model::keepSaid(this, [this] { m_emptyAction->setName(tr("New game")); });
    connect(m_emptyAction, &Button::clicked, this, &GalleryPage::newGameRequested);
    auto* column = new QVBoxLayout(page);
    column->addStretch(2);
    auto* row = new QHBoxLayout;  // an aligned widget would be as high as its text is in the whole page's width
    row->addStretch(1);
    row->addWidget(m_emptyText);
    row->addStretch(1);
    column->addLayout(row);
    column->addSpacing(spaceM);
    column->addWidget(m_emptyAction, 0, Qt::AlignHCenter);
    column->addStretch(3);
    return page;
}

// A name that is still being written goes with the page and tells nobody any more.
GalleryPage::~GalleryPage() {
    disconnect(&m_grid->card(), nullptr, this, nullptr);
}

void GalleryPage::connectGrid() {
    connect(m_grid, &CityGrid::chosenChanged, this, &GalleryPage::refresh);
    connect(m_grid, &QAbstractItemView::doubleClicked, this, &GalleryPage::openChosen);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_cities, signal, this, &GalleryPage::refresh);
    connect(&m_order, &QAbstractItemModel::dataChanged, this, &GalleryPage::refresh);
    connect(&m_cities, &model::SavedCities::readingChanged, this, &GalleryPage::refresh);
    connect(&m_grid->card(), &CityCard::nameFault, this, [this](const QString& fault) {
        if (!fault.isEmpty()) return m_notice->say(fault);
        if (!m_cities.canUndoRemove()) m_notice->dismiss();
    });
    connect(&m_grid->card(), &CityCard::nameChosen, this, &GalleryPage::rename);
}

void GalleryPage::setPictures(CityCard::Pictures pictures) {
    m_grid->card().setPictures(std::move(pictures));
}

void GalleryPage::picturesChanged() {
    m_grid->viewport()->update();
}

const model::SavedCity* GalleryPage::chosen() const {
    const QModelIndex index = m_grid->chosen();
    return index.isValid() ? &m_order.city(index) : nullptr;
}

void GalleryPage::ask(void (GalleryPage::*request)(const QString&)) {
    if (const model::SavedCity* city = chosen()) emit(this->*request)(QString(city->path));
}

void GalleryPage::refresh() {
    const model::SavedCity* city = chosen();
    m_chosenName->setText(city ? city->name : QString());
    for (Button* button : m_always) button->setEnabled(city != nullptr);
    for (Button* button : m_readable) button->setEnabled(city && !city->isBroken());
    const int all = m_cities.rowCount();
    const int found = m_order.rowCount();
    m_title->setText(all == 0 ? tr("Cities") : tr("%n city(ies)", nullptr, all));
    const bool wasEmpty = m_stack->currentIndex() == 1;
    m_stack->setCurrentIndex(found > 0 ? 0 : 1);
    if (found > 0 && wasEmpty && !m_search->hasFocus()) m_grid->setFocus();
    m_emptyAction->setVisible(all == 0 && !m_cities.isReading());
    if (all > 0)
        m_emptyText->setText(tr("No city has this in its name or among its players."));
    else if (m_cities.isReading())
        m_emptyText->setText(tr("Looking for saved games …"));
    else
        m_emptyText->setText(
            tr("No city has been saved on this computer yet. Play one and save it: it will stand "
               "here, to be looked at again."));
    // A layout in a layout asks for this height too late, when the words have changed.
    m_emptyText->setMinimumHeight(m_emptyText->heightForWidth(emptyTextWidth));
}

void GalleryPage::openChosen() {
    const model::SavedCity* city = chosen();
    if (city && !city->isBroken()) emit openRequested(QString(city->path));
}

void GalleryPage::renameChosen() {
    if (m_grid->chosen().isValid()) m_grid->edit(m_grid->chosen());
}

void GalleryPage::rename(const QModelIndex& index, const QString& name) {
    const QPersistentModelIndex kept(index);
    if (const auto fault = m_cities.rename(m_order.mapToSource(index).row(), name)) m_notice->say(*fault);
    m_grid->choose(kept);
    m_grid->setFocus();
}

// The neighbour is chosen, so that several can be deleted one after the other by keys.
void GalleryPage::removeChosen() {
    const QModelIndex index = m_grid->chosen();
    if (!index.isValid()) return;
    const int row = index.row();
    const QString name = m_order.city(index).name;
    if (const auto fault = m_cities.remove(m_order.mapToSource(index).row())) return m_notice->say(*fault);
    if (m_order.rowCount() > 0) m_grid->choose(m_order.index(std::min(row, m_order.rowCount() - 1), 0));
    m_notice->say(
        tr("Deleted %1.").arg(name), tr("Undo"), [this] { undoRemove(); }, undoMilliseconds);
}

void GalleryPage::undoRemove() {
    if (!m_cities.canUndoRemove()) return;
    if (const auto fault = m_cities.undoRemove()) return m_notice->say(*fault);
    m_notice->dismiss();
    m_grid->choose(m_order.mapFromSource(m_cities.index(m_cities.rowCount() - 1)));
    m_grid->setFocus();
}

void GalleryPage::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo)) return undoRemove();
    if (event->matches(QKeySequence::Find)) return m_search->setFocus();
    switch (event->key()) {
        case Qt::Key_Escape:
            if (m_search->text().isEmpty()) return emit backRequested();
            m_search->clear();
            return m_grid->setFocus();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_search->hasFocus() && !m_grid->chosen().isValid() && m_order.rowCount() > 0)
                m_grid->choose(m_order.index(0, 0));
            return openChosen();
        case Qt::Key_F2:
            return renameChosen();
        case Qt::Key_I:
            return ask(&GalleryPage::inspectRequested);
        case Qt::Key_Delete:
            return removeChosen();
        case Qt::Key_Down:
            return m_grid->setFocus();
        default:
            QWidget::keyPressEvent(event);
    }
}

// With a city chosen F2 renames it; otherwise it opens the rules as everywhere.
bool GalleryPage::event(QEvent* event) {
    const bool isRename =
        event->type() == QEvent::ShortcutOverride && chosen() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2;
    if (isRename) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void GalleryPage::contextMenuEvent(QContextMenuEvent* event) {
    if (!chosen()) return;
    QMenu menu(this);
    for (const std::vector<Button*>& buttons : {m_readable, m_always})
        for (Button* button : buttons)
            menu.addAction(button->text(), button, &QAbstractButton::click)->setEnabled(button->isEnabled());
    menu.exec(event->globalPos());
}

void GalleryPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    (m_grid->isVisibleTo(this) ? static_cast<QWidget*>(m_grid) : this)->setFocus();
}

// Leaving the page is the end of what can be taken back.
void GalleryPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_notice->dismiss();
    m_cities.forgetRemoved();
    emit left();
}

void GalleryPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().window);
}

}  // namespace remparts::panel
