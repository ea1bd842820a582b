// Cards with a picture that are buttons: a game to begin, a game to open, the game to go on with.
#pragma once

#include <QAbstractButton>
#include <QImage>

#include "start_page.h"

namespace remparts::panel {

/// A picture with a title and one line under it. Without a picture a painted town.
class PictureCard : public QAbstractButton {
    Q_OBJECT
  public:
    PictureCard(const QString& title, QString line, QImage picture, bool large, QWidget* parent = nullptr);

    /// Draws a button with a key into the card, which says what a click does.
    void setInvitation(const QString& words, const QString& key);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] double captionHeight() const;

    QString m_line;
    QString m_invitation;
    QString m_key;
    QImage m_picture;
    bool m_large;
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

    ContinueOffer m_offer;
};

}  // namespace remparts::panel
