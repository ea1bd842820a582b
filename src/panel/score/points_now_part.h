// The part of the panel that tells on demand what the game would end with now: its handle, and the table below it.
// Not there in strict mode and when the game is over.
#pragma once

#include <QWidget>

#include "session.h"
#include "table_show.h"

namespace remparts::panel {

class FoldHandle;
class PointsCard;

class PointsNowPart : public QWidget {
    Q_OBJECT
  public:
    explicit PointsNowPart(model::Session& session, QWidget* parent = nullptr);

    /// Points are told again only when a show is over. It must live longer.
    void follow(const model::TableShow& show);
    /// Whether the handle is there while the table is shut; it is at first.
    void setOffered(bool offered);
    void setCompact(bool compact);
    /// Shut at first. It stays shut where it may not be told.
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }

  signals:
    void openChanged(bool open);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] bool mayTell() const;
    void refresh();

    model::Session& m_session;
    const model::TableShow* m_show = nullptr;
    FoldHandle* m_handle;
    PointsCard* m_card;
    bool m_offered = true;
    bool m_open = false;
};

}  // namespace remparts::panel
