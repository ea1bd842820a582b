#include "log_model.h"

#include <algorithm>

#include "counted.h"

namespace remparts::model {

namespace {

std::vector<LogRow> newestFirst(const Session& session) {
    if (!session.hasGame()) return {};
    std::vector<LogRow> rows = logRows(session.game());
    std::reverse(rows.begin(), rows.end());
    return rows;
}

/// How many rows at the old end are the same in both.
std::size_t commonTail(const std::vector<LogRow>& a, const std::vector<LogRow>& b) {
    return static_cast<std::size_t>(std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend()).first - a.rbegin());
}

}  // namespace

LogModel::LogModel(Session& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session), m_rows(newestFirst(session)) {
    connect(&session, &Session::gameReplaced, this, [this] {
        beginResetModel();
        m_rows = newestFirst(m_session);
        endResetModel();
    });
    connect(&session, &Session::changed, this, &LogModel::catchUp);
}

void LogModel::catchUp() {
    std::vector<LogRow> rows = newestFirst(m_session);
    const std::size_t same = commonTail(m_rows, rows);
    const int changed = static_cast<int>(std::min(m_rows.size(), rows.size()) - same);
    const int added = static_cast<int>(rows.size()) - static_cast<int>(m_rows.size());
    if (added > 0) {
        beginInsertRows({}, 0, added - 1);
        m_rows.insert(m_rows.begin(), rows.begin(), rows.begin() + added);
        endInsertRows();
    } else if (added < 0) {
        beginRemoveRows({}, 0, -added - 1);
        m_rows.erase(m_rows.begin(), m_rows.begin() - added);
        endRemoveRows();
    }
    m_rows = std::move(rows);
    const int first = std::max(added, 0);
    if (changed > 0) emit dataChanged(index(first), index(first + changed - 1));
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const LogRow& row = this->row(index);
    const bool hasPlayer = row.player != engine::noPlayer;
    switch (role) {
        case TextRole:
            return row.text;
        case PlayerRole:
            return hasPlayer ? int{row.player} : -1;
        case ColorRole:
            return hasPlayer ? static_cast<int>(m_session.game().setup().players[row.player].color) : -1;
        case PointsRole:
            return row.points ? QVariant(*row.points) : QVariant();
        case TermsRole:
            return row.terms;
        case RuleRole:
            return row.rule;
        case SentenceRole:
            return row.sentence;
        case StepRole:
            return row.step;
        case SpokenRole:
            return spoken(index);
        default:
            return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const {
    return {{TextRole, "text"},   {PlayerRole, "player"}, {ColorRole, "color"},       {PointsRole, "points"},
            {TermsRole, "terms"}, {RuleRole, "rule"},     {SentenceRole, "sentence"}, {StepRole, "step"}};
}

const Rule* LogModel::rule(const QModelIndex& index) const {
    return ruleBook(m_session.gameKind()).find(row(index).rule);
}

QString LogModel::spoken(const QModelIndex& index) const {
    const LogRow& told = row(index);
    QStringList parts{told.sentence};
    if (!told.sum.empty()) parts.append(spokenSum(told.sum));
    parts.append(told.notes);
    if (const Rule* known = rule(index))
        parts.append(sentences::Text::tr("rule %1: %2").arg(known->number, known->title));
    return parts.join(QStringLiteral(". "));
}

}  // namespace remparts::model
