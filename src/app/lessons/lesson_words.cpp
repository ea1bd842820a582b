#include "lessons/lesson_words.h"

#include "language/language.h"

namespace remparts::app {

QString spoken(const lesson::Texts& texts) {
    return QString::fromStdString(lesson::textIn(texts, model::currentLanguage().toStdString()));
}

}  // namespace remparts::app
