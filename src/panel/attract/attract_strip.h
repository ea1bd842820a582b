// What is told below a game that plays itself: what happens, why, and how it stands.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "presenter/slide.h"

namespace remparts::panel {

struct AttractCaption {
    QString heading;   ///< "The City, 41 tiles left"
    QString sentence;  ///< "Anna: street of 5 tiles, 2 points each: 10"
    QString why;       ///< the rule behind it, or more about it; may be empty
    std::vector<PlayerLine> players;

    friend bool operator==(const AttractCaption&, const AttractCaption&) = default;
};

/// As high for every caption, so that the city keeps its room.
class AttractStrip : public QWidget {
    Q_OBJECT
  public:
    explicit AttractStrip(QWidget* parent = nullptr);

    void show(const AttractCaption& caption);
    [[nodiscard]] const AttractCaption& caption() const { return m_caption; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// How much larger than in a window everything is drawn, to be read from far.
    [[nodiscard]] double scale() const;
    void paintWords(QPainter& painter, const QRectF& box) const;
    void paintPlayers(QPainter& painter, const QRectF& box) const;
    void paintPlayer(QPainter& painter, const QRectF& box, const PlayerLine& player) const;

    AttractCaption m_caption;
};

}  // namespace remparts::panel
