// All settings on one page. Each takes effect at once, while the dialog is open, and is kept.
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace remparts::panel {
class ChoiceBar;
}

namespace remparts::app {

class Preferences;

class SettingsDialog : public QDialog {
    Q_OBJECT
  public:
    /// The preferences must live longer.
    SettingsDialog(Preferences& preferences, QWidget* parent);

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void fill();
    void sayAgain();
    void addGame();
    void addLook();
    void addSound();
    void addLanguage();
    QWidget* makeFoot();
    /// Shows what the preferences say.
    void refresh();
    void fitToWindow();

    void addHeading(const QString& text);
    void addCheck(const QString& name, const QString& meaning, bool (*get)(const Preferences&),
                  void (Preferences::*set)(bool));
    /// `set` takes the index of what was chosen, `get` gives it.
    void addChoice(const QString& name, const QStringList& words, std::function<int()> get,
                   std::function<void(int)> set);

    Preferences& m_preferences;
    QScrollArea* m_area = nullptr;
    QVBoxLayout* m_column = nullptr;
    QWidget* m_foot = nullptr;
    QWidget* m_question = nullptr;
    std::vector<std::function<void()>> m_refreshers;
};

}  // namespace remparts::app
