// The three supplies of The City that all players share.
#pragma once

#include "session.h"
#include "side/supply_part.h"
#include "table_facts.h"

namespace remparts::panel {

/// The stacks as stacks, each with how many tiles are in it.
class StacksPart : public SupplyPart {
    Q_OBJECT
  public:
    explicit StacksPart(const model::Session& session, QWidget* parent = nullptr);
    void refresh();

  protected:
    void paintSupply(QPainter& painter, const QRectF& line) const override;

  private:
    void paintStack(QPainter& painter, const QRectF& box, const model::StackFacts& stack) const;

    const model::Session& m_session;
    std::vector<model::StackFacts> m_stacks;
};

/// The pieces of wall that are left of the 70.
class WallsPart : public SupplyPart {
    Q_OBJECT
  public:
    explicit WallsPart(const model::Session& session, QWidget* parent = nullptr);
    void refresh();

  protected:
    void paintSupply(QPainter& painter, const QRectF& line) const override;

  private:
    const model::Session& m_session;
    int m_left = 0;
};

/// The tiles that fitted nowhere, each as its picture as long as there is room.
class AsidePart : public SupplyPart {
    Q_OBJECT
  public:
    explicit AsidePart(const model::Session& session, QWidget* parent = nullptr);
    void refresh();

  protected:
    void paintSupply(QPainter& painter, const QRectF& line) const override;

  private:
    const model::Session& m_session;
    std::vector<engine::TileIndex> m_tiles;
};

}  // namespace remparts::panel
