// What is left for all: tiles in each stack, wall pieces; and how many tiles were set aside.
#pragma once

#include <QWidget>

#include "look/icons.h"
#include "session.h"
#include "table_facts.h"

namespace remparts::panel {

class SupplyStrip : public QWidget {
    Q_OBJECT
  public:
    explicit SupplyStrip(model::Session& session, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] QRectF cell(int index) const;
    [[nodiscard]] QString words(int index) const;
    void paintStack(QPainter& painter, int index, const model::StackFacts& stack) const;
    void paintCount(QPainter& painter, int index, Icon icon, int count) const;

    model::Session& m_session;
    std::vector<model::StackFacts> m_stacks;
};

}  // namespace remparts::panel
