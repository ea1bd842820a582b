#include "explain/log_sentences.h"

#include "counted.h"
#include "sentences.h"

namespace remparts::model::sentences {

Told laid(const QString& name, engine::Position cell, std::optional<engine::FollowerRole> follower) {
    const QString at = place(cell);
    if (!follower) return {Text::tr("laid %1").arg(at), Text::tr("%1 laid %2").arg(name, at)};
    switch (*follower) {
        case engine::FollowerRole::Citizen:
            return {Text::tr("laid %1, a citizen on it").arg(at),
                    Text::tr("%1 laid %2, a citizen on it").arg(name, at)};
        case engine::FollowerRole::Seller:
            return {Text::tr("laid %1, a seller on it").arg(at),
                    Text::tr("%1 laid %2, a seller on it").arg(name, at)};
        case engine::FollowerRole::Steward:
            return {Text::tr("laid %1, a steward in it").arg(at),
                    Text::tr("%1 laid %2, a steward in it").arg(name, at)};
        case engine::FollowerRole::Guard:
        case engine::FollowerRole::Figure:
            break;  // they stand on walls and on children
    }
    return laid(name, cell, std::nullopt);
}

Told turnedUp(const QString& name, int pile) {
    const QString number = QString::number(pile + 1);
    return {Text::tr("turned up a tile of pile %1").arg(number),
            Text::tr("%1 turned up a tile of pile %2").arg(name, number)};
}

Told gateSet(const QString& name) {
    return {Text::tr("set the city gate"), Text::tr("%1 set the city gate").arg(name)};
}

Told wallsSet(const QString& name, int pieces, int guards) {
    const QString walls = wallPieceCount(pieces);
    if (guards == 0) return {Text::tr("set %1").arg(walls), Text::tr("%1 set %2").arg(name, walls)};
    const QString watch = guardCount(guards);
    return {Text::tr("set %1, %2").arg(walls, watch), Text::tr("%1 set %2, %3").arg(name, walls, watch)};
}

QString drewFromStack(const QString& name, const QString& tile, int stack) {
    return Text::tr("%1 drew tile %2 from stack %3").arg(name, tile, QString::number(stack + 1));
}

QString turnedUpFromPile(const QString& name, const QString& tile, int pile) {
    return Text::tr("%1 turned up tile %2 of pile %3").arg(name, tile, QString::number(pile + 1));
}

QString liesTurned(engine::Orientation orientation) {
    switch (engine::quarterTurns(orientation)) {
        case 1:
            return Text::tr("It lies turned to the right");
        case 2:
            return Text::tr("It lies upside down");
        case 3:
            return Text::tr("It lies turned to the left");
        default:
            return Text::tr("It lies upright");
    }
}

QString takesBack(const QString& name, engine::FollowerRole follower) {
    switch (follower) {
        case engine::FollowerRole::Citizen:
            return Text::tr("%1 takes a citizen back").arg(name);
        case engine::FollowerRole::Seller:
            return Text::tr("%1 takes a seller back").arg(name);
        case engine::FollowerRole::Steward:
            return Text::tr("%1 takes a steward back").arg(name);
        case engine::FollowerRole::Guard:
            return Text::tr("%1 takes a guard back").arg(name);
        case engine::FollowerRole::Figure:
            return Text::tr("%1 takes a figure back").arg(name);
    }
    return {};
}

}  // namespace remparts::model::sentences
