// The games saved on this computer, for a gallery: found and read beside the thread of the window.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "saved_city.h"
#include "saved_city_files.h"

namespace remparts::model {

class SavedCities : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        NameRole = Qt::DisplayRole,
        PathRole = Qt::UserRole,
        SavedRole,   ///< QDateTime
        PointsRole,  ///< most points of a player; figures placed do not count as points
        BrokenRole,
        SearchRole,  ///< all words by which a city is found
    };

    explicit SavedCities(QObject* parent = nullptr);
    ~SavedCities() override;

    /// Both games' tiles, for records. Called here and now only, in this thread.
    void setTileSource(const TileSource& source);

    /// Looks for games in the folders (not below them) and at the files. Rows come, change and go as they are read.
    void refresh(const QStringList& folders, const QStringList& files);
    [[nodiscard]] bool isReading() const { return m_reading; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] const SavedCity& city(int row) const { return m_cities[static_cast<std::size_t>(row)]; }
    /// −1 when there is none.
    [[nodiscard]] int rowOf(const QString& path) const;

    /// A sentence when it was refused; nothing changed then.
    std::optional<QString> rename(int row, const QString& name);
    std::optional<QString> remove(int row);
    /// Brings the city deleted last back. A sentence when that failed or there is none.
    std::optional<QString> undoRemove();
    [[nodiscard]] bool canUndoRemove() const { return !m_deleted.empty(); }
    /// From here on nothing deleted before comes back by undoRemove().
    void forgetRemoved() { m_deleted.clear(); }

  signals:
    void readingChanged(bool reading);
    void renamed(const QString& from, const QString& to);

  private:
    struct Deleted {
        DeletedFile file;
        SavedCity city;
    };
    void take(const std::vector<SavedCity>& cities);
    void finish(const QStringList& found);
    void add(const SavedCity& city);

    TileSource m_tiles;
    std::vector<SavedCity> m_cities;
    std::vector<Deleted> m_deleted;
    bool m_reading = false;
    std::shared_ptr<std::atomic<bool>> m_cancelled;  // of the reading that goes on
    QThreadPool m_pool;
};

}  // namespace remparts::model
