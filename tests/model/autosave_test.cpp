// Games keep themselves: what is offered after a program stopped, whatever stopped it.
#include "history/autosave.h"

#include <sys/resource.h>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "autosave_script.h"
#include "model_support.h"
#include "remparts/engine/random.h"
#include "support/catch.h"
#include "support/kids_designs.h"

using namespace remparts;
using namespace remparts::test;

namespace {

constexpr int longEnough = 60'000;

std::shared_ptr<const engine::TileSet> tilesOf(engine::GameKind game) {
    return game == engine::GameKind::Kids ? kidsBoxTiles() : boxTiles();
}

struct Home {
    QTemporaryDir data;
    QString folder = data.filePath(QStringLiteral("autosave"));

    [[nodiscard]] QStringList keptFiles() const {
        return QDir(folder).entryList({QStringLiteral("table-*.remparts.json")}, QDir::Files);
    }
    [[nodiscard]] QString fileOf(const QString& name) const { return QDir(folder).filePath(name); }
};

/// A program with a table, as long as it lives; killed when it goes without end().
struct Program {
    explicit Program(const Home& home) : autosave(session, home.folder, tilesOf) {
        QObject::connect(&autosave, &model::Autosave::putAside,
                         [this](const QString& sentence) { told << sentence; });
        REQUIRE(QTest::qWaitFor([this] { return autosave.hasLooked(); }, longEnough));
    }
    void settle() {
        REQUIRE(autosave.flush(std::chrono::milliseconds(longEnough)));
        QCoreApplication::processEvents();
    }
    void resumeFirst() {
        REQUIRE_FALSE(autosave.offers().empty());
        REQUIRE(autosave.resume(QString(autosave.offers().front().path)));
    }

    model::Session session;
    QStringList told;
    model::Autosave autosave;
};

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// No file of this process can hold anything while it lives: to a program a full disk looks the same.
class FullDisk {
  public:
    FullDisk() {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit m_before{};
    void (*m_handler)(int);
};

/// What the driver told: "kept 17". Empty lines and what it did not come to write to the end count as nothing.
void take(const QByteArray& line, std::uint64_t& kept) {
    const QList<QByteArray> words = line.trimmed().split(' ');
    if (words.size() != 2) return;
    INFO(kept << " kept, then: " << line.toStdString());
    REQUIRE((words[0] == "resumed" || words[0] == "kept"));
    kept = words[1].toULongLong();
}

}  // namespace

TEST_CASE("After a program stopped, its game is offered as it was, with its lines and its cursor") {
    const Home home;
    model::Session played;
    runScript(played, 60);
    {
        Program program(home);
        runScript(program.session, 60);
        program.settle();
    }
    Program next(home);
    REQUIRE(next.autosave.offers().size() == 1);
    CHECK_FALSE(next.autosave.offers().front().wasEnded);
    CHECK_FALSE(next.session.hasGame());
    next.resumeFirst();
    CHECK(isSame(next.session, played));
    CHECK(next.session.isModified());
    CHECK(next.autosave.offers().empty());
}

TEST_CASE("A game of The Kids is kept in the same way, also before its first action") {
    const Home home;
    const std::size_t steps = GENERATE(0u, 1u, 7u);
    {
        Program program(home);
        playKidsRandomly(program.session, 0, steps);
        program.settle();
    }
    Program next(home);
    next.resumeFirst();
    CHECK(next.session.gameKind() == engine::GameKind::Kids);
    CHECK(next.session.game().cursor() == steps);
}

TEST_CASE("A program that was closed in order leaves its game to be gone on with, not one that was stopped") {
    const Home home;
    {
        Program program(home);
        runScript(program.session, 5);
        REQUIRE_FALSE(program.session.save(home.data.filePath(QStringLiteral("a.remparts.json"))).has_value());
        program.autosave.end(false);
    }
    Program next(home);
    REQUIRE(next.autosave.offers().size() == 1);
    CHECK(next.autosave.offers().front().wasEnded);
    next.resumeFirst();
    CHECK(next.session.path() == home.data.filePath(QStringLiteral("a.remparts.json")));
    CHECK_FALSE(next.session.isModified());
}

TEST_CASE("A discarded game is not offered again") {
    const Home home;
    {
        Program program(home);
        runScript(program.session, 5);
        program.autosave.end(true);
    }
    CHECK(home.keptFiles().isEmpty());
    Program next(home);
    CHECK(next.autosave.offers().empty());
}

TEST_CASE("Two programs at a time keep their games in files of their own, and neither takes the other's") {
    const Home home;
    Program one(home);
    runScript(one.session, 5);
    one.settle();
    Program two(home);
    CHECK(two.autosave.offers().empty());
    playKidsRandomly(two.session, 0, 3);
    two.settle();
    CHECK(home.keptFiles().size() == 2);
    change(one.session, 6);
    one.settle();
    CHECK(home.keptFiles().size() == 2);
}

TEST_CASE("A new game leaves the game of a program that stopped in its place") {
    const Home home;
    {
        Program program(home);
        runScript(program.session, 9);
        program.settle();
    }
    {
        Program program(home);
        playKidsRandomly(program.session, 0, 3);
        CHECK(program.autosave.offers().size() == 1);
        program.settle();
        program.autosave.end(false);
    }
    Program next(home);
    REQUIRE(next.autosave.offers().size() == 2);
    model::Session played;
    runScript(played, 9);
    next.resumeFirst();
    CHECK(isSame(next.session, played));
}

TEST_CASE("A new game takes the place of one that was closed in order") {
    const Home home;
    for (std::uint64_t round = 0; round < 3; ++round) {
        Program program(home);
        runScript(program.session, 5);
        program.autosave.end(false);
    }
    CHECK(home.keptFiles().size() == 1);
}

TEST_CASE("A kept game that cannot be read is put aside untouched, and that is said") {
    const Home home;
    REQUIRE(QDir().mkpath(home.folder));
    const QByteArray half = "{\"format\": \"remparts-game\", \"version\": 1, ";
    write(home.fileOf(QStringLiteral("table-1.remparts.json")), half);
    Program program(home);
    CHECK(program.autosave.offers().empty());
    QCoreApplication::processEvents();
    REQUIRE(program.told.size() == 1);
    const QString aside = home.fileOf(QStringLiteral("broken-1.remparts.json"));
    CHECK(program.told.front().contains(aside));
    QFile file(aside);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == half);
    runScript(program.session, 2);
    program.settle();
    CHECK(program.autosave.fault().isEmpty());
}

