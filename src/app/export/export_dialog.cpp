#include "export/export_dialog.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QProgressBar>
#include <QSpinBox>
#include <QUrl>
#include <algorithm>

#include "dialog_size.h"
#include "export/export_card.h"
#include "export/export_job.h"
#include "export/export_scene.h"
#include "files/saved_games.h"
#include "look/button.h"
#include "look/choice_bar.h"
#include "look/labels.h"
#include "session.h"

namespace remparts::app {

using namespace panel;
using exporter::Format;

namespace {

const QString folderKey = QStringLiteral("export/folder");
const QString formatKey = QStringLiteral("export/format");
const QString widthKey = QStringLiteral("export/tileWidth");
const QStringList endings{QStringLiteral("glb"), QStringLiteral("obj"), QStringLiteral("stl")};

int indexOf(Format format) {
    return static_cast<int>(format);
}

}  // namespace

ExportDialog::ExportDialog(model::Session& session, QWidget* parent) : QDialog(parent), m_session(session) {
    setWindowTitle(tr("Take it home"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spaceXl, spaceXl, spaceXl, spaceL);
    column->setSpacing(spaceM);
    column->addWidget(new TextLabel(tr("What is the city for?"), TextSize::Large, true));
    m_cardRow = makeCards();
    column->addWidget(m_cardRow);
    m_details = makeDetails();
    column->addWidget(m_details);
    column->addStretch(1);
    column->addWidget(makeFoot());
    choose(static_cast<Format>(qBound(0, m_settings.value(formatKey).toInt(), 2)));
    showRunning(false);
    fitToWindow(*this, {840, 400});
}

ExportDialog::~ExportDialog() {
    delete m_job;
}

QWidget* ExportDialog::makeCards() {
    auto* cards = new QWidget;
    auto* row = new QHBoxLayout(cards);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceXs);
    m_cards = {
        new ExportCard(Icon::Eye, tr("For looking at"),
                       tr("glTF: opens in Blender, in web viewers and on phones, with all colours and names.")),
        new ExportCard(Icon::Folder, tr("For other programs"),
                       tr("OBJ: nearly every 3D program reads it. Colours are kept at the corners.")),
        new ExportCard(Icon::House, tr("For a 3D printer"),
                       tr("STL: closed bodies in millimetres, ready for the slicer."))};
    int widest = 0;
    for (const ExportCard* card : m_cards) widest = std::max(widest, card->minimumSizeHint().width());
    for (ExportCard* card : m_cards) {
        card->setMinimumWidth(widest);
        row->addWidget(card, 1);
        connect(card, &QAbstractButton::toggled, this, &ExportDialog::showDetails);
    }
    return cards;
}

QWidget* ExportDialog::makeDetails() {
    auto* details = new QWidget;
    auto* row = new QHBoxLayout(details);
    row->setContentsMargins(spaceXs, 0, spaceXs, 0);
    row->setSpacing(spaceM);
    m_table = new ChoiceBar({tr("City alone"), tr("With the table")}, tr("What is written"));
    m_files = new ChoiceBar({tr("One file"), tr("One file a tile")}, tr("How many files"));
    m_widthLabel = new TextLabel(tr("A tile is this wide:"));
    m_width = new QSpinBox;
    m_width->setRange(static_cast<int>(exporter::leastTileWidth), 500);
    m_width->setSuffix(tr(" mm"));
    m_width->setMinimumHeight(targetHeight());
    m_width->setAccessibleName(tr("Width of a tile"));
    m_width->setValue(m_settings.value(widthKey, exporter::usualTileWidth(Format::Stl)).toInt());
    for (QWidget* part : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_files),
                          static_cast<QWidget*>(m_widthLabel), static_cast<QWidget*>(m_width)})
        row->addWidget(part);
    row->addStretch(1);
    return details;
}

