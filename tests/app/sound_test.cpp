// Which act asks for which sound, how loud, and when none.
#include <QFile>
#include <QTest>

#include "app/play_through.h"
#include "preferences/preferences.h"
#include "sound/sound_desk.h"

using namespace remparts;
using model::Sound;
using tests::WindowFixture;

namespace {

struct Played {
    Sound sound;
    double volume;
};

class Ear : public app::SoundPlayer {
  public:
    explicit Ear(std::vector<Played>& played) : m_played(played) {}
    void play(Sound sound, double volume) override { m_played.push_back({sound, volume}); }

  private:
    std::vector<Played>& m_played;
};

struct Table : WindowFixture {
    Table() {
        window().sounds().setPlayer(std::make_unique<Ear>(played));
        table().setMotion(false);
        startGame(2, 4);
        played.clear();
    }
    [[nodiscard]] bool heard(Sound sound) const {
        return std::any_of(played.begin(), played.end(), [&](const Played& one) { return one.sound == sound; });
    }
    /// Plays a legal action of a kind, and others until there is one.
    template <class Action>
    bool playOne() {
        for (int i = 0; i < 400 && !session().state().isOver(); ++i) {
            const auto legal = session().game().rules().legalActions(session().state());
            const auto wanted = std::find_if(legal.begin(), legal.end(), [](const engine::Action& action) {
                return std::holds_alternative<Action>(action);
            });
            played.clear();
            CHECK_FALSE(session().play(wanted == legal.end() ? tests::anyOf(legal, random) : *wanted));
            if (wanted != legal.end()) return true;
            QTest::qWait(0);
        }
        return false;
    }

    std::vector<Played> played;
    engine::Random random{5};
};

}  // namespace

TEST_CASE_METHOD(Table, "A tile that is laid sounds of wood, wall and gate of stone, also without motion") {
    REQUIRE(playOne<engine::PlaceTile>());
    CHECK(heard(Sound::TileLaid));
    REQUIRE(playOne<engine::PlaceFollower>());
    CHECK(heard(Sound::FollowerPlaced));
    REQUIRE(playOne<engine::PlaceGate>());
    CHECK(heard(Sound::StoneSet));
    REQUIRE(playOne<engine::PlaceTower>());
    CHECK(heard(Sound::TowerSet));
}

TEST_CASE_METHOD(Table, "With motion a tile is heard when it lies there, not before") {
    table().setMotion(model::Motion::Normal);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    REQUIRE(table().tableShow().isPlaying());
    CHECK_FALSE(heard(Sound::TileLaid));
    table().tableShow().finish();
    CHECK(heard(Sound::TileLaid));
}

TEST_CASE_METHOD(Table, "Turning the tile ticks, a refusal is dull") {
    for (int tile = 0; tile < 8 && !heard(Sound::TileTurned); ++tile) {  // some look the same every way
        REQUIRE(playOne<engine::PlaceTile>());
        while (turn().mayPass()) press(Qt::Key_Space);
        if (turn().decision().phase == engine::Phase::Tile) press(Qt::Key_R);
    }
    CHECK(heard(Sound::TileTurned));
    if (turn().decision().phase != engine::Phase::Tile) return;
    press(Qt::Key_Space);  // a tile must be laid
    CHECK(heard(Sound::Refused));
}

TEST_CASE_METHOD(Table, "The end of the game is heard once, points where they are paid") {
    bool paid = false;
    tests::playToTheEnd(*this, [&] {
        const auto legal = session().game().rules().legalActions(session().state());
        CHECK_FALSE(session().play(legal.front()));
        paid = paid || heard(Sound::PointsPaid);
    });
    CHECK(paid);
    CHECK(std::count_if(played.begin(), played.end(),
                        [](const Played& one) { return one.sound == Sound::GameOver; }) == 1);
}

TEST_CASE_METHOD(Table, "Sounds are as loud as the preferences say, and silent when they are off") {
    window().preferences().setVolume(30);
    REQUIRE(playOne<engine::PlaceTile>());
    REQUIRE_FALSE(played.empty());
    CHECK(played.back().volume == Approx(0.3));
    window().preferences().setSound(false);
    REQUIRE(playOne<engine::PlaceTile>());
    CHECK(played.empty());
    window().preferences().setSound(true);
    window().preferences().setVolume(0);
    REQUIRE(playOne<engine::PlaceTile>());
    CHECK(played.empty());
}

TEST_CASE("Every sound travels with the program") {
    for (const Sound sound : model::allSounds) {
        const QString name = model::soundName(sound);
        INFO(name.toStdString());
        CHECK(QFile::exists(QStringLiteral(REMPARTS_SOURCE_DIR "/assets/sounds/%1.wav").arg(name)));
    }
}
