#include "files/game_files.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "files/saved_games.h"
#include "language/spoken.h"

namespace remparts::app {

namespace {

QString filter() {
    return GameFiles::tr("Games (*.remparts.json);;All files (*)");
}

}  // namespace

GameFiles::GameFiles(model::Session& session, QSettings& settings, QWidget& window)
    : m_session(session),
      m_settings(settings),
      m_window(window),
      m_save(new QAction(this)),
      m_saveAs(new QAction(this)) {
    model::keepSaid(this, [this] {
        m_save->setText(tr("Save"));
        m_saveAs->setText(tr("Save as …"));
    });
    m_save->setShortcuts(QKeySequence::Save);
    m_saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    connect(m_save, &QAction::triggered, this, &GameFiles::save);
    connect(m_saveAs, &QAction::triggered, this, &GameFiles::saveAs);
    window.addActions({m_save, m_saveAs});
    connect(&session, &model::Session::changed, this, &GameFiles::refresh);
    refresh();
}

void GameFiles::refresh() {
    for (QAction* action : {m_save, m_saveAs}) action->setEnabled(m_session.hasGame());
}

QString GameFiles::chooseFileToOpen() {
    return QFileDialog::getOpenFileName(&m_window, tr("Open a game"), lastFolder(m_settings), filter());
}

// Nobody is asked to give up a game for a file that is none. The file is read again after the question: it may be the
// very one that was saved then.
bool GameFiles::open(const QString& path) {
    std::optional<QString> fault;
    if (m_session.isModified()) fault = m_session.faultOf(path);
    if (!fault && !mayLeaveGame()) return false;
    if (!fault) fault = m_session.open(path);
    if (fault) {
        tellFault(tr("This game cannot be opened"), *fault);
        return false;
    }
    rememberRecent(m_settings, m_session);
    return true;
}

bool GameFiles::save() {
    if (!m_session.hasGame()) return false;
    return m_session.path().isEmpty() ? saveAs() : saveTo(m_session.path());
}

bool GameFiles::saveAs() {
    if (!m_session.hasGame()) return false;
    const QFileInfo suggested(suggestedPath(m_settings, m_session));
    QFileDialog dialog(&m_window, tr("Save the game"), suggested.path(), filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("remparts.json"));
    dialog.selectFile(suggested.fileName());
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().first());
}

bool GameFiles::saveTo(const QString& path) {
    if (const std::optional<QString> fault = m_session.save(path)) {
        tellFault(tr("The game was not saved"), *fault);
        return false;
    }
    rememberRecent(m_settings, m_session);
    return true;
}

bool GameFiles::mayLeaveGame() {
    m_isDiscarded = false;
    if (!m_session.hasGame() || !m_session.isModified()) return true;
    QMessageBox question(QMessageBox::NoIcon, tr("Remparts"), tr("Save the game first?"),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question.setInformativeText(tr("It has moves that are in no file yet. Without saving they are lost."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
        case QMessageBox::Save:
            return save();
        case QMessageBox::Discard:
            return m_isDiscarded = true;
        default:
            return false;
    }
}

void GameFiles::tellFault(const QString& title, const QString& text) {
    QMessageBox message(QMessageBox::NoIcon, tr("Remparts"), title, QMessageBox::Ok, &m_window);
    message.setInformativeText(text);
    message.exec();
}

}  // namespace remparts::app
