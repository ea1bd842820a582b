// The page on which the table plays itself: the city above, what is told below. Any key, click or touch ends it.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "attract/attract_run.h"

namespace remparts::app {

class AttractPage : public QWidget {
    Q_OBJECT
  public:
    /// The table comes into the page; it may go before the page does. Seeds decide the games and how they are played.
    AttractPage(TablePage& table, AttractDealer deal, std::uint64_t seed, QWidget* parent = nullptr);
    ~AttractPage() override;

    void begin();
    /// Off: time passes by run() alone.
    void setClock(bool on) { m_hasClock = on; }
    [[nodiscard]] AttractRun& run() { return m_run; }
    [[nodiscard]] panel::AttractStrip& strip() { return *m_strip; }

  signals:
    /// Somebody wants to do something.
    void ended();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void tick();
    [[nodiscard]] bool isSeen() const;
    [[nodiscard]] bool isOfThisWindow(const QObject* watched) const;

    panel::AttractStrip* m_strip;
    AttractRun m_run;
    QTimer m_timer;
    QElapsedTimer m_clock;
    bool m_hasClock = true;
    bool m_rests = false;
};

}  // namespace remparts::app
