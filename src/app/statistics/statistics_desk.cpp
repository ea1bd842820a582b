#include "statistics/statistics_desk.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <algorithm>

#include "files/saved_games.h"
#include "language/spoken.h"
#include "session.h"
#include "statistics/statistics_csv.h"
#include "statistics/statistics_file.h"
#include "statistics/statistics_page.h"
#include "table/table_side.h"

namespace remparts::app {

namespace {

bool isPlayedOut(const engine::Game& game) {
    if (game.steps().empty()) return false;
    const engine::EventLog& last = game.steps().back().events;
    return std::any_of(last.begin(), last.end(),
                       [](const engine::Event& event) { return std::holds_alternative<engine::GameEnded>(event); });
}

}  // namespace

StatisticsDesk::StatisticsDesk(model::Session& session, TableSide& side, const QSettings& settings, QWidget& window)
    : QObject(&side),
      m_session(session),
      m_side(side),
      m_settings(settings),
      m_window(window),
      m_action(new QAction(this)) {
    model::keepSaid(this, [this] { m_action->setText(tr("Statistics")); });
    connect(m_action, &QAction::triggered, &side, &TableSide::showStatistics);
    connect(&side.statistics(), &panel::StatisticsPage::saveRequested, this, &StatisticsDesk::save);
    connect(&session, &model::Session::changed, this, &StatisticsDesk::refresh);
    refresh();
}

void StatisticsDesk::refresh() {
    m_action->setEnabled(m_session.hasGame() && isPlayedOut(m_session.game()));
}

void StatisticsDesk::save() {
    const model::StatisticsModel& statistics = m_side.statistics().statistics();
    QFileInfo suggested(suggestedPath(m_settings, m_session));
    QFileDialog dialog(&m_window, tr("Save the statistics"), suggested.path(), tr("Tables (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    dialog.selectFile(suggested.fileName().section(u'.', 0, 0) + QStringLiteral(".csv"));
    if (dialog.exec() != QDialog::Accepted) return;
    const QByteArray table =
        model::statisticsCsv(statistics.statistics(), statistics.luck().value_or(std::vector<model::DrawLuck>()));
    const auto fault = writeTable(table, dialog.selectedFiles().first());
    if (!fault) return;
    QMessageBox message(QMessageBox::NoIcon, tr("Remparts"), tr("The statistics were not saved"), QMessageBox::Ok,
                        &m_window);
    message.setInformativeText(*fault);
    message.exec();
}

}  // namespace remparts::app
