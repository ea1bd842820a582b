// Cards with a picture that are buttons: a game to begin, a game to open, the game to go on with.
#pragma once

#include <QAbstractButton>
#include <QImage>

#include "start_page.h"

namespace remparts::panel {

/// A picture with a title and a line under it. Without a picture a painted one of the game.
class PictureCard : public QAbstractButton {
    Q_OBJECT
  public:
    PictureCard(const QString& title, QString line, QImage picture, engine::GameKind game, QWidget* parent = nullptr);

    /// A large card with a round button in its picture: a game to begin. `key` may be empty.
    void setInvitation(const QString& key);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] double titleHeight() const;
    [[nodiscard]] QRectF caption(const QRectF& card) const;
    void paintInvitation(QPainter& painter, const QRectF& picture) const;

    QString m_line;
    QString m_key;
    QImage m_picture;
    engine::GameKind m_game;
    bool m_large = false;
};

/// The running game, ready to go on.
class ContinueCard : public QAbstractButton {
    Q_OBJECT
  public:
    explicit ContinueCard(ContinueOffer offer, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {600, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 190}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void paintWords(QPainter& painter, const QRectF& card) const;
    void paintPlayers(QPainter& painter, const QRectF& room) const;

    ContinueOffer m_offer;
};

}  // namespace remparts::panel
