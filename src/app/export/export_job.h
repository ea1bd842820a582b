// Writes a city into a file beside the window, in a thread of its own.
#pragma once

#include <QObject>
#include <atomic>
#include <memory>
#include <thread>

#include "remparts/engine/tile_set.h"
#include "remparts/exporter/export_city.h"

namespace remparts::app {

class ExportJob : public QObject {
    Q_OBJECT
  public:
    /// Begins at once.
    ExportJob(exporter::CityScene city, std::shared_ptr<const engine::TileSet> tiles, const QString& target,
              const exporter::ExportOptions& options, QObject* parent = nullptr);
    /// Stops and waits until the thread has ended; then nothing half done is left.
    ~ExportJob() override;

    void stop() { m_mustStop = true; }

  signals:
    void progressed(int percent);
    /// The last signal is one of these three.
    void written();
    void stopped();
    void failed(const QString& sentence);

  private:
    void run(const exporter::CityScene& city, const engine::TileSet& tiles, const std::string& target,
             const exporter::ExportOptions& options);

    std::atomic<bool> m_mustStop = false;
    std::thread m_thread;
};

}  // namespace remparts::app
