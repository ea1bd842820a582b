// The choice how fast things move on the table: a menu with a check mark, kept in the settings.
#pragma once

#include <QObject>
#include <memory>

#include "motion.h"

class QAction;
class QActionGroup;
class QMenu;
class QSettings;

namespace remparts::app {

class MotionSetting : public QObject {
    Q_OBJECT
  public:
    /// Begins with what the settings hold, normal at first. They must live longer.
    explicit MotionSetting(QSettings& settings, QObject* parent = nullptr);
    ~MotionSetting() override;

    [[nodiscard]] model::Motion motion() const { return m_motion; }
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
    void add(const QString& text, model::Motion motion);

    QSettings& m_settings;
    model::Motion m_motion = model::Motion::Normal;
    std::unique_ptr<QMenu> m_menu;
    QActionGroup* m_choices = nullptr;
};

}  // namespace remparts::app
