// Files that appear at their places together, when all is well, or not at all.
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace remparts::exporter {

/// Where a file is written before it takes its place. What is not put in place disappears with the object.
class OutputFiles {
  public:
    /// `goesOn` is asked between blocks with the bytes of this file written so far; false stops.
    using GoesOn = std::function<bool(std::size_t written)>;
    explicit OutputFiles(GoesOn goesOn);
    OutputFiles(const OutputFiles&) = delete;
    OutputFiles& operator=(const OutputFiles&) = delete;
    ~OutputFiles();

    /// Begins a file; throws ExportError when that cannot be. Those begun before are complete then.
    void open(const std::filesystem::path& target);
    /// Appends to the file begun last. False once something failed or was stopped: the rest is in vain.
    bool write(const void* data, std::size_t size);
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /// Stopped or failed: what is written from now on is lost.
    [[nodiscard]] bool hasEnded() const { return m_isStopped || !m_fault.empty(); }
    /// Puts all in place. Throws ExportError when a file could not be written completely.
    void putInPlace();

  private:
    struct File {
        std::filesystem::path target;
        std::filesystem::path temporary;
        bool isInPlace = false;
    };
    void close();

    GoesOn m_goesOn;
    std::vector<File> m_files;
    std::ofstream m_stream;
    std::size_t m_written = 0;
    std::string m_fault;  ///< of the first file that failed
    bool m_isStopped = false;
};

/// A folder for many files that takes its place as a whole.
class OutputFolder {
  public:
    /// Makes a temporary folder beside the target. Throws ExportError, also when the target is there and not empty.
    explicit OutputFolder(std::filesystem::path target);
    OutputFolder(const OutputFolder&) = delete;
    OutputFolder& operator=(const OutputFolder&) = delete;
    ~OutputFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_temporary; }
    void putInPlace();

  private:
    std::filesystem::path m_target;
    std::filesystem::path m_temporary;
    bool m_isInPlace = false;
};

}  // namespace remparts::exporter
