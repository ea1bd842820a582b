#include "saved_city_order.h"

#include <algorithm>

namespace remparts::model {

SavedCityOrder::SavedCityOrder(SavedCities& cities, QObject* parent)
    : QSortFilterProxyModel(parent), m_cities(cities) {
    setSourceModel(&cities);
    sort(0);
}

void SavedCityOrder::orderBy(By order) {
    m_order = order;
    invalidate();
}

void SavedCityOrder::search(const QString& words) {
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

const SavedCity& SavedCityOrder::city(const QModelIndex& index) const {
    return m_cities.city(mapToSource(index).row());
}

bool SavedCityOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const SavedCity& a = m_cities.city(left.row());
    const SavedCity& b = m_cities.city(right.row());
    const int names = QString::localeAwareCompare(a.name.toCaseFolded(), b.name.toCaseFolded());
    switch (m_order) {
        case By::Date:
            break;
        case By::Name:
            if (names != 0) return names < 0;
            break;
        case By::Points: {
            const int ofA = left.data(SavedCities::PointsRole).toInt();
            const int ofB = right.data(SavedCities::PointsRole).toInt();
            if (ofA != ofB) return ofA > ofB;
            break;
        }
    }
    if (a.saved != b.saved) return a.saved > b.saved;
    return names != 0 ? names < 0 : a.path < b.path;
}

bool SavedCityOrder::filterAcceptsRow(int row, const QModelIndex&) const {
    if (m_words.isEmpty()) return true;
    const QString text = m_cities.index(row).data(SavedCities::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace remparts::model
