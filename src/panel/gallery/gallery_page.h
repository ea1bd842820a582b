// The cities saved on this computer: looking, searching, opening, renaming, deleting.
#pragma once

#include <QWidget>

#include "gallery/city_card.h"

class QLineEdit;
class QStackedWidget;

namespace remparts::panel {

class Button;
class CityGrid;
class NoticeBar;
class TextLabel;

class GalleryPage : public QWidget {
    Q_OBJECT
  public:
    /// `cities` must live longer.
    explicit GalleryPage(model::SavedCities& cities, QWidget* parent = nullptr);
    ~GalleryPage() override;

    void setPictures(CityCard::Pictures pictures);
    /// A picture came: what is in sight is painted anew.
    void picturesChanged();
    [[nodiscard]] CityGrid& grid() { return *m_grid; }
    [[nodiscard]] NoticeBar& notice() { return *m_notice; }

  signals:
    void backRequested();
    /// Another page is shown.
    void left();
    void newGameRequested();
    void openRequested(const QString& path);
    void inspectRequested(const QString& path);
    void folderRequested(const QString& path);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] QWidget* buildHead();
    [[nodiscard]] QWidget* buildActions();
    void sayActions();
    [[nodiscard]] QWidget* buildEmpty();
    void connectGrid();
    void refresh();
    void openChosen();
    void renameChosen();
    void rename(const QModelIndex& index, const QString& name);
    void removeChosen();
    void undoRemove();
    [[nodiscard]] const model::SavedCity* chosen() const;
    /// Emits a signal with the chosen city's path.
    void ask(void (GalleryPage::*request)(const QString&));

    model::SavedCities& m_cities;
    model::SavedCityOrder m_order;
    CityGrid* m_grid;
    NoticeBar* m_notice;
    TextLabel* m_title = nullptr;
    TextLabel* m_chosenName = nullptr;
    TextLabel* m_emptyText = nullptr;
    Button* m_emptyAction = nullptr;
    QLineEdit* m_search = nullptr;
    QStackedWidget* m_stack = nullptr;
    std::vector<Button*> m_always;    ///< can be used with any chosen file
    std::vector<Button*> m_readable;  ///< only with one that is a game
};

}  // namespace remparts::panel
