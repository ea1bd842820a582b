// What two accounts of the same thing say differently, in words.
#pragma once

#include <string>

namespace remparts::oracle {

class Differences {
  public:
    template <class A, class B>
    void expect(const char* what, const A& expected, const B& actual) {
        if (!(expected == actual)) m_text += std::string(m_text.empty() ? "" : "; ") + what + " differs";
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

  private:
    std::string m_text;
};

}  // namespace remparts::oracle
