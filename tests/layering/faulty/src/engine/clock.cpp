// Reads a clock.
#include <chrono>
#include <vector>
