#include "part_workshop.h"

#include <QThread>
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <iterator>
#include <limits>
#include <mutex>
#include <utility>

namespace remparts::scene {

namespace {

// Parts: few enough to be shown without holding the user up, many enough to need few pictures.
constexpr std::size_t taking = 100;

}  // namespace

struct PartWorkshop::Job {
    PartOrder order;
    std::atomic<bool> cancelled = false;
    std::atomic<std::size_t> nextLamps = 0;
    std::atomic<std::size_t> next = 0;

    std::mutex mutex;  // of all below
    std::condition_variable changed;
    std::size_t lampsDone = 0;
    Lamps lamps;
    std::size_t partsDone = 0;
    std::vector<ShadedPart> ready;

    void collectLamps();
    void makeParts();
};

PartWorkshop::PartWorkshop() {
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount()));
}

PartWorkshop::~PartWorkshop() {
    cancel();
    m_threads.waitForDone();
}

void PartWorkshop::order(PartOrder order) {
    cancel();
    if (order.parts.empty()) return;
    m_job = std::make_shared<Job>();
    m_job->lamps = order.lamps.value_or(Lamps{});
    m_job->order = std::move(order);
    for (int thread = 0; thread < m_threads.maxThreadCount(); ++thread)
        m_threads.start([job = m_job] { work(*job); });
}

void PartWorkshop::cancel() {
    if (!m_job) return;
    {
        const std::scoped_lock lock(m_job->mutex);
        m_job->cancelled = true;
    }
    m_job->changed.notify_all();
    m_job = nullptr;
    m_taken = 0;
}

bool PartWorkshop::isReady() const {
    return progress() >= 1;
}

double PartWorkshop::progress() const {
    if (!m_job) return 1;
    const std::scoped_lock lock(m_job->mutex);
    return static_cast<double>(m_job->partsDone) / static_cast<double>(m_job->order.parts.size());
}

bool PartWorkshop::isWorthTaking() const {
    if (!m_job) return false;
    const std::scoped_lock lock(m_job->mutex);
    return m_job->partsDone == m_job->order.parts.size() || m_job->ready.size() >= taking;
}

PartStock PartWorkshop::takeSome() {
    return take(taking);
}

PartStock PartWorkshop::take() {
    return take(std::numeric_limits<std::size_t>::max());
}

PartStock PartWorkshop::take(std::size_t most) {
    PartStock stock;
    if (!m_job) return stock;
    std::vector<ShadedPart> ready;
    {
        const std::scoped_lock lock(m_job->mutex);
        const auto begin = m_job->ready.begin();
        const auto end = begin + static_cast<std::ptrdiff_t>(std::min(m_job->ready.size(), most));
        ready.assign(std::make_move_iterator(begin), std::make_move_iterator(end));
        m_job->ready.erase(begin, end);
    }
    m_taken += ready.size();
    for (ShadedPart& part : ready) stock.emplace(part.part.key, std::move(part));
    if (m_taken == m_job->order.parts.size()) cancel();
    return stock;
}

void PartWorkshop::wait() {
    if (!m_job) return;
    std::unique_lock lock(m_job->mutex);
    m_job->changed.wait(lock, [this] { return m_job->partsDone == m_job->order.parts.size(); });
}

void PartWorkshop::work(Job& job) {
    if (job.order.look.lamps > 0 && !job.order.lamps) job.collectLamps();
    job.makeParts();
}

// All threads leave together, when all lanterns are known.
void PartWorkshop::Job::collectLamps() {
    const std::size_t count = order.parts.size();
    for (std::size_t k = nextLamps++; k < count && !cancelled; k = nextLamps++) {
        const Lamps found = lampsOf(order.parts[k], *order.tiles);
        const std::scoped_lock lock(mutex);
        lamps.insert(lamps.end(), found.begin(), found.end());
        if (++lampsDone == count) changed.notify_all();
    }
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return lampsDone == count || cancelled; });
}

void PartWorkshop::Job::makeParts() {
    const std::size_t count = order.parts.size();
    for (std::size_t k = next++; k < count && !cancelled; k = next++) {
        ShadedPart part = makePart(order.parts[k], *order.tiles, order.look, lamps);
        const std::scoped_lock lock(mutex);
        ready.push_back(std::move(part));
        if (++partsDone == count) changed.notify_all();
    }
}

}  // namespace remparts::scene
