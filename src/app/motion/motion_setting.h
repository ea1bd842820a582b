// The choice how fast things move on the table: a menu with a check mark over the preference.
#pragma once

#include <QObject>
#include <memory>

#include "motion.h"

class QAction;
class QActionGroup;
class QMenu;

namespace remparts::app {

class Preferences;

class MotionSetting : public QObject {
    Q_OBJECT
  public:
    /// Shows the preference and changes it; it must live longer.
    explicit MotionSetting(Preferences& preferences, QObject* parent = nullptr);
    ~MotionSetting() override;

    [[nodiscard]] model::Motion motion() const;
    /// Its name in the menu.
    [[nodiscard]] QString name() const;
    /// What a menu shows: the choices in a submenu.
    [[nodiscard]] QAction* menuAction() const;

  public slots:
    void choose(remparts::model::Motion motion);
    /// The next faster speed, off after the fastest, and slow after off.
    void chooseNext();

  signals:
    void changed(remparts::model::Motion motion);

  private:
    void follow();
    [[nodiscard]] static QString nameOf(model::Motion motion);
    void add(model::Motion motion);

    Preferences& m_preferences;
    std::unique_ptr<QMenu> m_menu;
    QActionGroup* m_choices = nullptr;
};

}  // namespace remparts::app
