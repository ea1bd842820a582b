#include "layer_model.h"

#include <algorithm>

namespace remparts::model {

LayerModel::LayerModel(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::gameReplaced, this, &LayerModel::onGameReplaced);
    connect(&session, &Session::changed, this, &LayerModel::refresh);
    if (session.hasGame()) m_kinds = layersOf(session.gameKind());
}

std::optional<LayerKind> LayerModel::chosen() const {
    return m_picture ? std::optional(m_picture->kind) : std::nullopt;
}

void LayerModel::toggle(LayerKind kind) {
    if (std::find(m_kinds.begin(), m_kinds.end(), kind) == m_kinds.end()) return;
    show(chosen() == kind ? std::nullopt : std::optional(kind));
}

void LayerModel::clear() {
    if (m_picture) show(std::nullopt);
}

// A layer stays for the next game of the same kind.
void LayerModel::onGameReplaced() {
    std::vector<LayerKind> kinds = layersOf(m_session.gameKind());
    if (kinds == m_kinds) return;
    m_kinds = std::move(kinds);
    clear();
    emit kindsChanged();
}

void LayerModel::refresh() {
    if (m_picture) show(m_picture->kind);
}

void LayerModel::show(std::optional<LayerKind> kind) {
    if (kind)
        m_picture = layerPicture(*kind, m_session.game());
    else
        m_picture.reset();
    emit changed();
}

}  // namespace remparts::model
