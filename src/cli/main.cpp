#include <iostream>

#include "remparts/io/error.h"
#include "remparts/io/resources.h"
#include "remparts/lesson/script.h"
#include "verbs.h"

namespace {

enum ExitStatus { Good = 0, WrongUse = 1, BrokenRule = 2 };

int report(const std::string& message, ExitStatus status) {
    std::cout.flush();
    std::cerr << "remparts-cli: " << message << '\n';
    return status;
}

int run(CLI::App& app, int argc, char** argv) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& request) {  // --help, --version
        return app.exit(request);
    } catch (const CLI::Error& error) {
        return report(error.what() + std::string("\nSee remparts-cli --help."), WrongUse);
    } catch (const remparts::io::RecordError& error) {
        return report(error.what(), BrokenRule);
    } catch (const remparts::lesson::LessonError& error) {
        return report(error.what(), BrokenRule);
    } catch (const std::exception& error) {
        return report(error.what(), WrongUse);
    }
    std::cout.flush();
    if (!std::cout) return report("the results could not be written", WrongUse);
    return Good;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    remparts::cli::Environment environment{remparts::io::programFolder(argv[0]), {}};
    CLI::App app("Plays and checks games of Remparts without a window.", "remparts-cli");
    app.set_version_flag("--version", "remparts-cli " REMPARTS_VERSION);
    app.add_option("--tiles", environment.tilesFile, "Use this tile set instead of the one that comes along")
        ->type_name("FILE");
    app.require_subcommand(1);
    remparts::cli::addTilesVerb(app, environment);
    remparts::cli::addNewVerb(app, environment);
    remparts::cli::addSimulateVerb(app, environment);
    remparts::cli::addReplayVerb(app, environment);
    remparts::cli::addLessonVerb(app, environment);
    remparts::cli::addBenchVerb(app, environment);
    return run(app, argc, argv);
}
