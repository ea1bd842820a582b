// The lessons that come with the program, read when they are first asked for.
#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "remparts/io/record_file.h"
#include "remparts/lesson/script.h"

namespace remparts::app {

class LessonShelf {
  public:
    explicit LessonShelf(io::TileSetSource tiles) : m_tiles(std::move(tiles)) {}

    using ScriptPointer = std::shared_ptr<const lesson::Script>;
    /// In the order of the course: The City's, then The Kids', each by its place. Faulty ones are left out.
    [[nodiscard]] const std::vector<ScriptPointer>& lessons();
    [[nodiscard]] bool wasRead() const { return m_wasRead; }
    /// Takes over what another one has read, on a thread of its own say; nothing when this one has been read
    /// meanwhile.
    void adopt(LessonShelf&& read);
    /// Null when there is no such lesson.
    [[nodiscard]] ScriptPointer find(const std::string& id);
    /// The one that comes after it in its game; null after the last one.
    [[nodiscard]] ScriptPointer after(const std::string& id);
    /// What is wrong with those that were left out, naming the place.
    [[nodiscard]] const QStringList& faults();
    /// Reads a lesson of somebody's own. Throws io::FileError or lesson::LessonError naming the place.
    [[nodiscard]] ScriptPointer open(const std::filesystem::path& file) const;

  private:
    void read();

    io::TileSetSource m_tiles;
    std::vector<ScriptPointer> m_lessons;
    QStringList m_faults;
    bool m_wasRead = false;
};

}  // namespace remparts::app
