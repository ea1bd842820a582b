#include "lessons/lesson_shelf.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <exception>
#include <tuple>
#include <utility>

#include "explain/rule_book.h"
#include "remparts/lesson/lesson_file.h"

namespace remparts::app {

const std::vector<LessonShelf::ScriptPointer>& LessonShelf::lessons() {
    if (!m_wasRead) read();
    return m_lessons;
}

void LessonShelf::adopt(LessonShelf&& read) {
    if (m_wasRead || !read.m_wasRead) return;
    m_lessons = std::move(read.m_lessons);
    m_faults = std::move(read.m_faults);
    m_wasRead = true;
}

const QStringList& LessonShelf::faults() {
    if (!m_wasRead) read();
    return m_faults;
}

void LessonShelf::read() {
    m_wasRead = true;
    const QDir folder(QStringLiteral(":/lessons"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) continue;
        try {
            lesson::Lesson lesson = lesson::parseLesson(file.readAll().toStdString(), name.toStdString(), m_tiles);
            m_lessons.push_back(std::make_shared<const lesson::Script>(std::move(lesson)));
        } catch (const std::exception& fault) {
            m_faults.append(QString::fromUtf8(fault.what()));
        }
    }
    const auto order = [](const ScriptPointer& script) {
        return std::tuple(script->lesson().game(), script->lesson().place, script->lesson().id);
    };
    std::sort(m_lessons.begin(), m_lessons.end(),
              [&](const ScriptPointer& a, const ScriptPointer& b) { return order(a) < order(b); });
}

LessonShelf::ScriptPointer LessonShelf::find(const std::string& id) {
    for (const ScriptPointer& script : lessons())
        if (script->lesson().id == id) return script;
    return nullptr;
}

LessonShelf::ScriptPointer LessonShelf::after(const std::string& id) {
    const auto here = std::find_if(lessons().begin(), lessons().end(),
                                   [&](const ScriptPointer& script) { return script->lesson().id == id; });
    if (here == m_lessons.end() || here + 1 == m_lessons.end()) return nullptr;
    const ScriptPointer& next = *(here + 1);
    return next->lesson().game() == (*here)->lesson().game() ? next : nullptr;
}

LessonShelf::ScriptPointer LessonShelf::open(const std::filesystem::path& file) const {
    auto script = std::make_shared<const lesson::Script>(lesson::readLesson(file, m_tiles));
    const model::RuleBook& rules = model::ruleBook(script->lesson().game());
    lesson::checkRuleNumbers(script->lesson(), [&rules](const std::string& number) {
        return rules.find(QString::fromStdString(number)) != nullptr;
    });
    return script;
}

}  // namespace remparts::app
