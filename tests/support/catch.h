// Catch2 in the version at hand: 2 (Debian 12) or 3 (Debian 13, Ubuntu 24.04).
#pragma once

#if REMPARTS_CATCH_VERSION >= 3
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
