// Pictures of the log: rows unfolded, wide and narrow.
#pragma once

#include <QSize>
#include <QString>
#include <QWidget>
#include <functional>

namespace remparts::test {

void saveLog(const std::function<void(QWidget& page, const QString& name, QSize size)>& save);

}  // namespace remparts::test
