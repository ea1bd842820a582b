#include "remparts/io/text_file.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "remparts/io/concat.h"
#include "remparts/io/error.h"
#include "remparts/io/tile_set_file.h"

namespace remparts::io {
namespace fs = std::filesystem;
namespace {

[[noreturn]] void fail(const fs::path& file, const std::string& fault) {
    throw FileError(concat(file.string(), ": ", fault));
}

/// The system's own reason for what just went wrong, as "cannot be …: No space left on device".
[[noreturn]] void failWithSystemReason(const fs::path& file, const std::string& fault) {
    fail(file, concat(fault, ": ", std::generic_category().message(errno)));
}

void checkReadable(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) fail(file, "there is no such file");
    if (error) fail(file, concat("cannot be read: ", error.message()));
    if (fs::is_directory(status)) fail(file, "this is a folder, not a file");
    if (!fs::is_regular_file(status)) return;
    const std::uintmax_t size = fs::file_size(file, error);
    if (!error && size > maxFileSize) fail(file, "larger than 16 MB; it is not read");
}

/// Where to write: a link is followed, so that it stays a link.
fs::path resolveTarget(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file, error)) {
        if (error) fail(file, concat("cannot be written: ", error.message()));
        return file;
    }
    fs::path target = fs::canonical(file, error);
    if (error) fail(file, concat("cannot be written: ", error.message()));
    if (fs::is_directory(target)) fail(file, "this is a folder, not a file");
    if (!fs::is_regular_file(target)) fail(file, "this is not an ordinary file");
    return target;
}

/// A new file that disappears again unless it becomes the target.
class TemporaryFile {
  public:
    /// Overwrites what a broken-off saving may have left.
    explicit TemporaryFile(fs::path path) : m_path(std::move(path)), m_stream(m_path, std::ios::binary) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        std::error_code ignored;
        if (m_isMade) fs::remove(m_path, ignored);
    }

    /// Writes everything; false when that failed.
    [[nodiscard]] bool write(std::string_view content) {
        m_isMade = m_stream.is_open();
        m_stream.write(content.data(), static_cast<std::streamsize>(content.size()));
        m_stream.close();
        return m_stream.good();
    }
    /// Takes the target's place, with its permissions.
    void become(const fs::path& target, std::error_code& error) {
        if (const auto old = fs::status(target, error); fs::exists(old)) {
            fs::permissions(m_path, old.permissions(), error);
        }
        fs::rename(m_path, target, error);
        m_isMade = m_isMade && error;
    }

  private:
    fs::path m_path;
    std::ofstream m_stream;
    bool m_isMade = false;
};

}  // namespace

std::string readTextFile(const fs::path& file) {
    checkReadable(file);
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) failWithSystemReason(file, "cannot be opened");
    std::string content;
    char block[1 << 16];
    while (stream.read(block, sizeof block), stream.gcount() > 0) {
        content.append(block, static_cast<std::size_t>(stream.gcount()));
        if (content.size() > maxFileSize) fail(file, "larger than 16 MB; it is not read");
    }
    if (stream.bad()) failWithSystemReason(file, "cannot be read");
    return content;
}

void replaceTextFile(const fs::path& file, std::string_view content) {
    const fs::path target = resolveTarget(file);
    fs::path beside = target;
    beside += ".new";
    errno = 0;
    TemporaryFile temporary(beside);
    if (!temporary.write(content)) failWithSystemReason(file, "cannot be written");
    std::error_code error;
    temporary.become(target, error);
    if (error) fail(file, concat("cannot be written: ", error.message()));
}

}  // namespace remparts::io
