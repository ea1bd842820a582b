#include "large_pages.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#include <cstdint>
#include <limits>
#endif

namespace remparts::app {

#ifdef __GLIBC__

namespace {

constexpr int megabyte = 1 << 20;
constexpr int heapAtOnce = 192 * megabyte;   // of addresses; memory is taken as it is used
constexpr int largestPiece = 32 * megabyte;  // that comes from the heap: the most that glibc allows
constexpr std::uintptr_t largePage = 2 * megabyte;

std::uintptr_t heapEnd() {
    return reinterpret_cast<std::uintptr_t>(sbrk(0));
}

}  // namespace

void askForLargePages() {
    mallopt(M_ARENA_MAX, 1);  // threads that make parts use the same pages
    mallopt(M_MMAP_THRESHOLD, largestPiece);
    mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
    mallopt(M_TOP_PAD, heapAtOnce);
    const std::uintptr_t begin = (heapEnd() + largePage - 1) / largePage * largePage;
    void* volatile piece =
        std::malloc(largestPiece / 2);  // makes the heap grow; volatile, so that it is not left out
    std::free(piece);
    mallopt(M_TOP_PAD, megabyte);
    const std::uintptr_t end = heapEnd() / largePage * largePage;
    if (end > begin) (void)madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
}

#else

void askForLargePages() {}

#endif

}  // namespace remparts::app
