#include "session.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <exception>

#include "remparts/io/error.h"
#include "remparts/io/record_file.h"

namespace remparts::model {

Session::Session(QObject* parent) : QObject(parent) {}

Session::~Session() = default;

bool Session::isModified() const {
    if (!hasGame()) return false;
    const auto played = m_game->steps();
    return !std::equal(played.begin(), played.end(), m_saved.begin(), m_saved.end(),
                       [](const engine::Step& step, const engine::Action& saved) { return step.action == saved; });
}

void Session::start(std::shared_ptr<const engine::GameSetup> setup) {
    replaceGame(std::make_unique<engine::Game>(std::move(setup)), {});
}

std::optional<QString> Session::open(const QString& path) {
    if (!m_tileSource) return tr("No tiles are at hand to open a game with.");
    try {
        const io::Record record = io::readRecord(QFileInfo(path).filesystemFilePath(), m_tileSource);
        replaceGame(std::make_unique<engine::Game>(io::playRecord(record)), path);
    } catch (const io::RecordError& error) {
        return tr("%1: %2").arg(QFileInfo(path).fileName(), QString::fromUtf8(error.what()));
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
    return std::nullopt;
}

std::optional<QString> Session::save(const QString& path) {
    if (!hasGame()) return tr("There is no game to save.");
    try {
        io::saveRecord(*m_game, QFileInfo(path).filesystemFilePath());
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
    m_path = path;
    rememberSaved();
    announceModified();
    return std::nullopt;
}

void Session::fileMoved(const QString& path) {
    m_path = path;
    emit changed();
}

std::optional<engine::Rejection> Session::play(const engine::Action& action) {
    if (!hasGame()) return engine::Rejection{engine::RejectionReason::GameOver};
    if (const auto rejection = m_game->play(action)) return rejection;
    emit stepPlayed();
    emit changed();
    announceModified();
    return std::nullopt;
}

void Session::undo() {
    if (hasGame() && m_game->canUndo()) goTo(m_game->cursor() - 1);
}

void Session::redo() {
    if (hasGame() && m_game->canRedo()) goTo(m_game->cursor() + 1);
}

void Session::goTo(std::size_t stepCount) {
    if (!hasGame()) return;
    stepCount = std::min(stepCount, m_game->steps().size());
    if (stepCount == m_game->cursor()) return;
    m_game->goTo(stepCount);
    emit cursorMoved();
    emit changed();
    announceModified();
}

void Session::replaceGame(std::unique_ptr<engine::Game> game, const QString& path) {
    m_game = std::move(game);
    m_path = path;
    rememberSaved();
    emit gameReplaced();
    emit changed();
    announceModified();
}

void Session::rememberSaved() {
    m_saved.clear();
    for (const engine::Step& step : m_game->steps()) m_saved.push_back(step.action);
}

void Session::announceModified() {
    const bool modified = isModified();
    if (modified == m_wasModified) return;
    m_wasModified = modified;
    emit modifiedChanged(modified);
}

}  // namespace remparts::model
