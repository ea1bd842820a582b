#include "look/rule_links.h"

#include <QApplication>
#include <QCursor>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QToolTip>
#include <QTouchEvent>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <utility>

#include "explain/rule_numbers.h"
#include "look/appearance.h"

namespace remparts::panel {

namespace {

// Numbers are small; what can be hit is as high as all that can be clicked.
QRectF targetOf(const QRectF& box) {
    const double least = appearance().fingers ? 44 : 28;
    const double more = std::max(0.0, least - box.height()) / 2;
    return box.adjusted(-2, -more, 2, more);
}

bool letsMouseThrough(const QWidget& widget) {
    return widget.testAttribute(Qt::WA_TransparentForMouseEvents);
}

}  // namespace

RuleLinks::RuleLinks() {
    qApp->installEventFilter(this);
}

QString RuleLinks::invitation(const QString& rule) {
    const model::Rule* known = model::findRule(rule);
    return known ? tr("%1 %2: open the rules").arg(rule, known->title) : tr("%1: open the rules").arg(rule);
}

void RuleLinks::note(const QPainter& painter, const QRectF& box, const QString& rule) {
    QPaintDevice* device = painter.device();
    if (device == nullptr || device->devType() != QInternal::Widget) return;  // pictures are no places to click
    auto& widget = *static_cast<QWidget*>(device);
    const Places before = m_painting == &widget ? m_painted : Places();
    const auto known =
        std::find_if(before.begin(), before.end(), [&](const Place& place) { return place.rule == rule; });
    const int since = known != before.end() ? known->since : ++m_now;
    placesOf(widget).push_back({painter.worldTransform().mapRect(box), rule, since});
}

RuleLinks::Places& RuleLinks::placesOf(QWidget& widget) {
    const auto known = m_places.find(&widget);
    if (known != m_places.end()) return known.value();
    connect(&widget, &QObject::destroyed, this, [this, gone = &widget] { forget(gone); });
    widget.setMouseTracking(true);
    return m_places[&widget];
}

void RuleLinks::forget(const QWidget* widget) {
    m_places.remove(widget);
    if (m_owner == widget) m_owner = nullptr;
    if (m_painting == widget) m_painting = nullptr;
}

// Numbers outside of what is painted anew stay as they are.
void RuleLinks::beginPaint(const QWidget& widget, const QRegion& region) {
    m_painting = &widget;
    m_painted.clear();
    const auto known = m_places.find(&widget);
    if (known == m_places.end()) return;
    m_painted = known.value();
    known->erase(std::remove_if(known->begin(), known->end(),
                                [&](const Place& place) { return region.intersects(place.box.toAlignedRect()); }),
                 known->end());
}

RuleLinks::Hit RuleLinks::hitAt(const QWidget& widget, QPointF place) const {
    const auto find = [](const Places& places, QPointF at) {
        const auto hit = std::find_if(places.rbegin(), places.rend(),
                                      [&](const Place& each) { return targetOf(each.box).contains(at); });
        return hit != places.rend() ? hit->rule : QString();
    };
    for (auto each = m_places.begin(); each != m_places.end(); ++each) {
        const QWidget* over = each.key();
        if (over == &widget || !letsMouseThrough(*over) || !over->isVisible() || !widget.isAncestorOf(over)) continue;
        if (const QString rule = find(each.value(), over->mapFrom(&widget, place)); !rule.isEmpty())
            return {over, rule};
    }
    const auto own = m_places.find(&widget);
    if (own == m_places.end()) return {};
    const QString rule = find(own.value(), place);
    return rule.isEmpty() ? Hit() : Hit{&widget, rule};
}

QString RuleLinks::at(const QWidget& widget, QPointF place) const {
    return hitAt(widget, place).rule;
}

void RuleLinks::setMatter(const QWidget& page, const QString& rule, bool comesFirst) {
    m_page = &page;
    m_matter = rule;
    m_isMatterFirst = comesFirst;
}

QString RuleLinks::told() const {
    const QString matter = m_page && m_page->isVisible() ? m_matter : QString();
    if (m_isMatterFirst && !matter.isEmpty()) return matter;
    const QString told = toldOverCity();
    return told.isEmpty() ? matter : told;
}

QString RuleLinks::toldOverCity() const {
    Place newest;
    for (auto each = m_places.begin(); each != m_places.end(); ++each) {
        if (!letsMouseThrough(*each.key()) || !each.key()->isVisible()) continue;
        for (const Place& place : each.value())
            if (place.since > newest.since) newest = place;
    }
    return newest.rule;
}

QString RuleLinks::first(const QWidget& widget) const {
    const auto own = m_places.find(&widget);
    return own == m_places.end() || own->empty() ? QString() : own->front().rule;
}

bool RuleLinks::isAimedAt(const QWidget& view, QPointF from, QPointF to) const {
    constexpr double farthest = 400;      // pixels
    constexpr double straightness = 0.9;  // of the way that is made, how much leads there
    constexpr double leap = 60;           // nobody aims in such steps
    const QPointF step = to - from;
    const double length = std::hypot(step.x(), step.y());
    if (length == 0 || length > leap) return false;
    for (auto each = m_places.begin(); each != m_places.end(); ++each) {
        const QWidget* over = each.key();
        if (!letsMouseThrough(*over) || !over->isVisible() || !view.isAncestorOf(over)) continue;
        for (const Place& place : each.value()) {
            const QPointF way = over->mapTo(&view, place.box.center()) - from;
            const double distance = std::hypot(way.x(), way.y());
            const double along = QPointF::dotProduct(way, step) / length;
            if (distance < farthest && along > straightness * distance) return true;
        }
    }
    return false;
}

void RuleLinks::pointAt(QWidget& widget, const Hit& hit) {
    m_owner = hit.owner;
    if (m_pointed == &widget) return;
    pointAway();
    m_owner = hit.owner;
    m_pointed = &widget;
    m_cursor = widget.testAttribute(Qt::WA_SetCursor) ? std::optional(widget.cursor()) : std::nullopt;
    widget.setCursor(Qt::PointingHandCursor);
}

void RuleLinks::pointAway() {
    m_owner = nullptr;
    if (!m_pointed) return;
    if (m_cursor)
        m_pointed->setCursor(*m_cursor);
    else
        m_pointed->unsetCursor();
    m_pointed = nullptr;
}

void RuleLinks::hide(const QWidget& widget) {
    const auto known = m_places.find(&widget);
    if (known != m_places.end()) known->clear();
    if (m_pointed == &widget) pointAway();
}

bool RuleLinks::press(QWidget& widget, QPointF place) {
    m_pressed = at(widget, place);
    return !m_pressed.isEmpty();
}

bool RuleLinks::release(QWidget& widget, QPointF place) {
    const QString pressed = std::exchange(m_pressed, QString());
    if (pressed.isEmpty()) return false;
    if (at(widget, place) == pressed) request(pressed);
    return true;
}

bool RuleLinks::tellAt(QWidget& widget, const QHelpEvent& event) const {
    const QString rule = at(widget, event.pos());
    if (rule.isEmpty()) return false;
    QToolTip::showText(event.globalPos(), invitation(rule), &widget);
    return true;
}

bool RuleLinks::mouse(QWidget& widget, QEvent& event) {
    const auto& mouse = static_cast<QMouseEvent&>(event);
    if (event.type() == QEvent::MouseMove) {
        if (mouse.buttons() != Qt::NoButton) return false;
        const Hit hit = hitAt(widget, mouse.position());
        if (hit.owner)
            pointAt(widget, hit);
        else if (m_pointed == &widget)
            pointAway();
        return hit.owner != nullptr;  // what lies below is not pointed at
    }
    if (mouse.button() != Qt::LeftButton) return false;
    return event.type() == QEvent::MouseButtonRelease ? release(widget, mouse.position())
                                                      : press(widget, mouse.position());
}

// One finger; what takes no touches gets a mouse instead.
bool RuleLinks::touch(QWidget& widget, QTouchEvent& event) {
    const bool begins = event.type() == QEvent::TouchBegin;
    if (!widget.testAttribute(Qt::WA_AcceptTouchEvents) || event.points().size() != 1) return false;
    const QPointF place = event.points().front().position();
    const bool ours = begins ? press(widget, place) : !m_pressed.isEmpty();
    if (event.type() == QEvent::TouchEnd) release(widget, place);
    if (ours) event.accept();
    return ours;
}

bool RuleLinks::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    auto& widget = *static_cast<QWidget*>(watched);
    if (event->type() == QEvent::Paint) beginPaint(widget, static_cast<QPaintEvent*>(event)->region());
    if (m_places.isEmpty()) return false;
    switch (event->type()) {
        case QEvent::Hide:
            hide(widget);
            return false;
        case QEvent::Leave:
            if (m_pointed == &widget) pointAway();
            return false;
        case QEvent::MouseMove:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::MouseButtonRelease:
            return mouse(widget, *event);
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
            return touch(widget, *static_cast<QTouchEvent*>(event));
        case QEvent::ToolTip:
            return tellAt(widget, *static_cast<QHelpEvent*>(event));
        default:
            return false;
    }
}

RuleLinks& ruleLinks() {
    static RuleLinks links;
    return links;
}

}  // namespace remparts::panel
