#include "saved_cities.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <utility>

#include "fetched_tiles.h"

namespace remparts::model {

namespace {

// Rows arrive together, often enough to be seen coming and seldom enough not to keep the window busy.
constexpr qint64 batchMilliseconds = 60;

// Each once, in the order of finding; a file that is reached by two ways counts once.
QStringList filesIn(const QStringList& folders, const QStringList& files) {
    QStringList found;
    QSet<QString> known;
    const auto add = [&](const QFileInfo& file) {
        if (!file.isFile() || known.contains(file.canonicalFilePath())) return;
        known.insert(file.canonicalFilePath());
        found << file.absoluteFilePath();
    };
    for (const QString& file : files) add(QFileInfo(file));
    for (const QString& folder : folders)
        for (const QFileInfo& file : QDir(folder).entryInfoList({QLatin1Char('*') + savedGameSuffix()}, QDir::Files))
            add(file);
    return found;
}

}  // namespace

SavedCities::SavedCities(QObject* parent) : QAbstractListModel(parent) {
    m_pool.setMaxThreadCount(1);
}

SavedCities::~SavedCities() {
    if (m_cancelled) *m_cancelled = true;
    m_pool.waitForDone();
}

void SavedCities::setTileSource(const TileSource& source) {
    m_tiles = fetchedTiles(source);
}

void SavedCities::refresh(const QStringList& folders, const QStringList& files) {
    if (m_cancelled) *m_cancelled = true;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    if (!m_reading) emit readingChanged(m_reading = true);
    m_pool.start([this, folders, files, tiles = m_tiles, cancelled = m_cancelled] {
        // What comes back after another reading has begun is dropped by the thread of the window, which alone starts
        // and cancels readings.
        const auto post = [this, &cancelled](auto work) {
            QMetaObject::invokeMethod(
                this,
                [cancelled, work = std::move(work)] {
                    if (!*cancelled) work();
                },
                Qt::QueuedConnection);
        };
        const QStringList found = filesIn(folders, files);
        std::vector<SavedCity> batch;
        QElapsedTimer since;
        since.start();
        for (const QString& file : found) {
            if (*cancelled) return;
            batch.push_back(readSavedCity(file, tiles));
            if (since.elapsed() < batchMilliseconds) continue;
            post([this, cities = std::exchange(batch, {})] { take(cities); });
            since.start();
        }
        post([this, cities = std::move(batch), found] {
            take(cities);
            finish(found);
        });
    });
}

void SavedCities::take(const std::vector<SavedCity>& cities) {
    std::vector<SavedCity> added;
    for (const SavedCity& city : cities) {
        const int row = rowOf(city.path);
        if (row < 0) {
            added.push_back(city);
            continue;
        }
        m_cities[static_cast<std::size_t>(row)] = city;
        emit dataChanged(index(row), index(row));
    }
    if (added.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    m_cities.insert(m_cities.end(), added.begin(), added.end());
    endInsertRows();
}

void SavedCities::finish(const QStringList& found) {
    const QSet<QString> there(found.begin(), found.end());
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (there.contains(city(row).path)) continue;
        beginRemoveRows({}, row, row);
        m_cities.erase(m_cities.begin() + row);
        endRemoveRows();
    }
    emit readingChanged(m_reading = false);
}

int SavedCities::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cities.size());
}

QVariant SavedCities::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const SavedCity& each = city(index.row());
    switch (role) {
        case NameRole:
        case Qt::EditRole:
            return each.name;
        case PathRole:
            return each.path;
        case Qt::ToolTipRole:
            return QDir::toNativeSeparators(each.path);
        case SavedRole:
            return each.saved;
        case BrokenRole:
            return each.isBroken();
        case PointsRole: {
            int most = -1;
            if (each.game == engine::GameKind::City)
                for (const SavedCity::Player& player : each.players) most = std::max(most, player.points);
            return most;
        }
        case SearchRole: {
            QStringList words{each.name};
            for (const SavedCity::Player& player : each.players) words << player.name;
            return words.join(QLatin1Char(' '));
        }
        case Qt::AccessibleTextRole:
            return each.isBroken() ? tr("%1, cannot be opened: %2").arg(each.name, each.fault)
                                   : tr("%1, %2, %3").arg(each.name, each.outcome, each.standing());
        default:
            return {};
    }
}

Qt::ItemFlags SavedCities::flags(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

QHash<int, QByteArray> SavedCities::roleNames() const {
    return {{NameRole, "name"},     {PathRole, "path"},     {SavedRole, "saved"},
            {PointsRole, "points"}, {BrokenRole, "broken"}, {SearchRole, "search"}};
}

int SavedCities::rowOf(const QString& path) const {
    const auto found =
        std::find_if(m_cities.begin(), m_cities.end(), [&](const SavedCity& each) { return each.path == path; });
    return found == m_cities.end() ? -1 : static_cast<int>(found - m_cities.begin());
}

std::optional<QString> SavedCities::rename(int row, const QString& name) {
    SavedCity& each = m_cities[static_cast<std::size_t>(row)];
    const QString from = each.path;
    if (auto fault = renameSavedGame(from, name)) return fault;
    each.path = pathWithName(from, name);
    each.name = savedGameName(each.path);
    emit dataChanged(index(row), index(row));
    if (each.path != from) emit renamed(from, each.path);
    return std::nullopt;
}

std::optional<QString> SavedCities::remove(int row) {
    QString fault;
    const auto deleted = deleteSavedGame(city(row).path, fault);
    if (!deleted) return fault;
    m_deleted.push_back({*deleted, city(row)});
    beginRemoveRows({}, row, row);
    m_cities.erase(m_cities.begin() + row);
    endRemoveRows();
    return std::nullopt;
}

std::optional<QString> SavedCities::undoRemove() {
    if (m_deleted.empty()) return tr("Nothing was deleted.");
    QString fault;
    const auto path = restoreSavedGame(m_deleted.back().file, fault);
    if (!path) return fault;
    SavedCity back = std::move(m_deleted.back().city);
    m_deleted.pop_back();
    back.path = *path;
    back.name = savedGameName(*path);
    if (rowOf(*path) < 0) add(back);
    return std::nullopt;
}

void SavedCities::add(const SavedCity& city) {
    beginInsertRows({}, rowCount(), rowCount());
    m_cities.push_back(city);
    endInsertRows();
}

}  // namespace remparts::model
