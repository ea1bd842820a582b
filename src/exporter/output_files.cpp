#include "output_files.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "remparts/exporter/export_city.h"

namespace remparts::exporter {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const fs::path& place, const std::string& fault) {
    throw ExportError(place.string() + ": " + fault);
}

// In plain words, with the place the user named.
std::string sentenceFor(const fs::path& place, const std::error_code& error) {
    const std::string name = place.string() + ": ";
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
        return name + "there is no such folder";
    if (error == std::errc::no_space_on_device || error == std::errc::file_too_large)
        return name + "the disk is full";
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted)
        return name + "writing is not allowed here";
    if (error == std::errc::read_only_file_system) return name + "nothing can be written on this disk";
    if (error == std::errc::filename_too_long) return name + "the name is too long";
    return name + "cannot be written: " + error.message();
}

std::error_code lastError() {
    const int number = errno;
    return {number == 0 ? EIO : number, std::generic_category()};
}

// A link is followed, so that it stays a link.
fs::path resolved(const fs::path& target) {
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    if (status.type() == fs::file_type::not_found || status.type() == fs::file_type::none) return target;
    if (fs::is_directory(status)) fail(target, "this is a folder, not a file");
    if (!fs::is_regular_file(status)) fail(target, "this is not an ordinary file");
    const fs::path real = fs::canonical(target, error);
    return error ? target : real;
}

// A free name in the same folder, so that the last step is a mere renaming.
fs::path besides(const fs::path& target) {
    for (int k = 1;; ++k) {
        fs::path free = target;
        free += k == 1 ? ".part" : ".part" + std::to_string(k);
        std::error_code error;
        if (!fs::exists(fs::symlink_status(free, error))) return free;
    }
}

}  // namespace

OutputFiles::OutputFiles(GoesOn goesOn) : m_goesOn(std::move(goesOn)) {}

OutputFiles::~OutputFiles() {
    m_stream.close();
    std::error_code ignored;
    for (const File& file : m_files)
        if (!file.isInPlace) fs::remove(file.temporary, ignored);
}

void OutputFiles::open(const fs::path& target) {
    close();
    const fs::path real = resolved(target);
    const fs::path temporary = besides(real);
    errno = 0;
    m_stream.open(temporary, std::ios::binary | std::ios::trunc);
    if (!m_stream) throw ExportError(sentenceFor(target, lastError()));
    m_files.push_back({real, temporary});
    m_written = 0;
}

bool OutputFiles::write(const void* data, std::size_t size) {
    constexpr std::size_t block = 1 << 20;
    const auto* bytes = static_cast<const char*>(data);
    while (size > 0 && m_fault.empty() && !m_isStopped) {
        const std::size_t now = std::min(size, block);
        errno = 0;
        m_stream.write(bytes, static_cast<std::streamsize>(now));
        if (!m_stream) {
            m_fault = sentenceFor(m_files.back().target, lastError());
            break;
        }
        bytes += now;
        size -= now;
        m_written += now;
        m_isStopped = m_goesOn && !m_goesOn(m_written);
    }
    return m_fault.empty() && !m_isStopped;
}

void OutputFiles::close() {
    if (!m_stream.is_open()) return;
    errno = 0;
    m_stream.close();
    if (!m_stream && m_fault.empty()) m_fault = sentenceFor(m_files.back().target, lastError());
    m_stream.clear();
}

void OutputFiles::putInPlace() {
    close();
    if (!m_fault.empty()) throw ExportError(m_fault);
    for (File& file : m_files) {
        std::error_code error;
        if (const fs::file_status old = fs::status(file.target, error); fs::exists(old))
            fs::permissions(file.temporary, old.permissions(), error);
        fs::rename(file.temporary, file.target, error);
        if (error) throw ExportError(sentenceFor(file.target, error));
        file.isInPlace = true;
    }
}

OutputFolder::OutputFolder(fs::path target) : m_target(std::move(target)), m_temporary(besides(m_target)) {
    std::error_code error;
    if (const fs::file_status old = fs::status(m_target, error); fs::exists(old)) {
        if (!fs::is_directory(old)) fail(m_target, "there is a file of this name");
        if (!fs::is_empty(m_target, error)) fail(m_target, "this folder is not empty");
    }
    if (!fs::create_directory(m_temporary, error)) throw ExportError(sentenceFor(m_target, error));
}

OutputFolder::~OutputFolder() {
    std::error_code ignored;
    if (!m_isInPlace) fs::remove_all(m_temporary, ignored);
}

void OutputFolder::putInPlace() {
    std::error_code error;
    fs::rename(m_temporary, m_target, error);
    if (error) throw ExportError(sentenceFor(m_target, error));
    m_isInPlace = true;
}

}  // namespace remparts::exporter
