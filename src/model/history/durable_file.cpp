#include "history/durable_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstdio>

namespace remparts::model {

namespace {

QString systemReason() {
    return qt_error_string(errno);
}

/// An open file or folder; closed with the object.
class Descriptor {
  public:
    Descriptor(const QByteArray& name, int flags) : m_number(::open(name.constData(), flags | O_CLOEXEC, 0600)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (m_number >= 0) ::close(m_number);
    }

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] bool write(std::string_view content) const {
        while (!content.empty()) {
            const ssize_t count = ::write(m_number, content.data(), content.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return false;
            content.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }
    [[nodiscard]] bool sync() const { return ::fsync(m_number) == 0; }
    /// Some systems tell of a full disk only now.
    [[nodiscard]] bool close() {
        const int number = m_number;
        m_number = -1;
        return ::close(number) == 0;
    }

  private:
    int m_number;
};

bool writeNew(const QByteArray& name, std::string_view content) {
    Descriptor file(name, O_WRONLY | O_CREAT | O_TRUNC);
    return file.isOpen() && file.write(content) && file.sync() && file.close();
}

}  // namespace

std::optional<QString> replaceDurably(const QString& path, std::string_view content) {
    const QByteArray target = QFile::encodeName(path);
    const QByteArray made = target + newFileSuffix;
    if (!writeNew(made, content) || std::rename(made.constData(), target.constData()) != 0) {
        const QString reason = systemReason();
        ::unlink(made.constData());
        return reason;
    }
    // The new name, too, must reach the disk; where folders cannot be synced the system sees to it in its own time.
    const Descriptor folder(QFile::encodeName(QFileInfo(path).path()), O_RDONLY | O_DIRECTORY);
    if (folder.isOpen()) (void)folder.sync();
    return std::nullopt;
}

}  // namespace remparts::model
