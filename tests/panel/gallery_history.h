// Pictures of the history: the timeline of a whole game with lines, the offer to go on, the word about the disk.
#pragma once

#include <QSize>
#include <QString>
#include <functional>

class QWidget;

namespace remparts::test {

using SavePage = std::function<void(QWidget& page, const QString& name, QSize size)>;

void saveHistory(const SavePage& save);

}  // namespace remparts::test
