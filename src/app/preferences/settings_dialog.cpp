#include "preferences/settings_dialog.h"

#include <QAbstractButton>
#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "language/spoken.h"
#include "look/button.h"
#include "look/check_row.h"
#include "look/choice_bar.h"
#include "look/flow_layout.h"
#include "look/labels.h"
#include "look/scroll.h"
#include "preferences/player_colors_row.h"
#include "preferences/preferences.h"
#include "preferences/volume_row.h"

namespace remparts::app {

namespace {

using panel::Button;
using panel::ChoiceBar;
using panel::TextLabel;

constexpr QSize usualSize(640, 720);
constexpr std::array textSizes{80, 90, 100, 125, 150, 200};
constexpr std::array motions{model::Motion::Off, model::Motion::Slow, model::Motion::Normal, model::Motion::Fast,
                             model::Motion::VeryFast};

// The nearest there is: the settings may hold any number.
int indexOfText(int percent) {
    const auto nearest = std::min_element(textSizes.begin(), textSizes.end(), [percent](int a, int b) {
        return std::abs(a - percent) < std::abs(b - percent);
    });
    return static_cast<int>(nearest - textSizes.begin());
}

int indexOfMotion(model::Motion motion) {
    return static_cast<int>(std::find(motions.begin(), motions.end(), motion) - motions.begin());
}

}  // namespace

SettingsDialog::SettingsDialog(Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    connect(&preferences, &Preferences::changed, this, &SettingsDialog::refresh);
    connect(&model::languageNews(), &model::LanguageNews::changed, this, &SettingsDialog::sayAgain,
            Qt::QueuedConnection);
    fill();
}

void SettingsDialog::fill() {
    setWindowTitle(tr("Settings"));
    m_refreshers.clear();
    delete m_area;
    delete m_foot;
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(panel::spaceXl, panel::spaceS, panel::spaceXl, panel::spaceL);
    m_column->setSpacing(panel::spaceXs);
    addGame();
    addLook();
    addSound();
    addLanguage();
    m_column->addStretch();
    m_area = panel::scrolling(content);
    m_foot = makeFoot();
    layout()->addWidget(m_area);
    layout()->addWidget(m_foot);
    refresh();
    fitToWindow();
}

void SettingsDialog::addGame() {
    addHeading(tr("Game"));
    addCheck(
        tr("Confirm each action"), tr("A first click shows what an action does and scores, a second one takes it."),
        [](const Preferences& all) { return all.hasConfirmStep(); }, &Preferences::setConfirmStep);
    addCheck(
        tr("Strict, as in a tournament"),
        tr("No marks of legal places, no worth before it counts, no list of what is left; undo stops at a drawn "
           "tile."),
        [](const Preferences& all) { return all.isStrict(); }, &Preferences::setStrict);
    addCheck(
        tr("Names of rows and columns"), tr("Letters and numbers along the edges of the city."),
        [](const Preferences& all) { return all.showsCoordinates(); }, &Preferences::setCoordinates);
    addCheck(
        tr("The Kids: show roads that can be closed"), {}, [](const Preferences& all) { return all.hintsRoads(); },
        &Preferences::setHintsRoads);
    addChoice(
        tr("Motion"), {tr("Off"), tr("Slow"), tr("Normal"), tr("Fast"), tr("Very fast")},
        [this] { return indexOfMotion(m_preferences.motion()); },
        [this](int index) { m_preferences.setMotion(motions[static_cast<std::size_t>(index)]); });
}

void SettingsDialog::addLook() {
    addHeading(tr("Look"));
    addChoice(
        tr("Theme"), {tr("As the system"), tr("Light"), tr("Dark"), tr("High contrast")},
        [this] { return static_cast<int>(m_preferences.theme()); },
        [this](int index) { m_preferences.setTheme(static_cast<ThemeChoice>(index)); });
    QStringList sizes;
    for (const int percent : textSizes) sizes << tr("%1 %").arg(percent);
    addChoice(
        tr("Size of text"), sizes, [this] { return indexOfText(m_preferences.textPercent()); },
        [this](int index) { m_preferences.setTextPercent(textSizes[static_cast<std::size_t>(index)]); });
    addChoice(
        tr("Colours of the players"),
        {tr("Usual"), tr("For red–green weakness"), tr("For blue–yellow weakness"), tr("Light and dark")},
        [this] { return static_cast<int>(m_preferences.palette()); },
        [this](int index) { m_preferences.setPalette(static_cast<model::PlayerPalette>(index)); });
    m_column->addWidget(new PlayerColorsRow);
}

void SettingsDialog::addSound() {
    addHeading(tr("Sound"));
    addCheck(
        tr("Sounds of wood and stone"), {}, [](const Preferences& all) { return all.hasSound(); },
        &Preferences::setSound);
    auto* volume = new VolumeRow;
    connect(volume, &VolumeRow::chosen, &m_preferences, &Preferences::setVolume);
    m_refreshers.emplace_back([this, volume] {
        volume->setVolume(m_preferences.volume());
        volume->setEnabled(m_preferences.hasSound());
    });
    m_column->addWidget(volume);
}

// Each by its own name, so that a person finds it who reads no other.
void SettingsDialog::addLanguage() {
    addHeading(tr("Language"));
    addChoice(
        tr("Language"),
        {tr("As the system"), QStringLiteral("English"), QStringLiteral("Nederlands"), QStringLiteral("Deutsch"),
         QStringLiteral("Français"), QStringLiteral("Русский")},
        [this] { return static_cast<int>(m_preferences.language()); },
        [this](int index) { m_preferences.setLanguage(static_cast<LanguageChoice>(index)); });
}

QWidget* SettingsDialog::makeFoot() {
    auto* foot = new QWidget;
    auto* rows = new QVBoxLayout(foot);
    rows->setContentsMargins(panel::spaceXl, panel::spaceM, panel::spaceXl, panel::spaceM);
    auto* usual = new QWidget;
    m_question = new QWidget;
    for (QWidget* each : {usual, m_question}) rows->addWidget(each);
    auto* usualRow = new panel::FlowLayout(usual, panel::spaceS);
    auto* questionRow = new panel::FlowLayout(m_question, panel::spaceS);
    auto* close = new Button(tr("Close"), Button::Kind::Primary, std::nullopt, tr("Esc"));
    auto* reset = new Button(tr("Reset to defaults"), Button::Kind::Secondary, panel::Icon::Again);
    for (panel::FlowLayout* row : {usualRow, questionRow}) row->setContentsMargins(0, 0, 0, 0);
    usualRow->addWidget(close);
    usualRow->addWidget(reset);
    auto* words = new TextLabel(tr("All settings as at the first start?"), panel::TextSize::Body, true);
    auto* yes = new Button(tr("Reset"), Button::Kind::Primary);
    auto* no = new Button(tr("Keep them"), Button::Kind::Secondary);
    words->setContentsMargins(0, panel::spaceS, 0, panel::spaceS);
    for (QWidget* each : {static_cast<QWidget*>(words), static_cast<QWidget*>(yes), static_cast<QWidget*>(no)})
        questionRow->addWidget(each);
    m_question->hide();
    connect(close, &Button::clicked, this, &QDialog::accept);
    connect(reset, &Button::clicked, this, [this, usual, no] {
        usual->hide();
        m_question->show();
        no->setFocus();
    });
    const auto answered = [this, usual, reset] {
        m_question->hide();
        usual->show();
        reset->setFocus();
    };
    connect(no, &Button::clicked, this, answered);
    connect(yes, &Button::clicked, this, [this, answered] {
        m_preferences.reset();
        answered();
    });
    return foot;
}

// The choice of the language stands in the part that is made anew, so the place in it is kept.
void SettingsDialog::sayAgain() {
    const int scrolled = m_area->verticalScrollBar()->value();
    const auto focused = findChildren<QAbstractButton*>().indexOf(qobject_cast<QAbstractButton*>(focusWidget()));
    fill();
    layout()->activate();
    m_area->widget()->adjustSize();
    if (focused >= 0) findChildren<QAbstractButton*>()[focused]->setFocus();
    m_area->verticalScrollBar()->setValue(scrolled);
}

void SettingsDialog::refresh() {
    for (const auto& refresher : m_refreshers) refresher();
}

// As large as its content likes, but within the window that it belongs to.
void SettingsDialog::fitToWindow() {
    const QSize room = parentWidget() ? parentWidget()->window()->size() : usualSize;
    const double growth = panel::textHeight(panel::TextSize::Body) / 18.0;
    const QSize wanted(static_cast<int>(usualSize.width() * std::max(1.0, growth)), usualSize.height());
    resize(wanted.boundedTo(room - QSize(2 * panel::spaceXl, 2 * panel::spaceXl)));
}

void SettingsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_foot) fitToWindow();
    if (event->type() == QEvent::PaletteChange && m_area)
        m_area->verticalScrollBar()->setStyleSheet(panel::thinScrollBar());
}

