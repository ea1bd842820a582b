// Which layer lies over the city, and what it shows of the position that is on the table.
#pragma once

#include <QObject>
#include <optional>

#include "layers.h"
#include "session.h"

namespace remparts::model {

class LayerModel : public QObject {
    Q_OBJECT
  public:
    explicit LayerModel(Session& session, QObject* parent = nullptr);

    /// The layers of the game on the table; none without a game. In strict mode only those that look back.
    [[nodiscard]] const std::vector<LayerKind>& kinds() const { return m_kinds; }
    [[nodiscard]] std::optional<LayerKind> chosen() const;
    /// Nothing while no layer is chosen.
    [[nodiscard]] const std::optional<LayerPicture>& picture() const { return m_picture; }

  public slots:
    /// Lays a layer over the city, or takes it away when it lies there. Others than those of the game do nothing.
    void toggle(remparts::model::LayerKind kind);
    void clear();

  signals:
    /// Other layers are on offer.
    void kindsChanged();
    /// Another picture, or none.
    void changed();

  private:
    void refresh();
    void offerKinds();
    void show(std::optional<LayerKind> kind);

    Session& m_session;
    std::vector<LayerKind> m_kinds;
    std::optional<LayerPicture> m_picture;
};

}  // namespace remparts::model
