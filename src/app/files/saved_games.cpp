#include "files/saved_games.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QThreadPool>

#include "city_map.h"
#include "sentences.h"
#include "session.h"
#include "table_facts.h"

namespace remparts::app {

namespace {

const QString recentKey = QStringLiteral("games/recent");
const QString suffix = QStringLiteral(".remparts.json");
const QString cityWord = QStringLiteral("city");
const QString kidsWord = QStringLiteral("kids");
constexpr qsizetype keptGames = 8;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SavedGames)
};

QString standing(const QString& name, int score, bool kids) {
    return (kids ? Words::tr("%1 %2 left", "Anna 3 left") : Words::tr("%1 %2", "Anna 35"))
        .arg(name, QString::number(score));
}

QString title(const engine::GameState& state) {
    return state.isOver()
               ? Words::tr("The finished game")
               : Words::tr("%1 to move").arg(model::sentences::playerName(*state.setup, state.decision.player));
}

QString progress(const model::TileCount& count) {
    return Words::tr("Tile %1 of %2").arg(count.number).arg(count.total);
}

std::vector<int> scoresOf(const engine::Game& game) {
    return game.rules().standings(game.state()).scores;
}

// Each entry is the path, a title and the game, so that the start page reads no files.
QStringList entryOf(const model::Session& session) {
    QStringList players;
    const std::vector<int> scores = scoresOf(session.game());
    const bool kids = session.gameKind() == engine::GameKind::Kids;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const QString name = QString::fromStdString(session.game().setup().players[i].name);
        players << standing(name, scores[i], kids);
    }
    return {QFileInfo(session.path()).absoluteFilePath(), players.join(QStringLiteral(", ")),
            kids ? kidsWord : cityWord};
}

constexpr QSize cardPicture(640, 400);

// Thumbnails are made when a game is opened or saved, so that the start page reads no games. Without one the page
// draws a town.
QString thumbnailPath(const QString& gamePath) {
    const QByteArray name = QCryptographicHash::hash(gamePath.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
        .filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
}

// One after the other, so that the newest stays; the program ends when all are written.
QThreadPool& thumbnailPainter() {
    static QPointer<QThreadPool> painter;
    if (!painter) {
        painter = new QThreadPool(QCoreApplication::instance());
        painter->setMaxThreadCount(1);
    }
    return *painter;
}

void rememberThumbnail(const QString& gamePath, const engine::GameState& state) {
    thumbnailPainter().start([path = thumbnailPath(gamePath), state] {
        if (QDir().mkpath(QFileInfo(path).path())) panel::cityMap(state, cardPicture).save(path);
    });
}

}  // namespace

panel::ContinueOffer continueOffer(const engine::Game& game) {
    return continueOffer(game, panel::cityMap(game.state(), cardPicture));
}

panel::ContinueOffer continueOffer(const engine::Game& game, const QImage& picture) {
    const engine::GameState& state = game.state();
    panel::ContinueOffer offer;
    offer.game = game.setup().tiles->game();
    offer.title = title(state);
    offer.line = progress(model::tileCount(state));
    offer.picture = picture;
    const std::vector<int> scores = scoresOf(game);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const engine::Player& player = state.setup->players[i];
        offer.players.push_back({player.color, scores[i], QString::fromStdString(player.name)});
    }
    return offer;
}

std::vector<panel::RecentGame> recentGames(const QSettings& settings) {
    std::vector<panel::RecentGame> games;
    for (const QVariant& variant : settings.value(recentKey).toList()) {
        const QStringList entry = variant.toStringList();
        if (entry.size() < 2) continue;
        const QFileInfo file(entry[0]);
        if (!file.isFile()) continue;
        const QString when = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
        games.push_back({entry[0], entry[1], QStringLiteral("%1, %2").arg(file.fileName(), when),
                         QImage(thumbnailPath(entry[0])),
                         entry.value(2) == kidsWord ? engine::GameKind::Kids : engine::GameKind::City});
    }
    return games;
}

void rememberRecent(QSettings& settings, const model::Session& session) {
    const QStringList entry = entryOf(session);
    QVariantList games = settings.value(recentKey).toList();
    games.removeIf([&](const QVariant& game) { return game.toStringList().value(0) == entry[0]; });
    games.prepend(entry);
    settings.setValue(recentKey, games.mid(0, keptGames));
    rememberThumbnail(entry[0], session.state());
}

QStringList recentPaths(const QSettings& settings) {
    QStringList paths;
    for (const QVariant& game : settings.value(recentKey).toList()) paths << game.toStringList().value(0);
    return paths;
}

void renameRecent(QSettings& settings, const QString& from, const QString& to) {
    QVariantList games = settings.value(recentKey).toList();
    for (QVariant& game : games) {
        QStringList entry = game.toStringList();
        if (entry.value(0) != from) continue;
        entry[0] = to;
        game = entry;
    }
    settings.setValue(recentKey, games);
    QFile::rename(thumbnailPath(from), thumbnailPath(to));
}

QString lastFolder(const QSettings& settings) {
    const QVariantList games = settings.value(recentKey).toList();
    const QString last = games.isEmpty() ? QString() : QFileInfo(games[0].toStringList().value(0)).path();
    if (!last.isEmpty() && QDir(last).exists()) return last;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString suggestedPath(const QSettings& settings, const model::Session& session) {
    if (!session.path().isEmpty()) return session.path();
    QStringList names;
    for (const engine::Player& player : session.game().setup().players) names << QString::fromStdString(player.name);
    QString name = names.join(QStringLiteral("-")).toLower();
    name.replace(QRegularExpression(QStringLiteral("[^\\w-]+"), QRegularExpression::UseUnicodePropertiesOption),
                 QStringLiteral("_"));
    const QDir folder(lastFolder(settings));
    QString free = name + suffix;
    for (int i = 2; folder.exists(free); ++i) free = QStringLiteral("%1-%2%3").arg(name).arg(i).arg(suffix);
    return folder.filePath(free);
}

}  // namespace remparts::app
