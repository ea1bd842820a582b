#include "commands/virtual_display.h"

#include <QCoreApplication>
#include <QProcess>

namespace remparts::app {

namespace {

constexpr int startMilliseconds = 10'000;

// Xvfb writes the number of the display it took, once it is ready.
std::optional<QString> startServer(QProcess& server) {
    server.setStandardErrorFile(QProcess::nullDevice());
    server.start(QStringLiteral("Xvfb"),
                 {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                  QStringLiteral("1280x1024x24"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
    if (!server.waitForStarted(startMilliseconds)) return std::nullopt;
    while (!server.canReadLine())
        if (!server.waitForReadyRead(startMilliseconds)) return std::nullopt;
    return QStringLiteral(":") + QString::fromLatin1(server.readLine()).trimmed();
}

}  // namespace

bool hasDisplay() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

std::optional<int> runUnderVirtualDisplay(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    QProcess server;
    const std::optional<QString> display = startServer(server);
    std::optional<int> status;
    if (display) {
        QProcess self;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("DISPLAY"), *display);
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        self.setProcessEnvironment(environment);
        self.setProcessChannelMode(QProcess::ForwardedChannels);
        self.start(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1));
        if (self.waitForFinished(-1)) status = self.exitStatus() == QProcess::NormalExit ? self.exitCode() : 1;
    }
    server.terminate();
    if (!server.waitForFinished(startMilliseconds)) server.kill();
    return status;
}

}  // namespace remparts::app
