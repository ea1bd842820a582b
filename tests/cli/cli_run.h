// Runs the program as a user does.
#pragma once

#include <string>
#include <vector>

namespace remparts::test {

struct CliRun {
    int status = -1;  ///< exit status; −1 when it ended otherwise
    std::string out;
    std::string err;

    [[nodiscard]] std::vector<std::string> lines() const;
};

/// `arguments` as they are typed into a shell.
[[nodiscard]] CliRun runCli(const std::string& arguments);

}  // namespace remparts::test
