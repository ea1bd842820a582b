// The only source in which Catch2 2 compiles itself.
#include "support/catch_session.h"

#if REMPARTS_CATCH_VERSION >= 3
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

namespace remparts::tests {

int runTests(int argc, char** argv) {
    return Catch::Session().run(argc, argv);
}

}  // namespace remparts::tests
