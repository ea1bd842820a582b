#include "remparts/exporter/city_scene.h"

#include <array>

namespace remparts::exporter {

namespace {

using engine::Position;
using geometry::PartKind;
using geometry::PlannedPart;

constexpr std::array sideNames{"north", "east", "south", "west"};
constexpr std::array roleNames{"Citizen", "Seller", "Steward", "Guard", "Figure"};
constexpr std::array colorNames{"red", "blue", "green", "yellow"};

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

// For a part of a file's name, whatever a tile set calls its designs.
std::string plain(const std::string& text) {
    constexpr std::size_t longest = 40;
    std::string result = text.substr(0, longest);
    for (char& c : result)
        if (!isPlain(c)) c = '_';
    return result;
}

// One line, whatever a record calls its players: a name is a line of an OBJ file.
std::string oneLine(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 127) c = ' ';
    return text;
}

std::string twoDigits(std::size_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

class Describer {
  public:
    Describer(const engine::GameState& state, const Names& names) : m_state(state), m_names(names) {}

    NamedPart describe(const PlannedPart& part) {
        switch (part.key.kind) {
            case PartKind::Tile:
                return tile(part);
            case PartKind::Wall:
                return wall(part);
            case PartKind::Gate:
                return {part, Branch::Wall, "Gate at " + side(part), "gate"};
            case PartKind::Tower:
                return tower(part);
            case PartKind::Child:
                return child(part);
            case PartKind::StandingFollower:
            case PartKind::LyingFollower:
            case PartKind::Figure:
                return follower(part);
            case PartKind::Pile:
                break;  // lies beside the city: no plan of a position has one
        }
        return {part, Branch::Tiles, "Part", "part"};
    }

    NamedPart describeImagined(const PlannedPart& part) {
        const std::size_t number = ++m_imagined;
        return {part, Branch::ImaginedWall, "Imagined wall " + std::to_string(number),
                "imagined-wall-" + twoDigits(number)};
    }

  private:
    std::string player(engine::PlayerIndex index) const {
        const bool known = index < m_names.players.size() && !m_names.players[index].empty();
        return known ? oneLine(m_names.players[index]) : "player " + std::to_string(index + 1);
    }
    std::string owner(const PlannedPart& part) const {
        const std::vector<engine::Player>& players = m_state.setup->players;
        for (std::size_t k = 0; k < players.size(); ++k)
            if (static_cast<std::uint8_t>(players[k].color) == part.key.color)
                return player(static_cast<engine::PlayerIndex>(k));
        return "nobody";
    }
    std::string place(const PlannedPart& part) const { return oneLine(m_names.places(part.key.cell)); }
    std::string side(const PlannedPart& part) const {
        return place(part) + ' ' + sideNames[part.key.side % sideNames.size()];
    }

    NamedPart tile(const PlannedPart& part) {
        const std::string& id = (*m_state.setup->tiles)[part.key.design].id;
        std::string name = "Tile " + oneLine(id) + " at " + place(part);
        if (part.key.orientation != 0)
            name += ", turned " + std::to_string(90 * int{part.key.orientation}) + "\u00b0";
        return {part, Branch::Tiles, name, twoDigits(++m_tiles) + '-' + plain(id) + '-' + plain(place(part))};
    }

    // The plan lists pieces from the gate outwards, arm by arm.
    NamedPart wall(const PlannedPart& part) {
        const std::size_t clockwise = m_state.wall.arms[0].size();
        const std::size_t at = m_walls++;
        const engine::WallPiece& piece =
            at < clockwise ? m_state.wall.arms[0][at] : m_state.wall.arms[1].at(at - clockwise);
        return {part, Branch::Wall, "Wall " + std::to_string(m_walls) + " of " + player(piece.builder),
                "wall-" + twoDigits(m_walls)};
    }

    NamedPart tower(const PlannedPart& part) {
        return {part, Branch::Wall, "Tower " + std::to_string(++m_towers) + " of " + owner(part),
                "tower-" + twoDigits(m_towers)};
    }

    NamedPart child(const PlannedPart& part) {
        const std::string color = colorNames[part.key.color % colorNames.size()];
        return {part, Branch::Children,
                "Child " + std::to_string(++m_children) + ", " + color + ", at " + place(part),
                "child-" + twoDigits(m_children)};
    }

    NamedPart follower(const PlannedPart& part) {
        const engine::FollowerPlacement& placed = m_state.followers.at(m_followers++);
        const bool guards = placed.role == engine::FollowerRole::Guard;
        const std::string role = roleNames[static_cast<std::size_t>(placed.role)];
        return {part, Branch::Followers,
                role + ' ' + std::to_string(m_followers) + " of " + player(placed.player) + " at " +
                    (guards ? side(part) : place(part)),
                "follower-" + twoDigits(m_followers)};
    }

    const engine::GameState& m_state;
    const Names& m_names;
    std::size_t m_tiles = 0;
    std::size_t m_walls = 0;
    std::size_t m_imagined = 0;
    std::size_t m_towers = 0;
    std::size_t m_children = 0;
    std::size_t m_followers = 0;
};

}  // namespace

CityScene describeCity(const engine::GameState& state, const std::vector<engine::BoardEdge>& imagined,
                       const Names& names) {
    CityScene scene;
    scene.plan = geometry::planCity(state);
    Describer describer(state, names);
    scene.parts.reserve(scene.plan.parts.size() + imagined.size());
    for (const PlannedPart& part : scene.plan.parts) scene.parts.push_back(describer.describe(part));
    for (const PlannedPart& part : geometry::planImaginedWall(state, imagined)) {
        scene.plan.parts.push_back(part);
        scene.parts.push_back(describer.describeImagined(part));
    }
    return scene;
}

}  // namespace remparts::exporter
