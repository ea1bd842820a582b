#include "left/left_model.h"

#include <algorithm>
#include <utility>

#include "left/design_words.h"

namespace remparts::model {

LeftModel::LeftModel(Session& session, QObject* parent) : QAbstractListModel(parent), m_session(session) {
    connect(&session, &Session::gameReplaced, this, [this] { m_cell.reset(); });
    connect(&session, &Session::changed, this, [this] {
        if (m_active) readPosition();
    });
}

void LeftModel::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    readPosition();
}

bool LeftModel::isFree(engine::Position cell) const {
    return m_session.hasGame() && m_session.state().board.frontierAt(cell) != nullptr;
}

void LeftModel::ask(engine::Position cell) {
    if (!m_active || m_cell == cell || !isFree(cell)) return;
    m_cell = cell;
    readRows();
    emit changed();
}

bool LeftModel::isBeyondWall() const {
    const engine::FrontierCell* cell = m_cell ? m_session.state().board.frontierAt(*m_cell) : nullptr;
    return cell && cell->barred;
}

int LeftModel::fittingCount() const {
    int count = 0;
    for (const Row& row : m_rows)
        if (row.fits) count += row.design.left;
    return count;
}

void LeftModel::setFittingOnly(bool on) {
    if (on == m_fittingOnly) return;
    m_fittingOnly = on;
    readRows();
    emit changed();
}

void LeftModel::setMarksDeadCells(bool on) {
    if (on == m_marksDead) return;
    m_marksDead = on;
    emit changed();
}

std::vector<engine::Position> LeftModel::deadCells() const {
    return m_outlook ? m_outlook->deadCells() : std::vector<engine::Position>();
}

std::vector<engine::TileIndex> LeftModel::discarded() const {
    return m_outlook ? m_session.state().stacks.discarded : std::vector<engine::TileIndex>();
}

void LeftModel::readPosition() {
    const bool reads = m_active && m_session.hasGame();
    m_outlook.reset();
    m_designs.clear();
    if (reads) {
        m_outlook.emplace(m_session.state());
        m_designs = engine::unseenDesigns(m_session.state());
    }
    if (m_cell && !isFree(*m_cell)) m_cell.reset();
    readRows();
    emit changed();
}

void LeftModel::readRows() {
    const std::vector<engine::TileIndex> fitting =
        m_cell && m_outlook ? m_outlook->fittingAt(*m_cell) : std::vector<engine::TileIndex>();
    std::vector<Row> rows;
    for (const engine::UnseenDesign& design : m_designs) {
        const bool fits = std::find(fitting.begin(), fitting.end(), design.tile) != fitting.end();
        if (fits || !m_fittingOnly || !m_cell) rows.push_back({design, fits});
    }
    if (rows == m_rows) return;
    const bool sameTiles = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                      [](const Row& a, const Row& b) { return a.design.tile == b.design.tile; });
    if (!sameTiles) beginResetModel();
    m_rows = std::move(rows);
    if (sameTiles)
        emit dataChanged(index(0), index(rowCount() - 1));
    else
        endResetModel();
}

int LeftModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LeftModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const engine::UnseenDesign& design = row.design;
    switch (role) {
        case WordsRole:
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return sentences::designLeft((*m_session.game().setup().tiles)[design.tile], design, row.fits);
        case TileRole:
            return static_cast<int>(design.tile);
        case LeftRole:
            return design.left;
        case AllRole:
            return design.all;
        case FitsRole:
            return row.fits;
        default:
            return {};
    }
}

QHash<int, QByteArray> LeftModel::roleNames() const {
    return {{WordsRole, "words"}, {TileRole, "tile"}, {LeftRole, "left"}, {AllRole, "all"}, {FitsRole, "fits"}};
}

}  // namespace remparts::model
