#include "counted.h"
#include "sentences.h"

namespace remparts::model::sentences {

QString refusal(engine::Rejection rejection) {
    using Reason = engine::RejectionReason;
    switch (rejection.reason) {
        case Reason::GameOver:
            return Text::tr("The game is over.");
        case Reason::WrongPlayer:
            return Text::tr("Somebody else is to choose now.");
        case Reason::WrongPhase:
            return Text::tr("Something else is asked for now.");
        case Reason::MayNotPass:
            return Text::tr("This must be done; there is no passing.");
        case Reason::CellOccupied:
            return Text::tr("A tile already lies here.");
        case Reason::NoCommonSide:
            return Text::tr("A tile must lie side by side with another one.");
        case Reason::NotAtOrigin:
            return Text::tr("The first tile lies in the middle of the table.");
        case Reason::StreetMustContinue:
            return Text::tr("A street must go on here.");
        case Reason::StreetMeetsNoStreet:
            return Text::tr("This street would end at a tile without one.");
        case Reason::BeyondWall:
            return Text::tr("No tile lies beyond the wall.");
        case Reason::SurroundsWall:
            return Text::tr("The wall would be surrounded by tiles.");
        case Reason::NoSuchSegment:
            return Text::tr("A follower stands on a street or market, or lies in a residential area.");
        case Reason::FeatureOccupied:
            return Text::tr("A follower is already on it.");
        case Reason::FeatureJustCompleted:
            return Text::tr("This tile has just completed it.");
        case Reason::NoFollowerLeft:
            return Text::tr("No follower is left.");
        case Reason::NotOnOuterBoundary:
            return Text::tr("The wall goes along the outer rim of the city.");
        case Reason::NoSuchEnd:
            return Text::tr("The wall does not go on here.");
        case Reason::GuardOpposite:
            return Text::tr("A guard already watches from the opposite side.");
        case Reason::NoGuardInFirstRound:
            return Text::tr("No guard is placed in the first wall round.");
        case Reason::NoTowerLeft:
            return Text::tr("No tower is left.");
        case Reason::EndHasTower:
            return Text::tr("A tower already stands at this end.");
        case Reason::NoSuchPile:
            return Text::tr("There is no such pile.");
        case Reason::PileEmpty:
            return Text::tr("No tile is left in this pile.");
    }
    return {};
}

QString rule(engine::Rejection rejection) {
    const std::string_view number = rejection.rule;
    return QString::fromLatin1(number.data(), static_cast<qsizetype>(number.size()));
}

}  // namespace remparts::model::sentences
