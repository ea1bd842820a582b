#include "historic_buildings.h"

#include <array>

namespace remparts::geometry {

namespace {

constexpr std::array<std::string_view, historicKinds> names{
    "Petit Puits", "Grand Puits", "Tour Carrée", "Bâtiment", "Saint Sernin", "Saint Nazaire", "Château Comtal"};

}  // namespace

HistoricKind historicKindOf(std::string_view name) {
    for (std::size_t k = 0; k < names.size(); ++k)
        if (names[k] == name) return static_cast<HistoricKind>(k);
    return HistoricKind::ChateauComtal;
}

void addHistoricBuilding(const Builder& b, HistoricKind kind, Random& random) {
    switch (kind) {
        case HistoricKind::PetitPuits:
            return addPetitPuits(b, random);
        case HistoricKind::GrandPuits:
            return addGrandPuits(b);
        case HistoricKind::TourCarree:
            return addTourCarree(b, random);
        case HistoricKind::Batiment:
            return addBatiment(b, random);
        case HistoricKind::SaintSernin:
            return addSaintSernin(b, random);
        case HistoricKind::SaintNazaire:
            return addSaintNazaire(b, random);
        case HistoricKind::ChateauComtal:
            return addChateauComtal(b, random);
    }
}

}  // namespace remparts::geometry
