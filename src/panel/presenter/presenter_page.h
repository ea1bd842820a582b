// A slide full screen: the scene large, the words below and beside it, everything by keys that a remote has.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "presenter/presenter_keys.h"
#include "presenter/slide_layout.h"

namespace remparts::panel {

class Announcer;
class HandPicture;
class JumpList;
class PointerRing;
class PresenterBar;

class PresenterPage : public QWidget {
    Q_OBJECT
  public:
    explicit PresenterPage(QWidget* parent = nullptr);
    ~PresenterPage() override;

    /// The scene becomes a child and takes the room that the words leave; null gives it free again.
    void setStage(QWidget* stage);
    /// Shows it and tells it to screen readers.
    void showSlide(const Slide& slide);
    [[nodiscard]] const Slide& slide() const { return m_slide; }
    [[nodiscard]] const SlideLayout& placed() const { return m_layout; }
    /// What the jump list offers, and which row is shown now.
    void setJumps(const std::vector<JumpRow>& rows);
    void setJumpRow(int row) { m_jumpRow = row; }

    [[nodiscard]] bool isBlack() const;
    [[nodiscard]] bool hasRing() const { return m_hasRing; }
    [[nodiscard]] bool isJumping() const;
    /// As it is when something begins to be shown: no black screen, no ring, no list.
    void begin();
    [[nodiscard]] Announcer& announcer() { return *m_announcer; }

  public slots:
    void carryOut(remparts::panel::PresenterCommand command);
    /// The screen is black no more. True when it was.
    bool uncover();

  signals:
    void nextRequested();
    void backRequested();
    void firstRequested();
    void lastRequested();
    void jumpRequested(int row);
    /// The room's answer, from 0.
    void choiceMade(int choice);
    void themeRequested();
    void endRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    void setBlack(bool on);
    void setRing(bool on);
    void openJumps();
    void pointerMoved(QPoint at);
    void rest();
    void setPointerHidden(bool hidden);

    Slide m_slide;
    SlideLayout m_layout;
    QWidget* m_stage = nullptr;
    HandPicture* m_hand;
    QWidget* m_cover;
    PointerRing* m_ring;
    PresenterBar* m_bar;
    JumpList* m_jumps;
    Announcer* m_announcer;
    int m_jumpRow = 0;
    bool m_hasRing = false;
    bool m_isPointerHidden = false;
    QPoint m_pointer;
    QTimer m_rest;
    QElapsedTimer m_ringHeld;  ///< since its key was pressed
};

}  // namespace remparts::panel
