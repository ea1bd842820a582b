// Words that stay right when the language changes while they are shown.
#pragma once

#include <QObject>

namespace remparts::model {

/// Tells that every text is another one now; by useLanguage().
class LanguageNews : public QObject {
    Q_OBJECT
  signals:
    void changed();
};
[[nodiscard]] LanguageNews& languageNews();

/// Calls `say`, which sets texts, now and after each change of the language as long as `owner` lives.
template <class Say>
void keepSaid(QObject* owner, Say say) {
    say();
    QObject::connect(&languageNews(), &LanguageNews::changed, owner, say);
}

}  // namespace remparts::model
