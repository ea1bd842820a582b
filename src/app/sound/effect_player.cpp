// Sounds by Qt Multimedia, in a thread of their own: to find the sound system takes longer than a frame.
#include <QDir>
#include <QFileInfo>
#include <QSoundEffect>
#include <QStandardPaths>
#include <QThread>
#include <map>

#include "sound/sound_player.h"

namespace remparts::app {

namespace {

/// Lives in the thread. Effects are made when they are wanted first.
class Effects : public QObject {
  public:
    void play(model::Sound sound, double volume) {
        QSoundEffect*& effect = m_effects[sound];
        if (effect == nullptr) {
            effect = new QSoundEffect(this);
            effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(model::soundName(sound))));
        }
        effect->setVolume(static_cast<float>(volume));
        effect->play();
    }

  private:
    std::map<model::Sound, QSoundEffect*> m_effects;
};

/// Qt would complain on the terminal where no sound server runs, and look for one each time.
bool hasSoundSystem() {
#ifdef Q_OS_LINUX
    if (!qEnvironmentVariableIsEmpty("PULSE_SERVER")) return true;
    const QDir runtime(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
    return QFileInfo::exists(runtime.filePath(QStringLiteral("pulse/native")));
#else
    return true;
#endif
}

class EffectPlayer : public SoundPlayer {
  public:
    ~EffectPlayer() override {
        m_thread.quit();
        m_thread.wait();
    }

    void play(model::Sound sound, double volume) override {
        if (!m_effects && !begin()) return;
        QMetaObject::invokeMethod(
            m_effects, [effects = m_effects, sound, volume] { effects->play(sound, volume); }, Qt::QueuedConnection);
    }

  private:
    bool begin() {
        if (m_isSilent) return false;
        m_isSilent = !hasSoundSystem();
        if (m_isSilent) return false;
        m_effects = new Effects;
        m_effects->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_effects, &QObject::deleteLater);
        m_thread.start(QThread::LowPriority);
        return true;
    }

    QThread m_thread;
    Effects* m_effects = nullptr;
    bool m_isSilent = false;
};

}  // namespace

std::unique_ptr<SoundPlayer> makeSoundPlayer() {
    return std::make_unique<EffectPlayer>();
}

}  // namespace remparts::app