QWidget* ExportDialog::makeFoot() {
    auto* foot = new QWidget;
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(spaceXs, 0, spaceXs, 0);
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(spaceS);
    m_said = new TextLabel({});
    m_said->setWrapped(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(spaceS);
    m_folder = new Button(tr("Show in folder"), Button::Kind::Secondary, Icon::Folder);
    m_stop = new Button(tr("Stop"), Button::Kind::Secondary, Icon::Close);
    auto* close = new Button(tr("Close"), Button::Kind::Quiet);
    m_save = new Button(tr("Save as …"), Button::Kind::Primary, Icon::Save);
    row->addWidget(m_folder);
    row->addStretch(1);
    for (Button* button : {close, m_stop, m_save}) row->addWidget(button);
    column->addWidget(m_bar);
    column->addWidget(m_said);
    column->addLayout(row);
    m_folder->hide();
    connect(m_folder, &QAbstractButton::clicked, this, &ExportDialog::openFolder);
    connect(m_stop, &QAbstractButton::clicked, this, [this] {
        if (m_job != nullptr) m_job->stop();
    });
    connect(close, &QAbstractButton::clicked, this, &ExportDialog::reject);
    connect(m_save, &QAbstractButton::clicked, this, &ExportDialog::askForPlace);
    return foot;
}

Format ExportDialog::format() const {
    for (int k = 0; k < m_cards.size(); ++k)
        if (m_cards[k]->isChecked()) return static_cast<Format>(k);
    return Format::Gltf;
}

void ExportDialog::choose(Format format) {
    m_cards[indexOf(format)]->setChecked(true);
    m_cards[indexOf(format)]->setFocus();
    showDetails();
}

exporter::ExportOptions ExportDialog::options() const {
    exporter::ExportOptions options;
    options.format = format();
    const bool isPrint = options.format == Format::Stl;
    options.tileWidth = isPrint ? m_width->value() : exporter::usualTileWidth(options.format);
    options.withTable = !isPrint && m_table->chosen() == 1;
    options.tileFiles = isPrint && m_files->chosen() == 1;
    return options;
}

void ExportDialog::showDetails() {
    const bool isPrint = format() == Format::Stl;
    m_table->setVisible(!isPrint);
    m_files->setVisible(isPrint);
    m_widthLabel->setVisible(isPrint);
    m_width->setVisible(isPrint);
}

QString ExportDialog::suggestedPath() const {
    const QString folder = m_settings.value(folderKey, lastFolder(m_settings)).toString();
    QString name = QFileInfo(app::suggestedPath(m_settings, m_session)).fileName();
    name.truncate(name.indexOf(u'.') < 0 ? name.size() : name.indexOf(u'.'));
    return QDir(folder).filePath(name + u'.' + endings[indexOf(format())]);
}

void ExportDialog::askForPlace() {
    const QString ending = endings[indexOf(format())];
    const QFileInfo suggested(suggestedPath());
    QFileDialog dialog(this, tr("Take it home"), suggested.path(),
                       tr("%1 files (*.%2)").arg(ending.toUpper(), ending));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(suggested.fileName());
    if (dialog.exec() == QDialog::Accepted) writeTo(dialog.selectedFiles().first());
}

void ExportDialog::writeTo(const QString& path) {
    if (m_job != nullptr || !m_session.hasGame()) return;
    m_isFolder = options().tileFiles;
    m_target = m_isFolder ? QString::fromStdString(exporter::tileFolder(path.toStdString()).string()) : path;
    m_settings.setValue(folderKey, QFileInfo(path).absolutePath());
    m_settings.setValue(formatKey, indexOf(format()));
    m_settings.setValue(widthKey, m_width->value());
    m_job = new ExportJob(exportScene(m_session.game()), m_session.game().setup().tiles, path, options(), this);
    connect(m_job, &ExportJob::progressed, m_bar, &QProgressBar::setValue);
    connect(m_job, &ExportJob::written, this, [this] {
        const QString name = QFileInfo(m_target).fileName();
        tell(true, m_isFolder ? tr("Each tile is a file of its own in the folder %1.").arg(name)
                              : tr("%1 is written.").arg(name));
    });
    connect(m_job, &ExportJob::stopped, this, [this] { tell(false, tr("Stopped; nothing was written.")); });
    connect(m_job, &ExportJob::failed, this, [this](const QString& sentence) { tell(false, sentence); });
    showRunning(true);
}

void ExportDialog::showRunning(bool running) {
    m_bar->setValue(0);
    m_bar->setVisible(running);
    m_stop->setVisible(running);
    m_save->setVisible(!running);
    m_cardRow->setEnabled(!running);
    m_details->setEnabled(!running);
    if (running) {
        m_said->setText(tr("Writing …"));
        m_folder->hide();
    }
}

void ExportDialog::tell(bool isWritten, const QString& words) {
    m_job->deleteLater();
    m_job = nullptr;
    showRunning(false);
    m_said->setText(words);
    m_folder->setVisible(isWritten);
    emit ended(isWritten, words);
}

void ExportDialog::openFolder() {
    const QString folder = m_isFolder ? m_target : QFileInfo(m_target).absolutePath();
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

void ExportDialog::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().window);
}

// Closing stops what is being written; the thread ends by itself.
void ExportDialog::reject() {
    if (m_job != nullptr) m_job->stop();
    QDialog::reject();
}

}  // namespace remparts::app
