#include "sound/sounds.h"

#include "overloaded.h"

namespace remparts::model {

QString soundName(Sound sound) {
    switch (sound) {
        case Sound::TileLaid:
            return QStringLiteral("tile_laid");
        case Sound::TileTurned:
            return QStringLiteral("tile_turned");
        case Sound::FollowerPlaced:
            return QStringLiteral("follower_placed");
        case Sound::StoneSet:
            return QStringLiteral("stone_set");
        case Sound::TowerSet:
            return QStringLiteral("tower_set");
        case Sound::PointsPaid:
            return QStringLiteral("points_paid");
        case Sound::Refused:
            return QStringLiteral("refused");
        case Sound::GameOver:
            return QStringLiteral("game_over");
    }
    return {};
}

std::optional<Sound> soundOf(const Act& act) {
    using Heard = std::optional<Sound>;
    return std::visit(Overloaded{
                          [](const acts::Turning&) { return Heard(Sound::TileTurned); },
                          [](const acts::Hop&) { return Heard(Sound::FollowerPlaced); },
                          [](const acts::Laying&) { return Heard(Sound::TileLaid); },
                          [](const acts::Growing&) { return Heard(Sound::StoneSet); },
                          [](const acts::Dropping&) { return Heard(Sound::TowerSet); },
                          [](const acts::Standing&) { return Heard(Sound::FollowerPlaced); },
                          [](const acts::Paying&) { return Heard(Sound::PointsPaid); },
                          [](const acts::Light&) { return Heard(); },
                          [](const acts::Counting&) { return Heard(); },
                      },
                      act);
}

bool isHeardAtEnd(const Act& act) {
    return std::holds_alternative<acts::Laying>(act) || std::holds_alternative<acts::Dropping>(act) ||
           std::holds_alternative<acts::Hop>(act) || std::holds_alternative<acts::Standing>(act);
}

}  // namespace remparts::model
