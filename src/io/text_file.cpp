#include "text_file.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "concat.h"
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

/// Removes the temporary file unless it has become the target.
class TemporaryFile {
  public:
    explicit TemporaryFile(fs::path path) : m_path(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        std::error_code ignored;
        fs::remove(m_path, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return m_path; }

  private:
    fs::path m_path;
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
    const TemporaryFile temporary(beside);
    errno = 0;
    {
        std::ofstream stream(temporary.path(), std::ios::binary | std::ios::trunc);
        if (!stream) failWithSystemReason(file, "cannot be written");
        stream.write(content.data(), static_cast<std::streamsize>(content.size()));
        stream.close();
        if (!stream) failWithSystemReason(file, "cannot be written");
    }
    std::error_code error;
    if (const auto old = fs::status(target, error); fs::exists(old)) {
        fs::permissions(temporary.path(), old.permissions(), error);
    }
    fs::rename(temporary.path(), target, error);
    if (error) fail(file, concat("cannot be written: ", error.message()));
}

}  // namespace remparts::io
