// autosave_driver FOLDER CHANGES: a program that plays until it is killed. It takes up the game that is kept in the
// folder, which must be the one after so many changes or one more, and tells each change once it is kept.
#include <QCoreApplication>
#include <cstdio>
#include <cstdlib>

#include "autosave_script.h"
#include "history/autosave.h"
#include "support/designs.h"
#include "support/kids_designs.h"

namespace {

using namespace remparts;

constexpr std::uint64_t mostChanges = 1'000'000;

std::shared_ptr<const engine::TileSet> tilesOf(engine::GameKind game) {
    return game == engine::GameKind::Kids ? test::kidsBoxTiles() : test::boxTiles();
}

void tell(const char* what, std::uint64_t changes) {
    std::printf("%s %llu\n", what, static_cast<unsigned long long>(changes));
    std::fflush(stdout);
}

/// Changes after which the game was taken up; nothing when it is neither after `kept` nor after one more.
std::optional<std::uint64_t> changesOf(const model::Session& session, std::uint64_t kept) {
    model::Session played;
    test::runScript(played, kept);
    if (test::isSame(session, played)) return kept;
    test::change(played, kept + 1);
    if (test::isSame(session, played)) return kept + 1;
    return std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc != 3) return 1;
    std::uint64_t changes = std::strtoull(argv[2], nullptr, 10);
    model::Session session;
    model::Autosave autosave(session, QString::fromLocal8Bit(argv[1]), tilesOf);
    while (!autosave.hasLooked()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!autosave.offers().empty()) {
        (void)autosave.resume(autosave.offers().front().path);
        const auto found = changesOf(session, changes);
        if (!found) return tell("lost", changes), 1;
        tell("resumed", changes = *found);
    } else if (changes > 0) {
        return tell("nothing", changes), 1;
    } else {
        test::beginScript(session);
    }
    for (; changes < mostChanges; tell("kept", ++changes)) {
        test::change(session, changes + 1);
        while (!autosave.flush(std::chrono::seconds(10))) continue;
        QCoreApplication::processEvents();
        if (!autosave.fault().isEmpty()) return tell("fault", changes), 1;
    }
}
