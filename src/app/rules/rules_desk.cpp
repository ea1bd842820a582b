#include "rules/rules_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QStackedWidget>

#include "language/spoken.h"
#include "look/rule_links.h"
#include "rules/rules_page.h"
#include "session.h"

namespace remparts::app {

RulesDesk::RulesDesk(const model::Session& session, QStackedWidget& pages, QMainWindow& window)
    : QObject(&window), m_session(session), m_pages(pages), m_window(window), m_action(new QAction(&window)) {
    model::keepSaid(this, [this] { m_action->setText(tr("Rules")); });
    m_action->setShortcut(Qt::Key_F2);
    window.addAction(m_action);
    connect(m_action, &QAction::triggered, this, &RulesDesk::toggle);
    connect(&panel::ruleLinks(), &panel::RuleLinks::requested, this, &RulesDesk::open);
}

bool RulesDesk::isOpen() const {
    return m_page && m_pages.currentWidget() == m_page;
}

// Over the city F2 opens the rule that is told there just now.
void RulesDesk::toggle() {
    isOpen() ? close() : open(panel::ruleLinks().told());
}

panel::RulesPage& RulesDesk::makePage() {
    if (m_page) return *m_page;
    m_page = new panel::RulesPage;
    m_pages.addWidget(m_page);
    connect(m_page, &panel::RulesPage::closeRequested, this, &RulesDesk::close);
    return *m_page;
}

void RulesDesk::open(const QString& rule) {
    panel::RulesPage& page = makePage();
    if (!isOpen()) {
        m_before = m_pages.currentWidget();
        m_focus = m_window.focusWidget();
        emit opened();
        m_pages.setCurrentWidget(&page);
    }
    if (!rule.isEmpty())
        page.showRule(rule);
    else if (m_session.hasGame())
        page.showGame(m_session.gameKind());
    page.setFocus();
}

void RulesDesk::close() {
    if (!isOpen() || !m_before) return;
    m_pages.setCurrentWidget(m_before);
    (m_focus ? m_focus.data() : m_before.data())->setFocus();
}

}  // namespace remparts::app
