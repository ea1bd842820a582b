#include "assimp_scene.h"

#include <assimp/Exporter.hpp>
#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>
#include <exception>
#include <string>
#include <utility>

namespace remparts::exporter {

namespace {

namespace fs = std::filesystem;

// Failures are remembered by the files: the library's writers do not look at all of them.
class Stream : public Assimp::IOStream {
  public:
    explicit Stream(OutputFiles& files) : m_files(files) {}

    size_t Write(const void* data, size_t size, size_t count) override {
        m_written += size * count;
        return m_files.write(data, size * count) ? count : 0;
    }
    size_t Read(void* /*to*/, size_t /*size*/, size_t /*count*/) override { return 0; }
    aiReturn Seek(size_t /*to*/, aiOrigin /*from*/) override { return aiReturn_FAILURE; }
    [[nodiscard]] size_t Tell() const override { return m_written; }
    [[nodiscard]] size_t FileSize() const override { return m_written; }
    void Flush() override {}

  private:
    OutputFiles& m_files;
    size_t m_written = 0;
};

// The library asks for its files by name: the main one, and what it wants beside it.
class FileSystem : public Assimp::IOSystem {
  public:
    FileSystem(OutputFiles& files, fs::path target, std::string mainName, std::exception_ptr& fault)
        : m_files(files), m_target(std::move(target)), m_mainName(std::move(mainName)), m_fault(fault) {}

    [[nodiscard]] bool Exists(const char* /*name*/) const override { return false; }
    [[nodiscard]] char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* name, const char* /*mode*/) override {
        try {
            m_files.open(name == m_mainName ? m_target : fs::path(m_target).replace_filename(name));
            return new Stream(m_files);
        } catch (...) {
            m_fault = std::current_exception();
            return nullptr;
        }
    }
    void Close(Assimp::IOStream* stream) override { delete stream; }

  private:
    OutputFiles& m_files;
    fs::path m_target;
    std::string m_mainName;
    std::exception_ptr& m_fault;
};

// How the library is to call the main file. An OBJ holds the name of its .mtl as a line of text, so nothing but one
// line may stand there.
std::string mainNameOf(const fs::path& target, Format format) {
    std::string stem = target.stem().string();
    for (char& c : stem)
        if (static_cast<unsigned char>(c) < ' ') c = '_';
    return stem + (format == Format::Obj ? ".obj" : target.extension().string());
}

}  // namespace

void writeScene(const aiScene& scene, Format format, const fs::path& target, OutputFiles& files) {
    const std::string name = mainNameOf(target, format);
    std::exception_ptr fault;
    Assimp::Exporter exporter;
    exporter.SetIOHandler(new FileSystem(files, target, name, fault));
    const aiReturn result = exporter.Export(&scene, format == Format::Obj ? "obj" : "stlb", name);
    if (fault) std::rethrow_exception(fault);
    if (result != aiReturn_SUCCESS && !files.hasEnded())
        throw ExportError(target.string() + ": cannot be written: " + exporter.GetErrorString());
}

}  // namespace remparts::exporter
