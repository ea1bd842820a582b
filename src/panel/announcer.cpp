#include "announcer.h"

#include <QAccessibleWidget>

namespace remparts::panel {
namespace {

QAccessibleInterface* liveRegion(const QString&, QObject* object) {
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer ? new QAccessibleWidget(announcer, QAccessible::AlertMessage) : nullptr;
}

}  // namespace

Announcer::Announcer(QWidget* parent) : QWidget(parent) {
    static const bool installed = [] {
        QAccessible::installFactory(liveRegion);
        return true;
    }();
    Q_UNUSED(installed)
    resize(1, 1);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::speak);
}

void Announcer::say(const QString& sentence) {
    if (sentence.isEmpty()) return;
    m_said.append(sentence);
    m_soon.start(0);
}

void Announcer::hush() {
    m_said.clear();
    m_soon.stop();
}

// Some readers speak a new name, others an alert: they get both.
void Announcer::speak() {
    const QString words = m_said.join(QStringLiteral(". "));
    m_said.clear();
    setAccessibleName(words);  // tells of the new name itself
    QAccessibleEvent alert(this, QAccessible::Alert);
    send(alert);
    emit spoken(words);
}

void Announcer::send(QAccessibleEvent& event) {
    QAccessible::updateAccessibility(&event);
}

}  // namespace remparts::panel
