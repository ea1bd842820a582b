// "Take it home": the city as a file for other programs, beside the running game.
#pragma once

#include <QDialog>
#include <QSettings>

#include "remparts/exporter/export_city.h"

class QProgressBar;
class QSpinBox;

namespace remparts::model {
class Session;
}
namespace remparts::panel {
class Button;
class ChoiceBar;
class TextLabel;
}  // namespace remparts::panel

namespace remparts::app {

class ExportCard;
class ExportJob;

/// Does not keep the window from being used. What is written is the position on the table when writing begins.
class ExportDialog : public QDialog {
    Q_OBJECT
  public:
    explicit ExportDialog(model::Session& session, QWidget* parent = nullptr);
    ~ExportDialog() override;

    void choose(exporter::Format format);
    [[nodiscard]] exporter::ExportOptions options() const;
    /// Writes there, without asking for a place. Nothing while another file is being written.
    void writeTo(const QString& path);

  signals:
    /// Writing has ended, well or not; `words` are what the dialog says.
    void ended(bool isWritten, const QString& words);

  public slots:
    void reject() override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* makeCards();
    QWidget* makeDetails();
    QWidget* makeFoot();
    void askForPlace();
    void showDetails();
    void showRunning(bool running);
    void tell(bool isWritten, const QString& words);
    void openFolder();
    [[nodiscard]] exporter::Format format() const;
    [[nodiscard]] QString suggestedPath() const;

    model::Session& m_session;
    QSettings m_settings;
    QList<ExportCard*> m_cards;  ///< by exporter::Format
    QWidget* m_cardRow = nullptr;
    QWidget* m_details = nullptr;
    panel::ChoiceBar* m_table = nullptr;
    panel::ChoiceBar* m_files = nullptr;
    QSpinBox* m_width = nullptr;
    panel::TextLabel* m_widthLabel = nullptr;
    panel::TextLabel* m_said = nullptr;
    QProgressBar* m_bar = nullptr;
    panel::Button* m_folder = nullptr;
    panel::Button* m_stop = nullptr;
    panel::Button* m_save = nullptr;
    ExportJob* m_job = nullptr;
    QString m_target;  ///< the file, or the folder of one file a tile
    bool m_isFolder = false;
};

}  // namespace remparts::app
