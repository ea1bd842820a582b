// A saved city as a card: picture, name, when and how it ended, the players with their points. Its name is edited in
// its place.
#pragma once

#include <QImage>
#include <QStyledItemDelegate>
#include <functional>

#include "saved_city_order.h"

namespace remparts::panel {

class CityCard : public QStyledItemDelegate {
    Q_OBJECT
  public:
    /// A city's picture as far as there is one; asking for it is what gets it made.
    using Pictures = std::function<QImage(const model::SavedCity&)>;

    CityCard(model::SavedCityOrder& cities, QObject* parent);

    void setPictures(Pictures pictures) { m_pictures = std::move(pictures); }
    /// Of a whole card, its shadow included.
    void setCardSize(QSize size) { m_size = size; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

  signals:
    /// A name that is being typed cannot be; empty when it can.
    void nameFault(const QString& fault) const;
    void nameChosen(const QModelIndex& index, const QString& name) const;

  protected:
    /// Enter does not end an edit whose name cannot be.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    model::SavedCityOrder& m_cities;
    Pictures m_pictures;
    QSize m_size{280, 260};
};

}  // namespace remparts::panel
