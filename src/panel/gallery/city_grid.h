// The cards of a gallery in as many columns as there is room for.
#pragma once

#include <QListView>

#include "gallery/city_card.h"

namespace remparts::panel {

class CityGrid : public QListView {
    Q_OBJECT
  public:
    explicit CityGrid(model::SavedCityOrder& cities, QWidget* parent = nullptr);

    [[nodiscard]] CityCard& card() { return *m_card; }
    /// The chosen card, if it is in the list.
    [[nodiscard]] QModelIndex chosen() const;
    void choose(const QModelIndex& index);

  signals:
    void chosenChanged();

  protected:
    /// Letters are commands of the page; names are found by its search.
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void changeEvent(QEvent* event) override;

  private:
    void fitCards();
    void dress();

    CityCard* m_card;
};

}  // namespace remparts::panel
