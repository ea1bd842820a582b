// Parts of the city made on other threads, in the order in which they are wanted.
#pragma once

#include <QThreadPool>
#include <memory>
#include <optional>

#include "part_mesh.h"

namespace remparts::scene {

/// What is to be made.
struct PartOrder {
    Parts parts;
    TileSetPointer tiles;
    geometry::Look look;
    std::optional<Lamps> lamps = {};  ///< all that count; nothing: the parts' own, to be found first
};

class PartWorkshop {
  public:
    PartWorkshop();
    /// Gives up what is left to do, and waits for what is in the making: a few milliseconds.
    ~PartWorkshop();
    PartWorkshop(const PartWorkshop&) = delete;
    PartWorkshop& operator=(const PartWorkshop&) = delete;

    /// Instead of what was ordered before.
    void order(PartOrder order);
    void cancel();
    /// Whether there is anything that was ordered and not taken yet.
    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }
    [[nodiscard]] bool isReady() const;
    /// 0 … 1
    [[nodiscard]] double progress() const;
    /// Whether everything is ready, or enough for a picture of it.
    [[nodiscard]] bool isWorthTaking() const;
    /// What is ready by now. After the last part the workshop is not busy any more.
    [[nodiscard]] PartStock take();
    /// Of that as much as is worth a picture, in the order in which it was wanted: to be shown without holding the
    /// user up.
    [[nodiscard]] PartStock takeSome();
    /// Waits until all is ready.
    void wait();

  private:
    struct Job;
    static void work(Job& job);
    PartStock take(std::size_t most);

    QThreadPool m_threads;  // of its own: drawing waits for Qt's
    std::shared_ptr<Job> m_job;
    std::size_t m_taken = 0;
};

}  // namespace remparts::scene
