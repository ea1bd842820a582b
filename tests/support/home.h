// A home of its own for tests that touch a person's folders: documents, trash, cache.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QTemporaryDir>
#include <array>
#include <utility>

namespace remparts::tests {

class Home {
  public:
    Home() {
        for (auto& [name, value] : m_before) {
            value = qgetenv(name);
            qunsetenv(name);
        }
        qputenv("HOME", m_folder.path().toUtf8());
        QDir(m_folder.path()).mkpath(QStringLiteral("Documents"));
    }
    ~Home() {
        for (const auto& [name, value] : m_before) value.isEmpty() ? qunsetenv(name) : qputenv(name, value);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    /// A place in which the system can keep what is thrown away; a fresh home has none.
    void makeTrash() const { QDir(m_folder.path()).mkpath(QStringLiteral(".local/share")); }
    [[nodiscard]] QString documents() const { return m_folder.filePath(QStringLiteral("Documents")); }
    /// A file among the documents.
    [[nodiscard]] QString file(const QString& name) const { return QDir(documents()).filePath(name); }

  private:
    QTemporaryDir m_folder;
    std::array<std::pair<const char*, QByteArray>, 4> m_before{
        {{"HOME", {}}, {"XDG_DATA_HOME", {}}, {"XDG_CACHE_HOME", {}}, {"XDG_CONFIG_HOME", {}}}};
};

}  // namespace remparts::tests
