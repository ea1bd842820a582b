// Every colour of the model, in one place: paint colours (sRGB), see color.h.
#pragma once

#include <array>

#include "color.h"

namespace remparts::geometry::palette {

inline constexpr std::array<Color, 4> table{hex(0x8a5f3c), hex(0x7f5735), hex(0x6f4a2e), hex(0x84593a)};
inline constexpr Color contactShadow = hex(0x20140d);
inline constexpr Color slab = hex(0xc9a66b);

inline constexpr Color street = hex(0xd9cdb4);
inline constexpr Color streetWorn = hex(0xe3d9c3);
inline constexpr Color kerb = hex(0xb8ab90);
inline constexpr Color pavement = hex(0xc9bea4);
inline constexpr Color lanternIron = hex(0x4a4440);
inline constexpr Color lanternGlass = hex(0xf3dfa8);

inline constexpr std::array<Color, 5> roofs{hex(0xc0492f), hex(0xb5532f), hex(0xa8432a), hex(0xcf6a3f),
                                            hex(0x9c3f2c)};
inline constexpr std::array<Color, 4> walls{hex(0xefe3cb), hex(0xe6d3b0), hex(0xd8c39a), hex(0xf2ead8)};
inline constexpr Color whitewash = walls[3];
inline constexpr Color timber = hex(0x5d4130);
inline constexpr Color door = hex(0x6b4428);
inline constexpr Color glass = hex(0x44566a);
inline constexpr std::array<Color, 4> shutters{hex(0x4f7a86), hex(0x6f8a55), hex(0xa8663a), hex(0x7d5a72)};
inline constexpr Color chimney = hex(0xa58068);
inline constexpr Color soot = hex(0x6b5145);

inline constexpr Color garden = hex(0x8fae5d);
inline constexpr Color trodden = hex(0xbfae80);
inline constexpr Color lawn = hex(0xa3bf68);
inline constexpr Color mownStripe = hex(0xafca74);
inline constexpr Color bed = hex(0x9c8b68);  // below all paving
inline constexpr Color earth = hex(0x9a7a50);
inline constexpr std::array<Color, 4> leaves{hex(0x5f8a45), hex(0x6f9a4c), hex(0x4f7d46), hex(0x86a449)};
inline constexpr std::array<Color, 4> crops{leaves[0], leaves[3], hex(0xb9a13f), hex(0x9c5f7a)};
inline constexpr Color trunk = hex(0x6d4e35);

inline constexpr Color fish = hex(0x2f6f9f);
inline constexpr Color fishLight = hex(0xf3efe4);
inline constexpr Color fishPaving = hex(0x93b5d0);
inline constexpr Color fishWood = hex(0x3f7399);
inline constexpr Color fishGoods = hex(0xa9bcc6);
inline constexpr Color water = hex(0x5f9fb8);
inline constexpr Color grain = hex(0xd9a62e);
inline constexpr Color grainLight = hex(0xf3e6bd);
inline constexpr Color grainPaving = hex(0xecd180);
inline constexpr Color grainWood = hex(0xdcb860);
inline constexpr Color grainGoods = hex(0xe0b95a);
inline constexpr Color grainHeap = hex(0xdcb650);
inline constexpr Color sackcloth = hex(0xd8c08a);
inline constexpr Color livestock = hex(0x9f3b2e);
inline constexpr Color livestockLight = hex(0xf0e2cc);
inline constexpr Color livestockPaving = hex(0xbd8a8e);
inline constexpr Color livestockGoods = hex(0xc98f5c);
inline constexpr Color fence = hex(0x7a5230);
inline constexpr Color hay = hex(0xcfae54);
inline constexpr Color penFloor = hex(0xb58187);
inline constexpr Color penRail = hex(0xe8dccb);
inline constexpr std::array<Color, 3> coats{hex(0x8a5a3a), hex(0xefe6d6), hex(0x5b4334)};
inline constexpr Color fleece = hex(0xf1ebdc);
inline constexpr Color muzzle = hex(0x4d423a);
inline constexpr Color horn = hex(0xe9dfc8);

inline constexpr Color stone = hex(0xcfc6b3);
inline constexpr Color paleStone = hex(0xe4dcc9);
inline constexpr Color trimStone = hex(0xb3a88f);
inline constexpr Color darkOpening = hex(0x5a5148);
inline constexpr Color publicRoof = hex(0x6c7f93);
inline constexpr Color historic = hex(0xd9c9a3);
inline constexpr Color historicRoof = hex(0x584a78);  // no other roof is violet
inline constexpr Color banner = hex(0x7b2d8e);
inline constexpr Color slate = hex(0x4d5b6e);
inline constexpr Color shingle = hex(0x8a5a3a);
inline constexpr Color roseBlue = hex(0x4a63a8);
inline constexpr Color roseRed = hex(0xa24a5a);

inline constexpr Color wall = hex(0xd2b98a);
inline constexpr Color wallTop = hex(0xb79c6d);
inline constexpr Color slit = hex(0x54463a);
inline constexpr Color portcullis = hex(0x74604c);
inline constexpr Color gateway = hex(0x4e433a);

// By PlayerPaints and PlayerColor.
inline constexpr std::array<std::array<Color, 4>, 4> players{{
    {hex(0xc8322b), hex(0x2d6bb5), hex(0x367d3e), hex(0xe3b22a)},
    {hex(0x94261b), hex(0x2b50b3), hex(0x7bb0a0), hex(0xf8e23a)},
    {hex(0xb52a20), hex(0x2a3f9c), hex(0x45ae4d), hex(0xf6d6b8)},
    {hex(0x8e1c0c), hex(0x1f3f9f), hex(0x6cbb93), hex(0xfaf44f)},
}};
inline constexpr Color playerSign = hex(0xf6efdd);

// The Kids.
inline constexpr std::array<Color, 3> meadow{hex(0x78a956), hex(0x95bd66), hex(0x66984e)};  // middle, light, dark
inline constexpr std::array<Color, 3> hedges{hex(0x6fa04a), hex(0x83ae52), hex(0x5f9455)};
inline constexpr std::array<Color, 5> crowns{hex(0xa5c64e), hex(0xbdd45c), hex(0x86b860), hex(0xf3c3cf),
                                             hex(0xc4d27a)};
inline constexpr std::array<Color, 5> petals{hex(0xf8f3ea), hex(0xf2a7bd), hex(0xf6d55a), hex(0xb79be0),
                                             hex(0xf08a6c)};
inline constexpr Color petalHeart = hex(0xf0bf3c);
inline constexpr Color tuft = hex(0x78a848);
inline constexpr Color toyRoad = hex(0xe6cd9c);
inline constexpr Color toyRoadMiddle = hex(0xf0ddb4);
inline constexpr Color toyRim = hex(0xf8f1de);
inline constexpr Color pebble = hex(0xcdb182);
inline constexpr std::array<Color, 3> toyRoofs{hex(0xc64c2b), hex(0xd05e2c), hex(0xc2513a)};
inline constexpr std::array<Color, 3> toyWalls{hex(0xf8efd9), hex(0xf5e2bd), hex(0xfaf3e6)};
inline constexpr std::array<Color, 3> toyDoors{hex(0x5f86b0), hex(0x8a5a3a), hex(0x6f9560)};
inline constexpr Color pond = hex(0x4ea4e0);
inline constexpr Color pondDeep = hex(0x3787cc);
inline constexpr Color pondRim = hex(0xe9dfc6);
inline constexpr Color reed = hex(0x6d9a46);
inline constexpr Color bulrush = hex(0x8a5a36);
inline constexpr Color duck = hex(0xfaf5e8);
inline constexpr Color beak = hex(0xf0962e);
inline constexpr std::array<Color, 3> toyStones{hex(0xa3a2ad), hex(0xb3b1b8), hex(0x94949f)};
inline constexpr Color flowerMeadow = hex(0xe4b6d8);
inline constexpr Color toyHay = hex(0xe8c65e);
inline constexpr Color hayBand = hex(0xa8742e);
inline constexpr std::array<Color, 5> hair{hex(0x6b4429), hex(0x96622f), hex(0x48352b), hex(0xd69a45), hex(0xb5562d)};
inline constexpr std::array<Color, 3> skin{hex(0xf6cfa8), hex(0xe9b78c), hex(0xb9805a)};
inline constexpr Color eye = hex(0x33261f);
inline constexpr Color cheek = hex(0xf0988a);
inline constexpr Color shoe = hex(0x6b4a36);
inline constexpr Color trousers = hex(0x7d8fa8);
inline constexpr Color rabbit = hex(0xf3ece0);
inline constexpr Color rabbitEar = hex(0xe8b9b0);
inline constexpr Color pileBack = hex(0x7fae52);
inline constexpr Color pileMark = hex(0xfff6d8);
inline constexpr Color emptyPile = hex(0x6a4529);

}  // namespace remparts::geometry::palette
