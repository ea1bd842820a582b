// The seven historic buildings: each is itself and bears a purple banner.
#pragma once

#include <cstdint>
#include <string_view>

#include "builder.h"
#include "random.h"

namespace remparts::geometry {

enum class HistoricKind : std::uint8_t {
    PetitPuits,
    GrandPuits,
    TourCarree,
    Batiment,
    SaintSernin,
    SaintNazaire,
    ChateauComtal
};
inline constexpr int historicKinds = 7;

/// The building of that name in the tile set; names that are not known get a castle.
[[nodiscard]] HistoricKind historicKindOf(std::string_view name);
/// Front is +z, ground y = 0, within about 1.2 of the centre.
void addHistoricBuilding(const Builder& at, HistoricKind kind, Random& random);

void addPetitPuits(const Builder& at, Random& random);
void addGrandPuits(const Builder& at);
void addTourCarree(const Builder& at, Random& random);
void addBatiment(const Builder& at, Random& random);
void addSaintSernin(const Builder& at, Random& random);
void addSaintNazaire(const Builder& at, Random& random);
void addChateauComtal(const Builder& at, Random& random);

}  // namespace remparts::geometry
