// Push buttons in the house style.
#pragma once

#include <QAbstractButton>
#include <optional>

#include "look/icons.h"

class QAction;

namespace remparts::panel {

class Button : public QAbstractButton {
    Q_OBJECT
  public:
    enum class Kind { Primary, Secondary, Quiet };

    explicit Button(const QString& text, Kind kind, std::optional<Icon> icon = std::nullopt, QString key = {},
                    QWidget* parent = nullptr);

    /// Its text, also for assistive tools.
    void setName(const QString& text);
    /// Follows the action: its tool tip and shortcut, whether it is enabled and checked. Clicking triggers it.
    void setAction(QAction* action);
    /// Another icon in the place of the first.
    void showIcon(Icon icon);
    /// Shown in its key cap.
    void setKey(const QString& key);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void followAction(QAction* action);
    [[nodiscard]] QColor fill() const;
    [[nodiscard]] QColor ink() const;

    Kind m_kind;
    std::optional<Icon> m_icon;
    QString m_key;
};

}  // namespace remparts::panel
