#include "cli_run.h"

#include <sys/wait.h>

#include <cstdlib>
#include <sstream>

#include "io/samples.h"

namespace remparts::test {

std::vector<std::string> CliRun::lines() const {
    std::vector<std::string> lines;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

CliRun runCli(const std::string& arguments) {
    const TemporaryFolder folder;
    const auto out = folder.path() / "out";
    const auto err = folder.path() / "err";
    std::ostringstream command;
    command << ">" << out << " 2>" << err << " '" REMPARTS_CLI "' " << arguments;
    const int result = std::system(command.str().c_str());
    return {WIFEXITED(result) ? WEXITSTATUS(result) : -1, readFile(out), readFile(err)};
}

}  // namespace remparts::test
