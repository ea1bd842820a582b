// Large buttons that are understood without reading: a symbol, the words beside it are for the adult.
#pragma once

#include <QAbstractButton>

#include "look/icons.h"

namespace remparts::panel {

/// The smallest side of anything that a child should hit.
inline constexpr int childTarget = 64;

class SymbolButton : public QAbstractButton {
    Q_OBJECT
  public:
    enum class Kind { Primary, Secondary };
    enum class Shape {
        Round,  ///< the symbol alone in a disc
        Tile,   ///< the symbol above its words
        Wide,   ///< the symbol before its words
    };

    /// `name` is what assistive tools and the tool tip say, and in the shapes with words what is read.
    SymbolButton(const QString& name, Icon icon, Kind kind, Shape shape, QWidget* parent = nullptr);

    void setName(const QString& name);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {childTarget, childTarget}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool hitButton(const QPoint& at) const override;

  private:
    [[nodiscard]] QRectF body() const;
    [[nodiscard]] double radius() const;
    void paintFace(QPainter& painter, const QColor& ink) const;

    Icon m_icon;
    Kind m_kind;
    Shape m_shape;
};

}  // namespace remparts::panel
