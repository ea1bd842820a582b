// The saved cities in an order, and those that a search finds.
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

#include "saved_cities.h"

namespace remparts::model {

class SavedCityOrder : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    enum class By { Date, Name, Points };

    explicit SavedCityOrder(SavedCities& cities, QObject* parent = nullptr);

    /// Newest first, by name, most points first; what cannot be opened stands last, except by date and name.
    void orderBy(By order);
    /// Cities in whose name or players' names all words occur.
    void search(const QString& words);
    [[nodiscard]] const SavedCity& city(const QModelIndex& index) const;

  protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    SavedCities& m_cities;
    By m_order = By::Date;
    QStringList m_words;
};

}  // namespace remparts::model
