#include "layer_model.h"

#include <algorithm>

#include "aids.h"

namespace remparts::model {

LayerModel::LayerModel(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::changed, this, &LayerModel::refresh);
    offerKinds();
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

// A layer stays for the next game of the same kind, unless it is a help that strict mode forbids.
void LayerModel::offerKinds() {
    std::vector<LayerKind> kinds;
    if (m_session.hasGame()) kinds = layersOf(m_session.gameKind());
    if (!aidsOf(m_session).worth) std::erase_if(kinds, [](LayerKind kind) { return !tellsPastOnly(kind); });
    if (kinds == m_kinds) return;
    m_kinds = std::move(kinds);
    if (m_picture && std::find(m_kinds.begin(), m_kinds.end(), m_picture->kind) == m_kinds.end()) clear();
    emit kindsChanged();
}

void LayerModel::refresh() {
    offerKinds();
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
