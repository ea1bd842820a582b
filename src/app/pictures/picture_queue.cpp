#include "pictures/picture_queue.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThreadPool>
#include <algorithm>
#include <utility>

#include "pictures/picture_file.h"

namespace remparts::app {

namespace {

constexpr int breathMilliseconds = 8;  // between two bits of work, for all else that the window does

}  // namespace

PictureQueue::PictureQueue(QString folder, int kilobytes, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_pictures(kilobytes) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(breathMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &PictureQueue::work);
}

// The name holds what a picture depends on besides its content: how this version draws.
QString PictureQueue::fileOf(const QByteArray& key) const {
    const QDir cache(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    return cache.filePath(
        QStringLiteral("%1/%2-%3.png").arg(m_folder, QString::fromLatin1(key), QStringLiteral(REMPARTS_VERSION)));
}

void PictureQueue::keep(const QByteArray& key, const QImage& image) const {
    QThreadPool::globalInstance()->start([file = fileOf(key), image] {
        if (QDir().mkpath(QFileInfo(file).path())) (void)writePicture(image, file);
    });
}

QImage PictureQueue::find(const QByteArray& key, const Make& make) {
    const Picture* known = m_pictures.object(key);
    if (!known || !known->isFinal) {
        const auto same = [&](const Wanted& wanted) { return wanted.key == key; };
        if (std::none_of(m_wanted.begin(), m_wanted.end(), same)) m_wanted.push_back({key, make});
        if (!m_timer.isActive()) m_timer.start();
    }
    return known ? known->image : QImage();
}

void PictureQueue::rest() {
    m_timer.stop();
    m_wanted.clear();
    m_inWork.clear();
    m_studio.reset();
}

void PictureQueue::forget() {
    rest();
    m_pictures.clear();
}

// One thing a turn of the event loop: a map, a picture from the cache, or a bit of one that is drawn.
void PictureQueue::work() {
    if (m_wanted.empty()) return;
    const Wanted wanted = m_wanted.front();
    if (m_inWork != wanted.key) {
        begin(wanted);
    } else if (!m_studio || !m_studio->step()) {
        std::optional<QImage> drawn = m_studio ? m_studio->take() : std::nullopt;
        if (drawn && m_complete) m_complete(*drawn);
        if (drawn) keep(wanted.key, *drawn);
        const Picture* before = m_pictures.object(wanted.key);
        finish(wanted.key, drawn ? *drawn : before ? before->image : QImage(), true);
    }
    if (!m_wanted.empty()) m_timer.start();
}

void PictureQueue::begin(const Wanted& wanted) {
    if (const QImage cached(fileOf(wanted.key)); !cached.isNull()) return finish(wanted.key, cached, true);
    std::optional<PictureJob> job = wanted.make();
    if (!job) return finish(wanted.key, {}, true);
    finish(wanted.key, job->meanwhile, false);
    if (!m_studio) m_studio = std::make_unique<scene::PictureStudio>();
    m_studio->begin(job->state, job->request);
    m_complete = std::move(job->complete);
    m_inWork = wanted.key;
}

void PictureQueue::finish(const QByteArray& key, const QImage& image, bool isFinal) {
    const auto cost = std::max<qsizetype>(1, image.sizeInBytes() / 1024);
    m_pictures.insert(key, new Picture{image, isFinal}, cost);
    if (isFinal) {
        m_inWork.clear();
        m_wanted.clear();  // what is still in sight is asked for again by the painting that follows
    }
    emit changed();
}

}  // namespace remparts::app
