#include "export/export_job.h"

#include <QMetaObject>
#include <exception>
#include <utility>

namespace remparts::app {

ExportJob::ExportJob(exporter::CityScene city, std::shared_ptr<const engine::TileSet> tiles, const QString& target,
                     const exporter::ExportOptions& options, QObject* parent)
    : QObject(parent) {
    m_thread = std::thread([this, city = std::move(city), tiles = std::move(tiles), path = target.toStdString(),
                            options] { run(city, *tiles, path, options); });
}

ExportJob::~ExportJob() {
    m_mustStop = true;
    m_thread.join();
}

// Signals go to the thread of the window.
void ExportJob::run(const exporter::CityScene& city, const engine::TileSet& tiles, const std::string& target,
                    const exporter::ExportOptions& options) {
    const auto tell = [this](auto signal) { QMetaObject::invokeMethod(this, signal, Qt::QueuedConnection); };
    int told = -1;
    const auto progress = [&](double done) {
        const int percent = static_cast<int>(done * 100);
        if (percent != std::exchange(told, percent)) tell([this, percent] { emit progressed(percent); });
        return !m_mustStop;
    };
    try {
        if (exporter::exportCity(city, tiles, target, options, progress) == exporter::Outcome::Written)
            tell([this] { emit written(); });
        else
            tell([this] { emit stopped(); });
    } catch (const std::exception& error) {
        tell([this, sentence = QString::fromStdString(error.what())] { emit failed(sentence); });
    }
}

}  // namespace remparts::app
