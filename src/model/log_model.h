// What happened, newest first, in words; scorings with their terms and rule.
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "explain/rule_book.h"
#include "log_rows.h"
#include "session.h"

namespace remparts::model {

class LogModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        TextRole = Qt::DisplayRole,  ///< "Street of 5 tiles", "laid m21, a steward in it"
        PlayerRole = Qt::UserRole,   ///< index, −1 for nobody
        ColorRole,                   ///< int of engine::PlayerColor, −1 for nobody
        PointsRole,                  ///< int, or invalid when it is no scoring
        TermsRole,                   ///< "5 tiles, 2 points each"
        RuleRole,                    ///< "C4.2", may be empty
        SentenceRole,                ///< "Anna: street of 5 tiles, 2 points each: 10"
        StepRole,                    ///< index of the step it belongs to in game().steps(), −1 before the first
        SpokenRole = Qt::AccessibleTextRole,  ///< all that the row tells: sentence, sum, notes and rule
    };

    explicit LogModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Needs an index of this model.
    [[nodiscard]] const LogRow& row(const QModelIndex& index) const {
        return m_rows[static_cast<std::size_t>(index.row())];
    }
    /// The rule behind a row; null where it has none.
    [[nodiscard]] const Rule* rule(const QModelIndex& index) const;

  private:
    void catchUp();
    [[nodiscard]] QString spoken(const QModelIndex& index) const;

    Session& m_session;
    std::vector<LogRow> m_rows;  ///< newest first
};

}  // namespace remparts::model