void SettingsDialog::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), panel::theme().window);
    painter.fillRect(QRect(0, m_foot->y(), width(), 1), panel::theme().line);
}

void SettingsDialog::addHeading(const QString& text) {
    auto* label = new TextLabel(text, panel::TextSize::Large, true);
    label->setContentsMargins(0, panel::spaceM, 0, panel::spaceXs);
    m_column->addWidget(label);
}

void SettingsDialog::addCheck(const QString& name, const QString& meaning, bool (*get)(const Preferences&),
                              void (Preferences::*set)(bool)) {
    auto* row = new panel::CheckRow(name);
    row->setMeaning(meaning);
    connect(row, &panel::CheckRow::toggled, &m_preferences, set);
    m_refreshers.emplace_back([this, row, get] { row->setChecked(get(m_preferences)); });
    m_column->addWidget(row);
}

void SettingsDialog::addChoice(const QString& name, const QStringList& words, std::function<int()> get,
                               std::function<void(int)> set) {
    auto* label = new TextLabel(name, panel::TextSize::Body);
    label->setContentsMargins(panel::spaceXs, panel::spaceS, 0, 0);
    auto* bar = new ChoiceBar(words, name);
    bar->choose(get());
    connect(bar, &ChoiceBar::chosenChanged, this, [set = std::move(set)](int index) { set(index); });
    m_refreshers.emplace_back([bar, get = std::move(get)] { bar->choose(get()); });
    m_column->addWidget(label);
    m_column->addWidget(bar, 0, Qt::AlignLeft);
}

}  // namespace remparts::app
