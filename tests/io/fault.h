// Faulty files as tables: one change to a good text, and what must be said of it.
#pragma once

#include <string>

#include "samples.h"
#include "support/catch.h"

namespace remparts::test {

/// `part` of a good text is replaced `by` something that must be refused with exactly this message.
struct Fault {
    const char* part;
    const char* by;
    const char* message;
};

/// `faultOf` reads a text and gives what was said of it: recordFault, tilesFault or actionFault.
inline void checkFault(const Fault& fault, const std::string& good, std::string (*faultOf)(std::string_view)) {
    CHECK(faultOf(replaced(good, fault.part, fault.by)) == fault.message);
}

}  // namespace remparts::test
