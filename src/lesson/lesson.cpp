#include "remparts/lesson/lesson.h"

namespace remparts::lesson {

const std::string& textIn(const Texts& texts, const std::string& language) {
    static const std::string nothing;
    const auto found = texts.find(language.substr(0, language.find_first_of("_-")));
    if (found != texts.end()) return found->second;
    const auto english = texts.find("en");
    return english == texts.end() ? nothing : english->second;
}

}  // namespace remparts::lesson