TEST_CASE("Where nothing can be written the game goes on, that is said, and it is kept once it can be") {
    const Home home;
    write(home.folder, "a file where the folder should be");
    Program program(home);
    QSignalSpy faults(&program.autosave, &model::Autosave::faultChanged);
    runScript(program.session, 3);
    program.settle();
    CHECK(program.autosave.fault().contains(home.folder));
    CHECK(faults.count() == 1);
    REQUIRE(QFile::remove(home.folder));
    change(program.session, 4);
    program.settle();
    CHECK(program.autosave.fault().isEmpty());
    CHECK(home.keptFiles().size() == 1);
}

TEST_CASE("On a full disk the last state stays as it was, that is said, and the newest is kept once there is room") {
    const Home home;
    Program program(home);
    runScript(program.session, 3);
    program.settle();
    const QString path = home.fileOf(home.keptFiles().value(0));
    QFile before(path);
    REQUIRE(before.open(QIODevice::ReadOnly));
    const QByteArray kept = before.readAll();
    QString fault;
    QByteArray keptThen;
    {
        const FullDisk full;
        change(program.session, 4);
        (void)program.autosave.flush(std::chrono::milliseconds(longEnough));
        QCoreApplication::processEvents();
        fault = program.autosave.fault();
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) keptThen = file.readAll();
    }
    CHECK(fault.contains(path));
    CHECK((keptThen == kept));
    change(program.session, 5);
    program.settle();
    CHECK(program.autosave.fault().isEmpty());
    CHECK(home.keptFiles().size() == 1);
}

TEST_CASE("A kept file or its folder that vanishes comes back with the next action") {
    const Home home;
    Program program(home);
    runScript(program.session, 3);
    program.settle();
    SECTION("the file") {
        REQUIRE(QFile::remove(home.fileOf(home.keptFiles().value(0))));
    }
    SECTION("the folder") {
        REQUIRE(QDir(home.folder).removeRecursively());
    }
    change(program.session, 4);
    program.settle();
    CHECK(program.autosave.fault().isEmpty());
    CHECK(home.keptFiles().size() == 1);
}

TEST_CASE("What a program that was killed while writing left beside the kept file is cleared away") {
    const Home home;
    {
        Program program(home);
        runScript(program.session, 3);
        program.settle();
    }
    write(home.fileOf(QStringLiteral("table-1.remparts.json.new")), "{");
    Program next(home);
    CHECK(next.autosave.offers().size() == 1);
    CHECK(QDir(home.folder).entryList({QStringLiteral("*.new")}).isEmpty());
}

TEST_CASE("A program that was killed while it made its lock does not keep its game from the next one") {
    const Home home;
    {
        Program program(home);
        runScript(program.session, 3);
        program.settle();
    }
    write(home.fileOf(QStringLiteral("table-1.remparts.json.lock")), {});
    Program next(home);
    CHECK(next.autosave.offers().size() == 1);
}

TEST_CASE("Killed at any of fifty moments, a program goes on with all but at most the last action") {
    const Home home;
    engine::Random random(7);
    std::uint64_t kept = 0;
    for (int kill = 0; kill < 50; ++kill) {
        QProcess program;
        program.start(QStringLiteral(AUTOSAVE_DRIVER), {home.folder, QString::number(kept)});
        REQUIRE(program.waitForStarted(longEnough));
        // Some are killed while they start, most of them while they play.
        for (std::uint32_t lines = random.below(6); lines > 0; --lines) {
            while (!program.canReadLine()) REQUIRE(program.waitForReadyRead(longEnough));
            take(program.readLine(), kept);
        }
        QElapsedTimer since;
        since.start();
        const auto nanoseconds = static_cast<qint64>(random.below(20'000'000));
        while (since.nsecsElapsed() < nanoseconds) (void)program.waitForReadyRead(1);
        program.kill();
        REQUIRE(program.waitForFinished(longEnough));
        for (const QByteArray& line : program.readAllStandardOutput().split('\n')) take(line, kept);
    }
    CHECK(kept > 50);
}
