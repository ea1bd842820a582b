// The lists of triangles that the levels of detail are made of.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "merged_list.h"
#include "part_workshop.h"
#include "scene_support.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::scene;

namespace {

const geometry::Look day = geometry::lookFor(geometry::TimeOfDay::Noon);
const geometry::Look night = geometry::lookFor(geometry::TimeOfDay::Night);

std::vector<ShadedPart> someParts(std::size_t count) {
    const engine::GameState& state = tests::walledCity().state();
    std::vector<ShadedPart> made;
    for (const geometry::PlannedPart& part : geometry::planCity(state).parts) {
        if (made.size() == count) break;
        made.push_back(makePart(part, *state.setup->tiles, day, {}));
    }
    return made;
}

std::vector<const ShadedPart*> pointers(const std::vector<ShadedPart>& parts) {
    std::vector<const ShadedPart*> all;
    for (const ShadedPart& part : parts) all.push_back(&part);
    return all;
}

bool sameVertices(const ShadedPart& a, const ShadedPart& b) {
    for (std::size_t list = 0; list < triangleListCount; ++list)
        if (a.lists[list].vertices != b.lists[list].vertices || a.lists[list].indices != b.lists[list].indices)
            return false;
    return true;
}

}  // namespace

TEST_CASE("Each level has all its triangles, over vertices that it uses") {
    const engine::GameState& state = tests::walledCity().state();
    const auto part = geometry::planCity(state).parts.front();
    const geometry::Mesh mesh = geometry::buildPart(part.key, *state.setup->tiles).mesh;
    const ShadedLists lists = shadeLists(mesh, part.position, day, {});
    const std::size_t counts[] = {mesh.indices.size(), mesh.near.size(), mesh.detail.size(), mesh.far.size()};
    for (std::size_t list = 0; list < triangleListCount; ++list) {
        REQUIRE(lists[list].indices.size() == counts[list]);
        std::vector<bool> used(lists[list].vertices.size());
        for (const std::uint32_t index : lists[list].indices) used.at(index) = true;
        CHECK(std::count(used.begin(), used.end(), false) == 0);
    }
    const auto at = [&](std::size_t k) { return lists[0].vertices[lists[0].indices[k]]; };
    for (std::size_t k = 0; k < mesh.indices.size(); k += 97)
        CHECK(at(k).x == mesh.vertices[mesh.indices[k]].position.x);
}

TEST_CASE("A part taken out of a joined list leaves no trace") {
    const std::vector<ShadedPart> parts = someParts(4);
    const auto all = pointers(parts);
    MergedList list(TriangleList::Common, {7, 0, -7});
    REQUIRE(list.change({}, all));
    CHECK(list.change({parts[1].part.key, parts[3].part.key}, {}));
    MergedList without(TriangleList::Common, {7, 0, -7});
    without.change({}, std::vector{all[0], all[2]});
    CHECK(list.vertices() == without.vertices());
    CHECK(list.indices() == without.indices());
    CHECK_FALSE(list.change({parts[3].part.key}, {}));
    CHECK(list.change({parts[0].part.key, parts[2].part.key}, {}));
    CHECK(list.isEmpty());
}

TEST_CASE("A workshop makes what a call makes, lanterns of the neighbours included") {
    const engine::GameState& state = tests::walledCity().state();
    const Parts parts = geometry::planCity(state).parts;
    Lamps lamps;
    for (const geometry::PlannedPart& part : parts)
        for (const geometry::Vec3 lamp : lampsOf(part, *state.setup->tiles)) lamps.push_back(lamp);
    REQUIRE(!lamps.empty());
    PartWorkshop workshop;
    workshop.order({.parts = parts, .tiles = state.setup->tiles, .look = night});
    CHECK(workshop.isBusy());
    workshop.wait();
    CHECK(workshop.progress() == 1);
    const PartStock stock = workshop.take();
    CHECK_FALSE(workshop.isBusy());
    REQUIRE(stock.size() == parts.size());
    for (const geometry::PlannedPart& part : parts)
        CHECK(sameVertices(stock.at(part.key), makePart(part, *state.setup->tiles, night, lamps)));
}

TEST_CASE("What a workshop makes can be taken bit by bit") {
    const engine::GameState& state = tests::walledCity().state();
    const Parts parts = geometry::planCity(state).parts;
    PartWorkshop workshop;
    workshop.order({.parts = parts, .tiles = state.setup->tiles, .look = day});
    std::size_t taken = 0;
    while (workshop.isBusy()) {
        if (!workshop.isWorthTaking()) continue;
        const std::size_t more = workshop.takeSome().size();
        CHECK(more > 0);
        taken += more;
    }
    CHECK(taken == parts.size());
}

TEST_CASE("An order given up at any time leaves the workshop free for the next") {
    const engine::GameState& state = tests::walledCity().state();
    const Parts parts = geometry::planCity(state).parts;
    PartWorkshop workshop;
    for (int k = 0; k < 20; ++k) {
        workshop.order({.parts = parts, .tiles = state.setup->tiles, .look = k % 2 == 0 ? night : day});
        if (k % 3 == 0) workshop.cancel();
    }
    workshop.order({.parts = {parts.front()}, .tiles = state.setup->tiles, .look = day});
    workshop.wait();
    CHECK(workshop.take().size() == 1);
}
