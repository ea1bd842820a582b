// Runs the tests of this program; what each main() of a test program ends in.
#pragma once

namespace remparts::tests {

/// The exit status: 0 when all tests passed.
int runTests(int argc, char** argv);

}  // namespace remparts::tests
