// Every rule number that is drawn is a link into the book of rules.
#pragma once

#include <QHash>
#include <QObject>
#include <QPainter>
#include <QPointer>
#include <optional>
#include <vector>

class QHelpEvent;
class QTouchEvent;
class QWidget;

namespace remparts::panel {

/// Drawing code notes where it wrote a number; the rest happens by itself: the pointing hand, the rule's title as
/// tool tip, and a click, which then reaches nothing else. Numbers on what lets the mouse through count as well.
class RuleLinks : public QObject {
    Q_OBJECT
  public:
    RuleLinks();

    /// While a widget is painted: a number stands in this box of the painter.
    void note(const QPainter& painter, const QRectF& box, const QString& rule);
    /// Somebody wants to read a rule; an empty one stands for the book as it was left.
    void request(const QString& rule) { emit requested(rule); }
    /// The rule whose number lies at a place of a widget; empty when there is none.
    [[nodiscard]] QString at(const QWidget& widget, QPointF place) const;
    /// The number that came up last on what lies over the city: a refusal, the card of what is pointed at, a scoring.
    /// Else what the page that is shown is about; empty when there is nothing of it.
    [[nodiscard]] QString told() const;
    /// What a page is about as long as it is shown; nothing with an empty rule. `comesFirst`: whatever lies over the
    /// city meanwhile.
    void setMatter(const QWidget& page, const QString& rule, bool comesFirst);
    /// The first number in a widget; empty when there is none.
    [[nodiscard]] QString first(const QWidget& widget) const;
    /// Whether a pointer that goes from one place of the view to another makes for a number on what lies over it:
    /// what tells it must not go away then.
    [[nodiscard]] bool isAimedAt(const QWidget& view, QPointF from, QPointF to) const;
    /// Whether the pointer is on a number of this widget.
    [[nodiscard]] bool isPointedAt(const QWidget& widget) const { return m_owner == &widget; }
    /// "C4.2 Streets: open the rules"
    [[nodiscard]] static QString invitation(const QString& rule);

  signals:
    void requested(const QString& rule);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Place {
        QRectF box;
        QString rule;
        int since = 0;  ///< smaller ones were there before
    };
    struct Hit {
        const QWidget* owner = nullptr;
        QString rule;
    };
    using Places = std::vector<Place>;

    [[nodiscard]] QString toldOverCity() const;
    [[nodiscard]] Hit hitAt(const QWidget& widget, QPointF place) const;
    Places& placesOf(QWidget& widget);
    void forget(const QWidget* widget);
    void beginPaint(const QWidget& widget, const QRegion& region);
    void pointAt(QWidget& widget, const Hit& hit);
    void pointAway();
    void hide(const QWidget& widget);
    bool press(QWidget& widget, QPointF place);
    bool release(QWidget& widget, QPointF place);
    bool mouse(QWidget& widget, QEvent& event);
    bool touch(QWidget& widget, QTouchEvent& event);
    bool tellAt(QWidget& widget, const QHelpEvent& event) const;

    QHash<const QWidget*, Places> m_places;
    Places m_painted;  ///< what the widget that is painted now had before
    const QWidget* m_painting = nullptr;
    int m_now = 0;
    QPointer<QWidget> m_pointed;       ///< whose cursor is the hand meanwhile
    const QWidget* m_owner = nullptr;  ///< of the number under the pointer
    std::optional<QCursor> m_cursor;   ///< that it had
    QString m_pressed;
    QPointer<const QWidget> m_page;  ///< that is about something
    QString m_matter;
    bool m_isMatterFirst = false;
};

/// One for the whole program. Needs the application.
[[nodiscard]] RuleLinks& ruleLinks();

}  // namespace remparts::panel
