// What picture is to be made, and where it goes.
#pragma once

#include <QDialog>
#include <QSettings>

#include "city_picture.h"

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace remparts::panel {
class Button;
class ChoiceBar;
class TextLabel;
}  // namespace remparts::panel

namespace remparts::app {

struct PictureChoice {
    QSize size;
    bool asOnScreen = true;  ///< the camera of the window; else `view`
    scene::View view = scene::View::Overview;
    std::optional<geometry::TimeOfDay> time;  ///< without: as on the screen, or what suits the view
    bool caption = false;
    QString path;
};

class PictureDialog : public QDialog {
    Q_OBJECT
  public:
    /// `view` is the size of the view in device pixels, `name` what a file is called without ending. Choices are kept
    /// in the settings.
    PictureDialog(QSettings& settings, QSize view, const QString& name, QWidget* parent);

    [[nodiscard]] PictureChoice choice() const;

  public slots:
    void accept() override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void layOut();
    [[nodiscard]] QWidget* sizeRow();
    [[nodiscard]] QWidget* fileRow();
    void restore();
    void remember() const;
    void refresh();
    void chooseFile();
    [[nodiscard]] QSize size() const;
    [[nodiscard]] QString path() const;

    QSettings& m_settings;
    QSize m_view;
    panel::ChoiceBar* m_size;
    QSpinBox* m_width;
    QSpinBox* m_height;
    panel::ChoiceBar* m_sight;
    panel::ChoiceBar* m_time;
    QCheckBox* m_caption;
    QLineEdit* m_file;
    panel::TextLabel* m_note;
    panel::Button* m_save;
    QString m_replacing;  ///< a file that is there, and that was asked about
};

}  // namespace remparts::app
