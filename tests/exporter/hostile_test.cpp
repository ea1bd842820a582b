// What goes wrong with files, and stopping: told in plain words, and nothing half done stays behind.
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "exporter/readers.h"
#include "exporter/samples.h"
#include "support/catch.h"

using namespace remparts;
using namespace remparts::test;
using exporter::Format;
using strings = std::vector<std::string>;

namespace {

struct Sample {
    engine::GameState state = finishedGame(engine::GameKind::Kids);
    exporter::CityScene scene = sceneOf(state);

    exporter::Outcome write(const std::filesystem::path& target, const exporter::ExportOptions& options,
                            const exporter::Progress& progress = {}) const {
        return exporter::exportCity(scene, *state.setup->tiles, target, options, progress);
    }
    /// What is wrong, or "written".
    std::string fault(const std::filesystem::path& target, const exporter::ExportOptions& options) const {
        try {
            (void)write(target, options);
            return "written";
        } catch (const exporter::ExportError& error) {
            return error.what();
        }
    }
};

const Sample& sample() {
    static const Sample one;
    return one;
}

// No file grows beyond 100 KB while it lives.
class SmallDisk {
  public:
    SmallDisk() : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_limit);
        const rlimit small{100'000, m_limit.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_limit);
        std::signal(SIGXFSZ, m_signal);
    }

  private:
    void (*m_signal)(int);
    rlimit m_limit{};
};

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("The ending of a name tells the format, in small and large letters") {
    CHECK(exporter::formatOf("a/city.glb") == Format::Gltf);
    CHECK(exporter::formatOf("city.OBJ") == Format::Obj);
    CHECK(exporter::formatOf("x.y.Stl") == Format::Stl);
    CHECK_FALSE(exporter::formatOf("city.gltf"));
    CHECK_FALSE(exporter::formatOf("glb"));
    CHECK_FALSE(exporter::formatOf(""));
}

TEST_CASE("A missing folder is told by name, for every format") {
    const auto format = GENERATE(Format::Gltf, Format::Obj, Format::Stl);
    const Folder folder;
    const std::string target = folder.path("nowhere/city.x").string();
    CHECK(sample().fault(target, optionsFor(format)) == target + ": there is no such folder");
    CHECK(folder.content().empty());
}

TEST_CASE("A folder that may not be written to is told, for every format") {
    if (::geteuid() == 0) return;  // root may write anywhere
    const auto format = GENERATE(Format::Gltf, Format::Obj, Format::Stl);
    const Folder folder;
    std::filesystem::permissions(folder.path(""),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    const std::string target = folder.path("city.x").string();
    CHECK(sample().fault(target, optionsFor(format)) == target + ": writing is not allowed here");
}

TEST_CASE("A full disk is told, for every format, and nothing stays behind") {
    const auto format = GENERATE(Format::Gltf, Format::Obj, Format::Stl);
    const Folder folder;
    const std::string target = folder.path("city.x").string();
    const SmallDisk disk;
    CHECK(sample().fault(target, optionsFor(format)) == target + ": the disk is full");
    CHECK(folder.content().empty());
}

TEST_CASE("What is no ordinary file is left alone") {
    const Folder folder;
    std::filesystem::create_symlink("/dev/null", folder.path("city.glb"));
    const std::string target = folder.path("city.glb").string();
    CHECK(sample().fault(target, optionsFor(Format::Gltf)) == target + ": this is not an ordinary file");
    CHECK(folder.content() == strings{"city.glb"});
}

TEST_CASE("A folder of the target's name is told") {
    const Folder folder;
    std::filesystem::create_directory(folder.path("city.glb"));
    CHECK(sample().fault(folder.path("city.glb"), optionsFor(Format::Gltf)) ==
          folder.path("city.glb").string() + ": this is a folder, not a file");
}

TEST_CASE("A folder for tiles that holds something is left alone") {
    const Folder folder;
    std::filesystem::create_directory(folder.path("city"));
    std::ofstream(folder.path("city/mine.txt")) << "mine";
    exporter::ExportOptions options = optionsFor(Format::Stl);
    options.tileFiles = true;
    CHECK(sample().fault(folder.path("city.stl"), options) ==
          folder.path("city").string() + ": this folder is not empty");
    CHECK(contentOf(folder.path("city/mine.txt")) == "mine");
    CHECK(folder.content() == strings{"city"});
}

TEST_CASE("An old file is replaced, through a link, too") {
    const Folder folder;
    std::ofstream(folder.path("real.glb")) << "old";
    std::filesystem::create_symlink("real.glb", folder.path("city.glb"));
    CHECK(sample().write(folder.path("city.glb"), optionsFor(Format::Gltf)) == exporter::Outcome::Written);
    CHECK(folder.content() == strings{"city.glb", "real.glb"});
    CHECK(std::filesystem::is_symlink(folder.path("city.glb")));
    CHECK_FALSE(readGlb(folder.path("real.glb")).things.empty());
}

TEST_CASE("A file that is called like a temporary one stays as it is") {
    const Folder folder;
    std::ofstream(folder.path("city.glb.part")) << "mine";
    CHECK(sample().write(folder.path("city.glb"), optionsFor(Format::Gltf)) == exporter::Outcome::Written);
    CHECK(folder.content() == strings{"city.glb", "city.glb.part"});
    CHECK(contentOf(folder.path("city.glb.part")) == "mine");
}

TEST_CASE("Stopped at any moment, everything is as it was") {
    const auto format = GENERATE(Format::Gltf, Format::Obj, Format::Stl);
    const auto tileFiles = GENERATE(false, true);
    if (tileFiles && format != Format::Stl) return;
    const auto moment = GENERATE(0.0, 0.01, 0.2, 0.39, 0.7, 0.8, 0.95);
    const Folder folder;
    std::ofstream(folder.path("city.x")) << "old";
    exporter::ExportOptions options = optionsFor(format);
    options.tileFiles = tileFiles;
    const exporter::Outcome outcome =
        sample().write(folder.path("city.x"), options, [&](double done) { return done < moment; });
    INFO("stopped at " << moment);
    CHECK(outcome == exporter::Outcome::Stopped);
    CHECK(folder.content() == strings{"city.x"});
    CHECK(contentOf(folder.path("city.x")) == "old");
}

TEST_CASE("Progress never goes back and ends at 1") {
    const auto format = GENERATE(Format::Gltf, Format::Obj, Format::Stl);
    const auto tileFiles = GENERATE(false, true);
    if (tileFiles && format != Format::Stl) return;
    const Folder folder;
    exporter::ExportOptions options = optionsFor(format);
    options.tileFiles = tileFiles;
    double last = -1;
    std::size_t calls = 0;
    (void)sample().write(folder.path("city.x"), options, [&](double done) {
        CHECK(done >= last);
        last = done;
        ++calls;
        return true;
    });
    CHECK(last == 1);
    CHECK(calls > 10);
}

TEST_CASE("An empty table is told instead of written") {
    const Folder folder;
    const std::string target = folder.path("city.glb").string();
    const auto write = [&] {
        return exporter::exportCity({}, *sample().state.setup->tiles, target, optionsFor(Format::Gltf));
    };
    CHECK_THROWS_AS(write(), exporter::ExportError);
    CHECK(folder.content().empty());
}

TEST_CASE("Designs with any name make names of files") {
    engine::GameState state = finishedGame(engine::GameKind::Kids);
    exporter::Names names;
    names.places = [](engine::Position) { return std::string("../up \u00e9"); };
    for (const exporter::NamedPart& part : exporter::describeCity(state, {}, names).parts)
        CHECK(part.slug.find_first_of("/. \\") == std::string::npos);
}
