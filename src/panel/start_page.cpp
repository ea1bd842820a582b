#include "start_page.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "language/spoken.h"
#include "look/button.h"
#include "look/flow_layout.h"
#include "look/labels.h"
#include "pages/picture_card.h"

namespace remparts::panel {
namespace {

constexpr int widestContent = 1240;
constexpr int highestContent = 880;
constexpr std::size_t recentShown = 4;
constexpr int columns = 4;

class Wordmark : public QWidget {
  public:
    Wordmark() {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        setAccessibleName(QStringLiteral("Remparts"));
    }
    [[nodiscard]] QSize sizeHint() const override {
        const QFontMetricsF metrics(wordFont());
        return {static_cast<int>(wordLeft + metrics.horizontalAdvance(accessibleName())) + spaceS,
                std::max(56, static_cast<int>(metrics.height()))};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawIcon(painter, Icon::Gate, QRectF(4, height() / 2.0 - 22, 44, 44), theme().accent);
        QFont font = wordFont();
        const double room = width() - wordLeft;
        while (font.pixelSize() > 16 && QFontMetricsF(font).horizontalAdvance(accessibleName()) > room)
            font.setPixelSize(font.pixelSize() - 1);
        painter.setFont(font);
        painter.setPen(theme().text);
        painter.drawText(QRectF(wordLeft, 0, room, height()), Qt::AlignVCenter | Qt::AlignLeft, accessibleName());
    }

  private:
    static constexpr double wordLeft = 62;

    static QFont wordFont() {
        QFont font = textFont(TextSize::Large, true);
        font.setPixelSize(font.pixelSize() * 3 / 2);
        return font;
    }
};

TextLabel* heading(const QString& text) {
    auto* label = new TextLabel(text, TextSize::Body, true);
    label->setContentsMargins(6, 0, 0, 0);
    return label;
}

}  // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(spaceXl, spaceL, spaceXl, spaceL);
    setFocusPolicy(Qt::StrongFocus);
    model::keepSaid(this, [this] {
        setAccessibleName(tr("Start"));
        rebuild();
    });
}

void StartPage::setContinue(const std::optional<ContinueOffer>& offer) {
    m_offer = offer;
    rebuild();
}

void StartPage::setRecent(const std::vector<RecentGame>& games) {
    m_recent = games;
    rebuild();
}

void StartPage::rebuild() {
    if (const QAbstractButton* held = heldButton()) {
        connect(held, &QAbstractButton::released, this, &StartPage::rebuild,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
        return;
    }
    const bool hadFocus = m_content && m_content->isAncestorOf(focusWidget());
    delete m_content;
    m_content = new QWidget;
    m_content->setMaximumSize(widestContent, highestContent);
    auto* outer = qobject_cast<QHBoxLayout*>(layout());
    outer->addWidget(m_content);
    m_content->lower();  // what is said over the page stays over it

    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spaceM);
    auto* head = new QHBoxLayout;
    auto* open = new Button(tr("Open a game …"), Button::Kind::Quiet, Icon::Folder);
    connect(open, &Button::clicked, this, &StartPage::openRequested);
    auto* look = new Button(tr("Look at a city"), Button::Kind::Quiet, Icon::Eye);
    connect(look, &Button::clicked, this, &StartPage::galleryRequested);
    auto* watch = new Button(tr("Watch a game"), Button::Kind::Quiet, Icon::Play);
    watch->setToolTip(tr("The table plays by itself"));
    connect(watch, &Button::clicked, this, &StartPage::attractRequested);
    auto* rules = new Button(tr("Show the rules"), Button::Kind::Secondary, Icon::Bulb);
    connect(rules, &Button::clicked, this, &StartPage::lessonsRequested);
    auto* settings = new Button({}, Button::Kind::Quiet, Icon::Settings);
    settings->setAccessibleName(tr("Settings"));
    settings->setToolTip(tr("Settings"));
    connect(settings, &Button::clicked, this, &StartPage::settingsRequested);
    auto* tools = new QWidget;  // in several lines, where the letters are large
    auto* flow = new FlowLayout(tools, spaceXs);
    flow->setContentsMargins(0, 0, 0, 0);
    for (Button* each : {rules, watch, look, open, settings}) flow->addWidget(each);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    tools->setSizePolicy(policy);
    head->addWidget(new Wordmark);
    head->addStretch();
    head->addWidget(tools);
    column->addLayout(head);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(spaceS);
    grid->setVerticalSpacing(spaceXs);
    for (int k = 0; k < columns; ++k) grid->setColumnStretch(k, 1);
    addGames(*grid);
    addRecent(*grid);
    column->addLayout(grid, 1);
    auto* tiles =
        new TextLabel(tr("The City's tile set is our own reconstruction; The Kids' tiles are drawn by us, too."),
                      TextSize::Small, false, TextLabel::Tone::Soft);
    tiles->setContentsMargins(6, 0, 0, 0);
    column->addWidget(tiles);
    if (hadFocus) setFocus();
}

