#include "pictures/picture_desk.h"

#include <QAction>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QtConcurrent/QtConcurrentRun>
#include <utility>

#include "city_picture_crop.h"
#include "city_view.h"
#include "ended_game.h"
#include "gallery/gallery_desk.h"
#include "gallery/notice_bar.h"
#include "language/spoken.h"
#include "pictures/picture_file.h"
#include "saved_city.h"

namespace remparts::app {

namespace {

// Pieces small enough that the window answers between two of them, also where OpenGL runs in software.
constexpr int longestPiece = 512;
constexpr int saidMilliseconds = 12'000;

QString nameFor(const model::Session& session) {
    if (!session.path().isEmpty()) return model::savedGameName(session.path());
    return session.gameKind() == engine::GameKind::Kids ? PictureDesk::tr("the-kids") : PictureDesk::tr("the-city");
}

}  // namespace

PictureDesk::PictureDesk(const model::Session& session, const scene::CityView& city, QSettings& settings,
                         QWidget& window)
    : m_session(session),
      m_city(city),
      m_settings(settings),
      m_window(window),
      m_notice(new panel::NoticeBar(&window)),
      m_action(new QAction(&window)) {
    model::keepSaid(this, [this] { m_action->setText(tr("Save a picture …")); });
    m_action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_action->setEnabled(session.hasGame());
    window.addAction(m_action);
    connect(m_action, &QAction::triggered, this, &PictureDesk::ask);
    connect(&session, &model::Session::changed, m_action, [this] { m_action->setEnabled(m_session.hasGame()); });
    connect(&m_timer, &QTimer::timeout, this, &PictureDesk::step);
    connect(&m_writing, &QFutureWatcherBase::finished, this, &PictureDesk::written);
}

PictureDesk::~PictureDesk() {
    m_writing.waitForFinished();
}

void PictureDesk::ask() {
    if (!m_session.hasGame()) return;
    if (isWorking()) return m_notice->raise();
    if (!m_city.canRender()) return m_notice->say(tr("There is no OpenGL 3.2 here to draw a picture with."));
    const QSize view = (QSizeF(m_city.size()) * m_city.devicePixelRatioF()).toSize();
    PictureDialog dialog(m_settings, view, nameFor(m_session), &m_window);
    if (dialog.exec() == QDialog::Accepted) begin(dialog.choice());
}

void PictureDesk::begin(const PictureChoice& choice) {
    if (!m_session.hasGame() || isWorking()) return;
    const engine::Game& game = m_session.game();
    m_work = Work{choice, captionOf(game, QDate::currentDate())};
    scene::PictureRequest request;
    request.size = choice.size;
    request.view = choice.view;
    request.time = choice.time;
    request.palette = m_city.playerPalette();
    request.imaginedWall = imaginedWall(game);
    request.longestPiece = longestPiece;
    if (choice.asOnScreen) {
        request.camera = scene::fittedTo(m_city.cameraPose(), m_city.size(), choice.size);
        if (!request.time) request.time = m_city.time();
    } else if (choice.caption) {
        request.covered = panel::captionHeight(m_work->caption, choice.size);
    }
    m_studio.begin(game.state(), request);
    m_notice->say(tr("Drawing the picture …"), tr("Stop"), [this] { stop(); });
    m_timer.start(0);
}

void PictureDesk::stop() {
    m_timer.stop();
    m_studio.forget();
    if (m_writing.isRunning()) return;  // nearly done; to break off would leave nothing better
    m_work.reset();
    m_notice->dismiss();
}

// One bit a turn of the event loop.
void PictureDesk::step() {
    if (m_studio.step()) {
        m_notice->setText(tr("Drawing the picture … %1 %").arg(static_cast<int>(m_studio.progress() * 100)));
        return;
    }
    m_timer.stop();
    std::optional<QImage> picture = m_studio.take();
    m_studio.forget();
    if (!picture) return fail(tr("The picture could not be drawn."));
    write(std::move(*picture));
}

void PictureDesk::write(QImage picture) {
    if (m_work->choice.caption) {
        QPainter painter(&picture);
        panel::drawCaption(painter, m_work->caption, picture.size());
    }
    m_notice->say(tr("Writing the picture …"));
    m_writing.setFuture(QtConcurrent::run(
        [picture = std::move(picture), path = m_work->choice.path] { return writePicture(picture, path); }));
}

void PictureDesk::written() {
    if (!m_work) return;
    if (const std::optional<QString> fault = m_writing.result()) return fail(*fault);
    const QString path = m_work->choice.path;
    m_work.reset();
    m_notice->say(
        tr("Saved as %1").arg(QFileInfo(path).fileName()), tr("Show in folder"), [path] { showInFolder(path); },
        saidMilliseconds);
}

void PictureDesk::fail(const QString& fault) {
    m_work.reset();
    m_notice->say(fault);
}

}  // namespace remparts::app
