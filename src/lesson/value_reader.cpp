#include "value_reader.h"

#include <algorithm>
#include <array>

#include "places.h"
#include "value_kinds.h"

namespace remparts::lesson {
namespace {

constexpr std::size_t longestName = 30;

struct Member {
    std::string_view name;
    bool mayLack = false;
};

/// "feature? nth" as members.
std::vector<Member> membersOf(std::string_view spec) {
    std::vector<Member> members;
    while (!spec.empty()) {
        const std::string_view word = spec.substr(0, spec.find(' '));
        const bool mayLack = word.ends_with('?');
        members.push_back({word.substr(0, word.size() - (mayLack ? 1 : 0)), mayLack});
        spec.remove_prefix(std::min(spec.size(), word.size() + 1));
    }
    return members;
}

/// The largest number that a member may be; the least is 0.
int mostOf(std::string_view member) {
    if (member == "kinds") return 3;
    if (member == "stack") return static_cast<int>(engine::maxStacks) - 1;
    return 999;
}

std::string listed(std::span<const std::string_view> words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += io::concat(i == 0 ? "" : i + 1 == words.size() ? " or " : ", ", "\"", words[i], "\"");
    return list;
}

std::string readWord(const io::JsonPlace& place, std::span<const std::string_view> words) {
    const std::string& word = place.text();
    if (std::find(words.begin(), words.end(), word) == words.end())
        place.fail("must be ", listed(words), ", not ", io::quoteBriefly(word));
    return word;
}

class ValueReader {
  public:
    ValueReader(const io::JsonPlace& place, const engine::GameSetup& setup) : m_place(place), m_setup(setup) {}

    Value read(std::string name) {
        m_value.name = std::move(name);
        const ValueKind& kind = readKind();
        const std::vector<Member> members = membersOf(kind.members);
        checkMembers(members);
        for (const Member& member : members) {
            if (!member.mayLack || m_place.find(member.name)) readMember(member.name);
        }
        if (const auto promised = m_place.find("is"))
            m_value.promised = promised->isText() ? promised->text() : std::to_string(promised->integer());
        if (const auto at = m_place.find("at")) m_value.atEnd = at->word(moments) == At::Done;
        return std::move(m_value);
    }

  private:
    enum class At : std::uint8_t { Played, Done };
    static constexpr io::Words<At, 2> moments{{"played", "done"}};

    const ValueKind& readKind() {
        const io::JsonPlace of = m_place.member("of");
        m_value.of = of.text();
        const ValueKind* kind = findValueKind(m_value.of);
        if (kind == nullptr) of.fail("there is no value of ", io::quoteBriefly(m_value.of));
        if (!kind->isFor(m_setup.tiles->game())) of.fail("this game has no value of ", io::quoteBriefly(m_value.of));
        return *kind;
    }
    void checkMembers(const std::vector<Member>& members) const {
        std::vector<std::string_view> names{"of", "is", "at"};
        for (const Member& member : members) names.push_back(member.name);
        m_place.checkMembers(names);
    }
    void readMember(std::string_view name) {
        const engine::GameKind game = m_setup.tiles->game();
        const io::JsonPlace member = m_place.member(name);
        if (name == "player") {
            m_value.player = readPlayer(member, m_setup);
        } else if (name == "x") {
            m_value.part.emplace().cell = readCell(m_place);
        } else if (name == "y") {
            return;  // came with x
        } else if (name == "segment") {
            m_value.part = readPart(m_place);
        } else if (name == "side") {
            m_value.edge = readEdge(m_place);
        } else if (name == "end") {
            m_value.end = member.word(io::endWords);
        } else if (name == "feature") {
            m_value.word = readWord(member, featureWords());
        } else if (name == "type") {
            m_value.word = readWord(member, actionWords(game));
        } else if (name == "thing") {
            m_value.word = readWord(member, thingWords(game));
        } else {
            m_value.numbers.emplace(name, member.integer(0, mostOf(name)));
        }
    }

    const io::JsonPlace& m_place;
    const engine::GameSetup& m_setup;
    Value m_value;
};

bool isValueName(std::string_view name) {
    return !name.empty() && name.size() <= longestName && name.front() >= 'a' && name.front() <= 'z' &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos;
}

}  // namespace

std::vector<Value> readValues(const io::JsonPlace& place, const engine::GameSetup& setup) {
    const std::vector<std::string> names = place.memberNames();
    if (names.size() > mostValues) place.fail("holds more than ", mostValues, " values");
    std::vector<Value> values;
    for (const std::string& name : names) {
        if (!isValueName(name))
            place.fail("a value is named by up to ", longestName,
                       " small letters, digits and _, beginning with a letter, not ", io::quoteBriefly(name));
        const io::JsonPlace member = place.member(name);
        values.push_back(ValueReader(member, setup).read(name));
    }
    return values;
}

}  // namespace remparts::lesson
