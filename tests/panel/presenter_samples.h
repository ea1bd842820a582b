// Slides as lessons and games bring them, short ones and the longest that the format allows.
#pragma once

#include <string>
#include <vector>

#include "presenter/slide.h"

namespace remparts::test {

struct NamedSlide {
    std::string name;
    panel::Slide slide;
};

[[nodiscard]] panel::Slide toldSlide();
[[nodiscard]] panel::Slide askingSlide();
[[nodiscard]] panel::Slide answeredSlide();
[[nodiscard]] panel::Slide refusalSlide();
[[nodiscard]] panel::Slide scoringSlide();
[[nodiscard]] panel::Slide standingsSlide();
[[nodiscard]] std::vector<NamedSlide> usualSlides();
/// As long as the format of lessons allows: captions of 320 letters, questions of 240, choices of 120.
[[nodiscard]] std::vector<NamedSlide> longestSlides();

}  // namespace remparts::test