const QAbstractButton* StartPage::heldButton() const {
    for (const QAbstractButton* button : findChildren<QAbstractButton*>())
        if (button->isDown()) return button;
    return nullptr;
}

QWidget* StartPage::gameCard(engine::GameKind game) {
    const bool kids = game == engine::GameKind::Kids;
    const QString line = kids ? tr("2 to 4 children from four, ten minutes") : tr("2 to 4 players, about an hour");
    auto* card = new PictureCard(kids ? tr("The Kids") : tr("The City"), line, {}, game);
    card->setInvitation(m_offer || kids ? QString() : tr("Enter"));
    connect(card, &PictureCard::clicked, this, [this, game] { emit newGameRequested(game); });
    return card;
}

void StartPage::addGames(QGridLayout& grid) {
    QWidget* city = gameCard(engine::GameKind::City);
    QWidget* kids = gameCard(engine::GameKind::Kids);
    grid.setRowStretch(1, 9);
    if (!m_offer) {
        grid.addWidget(heading(tr("New game")), 0, 0, 1, columns);
        grid.addWidget(city, 1, 0, 1, columns / 2);
        grid.addWidget(kids, 1, columns / 2, 1, columns / 2);
        return;
    }
    auto* go = new ContinueCard(*m_offer);
    connect(go, &ContinueCard::clicked, this, &StartPage::continueRequested);
    grid.addWidget(heading(tr("Go on")), 0, 0);
    grid.addWidget(heading(tr("New game")), 0, 2);
    grid.addWidget(go, 1, 0, 1, 2);
    grid.addWidget(city, 1, 2);
    grid.addWidget(kids, 1, 3);
}

void StartPage::addRecent(QGridLayout& grid) {
    if (m_recent.empty()) return;
    grid.setRowMinimumHeight(2, spaceXs);
    grid.addWidget(heading(tr("Recent games")), 3, 0, 1, columns);
    grid.setRowStretch(4, 4);
    for (std::size_t k = 0; k < std::min(m_recent.size(), recentShown); ++k) {
        const RecentGame& game = m_recent[k];
        auto* card = new PictureCard(game.title, game.line, game.picture, game.game);
        card->setToolTip(game.path);
        connect(card, &PictureCard::clicked, this, [this, path = game.path] { emit recentRequested(path); });
        grid.addWidget(card, 4, static_cast<int>(k));
    }
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().window);
}

// Enter takes what is marked with it; the arrows go from card to card.
void StartPage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_offer) return emit continueRequested();
            return emit newGameRequested(engine::GameKind::City);
        case Qt::Key_Right:
        case Qt::Key_Down:
            focusNextChild();
            return;
        case Qt::Key_Left:
        case Qt::Key_Up:
            focusPreviousChild();
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace remparts::panel
