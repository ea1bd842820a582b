#include "table_show.h"

namespace remparts::model {

TableShow::TableShow(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

bool TableShow::isPlaying() const {
    return false;
}

engine::GameState TableShow::shownState() const {
    return m_session.state();
}

int TableShow::figuresShown(engine::PlayerIndex player) const {
    return m_session.state().supplies[player].followers;
}

void TableShow::setSpeed(double speed) {
    (void)speed;
}

void TableShow::advance(std::chrono::milliseconds time) {
    (void)time;
}

void TableShow::finish() {}

}  // namespace remparts::model
