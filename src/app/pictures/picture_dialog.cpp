#include "pictures/picture_dialog.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "dialog_size.h"
#include "look/button.h"
#include "look/choice_bar.h"
#include "look/labels.h"

namespace remparts::app {

namespace {

using panel::Button;
using panel::ChoiceBar;
using panel::TextLabel;

constexpr int smallestSide = 16;
constexpr int largestSide = 8192;
constexpr int ownSize = 4;
constexpr std::array<QSize, 3> knownSizes{QSize(1920, 1080), QSize(3840, 2160), QSize(7680, 4320)};
constexpr std::array<scene::View, 7> knownViews{scene::View::Overview, scene::View::North, scene::View::East,
                                                scene::View::South,    scene::View::West,  scene::View::Top,
                                                scene::View::Street};
const QString suffix = QStringLiteral(".png");
const QString group = QStringLiteral("picture/");

QSpinBox* sideBox(const QString& name) {
    auto* box = new QSpinBox;
    box->setRange(smallestSide, largestSide);
    box->setAccessibleName(name);
    box->setFixedHeight(panel::targetHeight());
    return box;
}

QString folderOf(const QSettings& settings) {
    const QString last = settings.value(group + QStringLiteral("folder")).toString();
    for (const QString& folder : {last, QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                  QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!folder.isEmpty() && QDir(folder).exists()) return folder;
    return QDir::homePath();
}

QString freePath(const QString& folder, const QString& name) {
    QString path = QDir(folder).filePath(name + suffix);
    for (int k = 2; QFileInfo::exists(path); ++k)
        path = QDir(folder).filePath(QStringLiteral("%1-%2%3").arg(name).arg(k).arg(suffix));
    return QDir::toNativeSeparators(path);
}

}  // namespace

PictureDialog::PictureDialog(QSettings& settings, QSize view, const QString& name, QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_view(view.boundedTo(QSize(largestSide, largestSide))),
      m_size(new ChoiceBar({tr("As the window"), tr("Full HD"), tr("4K"), tr("8K"), tr("Own")}, tr("Size"))),
      m_width(sideBox(tr("Width"))),
      m_height(sideBox(tr("Height"))),
      m_sight(new ChoiceBar({tr("As on the screen"), tr("Overview"), tr("North"), tr("East"), tr("South"), tr("West"),
                             tr("Map"), tr("Street")},
                            tr("View"))),
      m_time(new ChoiceBar({tr("What suits it"), tr("Morning"), tr("Noon"), tr("Golden hour"), tr("Night")},
                           tr("Time of day"))),
      m_caption(new QCheckBox(tr("With players, points and date"))),
      m_file(new QLineEdit),
      m_note(new TextLabel({}, panel::TextSize::Small, false, TextLabel::Tone::Soft)),
      m_save(new Button(tr("Save"), Button::Kind::Primary, panel::Icon::Save, tr("Enter"))) {
    setWindowTitle(tr("Save a picture"));
    layOut();
    restore();
    m_file->setText(freePath(folderOf(settings), name));
    connect(m_size, &ChoiceBar::chosenChanged, this, &PictureDialog::refresh);
    connect(m_file, &QLineEdit::textChanged, this, &PictureDialog::refresh);
    connect(m_save, &Button::clicked, this, &PictureDialog::accept);
    refresh();
    fitToWindow(*this);
}

void PictureDialog::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(panel::spaceXl, panel::spaceL, panel::spaceXl, panel::spaceL);
    column->setSpacing(panel::spaceXs);
    const auto add = [&](const QString& title, QWidget* content) {
        column->addWidget(new TextLabel(title, panel::TextSize::Small, true));
        column->addWidget(content, 0, Qt::AlignLeft);
        column->addSpacing(panel::spaceM);
    };
    add(tr("Size"), sizeRow());
    add(tr("View"), m_sight);
    add(tr("Time of day"), m_time);
    m_caption->setFont(panel::textFont(panel::TextSize::Body));
    add(tr("Caption"), m_caption);
    column->addWidget(new TextLabel(tr("File"), panel::TextSize::Small, true));
    column->addWidget(fileRow());
    column->addWidget(m_note);
    column->addSpacing(panel::spaceM);
    auto* cancel = new Button(tr("Cancel"), Button::Kind::Quiet);
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
}

QWidget* PictureDialog::sizeRow() {
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(panel::spaceS);
    row->addWidget(m_size);
    row->addWidget(m_width);
    row->addWidget(new TextLabel(QStringLiteral("×")));
    row->addWidget(m_height);
    return widget;
}

QWidget* PictureDialog::fileRow() {
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(panel::spaceS);
    auto* choose = new Button(tr("Choose …"), Button::Kind::Secondary, panel::Icon::Folder);
    connect(choose, &Button::clicked, this, &PictureDialog::chooseFile);
    m_file->setAccessibleName(tr("File"));
    m_file->setFixedHeight(panel::targetHeight());
    row->addWidget(m_file, 1);
    row->addWidget(choose);
    return widget;
}

void PictureDialog::restore() {
    const auto number = [this](const char* key, int usual) {
        return m_settings.value(group + QString::fromLatin1(key), usual).toInt();
    };
    m_width->setValue(number("width", m_view.width()));
    m_height->setValue(number("height", m_view.height()));
    m_size->choose(std::clamp(number("size", 0), 0, ownSize));
    m_sight->choose(std::clamp(number("view", 0), 0, static_cast<int>(knownViews.size())));
    m_time->choose(std::clamp(number("time", 0), 0, static_cast<int>(geometry::allTimesOfDay.size())));
    m_caption->setChecked(m_settings.value(group + QStringLiteral("caption"), true).toBool());
}

void PictureDialog::remember() const {
    const auto keep = [this](const char* key, const QVariant& value) {
        m_settings.setValue(group + QString::fromLatin1(key), value);
    };
    keep("size", m_size->chosen());
    if (m_size->chosen() == ownSize) {
        keep("width", m_width->value());
        keep("height", m_height->value());
    }
    keep("view", m_sight->chosen());
    keep("time", m_time->chosen());
    keep("caption", m_caption->isChecked());
    keep("folder", QFileInfo(path()).absolutePath());
}

void PictureDialog::refresh() {
    const bool own = m_size->chosen() == ownSize;
    m_width->setEnabled(own);
    m_height->setEnabled(own);
    if (!own) {
        m_width->setValue(size().width());
        m_height->setValue(size().height());
    }
    const QFileInfo file(path());
    if (file.fileName() == suffix || !file.dir().exists())
        m_note->setText(tr("There is no such folder."));
    else if (file.isDir())
        m_note->setText(tr("This is a folder, not a file."));
    else if (file.exists())
        m_note->setText(m_replacing == path() ? tr("Press Save once more to replace the picture that is there.")
                                              : tr("There is a picture of this name already."));
    else
        m_note->setText(QString());
    m_save->setEnabled(file.fileName() != suffix && file.dir().exists() && !file.isDir());
}

void PictureDialog::chooseFile() {
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Save a picture"), path(), tr("Pictures (*.png)"));
    if (chosen.isEmpty()) return;
    m_replacing = chosen;  // the file dialog has asked
    m_file->setText(QDir::toNativeSeparators(chosen));
    refresh();
}

QSize PictureDialog::size() const {
    const int chosen = m_size->chosen();
    if (chosen == 0) return m_view;
    if (chosen == ownSize) return {m_width->value(), m_height->value()};
    return knownSizes[static_cast<std::size_t>(chosen - 1)];
}

QString PictureDialog::path() const {
    const QString typed = QDir::fromNativeSeparators(m_file->text().trimmed());
    return typed.endsWith(suffix, Qt::CaseInsensitive) ? typed : typed + suffix;
}

PictureChoice PictureDialog::choice() const {
    PictureChoice choice;
    choice.size = size();
    choice.asOnScreen = m_sight->chosen() == 0;
    if (!choice.asOnScreen) choice.view = knownViews[static_cast<std::size_t>(m_sight->chosen() - 1)];
    if (m_time->chosen() > 0) choice.time = geometry::allTimesOfDay[static_cast<std::size_t>(m_time->chosen() - 1)];
    choice.caption = m_caption->isChecked();
    choice.path = path();
    return choice;
}

void PictureDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return accept();
    QDialog::keyPressEvent(event);
}

void PictureDialog::accept() {
    if (!m_save->isEnabled()) return;
    if (QFileInfo::exists(path()) && m_replacing != path()) {
        m_replacing = path();
        return refresh();
    }
    remember();
    QDialog::accept();
}

}  // namespace remparts::app
