// Where the parts of a row of the log lie: its line, and below it what unfolds. One place for painting and pointing.
#pragma once

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "log_model.h"

namespace remparts::panel {

enum class RowFold {
    Closed,  ///< one line
    Brief,   ///< the newest scoring by itself: its terms in a line, its rule, the way to the city
    Open,    ///< the whole sum, what else belongs to it, the words of the rule
};

struct LogRowLayout {
    struct Words {
        QRectF box;
        QString text;
    };
    struct Line {
        Words words;
        Words number;
        bool total = false;
    };

    QRectF head;                 ///< what is there of every row
    Words text;                  ///< in it
    std::optional<Words> mark;   ///< right of it, in a closed row: the rule's number
    std::optional<Words> gain;   ///< "+10"
    std::optional<Words> terms;  ///< of a brief row
    std::vector<Line> sum;
    std::vector<Words> notes;
    std::optional<Words> link;   ///< "Show where it is"
    std::optional<Words> badge;  ///< the rule's number
    std::optional<Words> title;  ///< of the rule, beside its number
    std::optional<Words> rule;   ///< its text
    double height = 0;
};

/// Left of the words of a row: room for the player's sign.
inline constexpr double logTextLeft = 38;

/// For a row of this width whose upper left corner is (0, 0).
[[nodiscard]] LogRowLayout layOutLogRow(const model::LogModel& log, const QModelIndex& index, RowFold fold,
                                        double width);

}  // namespace remparts::panel
