// A line of keys and gestures with what they do.
#pragma once

#include <QWidget>
#include <utility>

namespace remparts::panel {

class KeyHints : public QWidget {
    Q_OBJECT
  public:
    using Key = std::pair<QString, QString>;  ///< what its cap says, what it does

    explicit KeyHints(QWidget* parent = nullptr);
    void show(const QList<Key>& keys);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    /// What there is no room for at the end of the line is left out.
    void paintEvent(QPaintEvent* event) override;

  private:
    QList<Key> m_keys;
};

}  // namespace remparts::panel
