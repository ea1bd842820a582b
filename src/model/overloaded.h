// Visits a variant with one lambda for each alternative.
#pragma once

namespace remparts::model {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace remparts::model
