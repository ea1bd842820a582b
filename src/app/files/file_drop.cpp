#include "files/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace remparts::app {

FileDrop::FileDrop(QWidget& window) : QObject(&window) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    const bool arrives = event->type() == QEvent::Drop;
    if (!arrives && event->type() != QEvent::DragEnter) return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    if (!drop->mimeData()->hasUrls()) return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction);  // the file stays where it is, whatever was offered
    drop->accept();
    if (arrives) take(*drop->mimeData());
    return true;
}

void FileDrop::take(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    const auto later = [this](auto tell) { QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection); };
    if (urls.size() > 1)
        return later([this] { emit refused(tr("One game at a time: several files were dropped.")); });
    const QUrl url = urls.value(0);
    if (!url.isLocalFile())
        return later(
            [this, url] { emit refused(tr("%1 is not a file on this computer.").arg(url.toDisplayString())); });
    later([this, path = url.toLocalFile()] { emit dropped(path); });
}

}  // namespace remparts::app
