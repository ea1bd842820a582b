#include "session.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <utility>

#include "history/recorded_lines.h"
#include "remparts/io/error.h"
#include "remparts/io/record_file.h"

namespace remparts::model {

namespace {

bool drewTile(const engine::Step& step) {
    return std::any_of(step.events.begin(), step.events.end(), [](const engine::Event& event) {
        return std::holds_alternative<engine::TileDrawn>(event) ||
               std::holds_alternative<engine::TileDiscarded>(event);
    });
}

}  // namespace

Session::Session(QObject* parent) : QObject(parent) {}

Session::~Session() = default;

bool Session::isModified() const {
    return hasGame() && m_saved != m_lines.changes();
}

void Session::start(std::shared_ptr<const engine::GameSetup> setup) {
    replaceGame({engine::Game(std::move(setup)), {}}, {}, false);
}

std::optional<QString> Session::open(const QString& path) {
    QString fault;
    std::optional<GameWithLines> game = read(path, fault);
    if (!game) return fault;
    replaceGame(std::move(*game), path, false);
    return std::nullopt;
}

std::optional<QString> Session::faultOf(const QString& path) const {
    QString fault;
    return read(path, fault) ? std::nullopt : std::optional(fault);
}

std::optional<GameWithLines> Session::read(const QString& path, QString& fault) const {
    if (!m_tileSource) {
        fault = tr("No tiles are at hand to open a game with.");
        return std::nullopt;
    }
    try {
        return playLines(io::readRecord(QFileInfo(path).filesystemFilePath(), m_tileSource));
    } catch (const io::RecordError& error) {
        fault = tr("%1: %2").arg(QFileInfo(path).fileName(), QString::fromUtf8(error.what()));
    } catch (const std::exception& error) {
        fault = QString::fromUtf8(error.what());
    }
    return std::nullopt;
}

std::optional<QString> Session::save(const QString& path) {
    if (!hasGame()) return tr("There is no game to save.");
    try {
        io::saveRecord(recordOf(*m_game, m_lines), QFileInfo(path).filesystemFilePath());
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
    m_path = path;
    m_saved = m_lines.changes();
    emit changed();
    announceModified();
    return std::nullopt;
}

void Session::fileMoved(const QString& path) {
    m_path = path;
    emit changed();
}

void Session::resume(const GameWithLines& left, const QString& path, bool modified) {
    replaceGame(left, path, modified);
}

void Session::setStrict(bool strict) {
    if (strict == m_strict) return;
    m_strict = strict;
    emit changed();
}

bool Session::mayPlayHere() const {
    if (!hasGame() || !m_strict) return hasGame();
    const auto later = m_game->steps().subspan(m_game->cursor());
    return std::none_of(later.begin(), later.end(), drewTile);
}

bool Session::canUndo() const {
    return hasGame() && m_game->canUndo() && !(m_strict && drewTile(m_game->steps()[m_game->cursor() - 1]));
}

bool Session::canRedo() const {
    return hasGame() && m_game->canRedo();
}

std::optional<engine::Rejection> Session::play(const engine::Action& action) {
    if (!hasGame()) return engine::Rejection{engine::RejectionReason::GameOver};
    if (!mayPlayHere()) return engine::Rejection{engine::RejectionReason::WrongPhase};
    const LineTree::Step step{m_game->state().decision.player, action};
    if (canRedo() && m_game->steps()[m_game->cursor()].action == action) {
        replayStep();
        return std::nullopt;
    }
    if (const auto rejection = m_game->play(action)) return rejection;
    m_lines.play(m_game->cursor() - 1, step);
    playOn(*m_game, m_lines);
    emit stepPlayed();
    emit changed();
    announceModified();
    return std::nullopt;
}

void Session::undo() {
    if (canUndo()) goTo(m_game->cursor() - 1);
}

void Session::redo() {
    if (canRedo()) goTo(m_game->cursor() + 1);
}

void Session::replayStep() {
    if (!canRedo()) return;
    m_game->redo();
    emit stepPlayed();
    emit changed();
}

void Session::goTo(std::size_t stepCount) {
    if (!hasGame()) return;
    stepCount = std::min(stepCount, m_game->steps().size());
    if (stepCount == m_game->cursor()) return;
    m_game->goTo(stepCount);
    emit cursorMoved();
    emit changed();
}

void Session::goToNode(LineTree::Node node) {
    if (!hasGame()) return;
    const std::vector<LineTree::Node> before = m_lines.line();
    m_lines.follow(node);
    const auto& line = m_lines.line();
    if (line == before) return goTo(m_lines.depth(node));
    const auto fork = std::mismatch(line.begin(), line.end(), before.begin(), before.end()).first;
    m_game->goTo(static_cast<std::size_t>(fork - line.begin()) - 1);
    playOn(*m_game, m_lines);
    m_game->goTo(m_lines.depth(node));
    emit cursorMoved();
    emit changed();
}

void Session::forget(LineTree::Node node) {
    m_lines.forget(node);
    emit changed();
    announceModified();
}

void Session::replaceGame(GameWithLines game, const QString& path, bool modified) {
    m_game = std::make_unique<engine::Game>(std::move(game.game));
    m_lines = std::move(game.lines);
    m_path = path;
    m_saved = modified ? std::nullopt : std::optional(m_lines.changes());
    emit gameReplaced();
    emit changed();
    announceModified();
}

void Session::announceModified() {
    const bool modified = isModified();
    if (modified == m_wasModified) return;
    m_wasModified = modified;
    emit modifiedChanged(modified);
}

}  // namespace remparts::model
